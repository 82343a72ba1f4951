// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import type { Block } from '#content/block/block.ts';
import type { Language } from '#content/language/language.ts';
import { defaultBackground } from '#content/look/background.ts';
import { defaultLayout } from '#content/look/layout.ts';
import { tokens } from '#tokens/resolve-tokens.ts';
import { siteAssets } from '../../tests/support/built-assets.ts';
import {
  findNextPictures,
  type PageModel,
  renderDocument,
  type SiteContext,
  type SiteDocument,
  themedPreloadScript,
  wordsOfScript,
} from './render.tsx';

const site: SiteContext = {
  settings: {
    ...defaultSiteSettings,
    studioName: 'Studio & Zo',
    phoneNumber: '020 123',
    tagline: '</style>',
  },
  menu: [{ title: { nl: 'Werk', en: 'Work' }, path: '/cases', children: [] }],
  origin: 'https://studio.example',
  assets: siteAssets,
  year: 2026,
};

function buildPage(overview: readonly Block[], change: Partial<PageModel> = {}): PageModel {
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
  const html = renderDocument({ type: 'page', language, page: buildPage(overview, change) }, site);
  return new DOMParser().parseFromString(html, 'text/html');
}

const text = (id: string, content: unknown): Block => ({ id, type: 'text', content });
const hero = (id: string): Block => ({ id, type: 'heroImage', src: `/media/0123456789abcdef/${id}.jpg` });
const headings = (document: Document) => [...document.querySelectorAll('h1')].map((h1) => h1.textContent);

