import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { SiteSettings } from '#api/schemas/settings.ts';
import type { Language } from '#content/language.ts';
import { factsByAddress } from '../data/facts-by-address.ts';
import { mediaQuery } from '../data/media.ts';
import { usePosters } from '../data/posters.ts';
import { frameSettings } from '../editor/canvas/frame-settings.ts';
import { noSettings } from '../editor/services/settings-levels.ts';
import { pageBackgroundQuery, pageLayoutQuery } from '../editor/work/settings/settings-queries.ts';
import { themeStore } from '../shared/theme.ts';
import { homePageQuery } from './settings-queries.ts';

/** What the frame renders beside the settings: the home page as it is live. */
export function useHome({ contentBlocks }: SiteSettings, language: Language) {
  const theme = useStore(themeStore, ({ theme: chosen }) => chosen);
  const home = useQuery(homePageQuery);
  const id = home.data?.id ?? '';
  const isKnown = { enabled: id !== '' };
  const layout = useQuery({ ...pageLayoutQuery(id, undefined), ...isKnown });
  const background = useQuery({ ...pageBackgroundQuery(id, undefined), ...isKnown });
  const media = useQuery(mediaQuery);
  const posters = usePosters(home.data?.overview);
  const state = useMemo(() => {
    if (!home.data || !layout.isSuccess || !background.isSuccess || !media.data) return undefined;
    const { title, overview } = home.data;
    const ofPage = { ...noSettings, ...background.data, layoutSettings: layout.data };
    const settings = frameSettings({ globalLayout: contentBlocks, ofPage, ofVersion: {} }, {});
    return {
      pageId: id,
      theme,
      language: { language, chosenAt: Date.now(), chosenBy: 'editor' as const },
      document: {
        ...settings,
        title,
        overview: [...overview],
        media: { ...factsByAddress(media.data), ...posters },
      },
    };
  }, [id, home.data, layout, background, media.data, posters, contentBlocks, theme, language]);
  return { state, error: home.error ?? layout.error ?? background.error ?? media.error };
}
