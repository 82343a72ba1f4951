import type { Block, Definitions } from '../block/block.ts';
import type { PathPart } from '../block/issue.ts';
import { walkBlocks } from '../block/slots.ts';
import { languages } from '../language/language.ts';
import type { PageContent } from '../page/page.ts';
import { blockStates } from './block-states.ts';
import { getOwnWords } from './own-text.ts';
import { getTranslationState, type TranslationState } from './translation-state.ts';
import { getBlockRecords } from './translations.ts';

/** A text of a page with its state in a language. */
export interface PlacedState {
  /** Null for the page's title. */
  readonly block: Block | null;
  readonly path: readonly PathPart[];
  readonly state: TranslationState;
}

/** Number of texts by state. */
export type StateCounts = Readonly<Record<TranslationState, number>>;

/** Lists the state of every text of a page in a language: its title first, then in reading order. */
export function* walkPageStates(
  definitions: Definitions,
  content: PageContent,
  language: string,
): Generator<PlacedState> {
  const state = getTitleState(content, language);
  if (state) yield { block: null, path: [], state };
  for (const { block } of walkBlocks(definitions, content.overview)) {
    const records = getBlockRecords(content.translations, block.id);
    for (const found of blockStates(definitions, block, records, language)) yield { block, ...found };
  }
}

/** Returns the state of the page's title. A page without any title counts as missing in every language. */
export function getTitleState(
  { title, translations }: Pick<PageContent, 'title' | 'translations'>,
  language: string,
): TranslationState | undefined {
  if (languages.every((code) => getOwnWords(title, code) === '')) return 'missing';
  return getTranslationState(title, language, translations?.title ?? {});
}

export function countStates(states: Iterable<{ readonly state: TranslationState }>): StateCounts {
  const counts = { missing: 0, starter: 0, outdated: 0, same: 0, current: 0 };
  for (const { state } of states) counts[state] += 1;
  return counts;
}

/** True if a state requires work by the translator. */
export function isToDo(state: TranslationState): boolean {
  return state === 'missing' || state === 'starter' || state === 'outdated';
}
