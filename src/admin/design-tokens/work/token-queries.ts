import { queryOptions } from '@tanstack/react-query';
import { getDesignTokens, getTokenVersion, listTokenVersions } from '#api/endpoints/design-tokens.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { api } from '../../session/api.ts';

/** The published tokens, with the revision that a publication sends in If-Match. */
export interface PublishedTokens {
  readonly version: number;
  readonly changes: TokenChanges;
  readonly revision: string | undefined;
}

export const designTokensQuery = queryOptions({
  queryKey: ['design-tokens', 'published'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<PublishedTokens> => {
    const { data, revision } = await api.call(getDesignTokens, {}, { signal });
    return { version: data.version, changes: data.changes as TokenChanges, revision };
  },
});

export const tokenVersionsQuery = queryOptions({
  queryKey: ['design-tokens', 'versions'],
  staleTime: 0,
  queryFn: async ({ signal }) => (await api.call(listTokenVersions, {}, { signal })).data,
});

/** Loads one published version, which never changes. */
export function tokenVersionQuery(version: number) {
  return queryOptions({
    queryKey: ['design-tokens', 'version', version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { data } = await api.call(getTokenVersion, { params: { version: String(version) } }, { signal });
      return data.changes as TokenChanges;
    },
  });
}
