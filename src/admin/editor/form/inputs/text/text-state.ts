import type { Block } from '#content/block/block.ts';
import { isLeftOut, isTranslated, type Language, resolveText } from '#content/language/language.ts';
import { isPerLanguage } from '#content/translation/block-states.ts';
import { getWrittenText } from '#document/text-place.ts';

export interface TextState {
  /** Text of the input. */
  readonly own: string;
  /** Text that readers of this language see while the input is empty. */
  readonly fallback: string;
  /** True if they see nothing, on purpose. */
  readonly leftOut: boolean;
}

/** Determines the state of a translatable text in one language. */
export function determineTextState(block: Block, value: unknown, language: Language): TextState {
  const text = isTranslated(value) ? value : undefined;
  const own = getWrittenText(block, text, language);
  if (!isPerLanguage(block, text)) return { own, fallback: '', leftOut: false };
  const fallback = own === '' ? resolveText(text, language) : '';
  return { own, fallback, leftOut: isLeftOut(text, language) };
}
