import { wrapBlocks } from '#document/commands/wrap-blocks.ts';
import { words } from '../../words.ts';
import { blockCommand } from './block-command.ts';

export const wrapCommand = blockCommand({
  id: 'wrap',
  position: 14,
  label: 'Wrap in a grid',
  strokes: [{ key: 'g', mod: true, alt: true }],
  does: wrapBlocks,
  cannot: words.outline.cannotWrap,
  words: { step: words.history.wrap, done: words.outline.wrapped },
});
