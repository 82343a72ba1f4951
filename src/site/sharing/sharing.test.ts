import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import type { SiteSettings } from '#api/schemas/settings.ts';
import type { Block } from '#content/block/block.ts';
import { defaultBackground } from '#content/look/background.ts';
import { defaultLayout } from '#content/look/layout.ts';
import { siteAssets } from '../../../tests/support/built-assets.ts';
import { fc } from '../../../tests/support/properties.ts';
import {
  type PageModel,
  renderDocument,
  type SiteContext,
  type SiteDocument,
  summarizePage,
} from '../render.tsx';
import { buildSharingPictureUrl, parseSharingPictureUrl } from './sharing-picture-address.ts';

const settings: SiteSettings = {
  ...defaultSiteSettings,
  studioName: 'Studio Zo',
  description: { nl: 'Een studio in Amsterdam.', en: 'A studio in Amsterdam.' },
  phoneNumber: '+31 20 123 45 67',
  emailAddress: 'hallo@studio.example',
};
const site: SiteContext = {
  settings,
  menu: [
    { title: { nl: 'Werk', en: 'Work' }, path: '/cases', children: [] },
    { title: { nl: 'Werkwijze' }, path: '/werkwijze', children: [] },
  ],
  origin: 'https://studio.example',
  assets: siteAssets,
  year: 2026,
};

const main: PageModel = {
  id: 'page_1',
  identifier: 'main',
  kind: 'page',
  path: '/',
  title: { nl: 'Fijn dat je er bent', en: 'Glad to have you here' },
  overview: [],
  layout: defaultLayout,
  background: defaultBackground,
  robots: 'index,follow',
  media: {},
};
const shell: PageModel = {
  ...main,
  identifier: 'shell',
  kind: 'case',
  path: '/cases/shell',
  title: { nl: 'Laagwater', en: 'Low water' },
  overview: [text('lead', { nl: 'Een **app** voor wadlopers.', en: 'An **app** for walkers.' })],
};

function text(id: string, content: unknown, type = 'text'): Block {
  return { id, type, isMultiLanguage: true, content };
}

function render(document: SiteDocument, context: SiteContext = site): Document {
  return new JSDOM(renderDocument(document, context)).window.document;
}
const renderPage = (page: PageModel, language: 'nl' | 'en' = 'nl', context: SiteContext = site) =>
  render({ type: 'page', language, page }, context);

function readMeta(document: Document): Record<string, string | null> {
  return Object.fromEntries(
    [...document.querySelectorAll('meta[property],meta[name^="twitter:"],meta[name=description]')].map(
      (meta) => [meta.getAttribute('property') ?? meta.getAttribute('name'), meta.getAttribute('content')],
    ),
  );
}

function readStructuredData(
  document: Document,
): { '@context': string; '@graph': Record<string, unknown>[] } | undefined {
  const script = document.querySelector('script[type="application/ld+json"]');
  return script ? JSON.parse(script.textContent) : undefined;
}

const thing = (document: Document, type: string) =>
  readStructuredData(document)?.['@graph'].find((candidate) => candidate['@type'] === type);

