import { selectBlocks } from '#document/selection.ts';
import { announce } from '../../shared/announcer.tsx';
import { words } from '../../words.ts';
import { defineCommand } from './command.ts';

/** All blocks of the leading one's type on the page, wherever they stand. The leading one stays in the lead. */
export const selectLikeCommand = defineCommand({
  id: 'select-like',
  group: 'block',
  isOfSelection: true,
  position: 17,
  label: 'Select all of this type',
  strokes: [{ key: 'a', mod: true, alt: true }],
  can: ({ draft }) => draft.store.getState().selection.lead !== null,
  run: ({ draft, editing }) => {
    const { tree, selection } = draft.store.getState();
    const block = tree.find(selection.lead)?.block;
    if (!block) return;
    const ids = [...tree.walk()].flatMap((visit) => (visit.block.type === block.type ? visit.block.id : []));
    draft.select({ ...selectBlocks(tree, ids), lead: block.id });
    announce(words.outline.selectedLike(ids.length, editing.nameOfBlocks([block])));
  },
});
