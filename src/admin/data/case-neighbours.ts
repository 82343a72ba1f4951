import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getCaseNeighbours, getPage } from '#api/endpoints/pages.ts';
import { findNextPictures } from '#blocks/next-picture.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import type { PageKind } from '#content/page/page.ts';
import type { PreviewDocument } from '#preview/messages.ts';
import { api } from '../session/api.ts';

/** The published cases before and after a case, which may be a draft, and the live blocks of the next one. */
function caseNeighboursQuery(id: string, kind: PageKind) {
  return queryOptions({
    queryKey: ['pages', 'neighbours', id],
    enabled: kind === 'case',
    queryFn: async ({ signal }) => {
      const { data } = await api.call(getCaseNeighbours, { params: { identifier: id } }, { signal });
      const { previous, next } = data;
      if (!next) return null;
      const params = { identifier: next.identifier };
      const live = await api.call(getPage, { params, query: { published: 'true' } }, { signal });
      return { previous, next, overview: live.data.overview };
    },
  });
}

/**
 * Returns the cases before and after a case, for the links at its end; undefined for a page, and for the only
 * case.
 */
export function useCaseNeighbours(
  { id, kind }: { readonly id: string; readonly kind: PageKind },
  media: Readonly<Record<string, MediaFacts>>,
): PreviewDocument['neighbours'] {
  const { data } = useQuery(caseNeighboursQuery(id, kind));
  return useMemo(() => {
    if (!data) return undefined;
    const { previous, next, overview } = data;
    const { title, path } = next;
    return { previous, next: { title, path, pictures: findNextPictures({ overview, media }) } };
  }, [data, media]);
}
