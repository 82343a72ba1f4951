import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { dropTargetForExternal } from '@atlaskit/pragmatic-drag-and-drop/external/adapter';
import { containsFiles, getFiles } from '@atlaskit/pragmatic-drag-and-drop/external/file';
import {
  attachInstruction,
  extractInstruction,
  type Operation,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import type { Place } from '#document/edit.ts';
import { canPlaceFiles } from '../services/arrange-files.ts';
import { determineDropOutcome, listDraggedBlocks } from '../services/drop-outcome.ts';
import type { EditorServices } from '../services/editor-context.ts';
import type { Draft } from '../work/draft/draft.ts';
import type { BlockRow, SlotRow } from './outline-rows.ts';
import { isInIndentation } from './row-hit-areas.ts';

const dragType = 'outline-block';

interface RowDrag {
  readonly element: HTMLElement;
  readonly services: EditorServices;
}

/**
 * Makes a row draggable, and a drop target for rows before, after or inside it. Returns a function that
 * removes both.
 */
export function attachRow(
  { element: target, services }: RowDrag,
  row: BlockRow,
  setOver: (operation: Operation | undefined) => void,
): () => void {
  const getInstruction = (data: Record<string | symbol, unknown>) => {
    const found = extractInstruction(data);
    return found && !found.blocked ? found.operation : undefined;
  };
  return combine(
    draggable({
      element: target,
      getInitialData: () => ({ type: dragType, id: row.key }),
      // A press there starts a selection rectangle.
      canDrag: ({ input }) => !isInIndentation(target, input.clientX),
      // The page accepts rows too, and shows the drag.
      onDragStart: () => services.view.setState({ dragged: listDraggedBlocks(services.draft, row.key) }),
      onDrop: () => services.view.setState({ dragged: [] }),
    }),
    dropTargetForElements({
      element: target,
      canDrop: ({ source }) => source.data.type === dragType && source.data.id !== row.key,
      getData: ({ input, source }) => {
        const id = String(source.data.id);
        const can = (operation: Operation) => resolveDrop(services, id, row, operation) !== undefined;
        // An edge where a drop would change nothing is ignored: "not-available" would pass it to the row inside.
        const operations = {
          'reorder-before': can('reorder-before') ? 'available' : 'blocked',
          'reorder-after': can('reorder-after') ? 'available' : 'blocked',
          combine: can('combine') ? 'available' : 'not-available',
        } as const;
        return attachInstruction({}, { input, element: target, operations, axis: 'vertical' });
      },
      onDrag: ({ self }) => setOver(getInstruction(self.data)),
      onDragLeave: () => setOver(undefined),
      onDrop: ({ self, source }) => {
        setOver(undefined);
        const operation = getInstruction(self.data);
        const place = operation && resolveDrop(services, String(source.data.id), row, operation);
        if (place) services.editing.drop(String(source.data.id), place);
      },
    }),
    dropTargetForExternal({
      element: target,
      canDrop: containsFiles,
      getData: ({ input }) =>
        attachInstruction(
          {},
          { input, element: target, operations: handleFiles(services, row), axis: 'vertical' },
        ),
      onDrag: ({ self }) => setOver(getInstruction(self.data)),
      onDragLeave: () => setOver(undefined),
      onDrop: ({ self, source }) => {
        setOver(undefined);
        const operation = getInstruction(self.data);
        const place = operation && placeBeside(services, row, operation);
        if (place) services.pendingUploads.add(getFiles({ source }), place);
      },
    }),
  );
}

/** Drop handlers of a row for files from the operating system. */
function handleFiles(services: EditorServices, row: BlockRow) {
  const can = (operation: Operation) => {
    const place = placeBeside(services, row, operation);
    return place !== undefined && canPlaceFiles(services.draft.store.getState().tree, place);
  };
  return {
    'reorder-before': can('reorder-before') ? 'available' : 'blocked',
    'reorder-after': can('reorder-after') ? 'available' : 'blocked',
    combine: can('combine') ? 'available' : 'not-available',
  } as const;
}

/** Place of a drop at a row; undefined if it does not accept it. */
function placeBeside({ draft }: EditorServices, row: BlockRow, operation: Operation): Place | undefined {
  if (operation === 'reorder-before') return row.place;
  if (operation === 'reorder-after') return { ...row.place, index: row.place.index + 1 };
  const [list] = draft.store.getState().tree.getLists(row.block);
  return list && { parent: row.key, slot: list.slot, index: list.blocks.length };
}

/** Makes the row of a slot a drop target that appends to the slot. Returns a function that removes it. */
export function attachSlot(
  { element: target, services: { draft, editing } }: RowDrag,
  row: SlotRow,
  setOver: (isOver: boolean) => void,
): () => void {
  const placeFor = (id: unknown) => acceptPlace(draft, String(id), row.place);
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
}

function resolveDrop(
  services: EditorServices,
  id: string,
  row: BlockRow,
  operation: Operation,
): Place | undefined {
  const place = placeBeside(services, row, operation);
  return place && acceptPlace(services.draft, id, place);
}

/** Returns the place if it accepts the dragged row, or the whole selection if the row is part of it. */
function acceptPlace(draft: Draft, id: string, seen: Place): Place | undefined {
  const { tree } = draft.store.getState();
  return determineDropOutcome(tree, listDraggedBlocks(draft, id), seen) === 'moves' ? seen : undefined;
}
