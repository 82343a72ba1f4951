import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Language } from '#content/language/language.ts';
import { type PageDocument, type PageSettings, pickSettings } from '#document/page-document.ts';
import type { PreviewState } from '#preview/channel.ts';
import { mapFactsByUrl } from '../../../data/map-facts-by-url.ts';
import { mediaQuery } from '../../../data/media.ts';
import { usePosters } from '../../../data/posters.ts';
import { useSectionBlocks } from '../../../data/sections.ts';
import { noSettings, resolveFrameSettings } from '../../../page-settings/frame-settings.ts';
import {
  globalLayoutQuery,
  pageBackgroundQuery,
  pageLayoutQuery,
} from '../../../page-settings/settings-queries.ts';
import { useDraft, useEditor, useView } from '../../services/editor-context.ts';
import { usePageFacts } from '../../services/page-facts.ts';
import { useSettingsLevels } from '../../services/settings-levels.ts';
import { createVersionQuery } from './version-query.ts';

/** Name of the draft, saved or not, among the versions of the page. */
export const draftName = 'draft';

/** A version with its own layout and background; undefined while loading. */
export function useVersion(versionId: string | undefined) {
  const { pageId } = useEditor();
  const id = versionId ?? '';
  const isWanted = { enabled: versionId !== undefined && versionId !== draftName };
  const version = useQuery({ ...createVersionQuery(pageId, id), ...isWanted });
  const layout = useQuery({ ...pageLayoutQuery(pageId, id), ...isWanted });
  const background = useQuery({ ...pageBackgroundQuery(pageId, id), ...isWanted });
  const all = [version, layout, background];
  const isThere = all.every((one) => one.isSuccess && !one.isPlaceholderData);
  const page = useMemo<PageDocument | undefined>(
    () =>
      isThere && version.data
        ? { ...version.data.content, ...background.data, layoutSettings: layout.data ?? null }
        : undefined,
    [isThere, version.data, layout.data, background.data],
  );
  return { page, head: version.data?.head, error: all.find((one) => one.isError)?.error };
}

/** The page as edited here, including unsaved changes. */
export function useDraftPage(): PageDocument {
  return useDraft((state) => state.content);
}

/** Facts of the page that are the same in all of its states. */
export function useFrameState() {
  const { pageId } = useEditor();
  const theme = useView((view) => view.theme);
  const { levels } = useSettingsLevels();
  const globalLayout = useQuery(globalLayoutQuery);
  const pageLayout = useQuery(pageLayoutQuery(pageId, undefined));
  const pageBackground = useQuery(pageBackgroundQuery(pageId, undefined));
  const media = useQuery(mediaQuery);
  const all = [globalLayout, pageLayout, pageBackground, media];
  const isThere = all.every((one) => one.isSuccess && !one.isPlaceholderData);
  const facts = useMemo(() => mapFactsByUrl(media.data ?? []), [media.data]);
  const ofPage = useMemo<PageSettings>(
    () => ({ ...noSettings, ...pageBackground.data, layoutSettings: pageLayout.data ?? null }),
    [pageBackground.data, pageLayout.data],
  );
  const global = globalLayout.data ?? null;
  const ofVersion = levels.ofVersion;
  const error = all.find((one) => one.isError)?.error;
  return { isThere, error, theme, facts, ofPage, global, ofVersion };
}

/** State of the page for a frame; undefined while loading. */
export function usePreviewState(
  page: PageDocument | undefined,
  language: Language,
  frame: ReturnType<typeof useFrameState>,
): PreviewState | undefined {
  const { isThere, theme, facts, ofPage, global, ofVersion } = frame;
  const posters = usePosters(page?.overview);
  const sections = useSectionBlocks();
  const isSection = usePageFacts().kind === 'section';
  return useMemo(() => {
    if (!isThere || !page) return undefined;
    const { title, overview, metadata } = page;
    // Settings that the draft has not loaded yet are those of the server.
    const settings = { ...ofVersion, ...pickSettings(page) };
    const levels = { globalLayout: global, ofPage, ofVersion: settings };
    const media = { ...facts, ...posters };
    const content = { title, overview: [...overview], sections, isSection, ...(metadata && { metadata }) };
    const document = { ...resolveFrameSettings(levels, {}), ...content, media };
    return { document, theme, language: { language, chosenAt: 0, chosenBy: 'editor' } };
  }, [isThere, page, language, theme, facts, posters, sections, isSection, ofPage, global, ofVersion]);
}

/** State of a version for a frame, with the version's own layout and background; undefined while loading. */
export function useVersionState(versionId: string, language: Language) {
  const { page, head, error } = useVersion(versionId);
  const frame = useFrameState();
  return { state: usePreviewState(page, language, frame), head, error: error ?? frame.error };
}
