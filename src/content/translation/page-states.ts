import type { Block, Definitions } from '../block/block.ts';
import type { PathPart } from '../block/issue.ts';
import { walkBlocks } from '../block/slots.ts';
import { languages } from '../language/language.ts';
import type { PageContent } from '../page/page.ts';
import { blockStates } from './block-states.ts';
import { ownWords } from './own-text.ts';
import { getTranslationState, type TranslationState } from './text-state.ts';
import { recordsOf } from './translations.ts';

/** A text of a page, and what it is in a language. */
export interface PlacedState {
  /** Null for the page's title. */
  readonly block: Block | null;
  readonly path: readonly PathPart[];
  readonly state: TranslationState;
}

/** How many texts of each kind there are. */
export type StateCounts = Readonly<Record<TranslationState, number>>;

/** What every text of a page is in a language, its title first, then in reading order. */
export function* pageStates(
  definitions: Definitions,
  content: PageContent,
  language: string,
): Generator<PlacedState> {
  const state = titleState(content, language);
  if (state) yield { block: null, path: [], state };
  for (const { block } of walkBlocks(definitions, content.overview)) {
    const records = recordsOf(content.translations, block.id);
    for (const found of blockStates(definitions, block, records, language)) yield { block, ...found };
  }
}

/** A page without any title misses one in every language. */
export function titleState(
  { title, translations }: Pick<PageContent, 'title' | 'translations'>,
  language: string,
): TranslationState | undefined {
  if (languages.every((code) => ownWords(title, code) === '')) return 'missing';
  return getTranslationState(title, language, translations?.title ?? {});
}

export function countStates(states: Iterable<{ readonly state: TranslationState }>): StateCounts {
  const counts = { missing: 0, starter: 0, outdated: 0, same: 0, current: 0 };
  for (const { state } of states) counts[state] += 1;
  return counts;
}

/** What there is to do for a language. */
export function isToDo(state: TranslationState): boolean {
  return state === 'missing' || state === 'starter' || state === 'outdated';
}
