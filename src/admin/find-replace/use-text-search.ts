import { useRef, useState } from 'react';
import { findTexts, type PageMatches } from '#api/endpoints/texts.ts';
import { pagesAtOnce } from '#api/endpoints/tree.ts';
import type { Language } from '#content/language/language.ts';
import { api } from '../session/api.ts';

/** Search on all pages. */
export interface SiteSearch {
  readonly words: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
  /** Undefined for all languages. */
  readonly language: Language | undefined;
}

interface Result {
  readonly search: SiteSearch;
  readonly pages: readonly PageMatches[];
  /** Number of pages that were searched so far. */
  readonly searched: number;
  readonly isDone: boolean;
  /** True if more pages have matches than one call can change. */
  readonly isCut: boolean;
  readonly error: unknown;
}

/** Searches all pages, part by part, so that results appear while a large site is searched. */
export function useTextSearch() {
  const [result, setResult] = useState<Result>();
  const running = useRef<AbortController>(undefined);

  async function run(search: SiteSearch): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    let now: Result = { search, pages: [], searched: 0, isDone: false, isCut: false, error: undefined };
    setResult(now);
    const { words, matchCase, wholeWords, language } = search;
    const toFlag = (isOn: boolean) => (isOn ? ('true' as const) : undefined);
    const query = { words, matchCase: toFlag(matchCase), wholeWords: toFlag(wholeWords), language };
    try {
      for (let after: string | undefined; ; ) {
        const { data } = await api.call(findTexts, { query: { ...query, after } }, { signal });
        const pages = [...now.pages, ...data.pages].slice(0, pagesAtOnce);
        const isCut = now.pages.length + data.pages.length > pagesAtOnce;
        const isDone = data.next === null || isCut;
        now = { ...now, pages, searched: now.searched + data.searched, isDone, isCut };
        setResult(now);
        if (isDone) return;
        after = data.next ?? undefined;
      }
    } catch (error) {
      if (!signal.aborted) setResult({ ...now, isDone: true, error });
    }
  }

  function stop(): void {
    running.current?.abort();
    setResult((before) => before && { ...before, isDone: true });
  }
  return { result, run, stop };
}
