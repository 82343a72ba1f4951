// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openBlockForm } from '../../../../../../tests/support/open-form.tsx';
import { panelWords } from '../../../../forms/panel-words.ts';
import { words } from '../../../../words.ts';

afterEach(cleanup);

function open(stored: Record<string, unknown> = {}) {
  const form = openBlockForm('card', stored);
  fireEvent.click(screen.getByRole('tab', { name: words.tabs.behaviour }));
  const option = (name: string) =>
    within(screen.getByRole('group', { name: 'On click' })).getByRole<HTMLInputElement>('radio', { name });
  return { ...form, option };
}

test('one choice is stored in several fields, as one undo step', () => {
  const { option, stored, steps, editing } = open({ linkEnabled: true, link: '/cases' });
  expect(option('Link').checked).toBe(true);
  fireEvent.click(option('Presentation'));
  expect(stored()).toMatchObject({ interactionEnabled: true, link: '/cases' });
  expect(stored()).not.toHaveProperty('linkEnabled');
  expect([option('Presentation').checked, steps()]).toEqual([true, ['Change On click']]);
  act(() => editing.undo());
  expect(option('Link').checked).toBe(true);
});

test('if two options are stored, the one that takes effect is selected, with only its settings', () => {
  const { option } = open({ linkEnabled: true, interactionEnabled: true });
  expect(option('Presentation').checked).toBe(true);
  expect(screen.getByLabelText('Presentation', { selector: 'input[type=text]' })).toBeDefined();
  expect(screen.queryByLabelText('Open in')).toBeNull();
});

test('without a valid stored value, "Nothing" is selected', () => {
  const { option, stored } = open({ linkEnabled: 'yes' });
  expect(option('Nothing').checked).toBe(true);
  expect(stored().linkEnabled).toBe('yes');
});

test('a choice with one option is hidden, unless another value is stored', () => {
  open({ interactionEnabled: true });
  expect(screen.queryByText('Interaction type')).toBeNull();
  cleanup();
  open({ interactionEnabled: true, interactionType: 'hologram' });
  expect(screen.getByText(panelWords.unknownChoice('hologram'))).toBeDefined();
});

test('a carousel has one width control for its three fields', () => {
  const { stored } = openBlockForm('carousel', { fullbleed: true });
  fireEvent.click(screen.getByRole('tab', { name: words.tabs.style }));
  const width = () => screen.getByLabelText<HTMLSelectElement>('Width');
  expect(width().value).toBe('full-bleed');
  fireEvent.change(width(), { target: { value: 'fixed' } });
  expect(stored()).toMatchObject({ widthMode: 'fixed' });
  expect(stored()).not.toHaveProperty('fullbleed');
  fireEvent.change(width(), { target: { value: 'container' } });
  expect(stored()).not.toHaveProperty('widthMode');
  expect(width().value).toBe('container');
  fireEvent.change(width(), { target: { value: 'full-width' } });
  expect(stored()).toMatchObject({ layoutWidth: 'page' });
  fireEvent.change(width(), { target: { value: 'full-bleed' } });
  expect(stored()).toMatchObject({ fullbleed: true });
  expect(stored()).not.toHaveProperty('layoutWidth');
});
