import { queryOptions } from '@tanstack/react-query';
import { getSettings } from '#api/endpoints/settings.ts';
import { api } from '../../../session/api.ts';
import { cacheTime } from '../../work/settings/settings-queries.ts';

/**
 * The site settings below those of a page, for the page's forms. The frame has them from the document that it was served, so
 * they are loaded when a form is opened; stale with the global layout, which is saved with them.
 */
export const siteQuery = queryOptions({
  queryKey: ['page-settings', 'global-layout', 'site'],
  staleTime: cacheTime,
  queryFn: async ({ signal }) => (await api.call(getSettings, {}, { signal })).data,
});
