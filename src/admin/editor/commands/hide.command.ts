import { hideBlocks } from '#document/commands/hide-blocks.ts';
import { words } from '../../words.ts';
import { blockCommand } from './block-command.ts';

export const hideCommand = blockCommand({
  id: 'hide',
  position: 4,
  label: 'Hide or show',
  strokes: [{ key: 'h', mod: true, shift: true }],
  does: hideBlocks,
  words: {
    step: (name, { wasHidden }) => (wasHidden ? words.history.show(name) : words.history.hide(name)),
    done: (name, { wasHidden }) => (wasHidden ? words.outline.shown(name) : words.outline.hidden(name)),
  },
});
