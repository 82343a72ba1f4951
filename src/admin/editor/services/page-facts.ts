import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { ApiPage } from '#api/schemas/page.ts';
import { pageQuery } from '../../data/queries.ts';

/** Identifier of the page in the screen's URL, which is also the key of its facts in the query cache. */
export const RouteIdContext = createContext<string>('');

/** The page's facts as the server last sent them: address, status, versions. Without its content. */
export function usePageFacts(): Omit<ApiPage, 'overview' | 'title'> {
  return usePageResponse().page;
}

/** Revision of the page's facts, for If-Match. Saves of its content have a separate revision. */
export function useFactsRevision(): string | undefined {
  return usePageResponse().revision;
}

function usePageResponse() {
  const { data } = useQuery(pageQuery(use(RouteIdContext)));
  if (!data) throw new Error('The facts of a page can be used where the page has been loaded');
  return data;
}
