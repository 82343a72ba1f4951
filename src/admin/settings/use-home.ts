import { useQuery } from '@tanstack/react-query';
import type { SiteSettings } from '#api/schemas/settings.ts';
import type { Language } from '#content/language/language.ts';
import type { Theme } from '../shared/theme.ts';
import { usePageState } from '../site-frame/use-page-state.ts';
import { homePageQuery } from './settings-queries.ts';

/** What the frame renders beside the settings: the home page as it is live. */
export function useHome({ contentBlocks: globalLayout }: SiteSettings, language: Language, theme: Theme) {
  const page = useQuery(homePageQuery);
  return usePageState({ page, path: '/', globalLayout, language, theme });
}
