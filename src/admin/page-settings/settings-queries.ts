import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getPageBackground, getPageLayout, getSettings } from '#api/endpoints/settings.ts';
import { api } from '../session/api.ts';
import { updateSiteTokens } from '../shared/tokens/site-tokens.ts';

/** As specified: settings are cached for 15 s per page and version, and loaded after 200 ms. */
const cacheTime = 15_000;
const loadDelay = 200;

/** The global layout, which pages inherit. */
export const globalLayoutQuery = queryOptions({
  queryKey: ['page-settings', 'global-layout'],
  staleTime: cacheTime,
  queryFn: async ({ signal }) => {
    await delay(signal);
    const { contentBlocks, designTokens } = (await api.call(getSettings, {}, { signal })).data;
    updateSiteTokens(designTokens);
    return contentBlocks;
  },
});

/**
 * Loads the site settings that a page's forms inherit. Loaded when such a form opens: the frame has them in
 * its own document. Invalidated with the global layout, which is saved with them.
 */
export const siteQuery = queryOptions({
  queryKey: ['page-settings', 'global-layout', 'site'],
  staleTime: cacheTime,
  queryFn: async ({ signal }) => (await api.call(getSettings, {}, { signal })).data,
});

/** The layout of a page, or of one of its versions; null if none is set. */
export function pageLayoutQuery(pageId: string, versionId: string | undefined) {
  return queryOptions({
    queryKey: ['page-settings', 'layout', pageId, versionId ?? ''],
    staleTime: cacheTime,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      await delay(signal);
      const query = { pageId, versionId };
      return (await api.call(getPageLayout, { query }, { signal })).data.settings.layoutSettings;
    },
  });
}

/** The background of a page, or of one of its versions; null if none is set. */
export function pageBackgroundQuery(pageId: string, versionId: string | undefined) {
  return queryOptions({
    queryKey: ['page-settings', 'background', pageId, versionId ?? ''],
    staleTime: cacheTime,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      await delay(signal);
      const query = { pageId, versionId };
      return (await api.call(getPageBackground, { query }, { signal })).data.settings;
    },
  });
}

/** Waits the load delay. If the query is cancelled by then, no request is sent. */
function delay(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, loadDelay);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
