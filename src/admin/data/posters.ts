import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listPosters } from '#api/endpoints/media.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import { listPosterUrls } from '#content/media/poster-urls.ts';
import { api } from '../session/api.ts';

type Facts = Readonly<Record<string, MediaFacts>>;

/** The server fetches new posters a few seconds after a save. */
const askAgainMs = 5_000;
const asksAtMost = 12;

const none: Facts = {};

/** Posters of embedded posts of other sites. Polls for a while if the server doesn't have all of them yet. */
export function postersQuery(wanted: readonly string[]) {
  const isComplete = (known: Facts | undefined) => wanted.every((url) => known?.[url] !== undefined);
  return queryOptions({
    queryKey: ['posters', wanted],
    queryFn: ({ signal }) => readPosters(wanted, signal),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      isComplete(state.data) || state.dataUpdateCount + state.errorUpdateCount >= asksAtMost
        ? false
        : askAgainMs,
  });
}

async function readPosters(wanted: readonly string[], signal: AbortSignal): Promise<Facts> {
  const { data } = await api.call(listPosters, {}, { signal });
  const known = data.filter(({ url }) => wanted.includes(url));
  return Object.fromEntries(
    known.map(({ url, width, height, title, author, blur }): [string, MediaFacts] => [
      url,
      {
        width,
        height,
        animated: false,
        post: { title, ...(author !== undefined && { author }) },
        ...(blur !== undefined && { blur }),
      },
    ]),
  );
}

/**
 * Returns facts about the posters of embedded posts in these blocks, by URL. A page without any sends no
 * request.
 */
export function usePosters(overview: readonly Block[] | undefined): Facts {
  const addresses = useMemo(
    () =>
      listPosterUrls(blockDefinitions, overview ?? [])
        .sort()
        .join('\n'),
    [overview],
  );
  const wanted = useMemo(() => (addresses === '' ? [] : addresses.split('\n')), [addresses]);
  const { data = none } = useQuery(postersQuery(wanted));
  return wanted.length === 0 ? none : data;
}
