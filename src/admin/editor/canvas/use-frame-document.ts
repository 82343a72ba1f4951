import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type PageSettings, pickSettings } from '#document/page-document.ts';
import type { PreviewState } from '#preview/channel.ts';
import { useCaseNeighbours } from '../../data/case-neighbours.ts';
import { mapFactsByUrl } from '../../data/map-facts-by-url.ts';
import { mediaQuery } from '../../data/media.ts';
import { usePosters } from '../../data/posters.ts';
import { useSectionBlocks } from '../../data/sections.ts';
import type { FrameSettings } from '../../page-settings/frame-settings.ts';
import { useEditor, useSaves } from '../services/editor-context.ts';
import { usePageFacts } from '../services/page-facts.ts';
import type { SectionSurroundings } from '../services/surroundings.ts';

/**
 * Returns a function that reads the whole page for the frame at the time of the call. The function changes
 * when media have been loaded, so that effects send the page again.
 */
export function useFrameDocument(
  settings: (edited: Partial<PageSettings>) => FrameSettings,
  surroundings?: Pick<SectionSurroundings, 'page' | 'blockId'>,
): () => Omit<PreviewState, 'language'> {
  const { draft, view } = useEditor();
  const { data: files } = useQuery(mediaQuery);
  // Posters are fetched for saved pages only.
  const posters = usePosters(useSaves(({ saved }) => saved.overview));
  const media = useMemo(() => ({ ...mapFactsByUrl(files ?? []), ...posters }), [files, posters]);
  const sections = useSectionBlocks();
  const isSection = usePageFacts().kind === 'section';
  const neighbours = useCaseNeighbours(usePageFacts(), media);
  return useCallback(() => {
    const { content } = draft.store.getState();
    const { theme } = view.getState();
    const document = {
      ...settings(pickSettings(content)),
      title: content.title,
      overview: [...content.overview],
      ...(content.metadata && { metadata: content.metadata }),
      media,
      sections,
      ...(isSection && { isSection }),
      ...(surroundings && { around: { page: surroundings.page, blockId: surroundings.blockId } }),
      ...(neighbours && { neighbours }),
    };
    return { document, theme };
  }, [draft, view, settings, media, sections, isSection, surroundings, neighbours]);
}
