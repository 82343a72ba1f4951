// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { choice, toggle } from '#content/fields/kinds.ts';
import { openFields } from '../../../../../../tests/support/open-form.tsx';
import { panelWords } from '../../../../forms/panel-words.ts';

afterEach(cleanup);

const few = choice('Side', { left: 'Left', right: 'Right' }, { default: 'left' });
const many = choice('Icon', { a: 'Arrow', b: 'Bell', c: 'Clock', d: 'Door', e: 'Ear' });

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } });

test('a few options stand side by side, the default chosen until somebody chooses', () => {
  const { stored, steps } = openFields({ side: few });
  expect(radio('Left').checked).toBe(true);
  fireEvent.click(radio('Right'));
  expect([stored().side, radio('Right').checked]).toEqual(['right', true]);
  fireEvent.click(radio('Left'));
  // Each choice is an undo step, even in quick succession.
  expect(steps()).toEqual(['Change Side', 'Change Side']);
});

test('many options, or long ones, are a list that opens', () => {
  const { stored } = openFields({ icon: many });
  expect(select('Icon').value).toBe('');
  choose('Icon', 'b');
  expect(stored().icon).toBe('b');
  choose('Icon', '');
  expect(stored()).not.toHaveProperty('icon');
  cleanup();
  openFields({ side: choice('Side', { a: 'A page of this site', b: 'Another site, in a new tab' }) });
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a list with a default has nothing that is not set', () => {
  openFields({ icon: { ...many, default: 'c' } });
  expect(select('Icon').value).toBe('c');
  expect(screen.queryByRole('option', { name: panelWords.noChoice })).toBeNull();
});

test('a choice is reset to what counts without one', () => {
  const { stored, press } = openFields({ side: few }, { side: 'right' });
  press('Reset Side');
  expect([stored().side, radio('Left').checked]).toEqual([undefined, true]);
});

test('a stored value that is no option is said, and stays until another one is chosen', () => {
  const { stored } = openFields({ side: few }, { side: 'middle' });
  expect(screen.getByRole('alert').textContent).toBe(panelWords.unknownChoice('middle'));
  expect(stored().side).toBe('middle');
  fireEvent.click(radio('Right'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a value beyond the options that the field allows is an option of this block', () => {
  const openField = { ...few, schema: z.string() };
  openFields({ side: openField }, { side: 'middle' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(radio('middle').checked).toBe(true);
});

test('a switch shows its default, and stores what is chosen', () => {
  const { stored, steps } = openFields({ on: toggle('Shadow', { default: true }), off: toggle('Glow') });
  const state = () =>
    ['Shadow', 'Glow'].map((name) => screen.getByRole<HTMLInputElement>('switch', { name }).checked);
  expect(state()).toEqual([true, false]);
  fireEvent.click(screen.getByRole('switch', { name: 'Shadow' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Glow' }));
  expect(state()).toEqual([false, true]);
  expect(stored()).toMatchObject({ on: false, off: true });
  expect(steps()).toEqual(['Change Shadow', 'Change Glow']);
});

test('what no switch can be counts as the default', () => {
  openFields({ on: toggle('Shadow', { default: true }), off: toggle('Glow') }, { on: 'false', off: 'yes' });
  const state = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
  expect([state('Shadow'), state('Glow')]).toEqual([true, false]);
});
