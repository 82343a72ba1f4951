import { describe, expect, it } from 'vitest';
import { isNoteworthy, reduceReferrer } from './not-found-log.ts';

describe('isNoteworthy', () => {
  it.each([
    '/werkwijs',
    '/cases/shel',
    '/over-ons.html',
    '/brochure.pdf',
    '/projecten/2019/foto',
    '/caf%C3%A9',
    '/energie',
  ])('accepts %s for the 404 log', (path) => {
    expect(isNoteworthy(path)).toBe(true);
  });

  it.each([
    '/',
    '/wp-login.php',
    '/wp-admin/setup',
    '/WordPress/x',
    '/blog/index.php',
    '/.env',
    '/api/.git/config',
    '/.well-known/security',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/sitemap_index.xml',
    '/assets/index-abc',
    '/media/1/foto',
    '/nl/kamer/een-link-van-de-studio',
    '/kamer/een-link-van-de-studio/x',
    '/inzage/een-link-van-de-studio/x',
    '/admin/nergens',
    '/cgi-bin/luci',
    '/nieuwsbrief/jan@voorbeeld.example',
    '/nieuwsbrief/jan%40voorbeeld.example',
    '/%00',
    '/%3Cscript%3E',
    `/${'x'.repeat(220)}`,
  ])('rejects %s as noise or personal data', (path) => {
    expect(isNoteworthy(path)).toBe(false);
  });
});

describe('reduceReferrer', () => {
  const own = 'https://studio.example';

  it.each([
    ['https://studio.example/werkwijze?naam=jan#x', '/werkwijze'],
    ['https://studio.example/en/cases/shell', '/en/cases/shell'],
    ['http://localhost:3000/en/cases/shell', 'http://localhost:3000'],
    ['https://studio.example/', '/'],
    ['https://studio.example/nieuwsbrief/jan@voorbeeld.example', null],
    ['https://zoek.example/vind?q=iemand', 'https://zoek.example'],
    ['https://studio.example/admin/pages/edit/1', 'studio'],
    ['https://studio.example/werkwijze?preview', 'studio'],
    ['android-app://org.voorbeeld', null],
    ['zomaar iets', null],
    ['', null],
    [undefined, null],
  ])('reduces %s to %s', (header, kept) => {
    expect(reduceReferrer(header, own)).toBe(kept);
  });
});
