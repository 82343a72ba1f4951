import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import type { Language } from '#content/language/language.ts';
import { defaultBackground } from '#content/look/background.ts';
import { defaultLayout } from '#content/look/layout.ts';
import { type FailedBlock, type PageModel, renderDocument } from '#site/render.tsx';
import { siteAssets } from './built-assets.ts';

interface Options {
  readonly language?: Language;
  /** Handles a block that cannot be rendered. By default the test fails. */
  readonly failed?: (failure: FailedBlock) => void;
}

/**
 * Renders the document that visitors get of a page, in jsdom. The page is called Proef and the studio Studio.
 */
export function renderPageDocument(
  change: Partial<PageModel>,
  {
    language = 'nl',
    failed = ({ error }) => {
      throw error;
    },
  }: Options = {},
): Document {
  const page: PageModel = {
    id: 'page',
    identifier: 'proef',
    kind: 'page',
    path: '/proef',
    title: { nl: 'Proef', en: 'Trial' },
    overview: [],
    layout: defaultLayout,
    background: defaultBackground,
    robots: 'index,follow',
    media: {},
    ...change,
  };
  const site = {
    settings: { ...defaultSiteSettings, studioName: 'Studio' },
    menu: [],
    origin: 'https://studio.example',
    assets: siteAssets,
    year: 2026,
  };
  const html = renderDocument({ type: 'page', language, page }, site, { failed });
  return new DOMParser().parseFromString(html, 'text/html');
}

export function listHeadings(document: Document): (string | null)[] {
  return [...document.querySelectorAll('h1')].map((heading) => heading.textContent);
}
