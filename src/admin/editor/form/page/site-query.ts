import { queryOptions } from '@tanstack/react-query';
import { getSettings } from '#api/endpoints/settings.ts';
import { api } from '../../../session/api.ts';
import { cacheTime } from '../../work/settings/settings-queries.ts';

/**
 * Loads the site settings that a page's forms fall back to. Loaded when such a form opens: the frame has them from its own
 * document. Invalidated with the global layout, which is saved with them.
 */
export const siteQuery = queryOptions({
  queryKey: ['page-settings', 'global-layout', 'site'],
  staleTime: cacheTime,
  queryFn: async ({ signal }) => (await api.call(getSettings, {}, { signal })).data,
});
