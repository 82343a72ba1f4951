import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type PageSettings, pickSettings } from '#document/page-document.ts';
import type { PreviewState } from '#preview/channel.ts';
import { useCaseNeighbours } from '../../data/case-neighbours.ts';
import { mapFactsByAddress } from '../../data/facts-by-address.ts';
import { mediaQuery } from '../../data/media.ts';
import { usePosters } from '../../data/posters.ts';
import type { FrameSettings } from '../../page-settings/frame-settings.ts';
import { useEditor, useSaves } from '../services/editor-context.ts';
import { usePageFacts } from '../services/page-facts.ts';

/**
 * What the frame is sent when it has to render the whole page. The function is a new one when media have
 * arrived, and reads the page itself at the moment it is called.
 */
export function useFrameDocument(
  settings: (edited: Partial<PageSettings>) => FrameSettings,
): () => Omit<PreviewState, 'language'> {
  const { draft, view } = useEditor();
  const { data: files } = useQuery(mediaQuery);
  // What is not saved nobody has fetched.
  const posters = usePosters(useSaves(({ saved }) => saved.overview));
  const media = useMemo(() => ({ ...mapFactsByAddress(files ?? []), ...posters }), [files, posters]);
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
      ...(neighbours && { neighbours }),
    };
    return { document, theme };
  }, [draft, view, settings, media, neighbours]);
}
