import type { Language } from '#content/language.ts';

/** The language that the page is read in. */
export function pageLanguage(): Language {
  return document.documentElement.lang === 'en' ? 'en' : 'nl';
}

/** What is asked for on this site. */
export function pagePurpose(): 'measured' | 'unmeasured' {
  return document.body.dataset.measurement === undefined ? 'unmeasured' : 'measured';
}

/** Lets a link lead to the page about privacy; without such a page it goes, with what it stands in. */
export function linkPrivacy(link: HTMLAnchorElement, within: Element): void {
  const privacy = document.querySelector<HTMLAnchorElement>('a[rel~="privacy-policy"]');
  if (privacy) link.href = privacy.href;
  else within.remove();
}