describe('the sharing metadata', () => {
  it('contains page, studio, language, URL and image, in the language of the page', () => {
    expect(readMeta(renderPage(shell, 'en'))).toEqual({
      description: 'An app for walkers.',
      'og:title': 'Low water',
      'og:description': 'An app for walkers.',
      'og:type': 'article',
      'og:url': 'https://studio.example/en/cases/shell',
      'og:site_name': 'Studio Zo',
      'og:locale': 'en_GB',
      'og:locale:alternate': 'nl_NL',
      'og:image': expect.stringMatching(/^https:\/\/studio\.example\/og\/en\/cases\/shell\.[0-9a-z]+\.jpg$/),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Low water – Studio Zo',
      'twitter:card': 'summary_large_image',
    });
    expect(readMeta(renderPage(main))).toMatchObject({
      'og:title': 'Fijn dat je er bent',
      'og:type': 'website',
      'og:url': 'https://studio.example/',
      'og:locale': 'nl_NL',
      'og:locale:alternate': 'en_GB',
    });
  });

  it('uses the page’s own metadata in that language only, and keeps the image', () => {
    const metadata = { title: { nl: 'App voor wadlopers' }, description: { nl: 'Zo\nloop je veilig.' } };
    const plain = readMeta(renderPage(shell));
    const page = { ...shell, metadata };
    expect(readMeta(renderPage(page))).toEqual({
      ...plain,
      description: 'Zo loop je veilig.',
      'og:title': 'App voor wadlopers',
      'og:description': 'Zo loop je veilig.',
    });
    expect(renderPage(page).title).toBe('App voor wadlopers – Studio Zo');
    expect(thing(renderPage(page), 'CreativeWork')).toMatchObject({
      name: 'Laagwater',
      headline: 'App voor wadlopers',
      description: 'Zo loop je veilig.',
    });
    const english = (model: PageModel) => renderPage(model, 'en').documentElement.outerHTML;
    expect(english(page)).toBe(english(shell));
  });

  it('is byte for byte the same if a page has no metadata of its own', () => {
    const html = (model: PageModel) => renderDocument({ type: 'page', language: 'nl', page: model }, site);
    expect(html({ ...shell, metadata: undefined })).toBe(html(shell));
    expect(html({ ...shell, metadata: { title: { nl: ' ' } } })).toBe(html(shell));
    expect(html(shell)).not.toContain('headline');
  });

  it('is completely Dutch if the page is not translated', () => {
    const page = { ...shell, title: { nl: 'Laagwater' }, overview: [text('a', { nl: 'Voor wadlopers.' })] };
    const meta = readMeta(renderPage(page, 'en'));
    expect(meta).toEqual(readMeta(renderPage(page, 'nl')));
    expect(meta).toMatchObject({
      'og:url': 'https://studio.example/cases/shell',
      'og:locale': 'nl_NL',
      'og:description': 'Voor wadlopers.',
    });
    expect(meta).not.toHaveProperty('og:locale:alternate');
  });

  it('of a noindex page has an image, but no canonical URL and no structured data', () => {
    const document = renderPage({ ...shell, robots: 'noindex,nofollow' });
    expect(readMeta(document)).toHaveProperty('og:image');
    expect(document.querySelector('link[rel=canonical],link[rel=alternate]')).toBeNull();
    expect(readStructuredData(document)).toBeUndefined();
  });

  it.each<SiteDocument>([
    { type: 'locked', language: 'nl', identifier: 'geheim', path: '/geheim' },
    { type: 'error', language: 'nl', path: '/x' },
    { type: 'not-found', language: 'nl', path: '/' },
    { type: 'not-found', language: 'nl', path: '/', page: { ...shell, identifier: '404' } },
  ])('is absent from a document that is not a public page: $type', (document) => {
    const rendered = render(document);
    expect(readMeta(rendered)).toEqual({});
    expect(readStructuredData(rendered)).toBeUndefined();
    expect(rendered.querySelector('link[rel=canonical]')).toBeNull();
    expect(rendered.querySelector('link[rel=manifest]')).not.toBeNull();
  });

  it('contains the studio’s logo, or the site icon if there is none', () => {
    const light = '/media/0123456789abcdef/logo.png';
    const withLogo = { ...site, settings: { ...settings, logo: { light, dark: '' } } };
    const readLogo = (context: SiteContext) =>
      thing(renderPage(main, 'nl', context), 'ProfessionalService')?.logo;
    const media = { [light]: { width: 400, height: 100, animated: false } };
    expect(readLogo({ ...withLogo, media })).toBe(`https://studio.example${light}`);
    expect(readLogo(withLogo)).toBe('https://studio.example/icon-512.png');
    expect(readLogo(site)).toBe('https://studio.example/icon-512.png');
  });

  it('escapes any title and studio name without changing them', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 1 }).filter((word) => word.trim() === word);
    const nasty = fc.oneof(
      words,
      fc.constantFrom(
        '</script><script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        '<!--<script>',
        '&amp;',
      ),
    );
    fc.assert(
      fc.property(nasty, nasty, (title, studioName) => {
        fc.pre(!/[\r\0]/.test(title + studioName));
        const context = { ...site, settings: { ...settings, studioName } };
        const document = renderPage({ ...main, title: { nl: title } }, 'nl', context);
        expect(readMeta(document)).toMatchObject({ 'og:title': title, 'og:site_name': studioName });
        expect(thing(document, 'ProfessionalService')).toMatchObject({ name: studioName });
        expect(document.querySelectorAll('script')).toHaveLength(6);
        expect(document.querySelector('img')).toBeNull();
      }),
      { numRuns: 40 },
    );
  });
});

describe('the description of a page', () => {
  const describePage = (
    overview: readonly Block[],
    change: Partial<PageModel> = {},
    language: 'nl' | 'en' = 'nl',
  ) => summarizePage({ ...shell, overview, ...change }, settings, language).description;
  const long = 'Deze zin is met opzet zo lang dat hij op zichzelf genoeg zegt over de pagina.';

  it('is its first text, without headings and Markdown', () => {
    const overview = [
      text('t', { nl: 'Titel' }, 'title'),
      text('a', { nl: `# Kop\n\n**${long}**` }),
      text('b', 'Later'),
    ];
    expect(describePage(overview)).toBe(long);
  });
  it('continues with the next text if the first is short', () => {
    expect(describePage([text('a', 'Kort.'), text('b', long)])).toBe(`Kort. ${long}`);
  });
  it('includes text in grids, and never hidden text', () => {
    const grid = { id: 'g', type: 'grid', rows: [{ columns: [[text('c', 'In het raster.')]] }] };
    expect(describePage([{ ...text('a', 'Verborgen.'), hidden: true }, grid])).toBe('In het raster.');
    expect(describePage([{ ...grid, hidden: true }])).toBe('Een studio in Amsterdam.');
  });
  it('is a caption if there is no text, and otherwise the site’s description', () => {
    expect(describePage([text('a', 'Bijschrift.', 'caption')])).toBe('Bijschrift.');
    expect(describePage([], {}, 'en')).toBe('A studio in Amsterdam.');
  });
  it('is the site’s own on the home page', () => {
    expect(describePage([text('a', long)], { identifier: 'main' })).toBe('Een studio in Amsterdam.');
  });
  it('is omitted if there is no text at all', () => {
    const context = { ...site, settings: { ...settings, description: '' } };
    const meta = readMeta(renderPage({ ...shell, overview: [] }, 'nl', context));
    expect(meta).not.toHaveProperty('description');
    expect(meta).not.toHaveProperty('og:description');
  });
});

