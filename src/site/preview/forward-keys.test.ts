// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { PageMessage } from '#preview/messages.ts';
import { forwardKeys } from './forward-keys.ts';

const sent: PageMessage[] = [];

beforeAll(() => forwardKeys((message) => sent.push(message)));
beforeEach(() => {
  sent.length = 0;
  document.body.innerHTML = '<p>Een alinea</p><input>';
});

/** Presses a key. True if the editor got it and the browser's default was prevented. */
function isForwarded(stroke: KeyboardEventInit, on = 'p'): boolean {
  const event = new KeyboardEvent('keydown', { ...stroke, bubbles: true, cancelable: true });
  sent.length = 0;
  document.querySelector(on)?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(sent.length === 1);
  return event.defaultPrevented;
}

it('Select all goes to the editor, unless a text field has focus', () => {
  expect(isForwarded({ key: 'a', ctrlKey: true })).toBe(true);
  expect(sent).toMatchObject([{ type: 'editor/key', key: 'a', mod: true, shift: false, typing: false }]);
  expect(isForwarded({ key: 'a', ctrlKey: true }, 'input')).toBe(false);
});

it.each(['L', 'H', 'Z', 'A', 'X'])('Ctrl+Shift+%s goes to the editor', (key) => {
  expect(isForwarded({ key, ctrlKey: true, shiftKey: true })).toBe(true);
  expect(sent).toMatchObject([{ key, shift: true }]);
});

it.each([
  ['c', 'copies'],
  ['v', 'pastes'],
  ['x', 'cuts'],
  ['r', 'reloads'],
  ['t', 'opens a tab'],
  ['w', 'closes one'],
  ['l', 'goes to the address bar'],
])('Ctrl+%s stays with the browser, which %s', (key) => {
  expect(isForwarded({ key, ctrlKey: true })).toBe(false);
});

it.each(['C', 'V', 'R', 'T', 'W'])('Ctrl+Shift+%s stays with the browser', (key) => {
  expect(isForwarded({ key, ctrlKey: true, shiftKey: true })).toBe(false);
});
