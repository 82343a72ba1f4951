import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachInstruction,
  extractInstruction,
  type Operation,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { type RefObject, useEffect, useState } from 'react';
import { moveBlocksTo } from '#document/commands/move-blocks-to.ts';
import type { Place } from '#document/edit.ts';
import { type EditorServices, useEditor } from '../services/editor-context.ts';
import type { Draft } from '../work/draft/draft.ts';
import type { BlockRow, SlotRow } from './outline-rows.ts';

const dragType = 'outline-block';

/** Makes a row draggable, and a place to drop others before, after or into. Answers what a drop would do. */
export function useRowDrag(element: RefObject<HTMLElement | null>, row: BlockRow): Operation | undefined {
  const services = useEditor();
  const [over, setOver] = useState<Operation>();
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const instruction = (data: Record<string | symbol, unknown>) => {
      const found = extractInstruction(data);
      return found && !found.blocked ? found.operation : undefined;
    };
    return combine(
      draggable({ element: target, getInitialData: () => ({ type: dragType, id: row.key }) }),
      dropTargetForElements({
        element: target,
        canDrop: ({ source }) => source.data.type === dragType && source.data.id !== row.key,
        getData: ({ input, source }) => {
          const id = String(source.data.id);
          const can = (operation: Operation) => resolveDrop(services, id, row, operation) !== undefined;
          // An edge where nothing would change does nothing: "not available" would give it to what is inside.
          const operations = {
            'reorder-before': can('reorder-before') ? 'available' : 'blocked',
            'reorder-after': can('reorder-after') ? 'available' : 'blocked',
            combine: can('combine') ? 'available' : 'not-available',
          } as const;
          return attachInstruction({}, { input, element: target, operations, axis: 'vertical' });
        },
        onDrag: ({ self }) => setOver(instruction(self.data)),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ self, source }) => {
          setOver(undefined);
          const operation = instruction(self.data);
          const place = operation && resolveDrop(services, String(source.data.id), row, operation);
          if (place) services.editing.drop(String(source.data.id), place);
        },
      }),
    );
  }, [element, row, services]);
  return over;
}

/** A slot's own row takes blocks at the end of the slot. True while something that fits is over it. */
export function useSlotDrop(element: RefObject<HTMLElement | null>, row: SlotRow): boolean {
  const { draft, editing } = useEditor();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const placeFor = (id: unknown) => accepted(draft, String(id), row.place);
    return dropTargetForElements({
      element: target,
      canDrop: ({ source }) => source.data.type === dragType && placeFor(source.data.id) !== undefined,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const place = placeFor(source.data.id);
        if (place) editing.drop(String(source.data.id), place);
      },
    });
  }, [element, row, draft, editing]);
  return over;
}

function resolveDrop(
  { draft }: EditorServices,
  id: string,
  row: BlockRow,
  operation: Operation,
): Place | undefined {
  const { tree } = draft.store.getState();
  if (operation === 'reorder-before') return accepted(draft, id, row.place);
  if (operation === 'reorder-after') return accepted(draft, id, { ...row.place, index: row.place.index + 1 });
  const [list] = tree.listsOf(row.block);
  return list && accepted(draft, id, { parent: row.key, slot: list.slot, index: list.blocks.length });
}

/** The place, where what is dragged may go there: the row, or all that are selected with it. */
function accepted(draft: Draft, id: string, seen: Place): Place | undefined {
  const { tree, selection } = draft.store.getState();
  const ids = selection.ids.includes(id) ? selection.ids : [id];
  return moveBlocksTo(tree, ids, seen) && seen;
}
