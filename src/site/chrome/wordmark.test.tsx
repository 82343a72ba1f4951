import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import type { PictureByTheme } from '#content/media/picture-by-theme.ts';
import { siteAssets } from '../../../tests/support/built-assets.ts';
import { renderDocument, type SiteContext } from '../render.tsx';

const png = '/media/0123456789abcdef/logo.png';
const svg = '/media/fedcba9876543210/logo.svg';
const facts = { width: 400, height: 100, animated: false };

function render(logo: PictureByTheme, media: SiteContext['media'] = { [png]: facts, [svg]: facts }) {
  const site: SiteContext = {
    settings: { ...defaultSiteSettings, studioName: 'Studio Zo', logo },
    media,
    menu: [],
    origin: 'https://studio.example',
    assets: siteAssets,
    year: 2026,
  };
  const html = renderDocument({ type: 'error', language: 'nl', path: '/' }, site);
  const brand = new JSDOM(html).window.document.querySelector('.header__brand');
  return { html, brand, images: [...(brand?.querySelectorAll('img') ?? [])] };
}

it('without a logo the header shows the studio name', () => {
  const { html, brand } = render({ light: '', dark: '' });
  expect(brand?.textContent).toBe('Studio Zo');
  expect(html).not.toContain('<picture');
});

it('a logo replaces the studio name, with the name as alt text and fixed dimensions', () => {
  const { brand, images } = render({ light: png, dark: '' });
  expect(brand?.textContent).toBe('');
  expect(images.map(({ alt, width, height }) => ({ alt, width, height }))).toEqual([
    { alt: 'Studio Zo', width: 400, height: 100 },
  ]);
  expect(images[0]?.getAttribute('loading')).toBe('eager');
  expect(images[0]?.srcset).toBe(`${png}?w=320&q=90&f=webp 320w, ${png}?w=640&q=90&f=webp 640w`);
  expect(images[0]?.sizes).toBe('calc(2rem * 4.00)');
});

it('an SVG logo is used without resizing', () => {
  const { images } = render({ light: svg, dark: '' });
  expect([images[0]?.getAttribute('src'), images[0]?.srcset]).toEqual([svg, '']);
});

it('with a logo per theme both images load lazily', () => {
  const { images, brand } = render({ light: png, dark: svg });
  expect(images.map((image) => [image.alt, image.getAttribute('loading')])).toEqual([
    ['Studio Zo', 'lazy'],
    ['Studio Zo', 'lazy'],
  ]);
  expect(brand?.querySelector('.header__logo--light img')?.getAttribute('src')).toContain(png);
  expect(brand?.querySelector('.header__logo--dark img')?.getAttribute('src')).toBe(svg);
});

it('if a logo file is missing, the header shows the logo of the other theme or the name', () => {
  expect(render({ light: png, dark: svg }, { [svg]: facts }).images.map(({ src }) => src)).toEqual([svg]);
  expect(render({ light: png, dark: svg }, {}).brand?.textContent).toBe('Studio Zo');
});
