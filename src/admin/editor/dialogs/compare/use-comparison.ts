import { useMemo } from 'react';
import type { Language } from '#content/language/language.ts';
import { comparePages } from '#document/compare/compare-pages.ts';
import type { PageDocument } from '#document/page-document.ts';
import { useEditor } from '../../services/editor-context.ts';
import { describeChanges } from './describe-changes.ts';

/**
 * Compares two pages; returns the changes and their descriptions, or undefined while one of them is loading.
 */
export function useComparison(
  before: PageDocument | undefined,
  after: PageDocument | undefined,
  language: Language,
) {
  const { definitions } = useEditor();
  return useMemo(() => {
    if (!before || !after) return undefined;
    const pages = { before, after };
    const changes = comparePages(definitions, pages);
    return { ...pages, changes, groups: describeChanges(definitions, pages, changes, language) };
  }, [definitions, before, after, language]);
}

export type Comparison = NonNullable<ReturnType<typeof useComparison>>;
