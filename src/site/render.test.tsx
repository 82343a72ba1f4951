// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { defaultSiteSettings } from '#api/schemas/settings.ts';
import { defaultBackground } from '#content/background.ts';
import type { Block } from '#content/block.ts';
import { defaultLayout } from '#content/layout.ts';
import { type PageModel, renderDocument, type SiteContext } from './render.tsx';

const site: SiteContext = {
  settings: {
    ...defaultSiteSettings,
    studioName: 'Studio & Zo',
    phoneNumber: '020 123',
    tagline: '</style>',
  },
  menu: [{ title: { nl: 'Werk', en: 'Work' }, path: '/cases', children: [] }],
  origin: 'https://studio.example',
  assets: {
    chrome: '/assets/chrome.js',
    loader: '/assets/loader.js',
    islandRuntime: '/assets/runtime.js',
    islands: { 'before-after-slider': '/assets/slider.js', carousel: '/assets/carousel.js' },
    preview: '/assets/preview.js',
    cookieSettings: '/assets/cookie-settings.js',
    analytics: '/assets/analytics.js',
    fonts: [{ weight: 400, url: '/assets/a.woff2' }],
  },
  year: 2026,
};

function pageOf(overview: readonly Block[], change: Partial<PageModel> = {}): PageModel {
  return {
    id: 'page_1',
    identifier: 'proef',
    kind: 'page',
    path: '/proef',
    title: { nl: 'Proef', en: 'Trial' },
    overview,
    layout: defaultLayout,
    background: defaultBackground,
    robots: 'index,follow',
    media: {},
    ...change,
  };
}

function parse(overview: readonly Block[], language: 'nl' | 'en' = 'nl', change: Partial<PageModel> = {}) {
  const html = renderDocument({ type: 'page', language, page: pageOf(overview, change) }, site);
  return new DOMParser().parseFromString(html, 'text/html');
}

const text = (id: string, content: unknown): Block => ({ id, type: 'text', content });
const hero = (id: string): Block => ({ id, type: 'heroImage', src: `/media/0123456789abcdef/${id}.jpg` });
const headings = (document: Document) => [...document.querySelectorAll('h1')].map((h1) => h1.textContent);

describe('the main heading', () => {
  it('is the page title where no block brings one', () => {
    expect(headings(parse([text('a', 'Tekst')]))).toEqual(['Proef']);
  });
  it('is the title block, at any depth', () => {
    const grid: Block = {
      id: 'g',
      type: 'grid',
      rows: [{ columns: [[{ id: 't', type: 'title', content: 'Diep' }]] }],
    };
    expect(headings(parse([text('a', '# Niet deze'), grid]))).toEqual(['Diep']);
  });
  it('is the h1 of the first text block', () => {
    expect(headings(parse([text('a', '# Uit de tekst\n\n# Nog een'), text('b', '# Later')]))).toEqual([
      'Uit de tekst',
    ]);
  });
  it('is never a hidden one, nor a second title', () => {
    const title = (id: string, content: string, hidden = false): Block => ({
      id,
      type: 'title',
      content,
      hidden,
    });
    expect(headings(parse([title('a', 'Weg', true), title('b', 'Eerst'), title('c', 'Dan')]))).toEqual([
      'Eerst',
    ]);
  });
});

describe('a document', () => {
  it('asks for the first two heroes early, and no more', () => {
    const document = parse([hero('een'), hero('twee'), hero('drie')]);
    const preloads = [...document.head.querySelectorAll('link[rel=preload][as=image]')];
    expect(preloads).toHaveLength(2);
    expect(preloads[0]?.getAttribute('imagesrcset')).toContain('w=1920');
  });
  it('loads what finds islands only when it holds one', () => {
    const scripts = (document: Document) =>
      [...document.scripts].map((script) => script.getAttribute('src')).filter(Boolean);
    expect(scripts(parse([text('a', 'Tekst')]))).toEqual(['/assets/chrome.js']);
    const slider: Block = {
      id: 's',
      type: 'beforeAfterSlider',
      beforeSrc: '/media/a/b.jpg',
      afterSrc: '/media/a/c.jpg',
    };
    expect(scripts(parse([slider]))).toEqual(['/assets/chrome.js', '/assets/loader.js']);
  });
  it('carries the styles of the blocks on it, and no others', () => {
    const css = parse([text('a', 'Tekst')]).querySelector('style')?.textContent ?? '';
    expect(css).toContain('.prose');
    expect(css).not.toContain('.card');
  });
  it('says the literal line for a type that nobody knows', () => {
    expect(parse([{ id: 'x', type: 'hologram' }]).body.textContent).toContain('Unknown block type: hologram');
  });
  it('puts our own links in the language of the page', () => {
    const link = (language: 'nl' | 'en') =>
      parse([text('a', '[werk](/cases/shell?x=1#y)')], language)
        .querySelector('.prose a')
        ?.getAttribute('href');
    expect([link('nl'), link('en')]).toEqual(['/cases/shell?x=1#y', '/en/cases/shell?x=1#y']);
  });
  it('lets no setting and no text out of its place', () => {
    const layout = {
      ...defaultLayout,
      container: { ...defaultLayout.container, maxWidth: '1px}</style><script>' },
    };
    const document = parse([text('a', '</script><script>alert(1)</script>')], 'nl', { layout });
    expect(
      [...document.scripts].every((script) => script.src !== '' || script.parentElement === document.head),
    ).toBe(true);
    expect(document.querySelectorAll('style')).toHaveLength(1);
    expect(document.title).toBe('Proef – Studio & Zo');
  });
  it('gives the preview its context in a script that content cannot end', () => {
    const html = renderDocument({ type: 'page', language: 'nl', page: pageOf([]) }, site, true);
    const context = /id="preview-context">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(context)).toMatchObject({
      documentId: 'page_1',
      site: { settings: { tagline: '</style>' } },
    });
  });
});
