import type { Block } from '#content/block.ts';
import { isTranslated, type Language, resolveText, type Translated } from '#content/language.ts';
import { textLanguage } from '#content/resolve-block.ts';
import { isPerLanguage } from '../../work/missing-texts.ts';

export interface TextState {
  /** The words of the input. */
  readonly own: string;
  /** What readers of this language get as long as the input is empty. */
  readonly fallback: string;
}

/** A translatable text as one language's input shows it. */
export function textState(block: Block, value: unknown, language: Language): TextState {
  const text: Translated | undefined = isTranslated(value) ? value : undefined;
  if (!isPerLanguage(block, text) || typeof text === 'string') {
    return { own: resolveText(text, textLanguage(block, language)), fallback: '' };
  }
  const own = text?.[language] ?? '';
  return { own, fallback: own === '' ? resolveText(text, language) : '' };
}
