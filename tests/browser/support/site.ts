import type { Page } from '@playwright/test';

interface PublicPage {
  /** Without language prefix. */
  readonly path: string;
  readonly title: { readonly nl: string; readonly en: string };
}

/** One page of each kind on the demo site. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', title: { nl: 'Fijn dat je er bent', en: 'Glad to have you here' } },
  { path: '/clients', title: { nl: 'Voor wie ik werk', en: 'Who I work for' } },
  { path: '/cases', title: { nl: 'Werk', en: 'Work' } },
  {
    path: '/cases/shell',
    title: { nl: 'Laagwater: op tijd terug van het wad', en: 'Laagwater: back from the mudflats in time' },
  },
  { path: '/werkwijze', title: { nl: 'Werkwijze', en: 'Method' } },
  {
    path: '/werkwijze/ontwerpsprint',
    title: { nl: 'Een ontwerpsprint van vijf dagen', en: 'A five-day design sprint' },
  },
  { path: '/privacy', title: { nl: 'Wat deze site bewaart', en: 'What this site keeps' } },
];

export const siteLanguages = ['nl', 'en'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

export function localizePath(path: string, language: SiteLanguage): string {
  if (language === 'nl') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** Returns by how many CSS pixels the page is wider than the viewport. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Returns the text of elements that still have an opacity of 0. */
export function findInvisibleBlocks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter(
        (element) =>
          getComputedStyle(element).opacity === '0' &&
          !(element instanceof HTMLInputElement) &&
          // The name of a hotspot appears only on hover.
          !element.matches('.hero__name'),
      )
      .map((element) => element.textContent.slice(0, 40) || element.outerHTML.slice(0, 80)),
  );
}

/** Records the paths of the scripts that a page requests from now on. */
export function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}
