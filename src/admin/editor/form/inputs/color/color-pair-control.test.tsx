// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { color } from '#content/fields/kinds.ts';
import { bringRoom } from '../../../../../../tests/support/fake-frame.ts';
import { openBlockForm, openFields } from '../../../../../../tests/support/open-form.tsx';
import { colorWords } from '../../../../forms/color/color-words.ts';
import { words } from '../../../../words.ts';

// jsdom has no canvas that parses colours; any start value will do.
vi.mock('../../../../forms/color/shown-color.ts', async () => {
  const { parseColor } = await import('react-aria-components');
  return { resolveCssColor: () => parseColor('#336699').toFormat('hsba') };
});

beforeEach(() => bringRoom(300, 300));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openPicker(name: string) {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const dialog = within(screen.getByRole('dialog'));
  const own = () => dialog.getByLabelText<HTMLInputElement>(colorWords.custom);
  return {
    dialog,
    own,
    write: (text: string) => fireEvent.change(own(), { target: { value: text } }),
    press: (button: string) => fireEvent.click(dialog.getByRole('button', { name: button })),
  };
}

const open = (stored?: string) =>
  openFields({ tint: color('Tint') }, stored === undefined ? {} : { tint: stored });

test('a design token is stored as its custom property, and shown by its name', async () => {
  const { stored } = open();
  const { press, dialog } = await openPicker('Tint: None');
  press('Surface strong');
  expect(stored().tint).toBe('var(--color-surface-strong)');
  expect(dialog.getByRole('button', { name: 'Surface strong' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByLabelText('Tint: Surface strong')).toBeDefined();
});

test('a custom colour can be typed, and an invalid one shows an error', async () => {
  const { stored } = open('#112233');
  const { write, own, dialog } = await openPicker('Tint: #112233');
  write('bluish(1)');
  expect(dialog.getByRole('alert').textContent).toContain('Enter a colour such as');
  expect(stored().tint).toBe('#112233');
  write('oklch(0.5 0.1 30)');
  expect([stored().tint, own().value]).toEqual(['oklch(0.5 0.1 30)', 'oklch(0.5 0.1 30)']);
});

test('a colour can be cleared, and the button is offered only if a colour is set', async () => {
  const { stored } = open('#112233');
  const { press, dialog } = await openPicker('Tint: #112233');
  press('No colour');
  expect(stored()).not.toHaveProperty('tint');
  expect(dialog.queryByRole('button', { name: colorWords.clear })).toBeNull();
});

test('trying several colours is one undo step', async () => {
  const { steps, editing, stored } = open('#112233');
  const { press } = await openPicker('Tint: #112233');
  press('Paper');
  press('Ink');
  expect(steps()).toEqual(['Change Tint']);
  editing.undo();
  expect(stored().tint).toBe('#112233');
});

const background = { textBackgroundEnabled: true };

function openPair(stored: Record<string, unknown> = {}) {
  const form = openBlockForm('text', { ...background, content: 'Hallo', ...stored });
  fireEvent.click(screen.getByRole('tab', { name: words.tabs.style }));
  return form;
}

test('the light and dark values of a colour are edited separately', async () => {
  const { stored, steps } = openPair({ textBackgroundColor: '#ffffff' });
  const { write } = await openPicker('Background colour, Dark: None');
  write('#000000');
  expect(stored()).toMatchObject({ textBackgroundColor: '#ffffff', textBackgroundColorDark: '#000000' });
  expect(steps()).toEqual(['Change Background colour, Dark']);
});

test('light and dark values are reset together', () => {
  const { press, stored, editing } = openPair({
    textBackgroundColor: '#fff',
    textBackgroundColorDark: '#000',
  });
  press('Reset Background colour');
  expect(stored()).not.toHaveProperty('textBackgroundColor');
  expect(stored()).not.toHaveProperty('textBackgroundColorDark');
  expect(screen.queryByRole('button', { name: 'Reset Background colour' })).toBeNull();
  editing.undo();
  expect(stored()).toMatchObject({ textBackgroundColor: '#fff', textBackgroundColorDark: '#000' });
});

test('the picker shows the contrast immediately, and lists the colour among the recent ones', async () => {
  const { stored } = open('#ffffff');
  const { dialog, write } = await openPicker('Tint: #ffffff');
  const pairs = () => dialog.getByRole('list', { name: colorWords.contrast }).textContent;
  expect(pairs()).toMatch(/Ink \d\d\.\d ✓.*Paper 1\.0, low/);
  write('#123456');
  expect(pairs()).toMatch(/low.*Paper \d\d\.\d ✓/);
  await act(async () => void fireEvent.keyDown(dialog.getByLabelText(colorWords.custom), { key: 'Escape' }));
  const again = await openPicker('Tint: #123456');
  again.write('white');
  again.press('#123456');
  expect(stored().tint).toBe('#123456');
});

test('a colour can be picked from the screen if the browser supports it', async () => {
  vi.stubGlobal(
    'EyeDropper',
    class {
      open = () => Promise.resolve({ sRGBHex: '#abcdef' });
    },
  );
  const { stored } = open();
  const { press } = await openPicker('Tint: None');
  await act(async () => press(colorWords.eyeDropper));
  expect(stored().tint).toBe('#abcdef');
});
