import { selectBlocks } from '#document/selection.ts';
import { defineCommand } from './command.ts';

/** All that stand beside the leading block; where nothing is selected, all at the top of the page. */
export const selectAllCommand = defineCommand({
  id: 'select-all',
  group: 'block',
  position: 9,
  label: 'Select all siblings',
  strokes: [{ key: 'a', mod: true }],
  can: ({ draft }) => draft.store.getState().content.overview.length > 0,
  run: ({ draft }) => {
    const { tree, selection } = draft.store.getState();
    const place = tree.placeOf(selection.lead ?? '') ?? { parent: null, slot: [] };
    const ids = tree.listAt(place)?.blocks.map(({ id }) => id) ?? [];
    draft.select({ ...selectBlocks(tree, ids), lead: selection.lead ?? ids.at(-1) ?? null });
  },
});
