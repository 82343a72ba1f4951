// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { list, number } from '#content/fields/kinds.ts';
import { openFields } from '../../../../../../tests/support/open-form.tsx';
import { panelWords } from '../../../../forms/panel-words.ts';

afterEach(cleanup);

const share = number('Share', { min: 0, max: 10, step: 0.5, default: 1, unit: '%' });

function open(stored?: unknown, field = share) {
  const form = openFields({ share: field }, stored === undefined ? {} : { share: stored });
  const input = () => screen.getByLabelText<HTMLInputElement>('Share');
  const key = (name: string, held: object = {}) => {
    const event = createEvent.keyDown(input(), { key: name, ...held });
    fireEvent(input(), event);
    return event.defaultPrevented;
  };
  const issue = () => screen.queryByRole('alert')?.textContent;
  return { ...form, input, key, issue, write: (text: string) => form.type('Share', text) };
}

test('a number is stored as a number, even with a decimal comma', () => {
  const { write, stored } = open();
  write('2,5');
  expect(stored().share).toBe(2.5);
  write(' 3 ');
  expect(stored().share).toBe(3);
});

test('emptying the input removes the stored value, and shows the default', () => {
  const { write, stored, input } = open(4);
  expect(input().value).toBe('4');
  write('');
  expect(stored()).not.toHaveProperty('share');
  expect(input().placeholder).toBe('1');
});

test.each([
  ['eleven', panelWords.notNumber],
  ['11', 'Must be at most 10.'],
  ['-1', 'Must be at least 0.'],
])('%s is not stored, and the input shows the reason', (text, why) => {
  const { write, stored, issue, input } = open(4);
  write(text);
  expect([stored().share, issue(), input().value]).toEqual([4, why, text]);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  write('5');
  expect([stored().share, issue()]).toEqual([5, undefined]);
});

test('arrow keys change the value by the step of the field, tenfold with Shift, within the limits', () => {
  const { key, stored } = open(1);
  expect(key('ArrowUp')).toBe(true);
  expect(stored().share).toBe(1.5);
  key('ArrowDown');
  key('ArrowDown');
  expect(stored().share).toBe(0.5);
  key('ArrowUp', { shiftKey: true });
  expect(stored().share).toBe(5.5);
  key('ArrowUp', { shiftKey: true });
  expect(stored().share).toBe(10);
  key('ArrowDown', { shiftKey: true });
  key('ArrowDown', { shiftKey: true });
  key('ArrowDown', { shiftKey: true });
  expect(stored().share).toBe(0);
});

test('stepping starts from the default, and does nothing without one', () => {
  const { key, stored } = open();
  key('ArrowUp');
  expect(stored().share).toBe(1.5);
  cleanup();
  const without = open(undefined, number('Share') as typeof share);
  expect(without.key('ArrowUp')).toBe(false);
  expect(without.stored()).not.toHaveProperty('share');
});

test('other keys, and arrow keys with Alt, are ignored', () => {
  const { key, stored } = open(1);
  expect([key('ArrowLeft'), key('ArrowUp', { altKey: true })]).toEqual([false, false]);
  expect(stored().share).toBe(1);
});

test('steps of one tenth add up without rounding errors', () => {
  const { key, stored } = open(0.1, number('Share', { step: 0.1, default: 0 }) as typeof share);
  key('ArrowUp');
  key('ArrowUp');
  expect(stored().share).toBe(0.3);
});

test('typing and stepping in quick succession is one undo step', () => {
  const { write, key, steps, pause, editing, stored } = open(1);
  write('2');
  write('2.5');
  key('ArrowUp');
  pause();
  key('ArrowUp');
  expect(steps()).toEqual(['Change Share', 'Change Share']);
  editing.undo();
  editing.undo();
  expect(stored().share).toBe(1);
});

test('a number field can be reset, but a list item has no default to reset to', () => {
  const { press, stored } = open(4);
  press('Reset Share');
  expect(stored()).not.toHaveProperty('share');
  expect(screen.queryByRole('button', { name: 'Reset Share' })).toBeNull();
  cleanup();
  openFields({ shares: list('Shares', share, { itemLabel: 'Share' }) }, { shares: [2] });
  expect(screen.getByLabelText<HTMLInputElement>('Share 1').value).toBe('2');
  expect(screen.queryByRole('button', { name: /^Reset/ })).toBeNull();
});
