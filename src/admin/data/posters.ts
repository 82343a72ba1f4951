import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listPosters } from '#api/endpoints/media.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import { listPosterUrls } from '#content/media/poster-urls.ts';
import { api } from '../session/api.ts';

type Facts = Readonly<Record<string, MediaFacts>>;

/** The server fetches what is new a few seconds after a save; what it has not by then it will have another day. */
const askAgainMs = 5_000;
const asksAtMost = 12;

const none: Facts = {};

/** What these posts of other sites look like; asked for again for a while where the server does not know all of them yet. */
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

/** Facts of the posters of the posts in these blocks, by address. A page without any asks for nothing. */
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
