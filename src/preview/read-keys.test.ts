import { afterEach, expect, test, vi } from 'vitest';
import { readKeys } from './read-keys.ts';

type Held = Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'altGraph', boolean>>;

function press(key: string, code: string, { altGraph = false, ...held }: Held = {}) {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  const getModifierState = (name: string) => name === 'AltGraph' && altGraph;
  return { key, code, ...none, ...held, getModifierState };
}
const alone = { mod: false, shift: false, alt: false };

afterEach(() => vi.unstubAllGlobals());

test('with Alt the letter on the key is read, otherwise the typed character', () => {
  expect(readKeys(press('©', 'KeyG', { altKey: true })).key).toBe('g');
  expect(readKeys(press('ArrowUp', 'ArrowUp', { altKey: true })).key).toBe('ArrowUp');
  expect(readKeys(press('G', 'KeyG')).key).toBe('G');
  // On another keyboard layout the typed letter counts, since its keys differ.
  expect(readKeys(press('a', 'KeyQ')).key).toBe('a');
  expect(readKeys(press('a', 'KeyQ', { altKey: true })).key).toBe('a');
});

test('Command and Control both set mod', () => {
  const held = { shiftKey: true, altKey: true };
  expect(readKeys(press('d', 'KeyD', held))).toEqual({ key: 'd', mod: false, shift: true, alt: true });
  expect(readKeys(press('d', 'KeyD', { ...held, metaKey: true })).mod).toBe(true);
  expect(readKeys(press('d', 'KeyD', { ...held, ctrlKey: true })).mod).toBe(true);
});

test('AltGr sets no modifiers, however the operating system reports it', () => {
  const onWindows = { altGraph: true, ctrlKey: true, altKey: true };
  expect(readKeys(press('ø', 'KeyL', onWindows))).toEqual({ key: 'ø', ...alone });
  expect(readKeys(press('l', 'KeyL', onWindows))).toEqual({ key: 'l', ...alone });
  expect(readKeys(press('ñ', 'KeyN', { altGraph: true }))).toEqual({ key: 'ñ', ...alone });
  expect(readKeys(press('[', 'Digit8', { altGraph: true }))).toEqual({ key: '[', ...alone });
  for (const key of ['Delete', 'F6', 'Dead'])
    expect(readKeys(press(key, key, onWindows))).toEqual({ key: 'Unidentified', ...alone });
});

test('Option on a Mac counts as Alt, even if Firefox reports AltGraph', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0)' });
  vi.resetModules();
  const { readKeys: readOnMac } = await import('./read-keys.ts');
  const held = { altGraph: true, altKey: true, metaKey: true };
  expect(readOnMac(press('¬', 'KeyL', held))).toEqual({ key: 'l', mod: true, shift: false, alt: true });
});
