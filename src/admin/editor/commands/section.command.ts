import { walkBlocks } from '#content/block/slots.ts';
import { findSectionName } from '#content/page/show-sections.ts';
import { createDetachSections } from '#document/commands/detach-sections.ts';
import { listOutermost } from '#document/selection.ts';
import { findKnownSection } from '../../data/sections.ts';
import { savedSectionWords as say } from '../services/saved-section-words.ts';
import { createBlockCommand } from './block-command.ts';
import { defineCommand } from './command.ts';

export const saveSectionCommand = defineCommand({
  id: 'save-section',
  group: 'block',
  position: 26,
  strokes: [],
  isOfSelection: true,
  can: ({ draft }) => {
    const { tree, selection } = draft.store.getState();
    const blocks = listOutermost(tree, selection).flatMap((id) => tree.find(id)?.block ?? []);
    const all = [...walkBlocks(tree.definitions, blocks)];
    return all.length > 0 && all.every(({ block }) => findSectionName(tree.definitions, block) === undefined);
  },
  cannot: say.cannotSave,
  run: ({ view }) => view.setState({ dialog: { type: 'save-section' } }),
});

export const detachCommand = createBlockCommand({
  id: 'detach-section',
  position: 27,
  strokes: [],
  does: createDetachSections(findKnownSection),
  cannot: say.cannotDetach,
  words: { step: () => say.detach, undoable: () => say.detached },
});
