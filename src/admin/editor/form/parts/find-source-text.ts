import { type Language, languages, type Translated } from '#content/language/language.ts';
import { getOwnWords } from '#content/translation/own-text.ts';

/** The words in another language that a text is a translation of, or could be. */
export interface SourceText {
  readonly language: Language;
  readonly words: string;
  /** As they were when the text was written; undefined where they have not changed, or nobody knows. */
  readonly was: string | undefined;
  /** They are in the text's own place, word for word. */
  readonly isCopied: boolean;
}

export function findSourceText(
  value: Translated | undefined,
  language: Language,
  { source, was }: { readonly source: string | undefined; readonly was: string | undefined },
): SourceText | undefined {
  const hasWords = (code: Language) => code !== language && getOwnWords(value, code) !== '';
  const from = languages.find((code) => code === source && hasWords(code)) ?? languages.find(hasWords);
  if (!from) return undefined;
  const words = getOwnWords(value, from);
  return { language: from, words, was, isCopied: words === getOwnWords(value, language) };
}
