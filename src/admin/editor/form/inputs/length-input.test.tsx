// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { length } from '#content/fields/kinds.ts';
import { openFields } from '../../../../../tests/support/open-form.tsx';

afterEach(cleanup);

function open(stored?: unknown, field = length('Gap')) {
  const form = openFields({ gap: field }, stored === undefined ? {} : { gap: stored });
  const input = () => screen.getByLabelText<HTMLInputElement>('Gap');
  const unit = () => screen.getByLabelText<HTMLSelectElement>('Unit of Gap');
  return {
    ...form,
    input,
    unit,
    write: (text: string) => form.type('Gap', text),
    choose: (name: string) => fireEvent.change(unit(), { target: { value: name } }),
    key: (name: string, held = {}) => fireEvent.keyDown(input(), { key: name, ...held }),
  };
}

test('the number stands in the input and its unit beside it', () => {
  const { input, unit } = open('1.5rem');
  expect([input().value, unit().value]).toEqual(['1.5', 'rem']);
});

test('a bare number gets the unit that is shown; one with a unit brings its own', () => {
  const { write, stored, unit } = open('1.5rem');
  write('2');
  expect(stored().gap).toBe('2rem');
  write('40px');
  expect([stored().gap, unit().value]).toEqual(['40px', 'px']);
});

test('where nothing is stored a bare number means the unit of the default', () => {
  const { write, stored, input, unit } = open(undefined, length('Gap', { default: '10%' }) as never);
  expect([input().placeholder, unit().value]).toEqual(['10', '%']);
  write('20');
  expect(stored().gap).toBe('20%');
});

test('another unit keeps the number', () => {
  const { choose, stored, input } = open('1.5rem');
  choose('px');
  expect([stored().gap, input().value]).toEqual(['1.5px', '1.5']);
  choose('auto');
  expect([stored().gap, input().value]).toEqual(['auto', 'auto']);
  choose('vw');
  expect(stored().gap).toBe('0vw');
});

test('a stored unit that the list does not have is in it for this block', () => {
  const { unit, choose, stored } = open('5cqw');
  expect(unit().value).toBe('cqw');
  choose('px');
  expect(stored().gap).toBe('5px');
});

test('a bare stored number counts as pixels', () => {
  const { input, unit } = open(12);
  expect([input().value, unit().value]).toEqual(['12', 'px']);
});

test('what is no length is said and not stored', () => {
  const { write, stored } = open('1rem');
  write('wide');
  expect(screen.getByRole('alert').textContent).toBe('Must be a length such as 16px, 1.5rem or 50%.');
  expect(stored().gap).toBe('1rem');
});

test('arrow keys step by what suits the unit; with Alt they are the editor’s', () => {
  const { key, stored } = open('1rem');
  key('ArrowUp');
  expect(stored().gap).toBe('1.1rem');
  key('ArrowDown', { shiftKey: true });
  expect(stored().gap).toBe('0.1rem');
  key('ArrowUp', { altKey: true });
  expect(stored().gap).toBe('0.1rem');
});

test('stepping begins at the default, or at nothing', () => {
  const { key, stored } = open(undefined, length('Gap', { default: '8px' }) as never);
  key('ArrowUp');
  expect(stored().gap).toBe('9px');
  cleanup();
  const bare = open();
  bare.key('ArrowUp');
  expect(bare.stored().gap).toBe('1px');
});

test('a length is reset to what counts without one', () => {
  const { press, stored, write, steps } = open('1rem');
  press('Reset Gap');
  expect(stored()).not.toHaveProperty('gap');
  write('3');
  write('');
  expect(stored()).not.toHaveProperty('gap');
  expect(steps()).toEqual(['Change Gap']);
});
