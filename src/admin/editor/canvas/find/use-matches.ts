import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { languages } from '#content/language/language.ts';
import { listPageMatches, type PageMatch } from '#writing/replace/page-matches.ts';
import { useActivePane, useDraft } from '../../services/editor-context.ts';
import { findStore } from './find-store.ts';

/** Lists the matches in the page, in the shown language or in all. */
export function useMatches(): readonly PageMatch[] {
  const tree = useDraft((state) => state.tree);
  const pane = useActivePane();
  const language = useStore(pane.store, (state) => state.language);
  const search = useDeferredValue(useStore(findStore));
  const { words, matchesCase, wholeWords, bothLanguages } = search;
  return useMemo(
    () => listPageMatches(tree, { words, matchesCase, wholeWords }, bothLanguages ? languages : [language]),
    [tree, language, words, matchesCase, wholeWords, bothLanguages],
  );
}
