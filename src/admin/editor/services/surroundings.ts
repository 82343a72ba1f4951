import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { getPage } from '#api/endpoints/pages.ts';
import type { Block } from '#content/block/block.ts';
import { listBlockIds } from '#content/block/slots.ts';
import { noSettings, type SettingsLevels } from '../../page-settings/frame-settings.ts';
import { pageBackgroundQuery, pageLayoutQuery } from '../../page-settings/settings-queries.ts';
import { api } from '../../session/api.ts';
import { useEditor } from './editor-context.ts';
import { usePageFacts } from './page-facts.ts';
import type { SectionOrigin } from './use-open-section.ts';

/** The page around a section that is edited in its place, and its settings. */
export interface SectionSurroundings {
  readonly page: Block[];
  /** The block of the page that shows the section. */
  readonly blockId: string;
  readonly levels: Pick<SettingsLevels, 'ofPage' | 'ofVersion'>;
}

/**
 * The page from which a section was opened. Undefined while it is loading, and for a section that was opened
 * in another way.
 */
export function useSurroundings(): SectionSurroundings | undefined {
  const { definitions } = useEditor();
  const isSection = usePageFacts().kind === 'section';
  const { from = '', blockId } = (useLocation().state ?? {}) as Partial<SectionOrigin>;
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
    const isShown = page?.overview.some((block) => listBlockIds(definitions, block).includes(blockId ?? ''));
    if (!page || !isShown || blockId === undefined) return undefined;
    return {
      page: page.overview,
      blockId,
      levels: {
        ofPage: { ...noSettings, ...pageBackground, layoutSettings: pageLayout ?? null },
        ofVersion: { layoutSettings: layout ?? null, ...background },
      },
    };
  }, [definitions, page, blockId, pageLayout, layout, pageBackground, background]);
}