describe('the main heading', () => {
  it('is the page title if no block has a heading', () => {
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
  it('is never a hidden title or a second one', () => {
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
  it('preloads only the first two hero images', () => {
    const document = parse([hero('een'), hero('twee'), hero('drie')]);
    const preloads = [...document.head.querySelectorAll('link[rel=preload][as=image]')];
    expect(preloads).toHaveLength(2);
    expect(preloads[0]?.getAttribute('imagesrcset')).toContain('w=1920');
  });
  it('preloads a hero image per theme only after the theme is known', () => {
    const both = { ...hero('een'), darkSrc: '/media/a/nacht.jpg' };
    const document = parse([both]);
    const preloads = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')];
    expect(preloads.map(({ media, dataset }) => [media, dataset.theme])).toEqual([
      ['not all', 'light'],
      ['not all', 'dark'],
    ]);
    const scripts = [...document.scripts].map(({ textContent }) => textContent);
    expect(scripts).toContain(themedPreloadScript);
    // The script must come after the links, so that it finds them.
    const script = document.scripts[scripts.indexOf(themedPreloadScript)];
    for (const link of preloads)
      expect(script && link.compareDocumentPosition(script)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const plain = parse([hero('een')]);
    expect([...plain.scripts].map(({ textContent }) => textContent)).not.toContain(themedPreloadScript);
  });
  it('preloads the hero image for the viewport, in the current theme', () => {
    const phones = { ...hero('een'), phoneSrc: '/media/a/telefoon.jpg' };
    const listPreloads = (block: Block) =>
      [...parse([block]).head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')].map(
        (link) => [
          link.getAttribute('imagesrcset')?.split('?')[0],
          link.media,
          link.dataset.theme,
          link.dataset.media,
        ],
      );
    const [narrow, wide] = ['screen and (max-width: 767px)', 'not screen and (max-width: 767px)'];
    expect(listPreloads(phones)).toEqual([
      [phones.phoneSrc, narrow, undefined, undefined],
      [hero('een').src, wide, undefined, undefined],
    ]);
    const both = { ...phones, darkSrc: '/media/a/nacht.jpg', phoneDarkSrc: '/media/a/telefoon-nacht.jpg' };
    expect(listPreloads(both)).toEqual([
      [phones.phoneSrc, 'not all', 'light', narrow],
      [hero('een').src, 'not all', 'light', wide],
      [both.phoneDarkSrc, 'not all', 'dark', narrow],
      [both.darkSrc, 'not all', 'dark', wide],
    ]);
  });
  it('requests image sizes from external image hosts that the site allows', () => {
    const picture: Block = { id: 'i', type: 'image', src: 'https://blobs.example/a.jpg' };
    const hosted = { ...site, imageHosts: ['https://blobs.example'] };
    const render = (context: SiteContext, preview: boolean) =>
      renderDocument({ type: 'page', language: 'nl', page: buildPage([picture]) }, context, { preview });
    expect(render(hosted, false)).toContain('https://blobs.example/a.jpg?w=640&amp;q=80&amp;f=avif 640w');
    // The editor's frame gets them too.
    expect(render(hosted, true)).toContain('"imageHosts":["https://blobs.example"]');
    expect(render(site, false)).not.toContain('blobs.example/a.jpg?');
  });
  it("preloads no images in the editor's frame, because its width and blocks may change", () => {
    const page = buildPage([hero('een')]);
    const html = renderDocument({ type: 'page', language: 'nl', page }, site, { preview: true });
    expect(html).not.toMatch(/<link[^>]+as="image"/);
  });
  it('loads the island loader only if it contains an island', () => {
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
  it('contains only the styles of its blocks', () => {
    const css = parse([text('a', 'Tekst')]).querySelector('style')?.textContent ?? '';
    expect(css).toContain('.prose');
    expect(css).not.toContain('.card');
  });
  it('contains styles for tablets and phones only if blocks differ there', () => {
    const style = (block: Block) => parse([block]).querySelector('style')?.textContent ?? '';
    const words = text('a', 'Tekst');
    const phones = style({ ...words, responsive: { mobile: { hidden: true } } });
    expect(phones).toContain('@media screen and (max-width:767px){[data-rules="0"]{display:none!important}}');
    expect(style({ ...words, responsive: { mobile: { hidden: false } } })).toBe(style(words));
    expect(phones.replace(/@media screen and \(max-width:767px\)\{\[data-rules[^}]*\}\}/, '')).toBe(
      style(words),
    );
    const hiding = parse([{ ...words, responsive: { tablet: { hidden: true }, mobile: { hidden: false } } }]);
    expect(hiding.querySelector('[data-rules="0"] .prose')?.textContent).toBe('Tekst');
    expect(hiding.querySelector('style')?.textContent).toContain(
      '(max-width:1023px){[data-rules="0"]{display:none',
    );
  });
  it('omits styles that match nothing in it and nothing that its scripts create', () => {
    const words = new Map([['/assets/chrome.js', () => wordsOfScript('"menu--open"')]]);
    const needed = { ...site, assets: { ...site.assets, words } };
    const page = buildPage([text('a', '> Gezegd'), text('b', '**Vet**')]);
    const render = (context: SiteContext) => {
      const html = renderDocument({ type: 'page', language: 'nl', page }, context);
      const document = new DOMParser().parseFromString(html, 'text/html');
      return { document, css: document.querySelector('style')?.textContent ?? '' };
    };
    const { document, css } = render(needed);
    expect(css).toContain('.prose blockquote');
    expect(css).not.toContain('.prose pre');
    // Omitted rules must match nothing.
    const selectors = (sheet: string) =>
      [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/(?<=[{}])([^{}@]+)\{/g)]
        .flatMap(([, list = '']) => list.split(/,(?![^()]*\))/))
        .map((selector) => selector.trim().replace(/\s+/g, ' '));
    const kept = new Set(selectors(css));
    const gone = selectors(render(site).css).filter((selector) => !kept.has(selector));
    expect(gone.length).toBeGreaterThan(10);
    for (const selector of gone) {
      const elements = selector.replace(
        /::?(?:before|after|marker|backdrop|hover|focus-visible|disabled)/g,
        '',
      );
      expect(document.querySelector(elements), selector).toBeNull();
    }
  });
  it('shows a message for an unknown block type', () => {
    expect(parse([{ id: 'x', type: 'hologram' }]).body.textContent).toContain('Unknown block type: hologram');
  });
  it('has internal links in the language of the page', () => {
    const link = (language: 'nl' | 'en') =>
      parse([text('a', '[werk](/cases/shell?x=1#y)')], language)
        .querySelector('.prose a')
        ?.getAttribute('href');
    expect([link('nl'), link('en')]).toEqual(['/cases/shell?x=1#y', '/en/cases/shell?x=1#y']);
  });
  it('lets no setting or text inject scripts or styles', () => {
    const layout = {
      ...defaultLayout,
      container: { ...defaultLayout.container, maxWidth: '1px}</style><script>' },
    };
    const document = parse([text('a', '</script><script>alert(1)</script>')], 'nl', { layout });
    // Structured data is not executed and is in the body.
    const inBody = [...document.body.querySelectorAll('script:not([src])')];
    expect(inBody.map((script) => script.getAttribute('type'))).toEqual(['application/ld+json']);
    expect(document.querySelectorAll('style')).toHaveLength(1);
    expect(document.title).toBe('Proef – Studio & Zo');
  });
  it('of a case links to the previous and the next case, in its language', () => {
    const neighbours = {
      previous: { title: { nl: 'Kiezel' }, path: '/cases/tweakers' },
      next: { title: { nl: 'Laagwater', en: 'Low water' }, path: '/cases/shell' },
    };
    const page = buildPage([], { kind: 'case' });
    const html = renderDocument({ type: 'page', language: 'en', page, neighbours }, site);
    const document = new DOMParser().parseFromString(html, 'text/html');
    const links = [...document.querySelectorAll('nav[aria-label="More work"] a')].map((link) => [
      link.getAttribute('rel'),
      link.getAttribute('href'),
      link.querySelector('[lang]')?.getAttribute('lang'),
      link.textContent,
    ]);
    expect(links).toEqual([
      ['prev', '/en/cases/tweakers', 'nl', 'PreviousKiezel'],
      ['next', '/en/cases/shell', undefined, 'NextLow water'],
    ]);
    expect(parse([]).querySelector('.case-nav')).toBeNull();
  });
  it('of a case ends with the hero image of the next case, or only its title', () => {
    const page = buildPage([], { kind: 'case' });
    const end = (overview: readonly Block[], language: Language = 'nl') => {
      const media = {
        [String(hero('een').src)]: { width: 1600, height: 900, animated: false },
        '/media/a/telefoon.jpg': { width: 800, height: 1200, animated: false },
        '/media/a/toren.jpg': { width: 100, height: 4000, animated: false },
      };
      const next = {
        title: 'Laagwater',
        path: '/cases/shell',
        pictures: findNextPictures({ overview, media }),
      };
      const neighbours = { previous: undefined, next };
      const html = renderDocument({ type: 'page', language, page, neighbours }, site);
      return new DOMParser().parseFromString(html, 'text/html').querySelector('.case-nav');
    };
    const image = end([hero('een')])?.querySelector('a[rel=next] img');
    expect(['alt', 'loading'].map((name) => image?.getAttribute(name))).toEqual(['', 'lazy']);
    expect(image?.getAttribute('src')).toContain(String(hero('een').src));
    // On phones the next page begins with this picture.
    const phone = end([{ ...hero('een'), phoneSrc: '/media/a/telefoon.jpg' }]);
    expect(phone?.querySelector('source')?.srcset).toContain('/media/a/telefoon.jpg');
    // Uncropped, in its own aspect ratio.
    const shape = (nav: Element | null | undefined) =>
      nav?.querySelector<HTMLElement>('.case-nav__picture')?.style.getPropertyValue('--ratio-phone');
    expect([shape(phone), shape(end([hero('een')]))]).toEqual(['800/1200', '']);
    // A picture higher than a window is cropped.
    expect(shape(end([{ ...hero('een'), phoneSrc: '/media/a/toren.jpg' }]))).toBe('1/2');
    // The picture is in the language of the page.
    const each = { ...hero('een'), src: { nl: '/media/a/kade.jpg', en: '/media/a/quay.jpg' } };
    expect(end([each], 'en')?.querySelector('img')?.getAttribute('src')).toContain('/media/a/quay.jpg');
    expect(end([each])?.querySelector('img')?.getAttribute('src')).toContain('/media/a/kade.jpg');
    const bare = end([text('a', 'Tekst')]);
    expect([bare?.textContent, bare?.querySelector('img')]).toEqual(['VolgendeLaagwater', null]);
  });
  it('marks the current page in the menu, or its parent page', () => {
    const marks = (path: string, children: SiteContext['menu'] = []) => {
      const menu = [
        { title: 'Home', path: '/', children: [] },
        { title: 'Werk', path: '/cases', children },
      ];
      const html = renderDocument(
        { type: 'page', language: 'nl', page: buildPage([], { path }) },
        { ...site, menu },
      );
      const document = new DOMParser().parseFromString(html, 'text/html');
      return [...document.querySelectorAll('.menu__pages a[aria-current]')].map(
        (link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`,
      );
    };
    expect(marks('/cases')).toEqual(['/cases page']);
    expect(marks('/cases/shell')).toEqual(['/cases true']);
    expect(marks('/cases/shell', [{ title: 'Shell', path: '/cases/shell', children: [] }])).toEqual([
      '/cases/shell page',
    ]);
    expect(marks('/casestudie')).toEqual([]);
  });
  it('contains the scroll range of a changing background and its script for old browsers', () => {
    const changing = {
      ...defaultBackground,
      dynamicBackgroundSettings: {
        ...defaultBackground.dynamicBackgroundSettings,
        enabled: true,
        endColorLight: '#eef',
        startColorDark: '#012',
        scrollRange: { start: 10, end: 80 },
      },
    };
    const document = parse([], 'nl', { background: changing });
    expect({ ...document.body.dataset }).toMatchObject({
      backgroundRange: '10 80',
      backgroundScript: '/assets/scroll-background.js',
    });
    const colors = [...document.querySelectorAll('meta[name=theme-color]')].map((meta) =>
      meta.getAttribute('content'),
    );
    expect(colors[1]).toBe('#012');
    expect(parse([]).body.dataset).not.toHaveProperty('backgroundRange');
    expect(parse([]).body.dataset).not.toHaveProperty('backgroundScript');
  });
  it('shows a skeleton only in a preview of a missing page', () => {
    const missing = { type: 'not-found', language: 'nl', path: '/nieuw' } as const;
    const inPreview = new DOMParser().parseFromString(
      renderDocument(missing, site, { preview: true }),
      'text/html',
    );
    expect(inPreview.querySelector('main > .skeleton:first-child')?.textContent).toBe(
      'De pagina wordt geladen',
    );
    expect(inPreview.querySelector('main > .message')).not.toBeNull();
    expect(renderDocument(missing, site)).not.toContain('skeleton');
    const live = renderDocument({ type: 'page', language: 'nl', page: buildPage([]) }, site, {
      preview: true,
    });
    expect(new DOMParser().parseFromString(live, 'text/html').querySelector('.skeleton')).toBeNull();
  });
  it('in a preview puts the page’s own styles where the live page replaces them', () => {
    const background = { ...defaultBackground, backgroundSettings: { backgroundColorLight: '#fed' } };
    const html = renderDocument({ type: 'page', language: 'nl', page: buildPage([], { background }) }, site, {
      preview: true,
    });
    const document = new DOMParser().parseFromString(html, 'text/html');
    expect(document.querySelector('#preview > style')?.textContent).toContain('#fed');
    expect(document.querySelector('head > style')?.textContent).not.toContain('#fed');
  });
  it('in a preview contains its context in a script that content cannot close', () => {
    const html = renderDocument({ type: 'page', language: 'nl', page: buildPage([]) }, site, {
      preview: true,
    });
    const context = /id="preview-context">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(context)).toMatchObject({
      documentId: 'page_1',
      site: { settings: { tagline: '</style>' } },
    });
  });
});

describe('every document', () => {
  const render = (document: SiteDocument, menu: SiteContext['menu'] = site.menu) =>
    new DOMParser().parseFromString(renderDocument(document, { ...site, menu }), 'text/html');

  it('has contact details, even if its page failed to load', () => {
    const failed = render({ type: 'error', language: 'nl', path: '/werkwijze' });
    expect(failed.querySelector('#contact a[href="tel:020123"]')).not.toBeNull();
  });

  const withMetadata = (metadata: PageModel['metadata'], language: 'nl' | 'en' = 'nl') =>
    render({ type: 'page', language, page: { ...buildPage([]), metadata } });

  it('has a contact section with the page’s own texts, or else those of the site', () => {
    const own = { contactTitle: { nl: 'Plan een gesprek' }, contactDescription: { nl: 'Een uur, gratis.' } };
    const section = (language: 'nl' | 'en') => withMetadata(own, language).querySelector('section#contact');
    expect(section('nl')?.querySelector('h2')?.textContent).toBe('Plan een gesprek');
    expect(section('nl')?.querySelector('p')?.textContent).toBe('Een uur, gratis.');
    expect(section('nl')?.querySelector('a[href="tel:020123"]')).not.toBeNull();
    expect(section('en')?.querySelector('h2')?.textContent).toBe('Contact');
    expect(section('en')?.textContent).not.toContain('gratis');
  });

  it('uses the footer as the target of contact links if the page hides its contact section', () => {
    const left = withMetadata({ contactTitle: { nl: 'Plan een gesprek' }, contactSection: 'none' });
    expect([...left.querySelectorAll('#contact')].map(({ className }) => className)).toEqual(['footer']);
    expect(left.querySelector('#contact a[href="tel:020123"]')).not.toBeNull();
    expect(left.body.textContent).not.toContain('Plan een gesprek');
    expect(withMetadata(undefined).querySelector('footer')?.id).toBe('');
  });

  it('has up to five header links if the studio enables them, without the home page', () => {
    const pages = (count: number) =>
      ['', 'werk', 'over', 'diensten', 'klanten', 'contact', 'blog']
        .slice(0, count + 1)
        .map((name) => ({ title: { nl: name }, path: `/${name}`, children: [] }));
    const linked = (count: number, headerLinks: boolean) => {
      const document = { type: 'error', language: 'nl', path: '/werk/een-project' } as const;
      const settings = { ...site.settings, headerLinks };
      const html = renderDocument(document, { ...site, settings, menu: pages(count) });
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      return [...parsed.querySelectorAll('.header__links a')].map((link) => [
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]);
    };
    expect(linked(2, true)).toEqual([
      ['/werk', 'true'],
      ['/over', null],
    ]);
    expect(linked(5, true)).toHaveLength(5);
    expect(linked(6, true)).toEqual([]);
    expect(linked(2, false)).toEqual([]);
    expect(defaultSiteSettings.headerLinks, 'sites of earlier versions keep their header').toBe(false);
  });

  it('marks the Dutch words in the menu of an English page', () => {
    const menu = [...site.menu, { title: { nl: 'Werkwijze' }, path: '/werkwijze', children: [] }];
    const links = [
      ...render({ type: 'not-found', language: 'en', path: '/404' }, menu).querySelectorAll('nav a'),
    ];
    expect(links.map((link) => [link.textContent, link.getAttribute('lang')])).toEqual([
      ['Work', null],
      ['Werkwijze', 'nl'],
    ]);
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
  });
});

describe('changed tokens', () => {
  const withTokens = (designTokens: Record<string, unknown>): SiteContext => ({
    ...site,
    settings: { ...site.settings, designTokens },
  });
  it('are used to choose text colours with enough contrast on surfaces', () => {
    const pale = { 'color.ink': { value: { colorSpace: 'oklch', components: [0.98, 0, 0] } } };
    const surface: Block = {
      id: 's',
      type: 'grid',
      backgroundColor: '#ffffff',
      columns: [[text('a', 'Tekst')]],
    };
    const render = (context: SiteContext) =>
      renderDocument({ type: 'page', language: 'nl', page: buildPage([surface]) }, context);
    // The pale ink has too little contrast on white, so black replaces it; the default ink needs no
    // replacement.
    expect(render(withTokens(pale))).toContain('--color-ink:#000');
    expect(render(site)).not.toContain('--color-ink:#000');
  });
  it('appear in the styles and in the theme-color meta tags', () => {
    const other = { 'color.paper': { value: { colorSpace: 'oklch', components: [1, 0, 0] } } };
    const html = renderDocument({ type: 'page', language: 'nl', page: buildPage([]) }, withTokens(other));
    expect(html).toContain('--color-paper:var(--light,oklch(1 0 0))');
    expect(html).toContain('<meta name="theme-color" content="#ffffff"');
    expect(renderDocument({ type: 'page', language: 'nl', page: buildPage([]) }, site)).toContain(
      `--color-paper:var(--light,${tokens.color.paper.light})`,
    );
  });
});
