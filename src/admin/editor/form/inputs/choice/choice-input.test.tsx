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

test('a few options are shown as radio buttons, with the default selected', () => {
  const { stored, steps } = openFields({ side: few });
  expect(radio('Left').checked).toBe(true);
  fireEvent.click(radio('Right'));
  expect([stored().side, radio('Right').checked]).toEqual(['right', true]);
  fireEvent.click(radio('Left'));
  // Each choice is an undo step, even in quick succession.
  expect(steps()).toEqual(['Change Side', 'Change Side']);
});

test('many options, or long ones, are shown as a select', () => {
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

test('a select with a default has no empty option', () => {
  openFields({ icon: { ...many, default: 'c' } });
  expect(select('Icon').value).toBe('c');
  expect(screen.queryByRole('option', { name: panelWords.noChoice })).toBeNull();
});

test('resetting a choice selects the default', () => {
  const { stored, press } = openFields({ side: few }, { side: 'right' });
  press('Reset Side');
  expect([stored().side, radio('Left').checked]).toEqual([undefined, true]);
});

test('a stored value that is not an option shows an error, and stays until another is chosen', () => {
  const { stored } = openFields({ side: few }, { side: 'middle' });
  expect(screen.getByRole('alert').textContent).toBe(panelWords.unknownChoice('middle'));
  expect(stored().side).toBe('middle');
  fireEvent.click(radio('Right'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a stored value outside the options is an option if the schema of the field allows it', () => {
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

test('a stored value that is not a boolean counts as the default of the switch', () => {
  openFields({ on: toggle('Shadow', { default: true }), off: toggle('Glow') }, { on: 'false', off: 'yes' });
  const state = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
  expect([state('Shadow'), state('Glow')]).toEqual([true, false]);
});
