import { afterEach, expect, test, vi } from 'vitest';
import { formatStroke, isKeystroke } from './keystroke.ts';

const press = (key: string, held: Partial<Record<'mod' | 'shift' | 'alt', boolean>> = {}) => ({
  key,
  mod: false,
  shift: false,
  alt: false,
  ...held,
});

afterEach(() => vi.unstubAllGlobals());

test('letters and named keys match only with exactly their modifier keys', () => {
  const save = { key: 's', mod: true };
  expect(isKeystroke(save, press('s', { mod: true }))).toBe(true);
  for (const held of [{}, { mod: true, shift: true }, { mod: true, alt: true }]) {
    expect(isKeystroke(save, press('s', held))).toBe(false);
  }
  expect(isKeystroke({ key: 'Delete' }, press('Delete', { shift: true }))).toBe(false);
  expect(isKeystroke({ key: 'Delete' }, press('Backspace'))).toBe(false);
});

test('uppercase letters from Shift or Caps Lock count as the same letter', () => {
  expect(isKeystroke({ key: 'z', mod: true, shift: true }, press('Z', { mod: true, shift: true }))).toBe(
    true,
  );
  expect(isKeystroke({ key: 'z', mod: true }, press('Z', { mod: true }))).toBe(true);
});

test('punctuation matches whether or not the keyboard needs Shift for it', () => {
  for (const shift of [true, false]) {
    expect(isKeystroke({ key: '?' }, press('?', { shift }))).toBe(true);
    expect(isKeystroke({ key: '/' }, press('/', { shift }))).toBe(true);
  }
  expect(isKeystroke({ key: '?' }, press('?', { mod: true }))).toBe(false);
  expect(isKeystroke({ key: '1' }, press('1', { shift: true }))).toBe(false);
});

async function writtenOn(userAgent: string) {
  vi.stubGlobal('navigator', { userAgent });
  vi.resetModules();
  const { formatStroke: format } = await import('./keystroke.ts');
  return [
    format({ key: 's', mod: true }),
    format({ key: 'z', mod: true, shift: true }),
    format({ key: 'ArrowUp', alt: true }),
    format({ key: 'Backspace' }),
    format({ key: 'Escape' }),
  ];
}

test('shortcuts are written in the notation of the operating system', async () => {
  expect(await writtenOn('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toEqual([
    '⌘S',
    '⇧⌘Z',
    '⌥↑',
    'Backspace',
    'Esc',
  ]);
  expect(await writtenOn('Mozilla/5.0 (X11; Linux x86_64)')).toEqual([
    'Ctrl+S',
    'Ctrl+Shift+Z',
    'Alt+↑',
    'Backspace',
    'Esc',
  ]);
  expect(formatStroke({ key: '[' })).toBe('[');
});
