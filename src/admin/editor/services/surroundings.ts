import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { getPage } from '#api/endpoints/pages.ts';
import type { Block } from '#content/block/block.ts';
import { noSettings, type SettingsLevels } from '../../page-settings/frame-settings.ts';
import { pageBackgroundQuery, pageLayoutQuery } from '../../page-settings/settings-queries.ts';
import { api } from '../../session/api.ts';
import { usePageFacts } from './page-facts.ts';
import type { OpenedFrom } from './use-open-section.ts';

/** Blocks around a section that is edited in its place, and the settings of their page. */
export interface SectionSurroundings {
  readonly before: Block[];
  readonly after: Block[];
  readonly levels: Pick<SettingsLevels, 'ofPage' | 'ofVersion'>;
}

/**
 * The page from which a section was opened, around that section. Undefined while it is loaded, for a section that was opened in
 * another way, and for one that stands in a column.
 */
export function useSurroundings(): SectionSurroundings | undefined {
  const isSection = usePageFacts().kind === 'section';
  const { from = '', blockId } = (useLocation().state ?? {}) as Partial<OpenedFrom>;
  const isWanted = { enabled: isSection && from !== '' };
  const { data: page } = useQuery({
    ...isWanted,
    queryKey: ['pages', 'around', from],
    queryFn: async ({ signal }) =>
      (await api.call(getPage, { params: { identifier: from } }, { signal })).data,
  });
  const version = page?.versionId ?? undefined;
  const { data: pageLayout } = useQuery({ ...pageLayoutQuery(from, undefined), ...isWanted });
  const { data: layout } = useQuery({ ...pageLayoutQuery(from, version), ...isWanted });
  const { data: pageBackground } = useQuery({ ...pageBackgroundQuery(from, undefined), ...isWanted });
  const { data: background } = useQuery({ ...pageBackgroundQuery(from, version), ...isWanted });
  return useMemo(() => {
    const index = page ? page.overview.findIndex(({ id }) => id === blockId) : -1;
    if (!page || index < 0) return undefined;
    return {
      before: page.overview.slice(0, index),
      after: page.overview.slice(index + 1),
      levels: {
        ofPage: { ...noSettings, ...pageBackground, layoutSettings: pageLayout ?? null },
        ofVersion: { layoutSettings: layout ?? null, ...background },
      },
    };
  }, [page, blockId, pageLayout, layout, pageBackground, background]);
}
