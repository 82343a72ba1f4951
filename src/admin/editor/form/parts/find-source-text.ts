import { type Language, languages, type Translated } from '#content/language/language.ts';
import { getOwnWords } from '#content/translation/own-text.ts';

/** A text in another language that this text is translated from, or could be. */
export interface SourceText {
  readonly language: Language;
  readonly words: string;
  /** Text at the time of the translation; undefined if it has not changed, or is unknown. */
  readonly was: string | undefined;
  /** True if this text is an unchanged copy of it. */
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
