import { expect, it } from 'vitest';
import { isLibraryAddress, logoByTheme, logoFiles, noLogo } from './site-logo.ts';

const light = '/media/0123456789abcdef/logo.png';
const dark = '/media/fedcba9876543210/logo-op-donker.webp';

it('a theme without a logo of its own shows the other one', () => {
  expect(logoByTheme({ light, dark })).toEqual({ light, dark });
  expect(logoByTheme({ light, dark: '' })).toEqual({ light, dark: light });
  expect(logoByTheme({ light: '', dark })).toEqual({ light: dark, dark });
  expect(logoByTheme(noLogo)).toBeUndefined();
});

it('a file that both themes show is one file', () => {
  expect(logoFiles({ light, dark: light })).toEqual([light]);
  expect(logoFiles(noLogo)).toEqual([]);
});

it('only the library’s own addresses are a logo’s', () => {
  expect([light, dark].every(isLibraryAddress)).toBe(true);
  for (const other of [
    'https://elsewhere.example/a.png',
    '/media/logo.png',
    `${light}?w=320`,
    '/media/../x',
  ]) {
    expect([other, isLibraryAddress(other)]).toEqual([other, false]);
  }
});
