import type { BlockCommand } from '#document/commands/command.ts';
import { pasteStyle } from '#document/commands/paste-style.ts';
import { getBlockStyle } from '#document/style.ts';
import { announce } from '../../shared/announcer.tsx';
import { words } from '../../words.ts';
import type { EditorServices } from '../services/editor-context.ts';
import { readStoredStyle, storeStyle } from '../work/copied-style.ts';
import { historyWords } from '../work/history-words.ts';
import { createBlockCommand } from './block-command.ts';
import { defineCommand } from './command.ts';

export const copyStyleCommand = defineCommand({
  id: 'copy-style',
  group: 'block',
  isOfSelection: true,
  position: 15,
  strokes: [{ key: 'c', mod: true, alt: true }],
  can: (services) => findLeadingStyle(services) !== undefined,
  cannot: words.style.cannotCopy,
  run: (services) => {
    const found = findLeadingStyle(services);
    if (found && storeStyle(found.style)) {
      announce(words.style.copied(services.editing.describeBlocks([found.block])));
    }
  },
});

function findLeadingStyle({ draft }: EditorServices) {
  const { tree, selection } = draft.store.getState();
  const block = tree.find(selection.lead)?.block;
  const style = block && getBlockStyle(tree, block);
  return style && { block, style };
}

const pasteKeptStyle: BlockCommand = (...asked) => {
  const style = readStoredStyle();
  return style && pasteStyle(style)(...asked);
};

export const pasteStyleCommand = createBlockCommand({
  id: 'paste-style',
  position: 16,
  strokes: [{ key: 'v', mod: true, alt: true }],
  does: pasteKeptStyle,
  cannot: words.style.cannotPaste,
  words: { step: historyWords.style, done: words.style.pasted },
});
