import { removeBlocks } from '#document/commands/remove-blocks.ts';
import { words } from '../../words.ts';
import { blockCommand } from './block-command.ts';

export const deleteCommand = blockCommand({
  id: 'delete',
  position: 3,
  label: 'Delete',
  strokes: [{ key: 'Delete' }, { key: 'Backspace' }],
  does: removeBlocks,
  // Said with the way back: it is the one that people regret.
  words: { step: words.history.remove, undoable: words.outline.removed },
});
