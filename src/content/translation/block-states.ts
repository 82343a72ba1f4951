import type { Block, Definitions } from '../block/block.ts';
import type { PathPart } from '../block/issue.ts';
import { unwrittenValues } from '../block/starter-values.ts';
import type { Translated } from '../language/language.ts';
import { translatableTexts } from '../language/localize-page.ts';
import { textKey } from './text-key.ts';
import { getTranslationState, type TranslationState } from './text-state.ts';
import type { BlockRecords } from './translations.ts';

/** True when a block says different things per language: it was switched on, or already has such texts. */
export function isPerLanguage(block: Pick<Block, 'isMultiLanguage'>, value: Translated | undefined): boolean {
  return block.isMultiLanguage ?? typeof value === 'object';
}

export interface StateOfText {
  readonly path: readonly PathPart[];
  readonly state: TranslationState;
}

/** What each of a block's own texts is in a language, in the order of its fields; those last that are still examples. */
export function* blockStates(
  definitions: Definitions,
  block: Block,
  records: BlockRecords,
  language: string,
): Generator<StateOfText> {
  for (const { path, value } of translatableTexts(definitions, block)) {
    if (!isPerLanguage(block, value)) continue;
    const key = textKey(block, path);
    const state = getTranslationState(
      value,
      language,
      Object.hasOwn(records, key) ? (records[key] ?? {}) : {},
    );
    if (state) yield { path, state };
  }
  for (const { field, path } of unwrittenValues(definitions, block)) {
    if (field.kind === 'text') yield { path, state: 'starter' };
  }
}
