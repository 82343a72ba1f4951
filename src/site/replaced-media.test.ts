import { expect, it } from 'vitest';
import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import type { Block } from '#content/block/block.ts';
import { defaultBackground } from '#content/look/background.ts';
import { defaultLayout } from '#content/look/layout.ts';
import { siteAssets } from '../../tests/support/built-assets.ts';
import { type PageModel, renderDocument, type SiteContext } from './render.tsx';

const named = '/media/0123456789abcdef/kade.jpg';
const address = '/media/0123456789abcdef/kade-89abcdef.webp';
const facts = { width: 1200, height: 900, animated: false };

/** All blocks with pictures, at the top level and nested. */
const overview: readonly Block[] = [
  { id: 'a', type: 'heroImage', src: named },
  { id: 'b', type: 'image', src: named },
  { id: 'c', type: 'carousel', slides: [{ id: 'c1', type: 'image', src: named }] },
  { id: 'd', type: 'beforeAfterSlider', beforeSrc: named, afterSrc: named },
  { id: 'e', type: 'grid', rows: [{ columns: [[{ id: 'f', type: 'image', src: named }]] }] },
];

function render(media: PageModel['media']): string {
  const page: PageModel = {
    ...{ id: 'page_1', identifier: 'proef', kind: 'page', path: '/proef', title: 'Proef', overview },
    ...{ layout: defaultLayout, background: defaultBackground, robots: 'index,follow', media },
  };
  const site: SiteContext = {
    settings: { ...defaultSiteSettings, studioName: 'Studio', logo: { light: named, dark: '' } },
    ...{ media, menu: [], origin: 'https://studio.example', assets: siteAssets, year: 2026 },
  };
  return renderDocument({ type: 'page', language: 'nl', page }, site);
}

const countOccurrences = (html: string, text: string) => html.split(text).length - 1;

it('a replaced file is used at its new URL everywhere, with unchanged dimensions', () => {
  const [before, after] = [render({ [named]: facts }), render({ [named]: { ...facts, address } })];
  expect(countOccurrences(before, named)).toBeGreaterThan(6);
  expect([countOccurrences(after, named), countOccurrences(after, address)]).toEqual([
    0,
    countOccurrences(before, named),
  ]);
  expect(countOccurrences(after, 'width="1200"')).toBe(countOccurrences(before, 'width="1200"'));
});

it('the sharing image has a new URL after a file is replaced', () => {
  const shared = (html: string) => /og:image" content="([^"]+)"/.exec(html)?.[1];
  const [before, after] = [render({ [named]: facts }), render({ [named]: { ...facts, address } })];
  expect(shared(before)).toMatch(/^https:\/\/studio\.example\/og\//);
  expect(shared(after)).not.toBe(shared(before));
});
