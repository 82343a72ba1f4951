import type { NarrowDevice } from '#content/fields/responsive-fields.ts';
import { duplicateBlocks } from '#document/commands/duplicate-blocks.ts';
import { hideBlocks, hideBlocksOn } from '#document/commands/hide-blocks.ts';
import { removeBlocks } from '#document/commands/remove-blocks.ts';
import { wrapBlocks } from '#document/commands/wrap-blocks.ts';
import { words } from '../../words.ts';
import { getFocusedArea } from '../services/area-focus.ts';
import { editWords } from '../work/edit-words.ts';
import { historyWords } from '../work/history-words.ts';
import { createBlockCommand } from './block-command.ts';
import { defineCommand } from './command.ts';

export const insertCommand = defineCommand({
  id: 'insert',
  group: 'block',
  position: 1,
  strokes: [{ key: '/' }],
  run: ({ draft, editing, view }) => {
    const at = editing.placeNear(draft.store.getState().selection.lead, 'after');
    view.setState({ dialog: { type: 'insert', at, inPage: getFocusedArea() === 'page' } });
  },
});

export const duplicateCommand = createBlockCommand({
  id: 'duplicate',
  position: 2,
  strokes: [{ key: 'd', mod: true }],
  does: duplicateBlocks,
  words: { step: historyWords.duplicate, done: editWords.duplicated },
});

export const wrapCommand = createBlockCommand({
  id: 'wrap',
  position: 14,
  strokes: [{ key: 'g', mod: true, alt: true }],
  does: wrapBlocks,
  cannot: editWords.cannotWrap,
  words: { step: historyWords.wrap, done: editWords.wrapped },
});

export const hideCommand = createBlockCommand({
  id: 'hide',
  position: 4,
  strokes: [{ key: 'h', mod: true, shift: true }],
  does: hideBlocks,
  words: {
    step: (name, { wasHidden }) => (wasHidden ? historyWords.show(name) : historyWords.hide(name)),
    done: (name, { wasHidden }) => (wasHidden ? editWords.shown(name) : editWords.hidden(name)),
  },
});

function createHideOnCommand(id: 'hideOnMobile' | 'hideOnTablet', device: NarrowDevice, position: number) {
  const name = words.devices[device];
  return createBlockCommand({
    id,
    position,
    strokes: [],
    does: hideBlocksOn(device),
    cannot: editWords.isHiddenEverywhere,
    words: {
      step: (block) => historyWords.hideOn(block, name),
      done: (block) => editWords.hidingChanged(block, name),
    },
  });
}

export const hideOnMobileCommand = createHideOnCommand('hideOnMobile', 'mobile', 4.2);
export const hideOnTabletCommand = createHideOnCommand('hideOnTablet', 'tablet', 4.4);

export const deleteCommand = createBlockCommand({
  id: 'delete',
  position: 3,
  strokes: [{ key: 'Delete' }, { key: 'Backspace' }],
  does: removeBlocks,
  // With an Undo button, since deletions are often regretted.
  words: { step: historyWords.remove, undoable: editWords.removed },
});
