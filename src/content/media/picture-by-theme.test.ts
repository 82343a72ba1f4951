import { expect, it } from 'vitest';
import { isLibraryAddress, listPictureFiles, noPicture, resolvePictureByTheme } from './picture-by-theme.ts';

const light = '/media/0123456789abcdef/logo.png';
const dark = '/media/fedcba9876543210/logo-op-donker.webp';

it('a theme without its own logo shows the logo of the other theme', () => {
  expect(resolvePictureByTheme({ light, dark })).toEqual({ light, dark });
  expect(resolvePictureByTheme({ light, dark: '' })).toEqual({ light, dark: light });
  expect(resolvePictureByTheme({ light: '', dark })).toEqual({ light: dark, dark });
  expect(resolvePictureByTheme(noPicture)).toBeUndefined();
});

it('a file that both themes share is listed once', () => {
  expect(listPictureFiles({ light, dark: light })).toEqual([light]);
  expect(listPictureFiles(noPicture)).toEqual([]);
});

it('only URLs of the media library are accepted for a logo', () => {
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
