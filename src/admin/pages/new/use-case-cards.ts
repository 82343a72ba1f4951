import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PageInList } from '#api/schemas/page.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { pageQuery } from '../../data/queries.ts';
import { pageTitle } from '../page-title.ts';
import { casesPage } from './case-card.ts';
import { caseGroup } from './case-entries.ts';

/** The cases that the page of cases leads to, in its order; undefined until it is known, or where there is no such page. */
export function useCaseCards(pages: readonly PageInList[], isWanted: boolean) {
  const { data } = useQuery({ ...pageQuery(casesPage), enabled: isWanted });
  return useMemo(() => {
    if (!data || !isWanted) return undefined;
    const titles = new Map(pages.map((page) => [page.identifier, pageTitle(page)]));
    const entries = caseGroup(blockDefinitions, data.page.overview)?.entries ?? [];
    return {
      page: { id: data.page.id, title: pageTitle(data.page) },
      cases: entries.map(({ identifier }) => ({ identifier, title: titles.get(identifier) ?? identifier })),
    };
  }, [data, isWanted, pages]);
}
