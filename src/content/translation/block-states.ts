import type { Block, Definitions } from '../block/block.ts';
import type { PathPart } from '../block/issue.ts';
import { listPlaceholderValues } from '../block/starter-values.ts';
import type { Translated } from '../language/language.ts';
import { walkTranslatableTexts } from '../language/localize-page.ts';
import { getTextKey } from './text-key.ts';
import { getTranslationState, type TranslationState } from './translation-state.ts';
import type { BlockRecords } from './translations.ts';

/** True if a block has texts per language: it was switched on, or a text already is stored so. */
export function isPerLanguage(block: Pick<Block, 'isMultiLanguage'>, value: Translated | undefined): boolean {
  return block.isMultiLanguage ?? typeof value === 'object';
}

export interface TextTranslationState {
  readonly path: readonly PathPart[];
  readonly state: TranslationState;
}

/**
 * Lists the translation state of each of a block's own texts in a language, in the order of its fields;
 * placeholders last.
 */
export function* blockStates(
  definitions: Definitions,
  block: Block,
  records: BlockRecords,
  language: string,
): Generator<TextTranslationState> {
  for (const { path, value } of walkTranslatableTexts(definitions, block)) {
    if (!isPerLanguage(block, value)) continue;
    const key = getTextKey(block, path);
    const state = getTranslationState(
      value,
      language,
      Object.hasOwn(records, key) ? (records[key] ?? {}) : {},
    );
    if (state) yield { path, state };
  }
  for (const { field, path } of listPlaceholderValues(definitions, block)) {
    if (field.kind === 'text') yield { path, state: 'starter' };
  }
}
