// @vitest-environment jsdom
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import {
  detectPathLanguage,
  localizeHref,
  parseSitePath,
  stripLanguagePrefix,
  withLanguage,
} from '#content/address/site-paths.ts';
import type { Language } from '#content/language/known-languages.ts';
import { isLanguage, languages, withText } from '#content/language/language.ts';
import { defaultBackground } from '#content/look/background.ts';
import { defaultLayout } from '#content/look/layout.ts';
import { findIdentifierIssue } from '#content/page/page.ts';
import { findTitleIssue } from '#content/page/page-title.ts';
import { languageSchema } from '../../src/api/schemas/common.ts';
import { defaultSiteSettings } from '../../src/api/schemas/default-site-settings.ts';
import { startLanguage } from '../../src/site/client/language.ts';
import { renderMethodDeck } from '../../src/site/decks/decks.tsx';
import { buildOfflineUrl } from '../../src/site/offline/offline-page.ts';
import {
  type PageModel,
  renderDocument,
  rootScript,
  type SiteContext,
  type SiteDocument,
} from '../../src/site/render.tsx';
import { siteAssets } from '../support/built-assets.ts';
import { german, markGerman } from '../support/german.ts';

// A language consists of a code with its facts, and of its copy.
vi.mock(import('#content/language/known-languages.ts'), async (original) => {
  const { germanFacts } = await import('../support/german.ts');
  const module = await original();
  const added = {
    languages: [...module.languages, 'de'],
    languageFacts: { ...module.languageFacts, de: germanFacts },
  };
  return { ...module, ...added } as unknown as typeof module;
});
const copy = vi.hoisted(() => async <Module extends object>(original: () => Promise<Module>) => {
  const { withGermanCopy } = await import('../support/german.ts');
  return withGermanCopy(await original());
});
vi.mock(import('../../src/i18n/site-words.ts'), copy);

const de = german as Language;
const page: PageModel = {
  id: 'page_1',
  identifier: 'proef',
  kind: 'case',
  path: '/cases/proef',
  title: { nl: 'Proef', en: 'Trial', de: 'Probe' },
  overview: [
    {
      id: 'text',
      type: 'text',
      isMultiLanguage: true,
      content: { nl: '[Werk](/cases)', de: '[Arbeit](/cases) und [Haus](/)' },
    },
    { id: 'both', type: 'text', isMultiLanguage: true, content: { nl: 'Alleen Nederlands' } },
    { id: 'slider', type: 'beforeAfterSlider', beforeSrc: '/media/a/b.jpg', afterSrc: '/media/a/c.jpg' },
    { id: 'carousel', type: 'carousel', slides: [{ src: '/media/a/b.jpg' }, { src: '/media/a/c.jpg' }] },
  ],
  layout: defaultLayout,
  background: defaultBackground,
  robots: 'index,follow',
  media: {},
};
const site: SiteContext = {
  settings: { ...defaultSiteSettings, studioName: 'Studio' },
  menu: [{ title: { nl: 'Werk', de: 'Arbeit' }, path: '/cases', children: [] }],
  origin: 'https://studio.example',
  assets: siteAssets,
  year: 2026,
};

function render(document: SiteDocument): Document {
  return new DOMParser().parseFromString(renderDocument(document, site), 'text/html');
}
const shown = (change: Partial<PageModel> = {}) =>
  render({ type: 'page', language: de, page: { ...page, ...change } });
const links = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
const meta = (document: Document, property: string) =>
  [...document.querySelectorAll(`meta[property="${property}"]`)].map((tag) => tag.getAttribute('content'));

