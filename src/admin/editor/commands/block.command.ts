import type { NarrowDevice } from '#content/fields/responsive-fields.ts';
import { duplicateBlocks } from '#document/commands/duplicate-blocks.ts';
import { hideBlocks, hideBlocksOn } from '#document/commands/hide-blocks.ts';
import { removeBlocks } from '#document/commands/remove-blocks.ts';
import { wrapBlocks } from '#document/commands/wrap-blocks.ts';
import { words } from '../../words.ts';
import { getFocusedArea } from '../services/area-focus.ts';
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
  words: { step: words.history.duplicate, done: words.outline.duplicated },
});

export const wrapCommand = createBlockCommand({
  id: 'wrap',
  position: 14,
  strokes: [{ key: 'g', mod: true, alt: true }],
  does: wrapBlocks,
  cannot: words.outline.cannotWrap,
  words: { step: words.history.wrap, done: words.outline.wrapped },
});

export const hideCommand = createBlockCommand({
  id: 'hide',
  position: 4,
  strokes: [{ key: 'h', mod: true, shift: true }],
  does: hideBlocks,
  words: {
    step: (name, { wasHidden }) => (wasHidden ? words.history.show(name) : words.history.hide(name)),
    done: (name, { wasHidden }) => (wasHidden ? words.outline.shown(name) : words.outline.hidden(name)),
  },
});

function createHideOnCommand(id: 'hideOnMobile' | 'hideOnTablet', device: NarrowDevice, position: number) {
  const name = words.devices[device];
  return createBlockCommand({
    id,
    position,
    strokes: [],
    does: hideBlocksOn(device),
    cannot: words.outline.isHiddenEverywhere,
    words: {
      step: (block) => words.history.hideOn(block, name),
      done: (block) => words.outline.hidingChanged(block, name),
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
  words: { step: words.history.remove, undoable: words.outline.removed },
});
