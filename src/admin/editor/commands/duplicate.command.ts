import { duplicateBlocks } from '#document/commands/duplicate-blocks.ts';
import { words } from '../../words.ts';
import { blockCommand } from './block-command.ts';

export const duplicateCommand = blockCommand({
  id: 'duplicate',
  position: 2,
  label: 'Duplicate',
  strokes: [{ key: 'd', mod: true }],
  does: duplicateBlocks,
  words: { step: words.history.duplicate, done: words.outline.duplicated },
});
