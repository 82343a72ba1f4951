import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { ApiPage } from '#api/schemas/page.ts';
import { pageQuery } from '../../data/queries.ts';

/** The page's name in the address of the screen, which is also the key of its facts in the cache. */
export const RouteIdContext = createContext<string>('');

/** The page's facts as the server last told them: address, status, versions. Never its content. */
export function usePageFacts(): Omit<ApiPage, 'overview' | 'title'> {
  const { data } = useQuery(pageQuery(use(RouteIdContext)));
  if (!data) throw new Error('usePageFacts must be used where the page has been loaded');
  return data.page;
}
