import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import { mapSlots } from '#content/block/slots.ts';
import { withExamples } from '#content/block/starter-values.ts';
import { defaultLanguage } from '#content/language/language.ts';
import type { PreviewState } from '#preview/channel.ts';
import { mapFactsByUrl } from '../../data/map-facts-by-url.ts';
import { mediaQuery } from '../../data/media.ts';
import { usePosters } from '../../data/posters.ts';
import { pageQuery } from '../../data/queries.ts';
import { useSectionBlocks } from '../../data/sections.ts';
import { noSettings, resolveFrameSettings } from '../../page-settings/frame-settings.ts';
import {
  globalLayoutQuery,
  pageBackgroundQuery,
  pageLayoutQuery,
} from '../../page-settings/settings-queries.ts';
import { themeStore } from '../../shared/theme.ts';
import { findStartingLayout, type StartingPoint } from './starting-point.ts';

/** Builds the preview's state; undefined if there is nothing to show, or not yet. */
export function useStartState(point: StartingPoint, source: string): PreviewState | undefined {
  const theme = useStore(themeStore, (store) => store.theme);
  const copied = useCopied(point === 'copy' ? source : '');
  const layout = findStartingLayout(point);
  const sections = useSectionBlocks();
  const { data: globalLayout = null } = useQuery(globalLayoutQuery);
  return useMemo(() => {
    const page = layout
      ? {
          ...noSettings,
          title: '',
          overview: layout.blocks().map(fillWithExamples),
          metadata: undefined,
          media: {},
        }
      : point === 'copy'
        ? copied
        : undefined;
    if (!page) return undefined;
    const { title, overview, metadata, media, ...ofPage } = page;
    const settings = resolveFrameSettings({ globalLayout, ofPage, ofVersion: {} }, {});
    const document = { ...settings, title, overview, metadata, media, sections };
    return { document, theme, language: { language: defaultLanguage, chosenAt: 0, chosenBy: 'editor' } };
  }, [layout, point, copied, sections, globalLayout, theme]);
}

/** Copies a block with its placeholder texts as if they were written, recursively. */
function fillWithExamples(block: Block): Block {
  return mapSlots(blockDefinitions, withExamples(blockDefinitions, block), (inner) =>
    inner.map(fillWithExamples),
  );
}

/** Loads the content and look of the copied page. */
function useCopied(id: string) {
  const named = { enabled: id !== '' };
  const { data } = useQuery({ ...pageQuery(id), ...named });
  const { data: layoutSettings } = useQuery({ ...pageLayoutQuery(id, undefined), ...named });
  const { data: background } = useQuery({ ...pageBackgroundQuery(id, undefined), ...named });
  const { data: files } = useQuery({ ...mediaQuery, ...named });
  const posters = usePosters(data?.page.overview);
  return useMemo(() => {
    if (!data || id === '') return undefined;
    const media = { ...mapFactsByUrl(files ?? []), ...posters };
    const { title, overview, metadata } = data.page;
    const look = { ...noSettings, ...background, layoutSettings: layoutSettings ?? null };
    return { ...look, title, overview: overview.map(fillWithExamples), metadata, media };
  }, [data, id, layoutSettings, background, files, posters]);
}
