import type { Language } from '#content/language/language.ts';

/** A reference model of a text and its translation, which stores all words instead of hashes. */
export interface KeptText {
  readonly words: Readonly<Record<Language, string>>;
  /** By language, the words of the other language that its own were written from. */
  readonly against: Readonly<Partial<Record<Language, string>>>;
  readonly copied: readonly Language[];
}

export const emptyText: KeptText = { words: { nl: '', en: '' }, against: {}, copied: [] };

export const getOtherLanguage = (language: Language): Language => (language === 'nl' ? 'en' : 'nl');

/** English is the translation, unless it existed before the Dutch. */
const isTranslation = ({ against }: KeptText, language: Language) =>
  language === 'en' ? against.nl === undefined : against.nl !== undefined;

export function writeText(text: KeptText, language: Language, words: string, copied = false): KeptText {
  const other = getOtherLanguage(language);
  const before = text.words[language];
  if (before === words && !copied) return text;
  const against = { ...text.against };
  const wasFirst = before === '' && text.words[other] !== '' && against[other] === undefined;
  const follows = isTranslation(text, language) || (language === 'nl' && wasFirst);
  if (!follows && text.words[other] !== '' && before !== '' && against[other] === undefined) {
    against[other] = before;
  }
  delete against[language];
  if (words !== '' && (follows || copied) && text.words[other] !== '') against[language] = text.words[other];
  // The language that is copied becomes the source.
  if (copied) delete against[other];
  const others = text.copied.filter((code) => code !== language);
  return {
    words: { ...text.words, [language]: words },
    against,
    copied: copied && words !== '' ? [...others, language] : others,
  };
}

export function markReviewed(text: KeptText, language: Language): KeptText {
  const source = text.words[getOtherLanguage(language)];
  if (text.words[language] === '' || !isTranslation(text, language) || source === '') return text;
  return {
    ...text,
    against: { ...text.against, [language]: source },
    copied: text.copied.filter((code) => code !== language),
  };
}

export function getTextState(text: KeptText, language: Language) {
  const [own, source] = [text.words[language], text.words[getOtherLanguage(language)]];
  if (own === '') return source === '' ? undefined : 'missing';
  if (!isTranslation(text, language) || source === '') return 'current';
  if (text.copied.includes(language)) return 'missing';
  if (own === source) return 'same';
  const against = text.against[language];
  return against !== undefined && against !== source ? 'outdated' : 'current';
}
