import { queryOptions } from '@tanstack/react-query';
import { getSettings } from '#api/endpoints/settings.ts';
import { api } from '../../../session/api.ts';
import { cacheTime } from '../../work/settings/settings-queries.ts';

/**
 * The background of all pages, for the form of one. The frame has it from the document that it was served, so it is
 * asked for when somebody looks at the form; stale with the global layout, which is saved with it.
 */
export const siteBackgroundQuery = queryOptions({
  queryKey: ['page-settings', 'global-layout', 'background'],
  staleTime: cacheTime,
  queryFn: async ({ signal }) => (await api.call(getSettings, {}, { signal })).data.background,
});
