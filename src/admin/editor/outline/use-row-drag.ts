import type { Operation } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { type RefObject, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { onDemand } from '../../shared/on-demand.ts';
import { useEditor } from '../services/editor-context.ts';
import type { BlockRow, SlotRow } from './outline-rows.ts';

/** What follows a dragged row: there once the page has been opened. */
export const rowDrags = onDemand(() => import('./row-drag.ts'));

/** Makes a row draggable, and a place to drop others before, after or into. Answers what a drop would do. */
export function useRowDrag(element: RefObject<HTMLElement | null>, row: BlockRow): Operation | undefined {
  const services = useEditor();
  const { part } = useStore(rowDrags.store);
  const [over, setOver] = useState<Operation>();
  useEffect(() => {
    if (!element.current) return;
    return part?.attachRow({ element: element.current, services }, row, setOver);
  }, [element, row, services, part]);
  return over;
}

/** A slot's own row takes blocks at the end of the slot. True while something that fits is over it. */
export function useSlotDrop(element: RefObject<HTMLElement | null>, row: SlotRow): boolean {
  const services = useEditor();
  const { part } = useStore(rowDrags.store);
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    return part?.attachSlot({ element: element.current, services }, row, setOver);
  }, [element, row, services, part]);
  return over;
}
