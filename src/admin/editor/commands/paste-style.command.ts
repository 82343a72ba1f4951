import type { BlockCommand } from '#document/commands/command.ts';
import { pasteStyle } from '#document/commands/paste-style.ts';
import { words } from '../../words.ts';
import { keptStyle } from '../work/kept-style.ts';
import { blockCommand } from './block-command.ts';

const pasteKeptStyle: BlockCommand = (...asked) => {
  const style = keptStyle();
  return style && pasteStyle(style)(...asked);
};

export const pasteStyleCommand = blockCommand({
  id: 'paste-style',
  position: 16,
  label: 'Paste style',
  strokes: [{ key: 'v', mod: true, alt: true }],
  does: pasteKeptStyle,
  cannot: words.style.cannotPaste,
  words: { step: words.history.style, done: words.style.pasted },
});
