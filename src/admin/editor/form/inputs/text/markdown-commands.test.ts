import { expect, test } from 'vitest';
import { type InputSelection, makeLink, toggleList, toggleMark } from './markdown-commands.ts';

/** Parses `a |b| c` to a text with the part between the bars selected. */
function at(marked: string): InputSelection {
  const [before = '', selected = '', after = ''] = marked.split('|');
  return { text: before + selected + after, start: before.length, end: before.length + selected.length };
}

function shown({ text, start, end }: InputSelection): string {
  return `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
}

test('toggleMark adds and removes marks', () => {
  expect(shown(toggleMark(at('een |mooi| woord'), '**'))).toBe('een **|mooi|** woord');
  expect(shown(toggleMark(at('een **|mooi|** woord'), '**'))).toBe('een |mooi| woord');
  expect(shown(toggleMark(at('een |**mooi**| woord'), '**'))).toBe('een |mooi| woord');
});

test('toggling italics inside bold keeps the bold', () => {
  expect(shown(toggleMark(at('**|mooi|**'), '*'))).toBe('***|mooi|***');
  expect(shown(toggleMark(at('***|mooi|***'), '*'))).toBe('**|mooi|**');
});

test('makeLink selects the URL of the new link', () => {
  expect(shown(makeLink(at('naar |hier|.'), { text: 'link', address: 'https://' }))).toBe(
    'naar [hier](|https://|).',
  );
});

test('toggleList turns lines into list items and back', () => {
  expect(shown(toggleList(at('een\n|twee\ndrie|\nvier')))).toBe('een\n|- twee\n- drie|\nvier');
  expect(shown(toggleList(at('|- twee\n- drie|')))).toBe('|twee\ndrie|');
});