describe('a page in a third language', () => {
  it('has its language, URL and translations in its metadata', () => {
    const document = shown();
    expect(document.documentElement.lang).toBe('de');
    expect(document.title).toBe('Probe – Studio');
    expect(links(document, 'link[rel=canonical]')).toEqual([[null, 'https://studio.example/de/cases/proef']]);
    expect(links(document, 'link[rel=alternate][hreflang]')).toEqual([
      ['nl', 'https://studio.example/cases/proef'],
      ['en', 'https://studio.example/en/cases/proef'],
      ['de', 'https://studio.example/de/cases/proef'],
      ['x-default', 'https://studio.example/cases/proef'],
    ]);
    expect(meta(document, 'og:locale')).toEqual(['de_DE']);
    expect(meta(document, 'og:locale:alternate')).toEqual(['nl_NL', 'en_GB']);
    expect(meta(document, 'og:url')).toEqual(['https://studio.example/de/cases/proef']);
  });

  it('is listed in the language menu by its native name', () => {
    const page = shown();
    const choices = [...page.querySelectorAll<HTMLAnchorElement>('#menu a[data-language]')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.hreflang,
      link.getAttribute('aria-current'),
    ]);
    expect(choices).toEqual([
      ['Nederlands', '/cases/proef', 'nl', null],
      ['English', '/en/cases/proef', 'en', null],
      ['Deutsch', '/de/cases/proef', 'de', 'true'],
    ]);
    const short = [...page.querySelectorAll('.header__languages a')].map(({ textContent }) => textContent);
    expect(short).toEqual(['NL', 'EN', 'DE']);
  });

  it('shows translated texts, system texts and links', () => {
    const document = shown();
    const [first, second] = document.querySelectorAll('.prose');
    expect([...(first?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/de/cases',
      '/de',
    ]);
    expect(first?.closest('[lang]')?.getAttribute('lang')).toBe('de');
    // Untranslated text is in the default language, as its `lang` declares.
    expect(second?.closest('[lang]')?.getAttribute('lang')).toBe('nl');
    expect(document.querySelector('.skip-link')?.textContent).toBe(markGerman('Naar de inhoud'));
    expect(document.querySelector('.menu__pages a')?.textContent).toBe('Arbeit');
    expect(document.querySelector('[role=slider], input[type=range]')?.getAttribute('aria-label')).toBe(
      markGerman('Vergelijk de twee beelden'),
    );
    expect(document.body.innerHTML).toContain(markGerman('carrousel'));
    expect(document.body.innerHTML).not.toContain('undefined');
  });

  it('without a title in that language shows the default language, and is not listed as a translation', () => {
    const document = shown({ title: { nl: 'Proef', en: 'Trial' } });
    expect(document.documentElement.lang).toBe('de');
    expect(document.querySelector('.blocks')?.getAttribute('lang')).toBe('nl');
    expect(links(document, 'link[rel=canonical]')).toEqual([[null, 'https://studio.example/cases/proef']]);
    expect(links(document, 'link[rel=alternate][hreflang]').map(([hreflang]) => hreflang)).toEqual([
      'nl',
      'en',
      'x-default',
    ]);
  });

  it.each<SiteDocument>([
    { type: 'unlocked', language: de, page },
    { type: 'locked', language: de, path: '/cases/proef', identifier: 'proef' },
    { type: 'not-found', language: de, path: '/weg' },
    { type: 'built-in-case', language: de, path: '/cases/proef', page },
    { type: 'error', language: de, path: '/cases/proef' },
    { type: 'offline', language: de, path: '/offline' },
  ])('can be a document of type $type', (document) => {
    const html = render(document);
    expect(html.documentElement.lang).toBe('de');
    expect(html.querySelector('main')?.textContent).toContain(
      document.type === 'unlocked' ? 'Arbeit' : '(deutsch)',
    );
    expect(html.body.innerHTML).not.toContain('undefined');
  });

  it('can show a translated deck', () => {
    expect(renderMethodDeck(de).html).toContain(markGerman('Vorige dia'));
  });
});

describe('URLs in a third language', () => {
  it.each(['/', '/cases', '/cases/shell', '/werkwijze/ontwerpsprint', '/design', '/english'])(
    'are converted to and from %s',
    (path) => {
      for (const language of languages) {
        const address = withLanguage(path, language);
        expect(parseSitePath(address)).toMatchObject({ language, path, canonicalPath: address });
        expect([detectPathLanguage(address), stripLanguagePrefix(address)]).toEqual([language, path]);
      }
      expect(withLanguage(path, de)).toBe(path === '/' ? '/de' : `/de${path}`);
    },
  );

  it('are reserved, so that no page can use the language code as its slug', () => {
    expect(findIdentifierIssue('de', 'page')).toMatch(/The site itself uses/);
    expect(localizeHref('/en/cases', de)).toBe('/de/cases');
  });

  it('have their own offline page', () => {
    expect(buildOfflineUrl('/de/cases/shell')).toBe('/de/offline');
  });
});

describe('choosing a third language', () => {
  const wentFrom = (language: string): string[] => {
    const went: string[] = [];
    const root = { classList: { add() {} }, dataset: {}, style: {} };
    runInNewContext(rootScript, {
      document: { documentElement: root },
      location: { pathname: '/', search: '?a=1', hash: '', replace: (to: string) => went.push(to) },
      navigator: { language, userAgent: 'Firefox/140.0' },
      matchMedia: () => ({ matches: false }),
      localStorage: { getItem: () => null, setItem() {} },
    });
    return went;
  };

  it.each(['de', 'de-AT', 'DE-ch'])('redirects a browser with the setting %s from the root', (language) => {
    expect(wentFrom(language)).toEqual(['/de?a=1']);
  });
  it('leaves the redirects for other languages unchanged', () => {
    expect([...wentFrom('en-GB'), ...wentFrom('nl'), ...wentFrom('de-XX'), ...wentFrom('fr')]).toEqual([
      '/en?a=1',
    ]);
  });

  it('is stored when a visitor clicks its link', () => {
    document.body.innerHTML = '<a href="/de/x" data-language="de">Deutsch</a>';
    startLanguage();
    // jsdom cannot leave the page. The stored choice shows which language was read from the link.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    document.querySelector('a')?.click();
    expect(localStorage.getItem('language')).toBe('de');
  });
});

it('schemas and stored texts accept the third language', () => {
  expect(isLanguage('de')).toBe(true);
  expect(languageSchema.parse('de')).toBe('de');
  expect(withText('Gedeeld', de, 'Deutsch')).toEqual({ nl: 'Gedeeld', en: 'Gedeeld', de: 'Deutsch' });
  expect(findTitleIssue({ nl: 'Proef', en: 'Trial', de: ' ' })).toBe(
    'The German title has no visible characters. Write one, or remove it.',
  );
});
