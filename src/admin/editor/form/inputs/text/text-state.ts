import type { Block } from '#content/block/block.ts';
import { isLeftOut, isTranslated, type Language, resolveText } from '#content/language/language.ts';
import { isPerLanguage } from '#content/translation/block-states.ts';
import { getWrittenText } from '#document/text-place.ts';

export interface TextState {
  /** The words of the input. */
  readonly own: string;
  /** What readers of this language get as long as the input is empty. */
  readonly fallback: string;
  /** They get nothing, on purpose. */
  readonly leftOut: boolean;
}

/** A translatable text as one language's input shows it. */
export function determineTextState(block: Block, value: unknown, language: Language): TextState {
  const text = isTranslated(value) ? value : undefined;
  const own = getWrittenText(block, text, language);
  if (!isPerLanguage(block, text)) return { own, fallback: '', leftOut: false };
  const fallback = own === '' ? resolveText(text, language) : '';
  return { own, fallback, leftOut: isLeftOut(text, language) };
}
