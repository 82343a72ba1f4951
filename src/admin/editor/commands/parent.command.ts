import { focusedArea, leaveProperties } from '../services/areas.ts';
import { defineCommand } from './command.ts';

/**
 * Escape climbs: from a field to its block, from several blocks to one, from a block to the one it is in, from the top to
 * nothing.
 */
export const parentCommand = defineCommand({
  id: 'parent',
  group: 'block',
  position: 10,
  label: 'Select parent',
  strokes: [{ key: 'Escape' }],
  whileTyping: true,
  can: ({ draft }) => focusedArea() === 'properties' || draft.store.getState().selection.lead !== null,
  run: ({ draft, view }) => {
    if (focusedArea() === 'properties') {
      leaveProperties({ draft, view });
      return;
    }
    const { tree, selection } = draft.store.getState();
    const { ids, lead } = selection;
    draft.select(ids.length > 1 ? lead : (tree.find(lead)?.parent?.id ?? null));
  },
});
