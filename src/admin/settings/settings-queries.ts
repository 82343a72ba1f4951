import { queryOptions } from '@tanstack/react-query';
import { getPage } from '#api/endpoints/pages.ts';
import { getSettings } from '#api/endpoints/settings.ts';
import type { SiteSettings } from '#api/schemas/settings.ts';
import { api } from '../session/api.ts';
import { updateSiteTokens } from '../shared/tokens/site-tokens.ts';

/** The stored settings with the revision for If-Match. */
export interface StoredSettings {
  readonly settings: SiteSettings;
  readonly revision: string | undefined;
}

export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<StoredSettings> => {
    const { data, revision } = await api.call(getSettings, {}, { signal });
    updateSiteTokens(data.designTokens);
    return { settings: data, revision };
  },
});

/** The live version of the home page. */
export const homePageQuery = queryOptions({
  queryKey: ['site-settings', 'home'],
  queryFn: async ({ signal }) => {
    const input = { params: { identifier: 'main' }, query: { published: 'true' } } as const;
    return (await api.call(getPage, input, { signal })).data;
  },
});
