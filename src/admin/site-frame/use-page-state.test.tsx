// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { ApiPage } from '#api/schemas/page.ts';
import { mediaQuery } from '../data/media.ts';
import { pageBackgroundQuery, pageLayoutQuery } from '../page-settings/settings-queries.ts';
import { usePageState } from './use-page-state.ts';

const id = 'main';
const found = { id, title: { nl: 'Thuis', en: 'Home' }, overview: [] } as Partial<ApiPage> as ApiPage;
const globalLayout = {};

it('usePageState returns the same object until it changes, since each new one renders the page again', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['page'], found);
  client.setQueryData(pageLayoutQuery(id, undefined).queryKey, null);
  client.setQueryData(pageBackgroundQuery(id, undefined).queryKey, {
    backgroundSettings: null,
    dynamicBackgroundSettings: null,
  });
  client.setQueryData(mediaQuery.queryKey, []);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(
    ({ theme }: { theme: 'light' | 'dark' }) => {
      const page = useQuery<ApiPage>({ queryKey: ['page'], queryFn: () => found });
      return usePageState({ page, path: '/', globalLayout, language: 'nl', theme });
    },
    { wrapper, initialProps: { theme: 'light' } },
  );
  const first = result.current.state;
  expect(first?.document.title).toEqual(found.title);
  rerender({ theme: 'light' });
  expect(result.current.state).toBe(first);
  rerender({ theme: 'dark' });
  expect(result.current.state?.theme).toBe('dark');
});
