import type { Language } from '#content/language/language.ts';

/**
 * Gets the words of the page's language, or of the first language if a translating browser has changed
 * `lang`. Reads the languages from the words, since the list of languages is in another script.
 */
export function getPageWords<Words>(words: Readonly<Record<Language, Words>>): Words {
  const { lang } = document.documentElement;
  const [first] = Object.values<Words>(words);
  return Object.hasOwn(words, lang) ? words[lang as Language] : (first as Words);
}

/** Gets the purpose of consent on this site. */
export function getConsentPurpose(): 'measured' | 'unmeasured' {
  return document.body.dataset.measurement === undefined ? 'unmeasured' : 'measured';
}

/** Sets the link to the privacy page; without such a page the link's container is removed. */
export function linkPrivacy(link: HTMLAnchorElement, within: Element): void {
  const privacy = document.querySelector<HTMLAnchorElement>('a[rel~="privacy-policy"]');
  if (privacy) link.href = privacy.href;
  else within.remove();
}
