import { createStore } from 'zustand/vanilla';
import type { TextSearch } from '#writing/replace/text-search.ts';

interface FindState extends TextSearch {
  readonly replacement: string;
  readonly bothLanguages: boolean;
  /** Key of the shown match; undefined before the first one is shown. */
  readonly current: string | undefined;
}

/** The search, kept while this browser tab is open, so that it is there when the bar opens again. */
export const findStore = createStore<FindState>(() => ({
  words: '',
  matchesCase: false,
  wholeWords: false,
  replacement: '',
  bothLanguages: false,
  current: undefined,
}));
