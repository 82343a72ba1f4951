import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiPage } from '#api/schemas/page.ts';
import type { Language } from '#content/language/language.ts';
import type { LayoutSettings } from '#content/look/layout.ts';
import type { PreviewTheme } from '#preview/channel.ts';
import { mapFactsByUrl } from '../data/map-facts-by-url.ts';
import { mediaQuery } from '../data/media.ts';
import { usePosters } from '../data/posters.ts';
import { useSectionBlocks } from '../data/sections.ts';
import { noSettings, resolveFrameSettings } from '../page-settings/frame-settings.ts';
import { pageBackgroundQuery, pageLayoutQuery } from '../page-settings/settings-queries.ts';
import type { PageFrameState } from './page-frame.tsx';

interface PageStateOptions {
  /** The page to show. */
  readonly page: UseQueryResult<ApiPage>;
  /** Path without the language. */
  readonly path: string;
  readonly globalLayout: LayoutSettings;
  readonly language: Language;
  readonly theme: PreviewTheme;
}

/** Builds the state with which a frame renders a page: content, layout and background. */
export function usePageState({ page, path, globalLayout, language, theme }: PageStateOptions) {
  const id = page.data?.id ?? '';
  const isKnown = { enabled: id !== '' };
  const layout = useQuery({ ...pageLayoutQuery(id, undefined), ...isKnown });
  const background = useQuery({ ...pageBackgroundQuery(id, undefined), ...isKnown });
  const media = useQuery(mediaQuery);
  const posters = usePosters(page.data?.overview);
  const sections = useSectionBlocks();
  // A query's result is a new object at every render, but its data is not. The frame renders each new state.
  const [shown, ownLayout, ownBackground, files] = [page.data, layout.data, background.data, media.data];
  const state = useMemo((): PageFrameState | undefined => {
    if (!shown || !files || ownLayout === undefined || ownBackground === undefined) return undefined;
    const { title, overview, metadata } = shown;
    const ofPage = { ...noSettings, ...ownBackground, layoutSettings: ownLayout };
    return {
      pageId: id,
      path,
      theme,
      language: { language, chosenAt: Date.now(), chosenBy: 'editor' as const },
      document: {
        ...resolveFrameSettings({ globalLayout, ofPage, ofVersion: {} }, {}),
        title,
        overview: [...overview],
        ...(metadata && { metadata }),
        media: { ...mapFactsByUrl(files), ...posters },
        sections,
      },
    };
  }, [id, path, shown, ownLayout, ownBackground, files, posters, sections, globalLayout, theme, language]);
  return { state, error: page.error ?? layout.error ?? background.error ?? media.error };
}