describe('the structured data', () => {
  const publisher = {
    '@type': 'ProfessionalService',
    '@id': 'https://studio.example/#studio',
    name: 'Studio Zo',
    url: 'https://studio.example/',
    telephone: '+31 20 123 45 67',
    email: 'hallo@studio.example',
  };

  it('of the home page contains the studio’s details and opening hours', () => {
    expect(readStructuredData(renderPage(main))?.['@context']).toBe('https://schema.org');
    expect(thing(renderPage(main), 'ProfessionalService')).toEqual({
      '@type': 'ProfessionalService',
      '@id': 'https://studio.example/#studio',
      name: 'Studio Zo',
      description: 'Een studio in Amsterdam.',
      url: 'https://studio.example/',
      telephone: '+31 20 123 45 67',
      email: 'hallo@studio.example',
      address: { '@type': 'PostalAddress', addressLocality: 'Amsterdam' },
      priceRange: '€€',
      openingHours: 'Mo-Fr 09:00-17:00',
      foundingDate: '2011',
      image: readMeta(renderPage(main))['og:image'],
      logo: 'https://studio.example/icon-512.png',
    });
    expect(thing(renderPage(main, 'en'), 'WebSite')).toMatchObject({ inLanguage: 'en', name: 'Studio Zo' });
  });

  it('omits details that the studio left empty', () => {
    const context = { ...site, settings: { ...settings, phoneNumber: ' ', emailAddress: '', city: '' } };
    const studio = thing(renderPage(main, 'nl', context), 'ProfessionalService');
    expect(Object.keys(studio ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/telephone|email|address/)]),
    );
  });

  it('of a case names its creator and its breadcrumbs', () => {
    const document = renderPage(shell, 'en');
    expect(thing(document, 'CreativeWork')).toMatchObject({
      name: 'Low water',
      url: 'https://studio.example/en/cases/shell',
      creator: { '@id': 'https://studio.example/#studio' },
      publisher,
    });
    expect(thing(document, 'BreadcrumbList')?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Work', item: 'https://studio.example/en/cases' },
      { '@type': 'ListItem', position: 2, name: 'Low water', item: 'https://studio.example/en/cases/shell' },
    ]);
  });

  it('links to a parent page in a language that the parent has', () => {
    const sprint = { ...main, identifier: 'sprint', path: '/werkwijze/sprint' };
    expect(thing(renderPage(sprint, 'en'), 'BreadcrumbList')?.itemListElement).toMatchObject([
      { name: 'Werkwijze', item: 'https://studio.example/werkwijze' },
      { item: 'https://studio.example/en/werkwijze/sprint' },
    ]);
  });

  it('of any other page names the studio as publisher, with phone and email', () => {
    expect(
      readStructuredData(renderPage({ ...main, identifier: 'werkwijze', path: '/werkwijze' }, 'en'))?.[
        '@graph'
      ],
    ).toEqual([
      {
        '@type': 'WebPage',
        name: 'Glad to have you here',
        url: 'https://studio.example/en/werkwijze',
        inLanguage: 'en',
        publisher,
      },
    ]);
  });

  it('omits breadcrumbs if the parent page is not visible', () => {
    const child = { ...main, identifier: 'b', path: '/verborgen/b' };
    expect(thing(renderPage(child), 'BreadcrumbList')).toBeUndefined();
  });
});

describe('the URL of a sharing image', () => {
  const address = (page: PageModel, studioName = 'Studio Zo', language: 'nl' | 'en' = 'nl') =>
    buildSharingPictureUrl(page, summarizePage(page, settings, language), { ...settings, studioName });

  it('changes with everything that the image shows, and with nothing else', () => {
    const hero = { id: 'h', type: 'heroImage', src: '/media/0123456789abcdef/a.jpg' };
    const first = address(shell);
    expect(address({ ...shell, overview: [text('z', 'Andere tekst')] })).toBe(first);
    const changed = [
      address({ ...shell, title: { nl: 'Anders', en: 'Low water' } }),
      address(shell, 'Studio Anders'),
      address({ ...shell, overview: [hero] }),
      address({ ...shell, overview: [{ ...hero, src: '/media/fedcba9876543210/a.jpg' }] }),
      address(shell, 'Studio Zo', 'en'),
    ];
    expect(new Set([first, ...changed]).size).toBe(6);
  });

  it.each([
    [main, '/main'],
    [shell, '/cases/shell'],
  ])('can be parsed back to the path of its page', (page, path) => {
    expect(parseSharingPictureUrl(address(page))).toBe(path);
  });
});
