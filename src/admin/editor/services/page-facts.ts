import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { ApiPage } from '#api/schemas/page.ts';
import { pageQuery } from '../../data/queries.ts';

/** The page's name in the address of the screen, which is also the key of its facts in the cache. */
export const RouteIdContext = createContext<string>('');

/** The page's facts as the server last told them: address, status, versions. Never its content. */
export function usePageFacts(): Omit<ApiPage, 'overview' | 'title'> {
  return useTold().page;
}

/** The revision at which the page's facts were told. What is saved of its content has one of its own, with the saves. */
export function useFactsRevision(): string | undefined {
  return useTold().revision;
}

function useTold() {
  const { data } = useQuery(pageQuery(use(RouteIdContext)));
  if (!data) throw new Error('The facts of a page can be used where the page has been loaded');
  return data;
}
