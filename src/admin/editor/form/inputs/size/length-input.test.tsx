// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { length } from '#content/fields/kinds.ts';
import { openFields } from '../../../../../../tests/support/open-form.tsx';

afterEach(cleanup);

function open(stored?: unknown, field = length('Gap')) {
  const form = openFields({ gap: field }, stored === undefined ? {} : { gap: stored });
  const input = () => screen.getByLabelText<HTMLInputElement>('Gap');
  return {
    ...form,
    input,
    write: (text: string) => form.type('Gap', text),
    key: (name: string, held = {}) => fireEvent.keyDown(input(), { key: name, ...held }),
  };
}

test('a length is shown with its unit', () => {
  expect(open('1.5rem').input().value).toBe('1.5rem');
});

test('a number without a unit keeps the stored unit, and a typed unit replaces it', () => {
  const { write, stored, input } = open('1.5rem');
  write('2');
  expect(stored().gap).toBe('2rem');
  write('40px');
  expect(stored().gap).toBe('40px');
  fireEvent.blur(input());
  expect(input().value).toBe('40px');
});

test('without a stored length, a number gets the unit of the default', () => {
  const { write, stored, input } = open(undefined, length('Gap', { default: '10%' }) as never);
  expect(input().placeholder).toBe('10%');
  write('20');
  expect(stored().gap).toBe('20%');
});

test('a stored number without a unit counts as pixels', () => {
  expect(open(12).input().value).toBe('12px');
});

test('a preset is chosen with one click, and is marked while in use', () => {
  const { press, stored, steps } = open('5px', length('Gap', { presets: ['4px', '8px'] }));
  const chip = () => screen.getByRole('button', { name: '8px' });
  expect(chip().getAttribute('aria-pressed')).toBe('false');
  press('8px');
  expect([stored().gap, chip().getAttribute('aria-pressed'), steps()]).toEqual([
    '8px',
    'true',
    ['Change Gap'],
  ]);
});

/** Drags the label sideways, without releasing it. */
function dragLabel(...stops: number[]) {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  const label = screen.getByText('Gap');
  fireEvent.pointerDown(label, { button: 0, clientX: 100 });
  for (const clientX of stops) fireEvent.pointerMove(label, { clientX });
  return { letGo: () => fireEvent.pointerUp(label) };
}

test('dragging the label changes the value, as one undo step however long it takes', () => {
  const { stored, steps, pause, editing } = open('10px');
  const drag = dragLabel(120);
  expect(stored().gap).toBe('20px');
  pause();
  fireEvent.pointerMove(screen.getByText('Gap'), { clientX: 90 });
  drag.letGo();
  expect([stored().gap, steps()]).toEqual(['5px', ['Change Gap']]);
  dragLabel(104).letGo();
  expect([stored().gap, steps()]).toEqual(['7px', ['Change Gap', 'Change Gap']]);
  editing.undo();
  editing.undo();
  expect(stored().gap).toBe('10px');
});

test('Escape cancels a drag and leaves no undo step', () => {
  const { stored, steps } = open('10px');
  dragLabel(160, 180);
  fireEvent.keyDown(window, { key: 'Escape' });
  fireEvent.pointerMove(screen.getByText('Gap'), { clientX: 200 });
  expect([stored().gap, steps()]).toEqual(['10px', []]);
});

test('a value without a number cannot be dragged', () => {
  const { stored, steps } = open('auto');
  dragLabel(160).letGo();
  expect([stored().gap, steps()]).toEqual(['auto', []]);
});

test('an invalid length shows an error and is not stored', () => {
  const { write, stored } = open('1rem');
  write('wide');
  expect(screen.getByRole('alert').textContent).toBe('Must be a length such as 16px, 1.5rem or 50%.');
  expect(stored().gap).toBe('1rem');
});

test('arrow keys change the value by a step for its unit, and are ignored with Alt', () => {
  const { key, stored } = open('1rem');
  key('ArrowUp');
  expect(stored().gap).toBe('1.1rem');
  key('ArrowDown', { shiftKey: true });
  expect(stored().gap).toBe('0.1rem');
  key('ArrowUp', { altKey: true });
  expect(stored().gap).toBe('0.1rem');
});

test('stepping starts from the default, or from 0', () => {
  const { key, stored } = open(undefined, length('Gap', { default: '8px' }) as never);
  key('ArrowUp');
  expect(stored().gap).toBe('9px');
  cleanup();
  const bare = open();
  bare.key('ArrowUp');
  expect(bare.stored().gap).toBe('1px');
});

test('resetting or emptying a length removes its stored value', () => {
  const { press, stored, write, steps } = open('1rem');
  press('Reset Gap');
  expect(stored()).not.toHaveProperty('gap');
  write('3');
  write('');
  expect(stored()).not.toHaveProperty('gap');
  expect(steps()).toEqual(['Change Gap']);
});
