import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getPageBackground, getPageLayout, getSettings } from '#api/endpoints/settings.ts';
import { mergeBackgrounds, type StoredBackground } from '#content/background.ts';
import { type LayoutSettings, mergeLayoutSettings } from '#content/layout.ts';
import { api } from '../../session/api.ts';
import { words } from '../../words.ts';

/** What the frame renders the page with, beside its content; null where nothing is set. */
export interface FrameSettings extends StoredBackground {
  /** The global layout; null until it is known: then the one that the frame was served counts. */
  readonly globalLayout: LayoutSettings | null;
  readonly layoutSettings: LayoutSettings | null;
}

/** specified: settings are kept for 15 s per page and version, and loaded after 200 ms. */
const cacheTime = 15_000;
const loadDelay = 200;

/**
 * Layout and background of a page and of one version of it. A form that shows a change before it is saved puts
 * it into the cache under the same key: the frame renders it at once.
 */
export const globalLayoutQuery = queryOptions({
  queryKey: ['page-settings', 'global-layout'],
  staleTime: cacheTime,
  queryFn: async ({ signal }) => {
    await delay(signal);
    return (await api.call(getSettings, {}, { signal })).data.contentBlocks;
  },
});

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

/**
 * The settings as far as they have come, defaults for what could not be loaded, and a sentence for each part
 * that failed.
 */
export function useFrameSettings(
  pageId: string,
  versionId: string | undefined,
): { readonly settings: FrameSettings; readonly issues: readonly string[] } {
  const globalLayout = useQuery(globalLayoutQuery);
  const ofPage = useQuery(pageLayoutQuery(pageId, undefined));
  const ofVersion = useQuery({ ...pageLayoutQuery(pageId, versionId), enabled: versionId !== undefined });
  const background = useQuery(pageBackgroundQuery(pageId, undefined));
  const versionBackground = useQuery({
    ...pageBackgroundQuery(pageId, versionId),
    enabled: versionId !== undefined,
  });
  const settings = useMemo(
    () => ({
      globalLayout: globalLayout.data ?? null,
      layoutSettings: mergeLayoutSettings(ofPage.data ?? null, ofVersion.data ?? null),
      ...mergeBackgrounds(background.data ?? noBackground, versionBackground.data ?? noBackground),
    }),
    [globalLayout.data, ofPage.data, ofVersion.data, background.data, versionBackground.data],
  );
  const issues = settingsIssues({
    globalLayout: globalLayout.error,
    pageLayout: ofPage.error ?? ofVersion.error,
    pageBackground: background.error ?? versionBackground.error,
  });
  return { settings, issues };
}

const noBackground: StoredBackground = { backgroundSettings: null, dynamicBackgroundSettings: null };

/** One sentence for each part that failed; the global layout's own message is kept where it has one. */
export function settingsIssues(errors: {
  readonly globalLayout: Error | null;
  readonly pageLayout: Error | null;
  readonly pageBackground: Error | null;
}): string[] {
  const say = words.preview.settingsFailed;
  return [
    errors.globalLayout && (errors.globalLayout.message || say.globalLayout),
    errors.pageLayout && say.pageLayout,
    errors.pageBackground && say.pageBackground,
  ].filter((sentence) => sentence !== null);
}

/** Waits the load delay; who has left by then asks the server for nothing. */
function delay(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, loadDelay);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
