import type { Operation } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { type RefObject, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { onDemand } from '../../shared/on-demand.ts';
import { useEditor } from '../services/editor-context.ts';
import type { BlockRow, SlotRow } from './outline-rows.ts';

/** Dragging rows: loaded after the page. */
export const rowDrags = onDemand(() => import('./row-drag.ts'));

/**
 * Makes a row draggable, and a drop target for rows before, after or inside it. Returns the current operation
 * of a drag over it.
 */
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

/**
 * Makes the row of a slot a drop target that appends to the slot. True while a row that it accepts is over
 * it.
 */
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
