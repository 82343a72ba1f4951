import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { PreviewState } from '#preview/editor-channel.ts';
import { mediaQuery } from '../../app/queries.ts';
import { useEditor } from '../editor-context.ts';
import { frameSettingsQuery } from '../page/page-api.ts';

const none = { layoutSettings: null, backgroundSettings: null, dynamicBackgroundSettings: null };

/**
 * What the frame is sent when it has to draw the whole page. The function is a new one when layout,
 * background or media have arrived, and reads the page itself at the moment it is called.
 */
export function useFrameDocument(): () => PreviewState {
  const { pageId, draft, view } = useEditor();
  const { data: settings = none } = useQuery(frameSettingsQuery(pageId));
  const { data: files } = useQuery(mediaQuery);
  const media = useMemo(
    () =>
      Object.fromEntries(
        (files ?? []).map(({ url, width, height, animated, duration }) => [
          url,
          { width, height, animated, ...(duration !== undefined && { duration }) },
        ]),
      ),
    [files],
  );
  return useCallback(() => {
    const { content } = draft.store.getState();
    const { language, theme } = view.getState();
    const document = { ...settings, title: content.title, overview: [...content.overview], media };
    return { document, language, theme };
  }, [draft, view, settings, media]);
}
