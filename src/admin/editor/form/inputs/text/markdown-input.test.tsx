// @vitest-environment jsdom
// @alone: its document lacks what others bring it
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { translatedText } from '#content/fields/kinds.ts';
import { openFields } from '../../../../../../tests/support/open-form.tsx';
import { chooseWritingMode } from './writing-mode.ts';

afterEach(cleanup);
beforeEach(() => chooseWritingMode('source'));

function open(content: string) {
  const form = openFields({ content: translatedText('Text', { format: 'markdown' }) }, { content });
  const area = screen.getByLabelText<HTMLTextAreaElement>('Text');
  const select = (words: string) => {
    const start = area.value.indexOf(words);
    area.setSelectionRange(start, start + words.length);
  };
  const key = (name: string, held: object = { ctrlKey: true }) => {
    const event = createEvent.keyDown(area, { key: name, ...held });
    fireEvent(area, event);
    return event.defaultPrevented;
  };
  /** Waits for the frame in which the selection is set. */
  const selected = async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return area.value.slice(area.selectionStart, area.selectionEnd);
  };
  return { ...form, area, select, key, selected };
}

test('bold and italics apply to the selection, which stays selected', async () => {
  const { press, select, stored, selected, area } = open('een mooi woord');
  select('mooi');
  press('Bold');
  expect(stored().content).toBe('een **mooi** woord');
  expect(await selected()).toBe('mooi');
  expect(document.activeElement).toBe(area);
  press('Italic');
  expect(stored().content).toBe('een ***mooi*** woord');
});

test('a new link selects its URL for typing', async () => {
  const { press, select, stored, selected } = open('kijk hier');
  select('hier');
  press('Link');
  expect(stored().content).toBe('kijk [hier](https://)');
  expect(await selected()).toBe('https://');
});

test('the list button turns lines into a list', () => {
  const { press, select, stored } = open('een\ntwee');
  select('een\ntwee');
  press('List');
  expect(stored().content).toBe('- een\n- twee');
});

test('bold and italics have shortcuts, in either case and with Command too', () => {
  const { key, select, stored } = open('een mooi woord');
  select('mooi');
  expect(key('b')).toBe(true);
  expect(stored().content).toBe('een **mooi** woord');
  select('woord');
  expect(key('I', { metaKey: true })).toBe(true);
  expect(stored().content).toBe('een **mooi** *woord*');
});

test('other keys are left to the browser and the editor', () => {
  const { key, stored } = open('een');
  const left = [
    key('s'),
    key('b', {}),
    key('b', { ctrlKey: true, shiftKey: true }),
    key('b', { ctrlKey: true, altKey: true }),
  ];
  expect(left).toEqual([false, false, false, false]);
  expect(stored().content).toBe('een');
});

test('typed text is stored', () => {
  const { type, stored } = open('een');
  type('Text', 'een twee');
  expect(stored().content).toBe('een twee');
});
