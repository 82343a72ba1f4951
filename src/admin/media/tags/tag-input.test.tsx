// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { longestTag, mostTags } from '#content/media/media-tags.ts';
import { libraryWords } from '../library-words.ts';
import { TagInput } from './tag-input.tsx';

afterEach(cleanup);

interface FormProps {
  readonly first: readonly string[];
  readonly known: readonly string[];
  readonly save: (tags: readonly string[]) => void;
}

function Form({ first, known, save }: FormProps) {
  const [tags, setTags] = useState(first);
  const change = (changed: readonly string[]) => {
    save(changed);
    setTags(changed);
  };
  return (
    <>
      <TagInput value={tags} known={known} onValue={change} />
      <button type="button">Elsewhere</button>
    </>
  );
}

function open(first: readonly string[] = [], known: readonly string[] = []) {
  const saved: (readonly string[])[] = [];
  return { ...render(<Form first={first} known={known} save={(tags) => saved.push(tags)} />), saved };
}
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' });
const write = (value: string) => fireEvent.change(input(), { target: { value } });
const key = (name: string, more: object = {}) => fireEvent.keyDown(input(), { key: name, ...more });
const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const told = () => screen.getByRole('status').textContent;
const removeButton = (tag: string) => screen.getByRole('button', { name: `Remove the tag ${tag}` });

test('Enter adds the typed tag and announces it', () => {
  const { saved } = open(['zee']);
  write('  aan de  kade ');
  key('Enter');
  expect([tags(), input().value, told()]).toEqual([['zee', 'aan de kade'], '', 'Added: aan de kade']);
  key('Enter');
  expect(saved).toEqual([['zee', 'aan de kade']]);
});

test('a comma adds the tags before it, in pasted text too', () => {
  open();
  write('kade,');
  expect([tags(), input().value]).toEqual([['kade'], '']);
  write('zee, avond ,, st');
  expect([tags(), input().value]).toEqual([['kade', 'zee', 'avond'], 'st']);
  expect(told()).toBe('Added: zee, avond');
});

test('Enter that confirms an input method composition adds nothing', () => {
  const { saved } = open();
  write('かわ');
  key('Enter', { isComposing: true });
  expect([saved, input().value]).toEqual([[], 'かわ']);
});

test('moving focus away adds the typed tag, but switching to another window does not', () => {
  open();
  act(() => input().focus());
  write('kade');
  fireEvent.blur(input());
  expect(tags()).toEqual([]);
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect([tags(), input().value]).toEqual([['kade'], '']);
});

test('closing the form adds the typed tag', () => {
  const { saved, unmount } = open(['zee']);
  write('kade');
  unmount();
  expect(saved).toEqual([['zee', 'kade']]);
});

test('Backspace in an empty input removes the last tag, but not while held or in a text', () => {
  open(['kade', 'zee', 'avond']);
  key('Backspace');
  key('Backspace', { repeat: true });
  expect([tags(), told()]).toEqual([['kade', 'zee'], 'Removed: avond']);
  write('st');
  key('Backspace');
  expect(tags()).toEqual(['kade', 'zee']);
});

test('removing a tag moves focus to its neighbour, or to the input after the last one', () => {
  open(['kade', 'zee', 'avond']);
  fireEvent.click(removeButton('zee'));
  expect([tags(), told()]).toEqual([['kade', 'avond'], 'Removed: zee']);
  expect(document.activeElement).toBe(removeButton('avond'));
  fireEvent.click(removeButton('avond'));
  expect(document.activeElement).toBe(removeButton('kade'));
  fireEvent.click(removeButton('kade'));
  expect(document.activeElement).toBe(input());
  expect(screen.queryByRole('list')).toBeNull();
});

test('a tag that is already present is not added again, regardless of case', () => {
  const { saved } = open(['Kade']);
  write('KADE');
  key('Enter');
  expect([saved, input().value, told()]).toEqual([[], '', libraryWords.tags.repeated(['Kade'])]);
});

test('tags of other files are suggested, and a typed tag takes their spelling', () => {
  const { container } = open(['zee'], ['Kade', 'Zee']);
  const suggestions = document.getElementById(input().getAttribute('list') ?? '');
  expect([...(suggestions?.children ?? [])].map((option) => option.getAttribute('value'))).toEqual(['Kade']);
  expect(container.contains(suggestions)).toBe(true);
  write('kade');
  key('Enter');
  expect(tags()).toEqual(['zee', 'Kade']);
});

test('an invalid or too long tag stays in the input, with the reason', () => {
  const { saved } = open();
  const long = 'x'.repeat(longestTag + 1);
  write(long);
  key('Enter');
  expect([saved, input().value]).toEqual([[], long]);
  expect(screen.getByText(libraryWords.tags.tooLong(40))).toBeDefined();
  expect(input().getAttribute('aria-invalid')).toBe('true');
  write(long.slice(1));
  expect(input().getAttribute('aria-invalid')).toBeNull();
  key('Enter');
  expect(tags()).toEqual([long.slice(1)]);
  write(`\u200b,`);
  expect(screen.getByText(libraryWords.tags.unreadable)).toBeDefined();
  // The text stays in the input, so that the comma can be deleted.
  expect(input().value).toBe('\u200b,');
});

test('a file has at most twenty tags, and another one stays in the input', () => {
  const full = Array.from({ length: mostTags - 1 }, (_value, index) => `tag ${index}`);
  open(full);
  write('kade, zee,');
  expect([tags().at(-1), input().value]).toEqual(['kade', 'zee, ']);
  expect(screen.getByText(libraryWords.tags.tooMany(20))).toBeDefined();
  fireEvent.click(removeButton('tag 0'));
  key('Enter');
  expect([tags().length, tags().at(-1), input().value]).toEqual([mostTags, 'zee', '']);
});
