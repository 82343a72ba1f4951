import type { Language } from '#content/language/language.ts';

/**
 * The words of the language that the page is read in; those of the first language where a browser that translates has
 * put another one on the root. Asks the words themselves, since the list of languages belongs to another script.
 */
export function inPageLanguage<Words>(words: Readonly<Record<Language, Words>>): Words {
  const { lang } = document.documentElement;
  const [first] = Object.values<Words>(words);
  return Object.hasOwn(words, lang) ? words[lang as Language] : (first as Words);
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
