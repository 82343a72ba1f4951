import { queryOptions } from '@tanstack/react-query';
import { getPhoneRenditionUrl } from '#content/media/video.ts';
import { weightsKey } from '../../../data/media.ts';
import type { ThemeUrls } from './phone-media.ts';

/**
 * Bytes by URL. They never change, apart from phone renditions of videos and video renditions of gifs that
 * are not created yet.
 */
const known = new Map<string, number>();

/** URLs that still answer with the gif itself. */
const pending = new Set<string>();
const isPending = (address: string) => pending.has(address);

/**
 * Lanes of sequential requests, shared by the whole editor. There are only two, since browsers open six
 * connections to a site, which saves need too, and each request may wait for a rendition.
 */
const lanes: Promise<void>[] = [Promise.resolve(), Promise.resolve()];
let lane = 0;

/** Requests that wait or run, by URL. */
const requests = new Map<string, Promise<void>>();

/**
 * ms between requests for a gif's video rendition, and their number: if the video is not smaller, it stays a
 * gif.
 */
const lighterPause = 5000;
const lighterTries = 12;

/** Query for the bytes of files by URL, refetched while renditions are being created. */
export function createWeightsQuery(addresses: readonly string[]) {
  return queryOptions({
    queryKey: [...weightsKey, addresses],
    queryFn: () => weighMedia(addresses),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      addresses.some(isPending) && state.dataUpdateCount < lighterTries && lighterPause,
  });
}

/**
 * Fetches the bytes of files by URL; 0 for one that no longer exists. Each is requested once. Throws if the
 * site does not respond.
 */
export async function weighMedia(addresses: Iterable<string>): Promise<ReadonlyMap<string, number>> {
  const asked = new Set(addresses);
  const unknown = [...asked].filter(
    (address) => !known.has(address) || isVideo(address) || isPending(address),
  );
  await Promise.all(unknown.map(requestWeight));
  // A new map each time, so that subscribers notice a change.
  return new Map([...asked].map((address) => [address, known.get(address) ?? 0]));
}

/** Requests the bytes of a file in turn; joins a request that waits already. */
function requestWeight(address: string): Promise<void> {
  const earlier = requests.get(address);
  if (earlier) return earlier;
  lane = (lane + 1) % lanes.length;
  const request = (lanes[lane] ?? Promise.resolve())
    .then(() => fetchWeight(address))
    .finally(() => requests.delete(address));
  requests.set(address, request);
  lanes[lane] = request.catch(() => undefined);
  return request;
}

async function fetchWeight(address: string): Promise<void> {
  const mayChange = isVideo(address) || isPending(address);
  const answer = await fetch(address, {
    method: 'HEAD',
    // For a request that accepts only AVIF, the server waits for the variant and sends no other file in its place.
    ...(address.includes('f=avif') && { headers: { accept: 'image/avif' } }),
    ...(mayChange && { cache: 'no-cache' }),
  });
  if (!answer.ok && answer.status !== 404) throw new Error(`${address} answers ${answer.status}`);
  known.set(address, answer.ok ? Number(answer.headers.get('content-length') ?? 0) : 0);
  if (answer.headers.get('content-type') === 'image/gif') pending.add(address);
  else pending.delete(address);
}

const isVideo = (address: string) => address.endsWith(getPhoneRenditionUrl(''));

/** Sums the bytes in the heavier theme; unknown files count as 0. */
export function sumWeights(shown: readonly ThemeUrls[], weights: ReadonlyMap<string, number>): number {
  const sum = (theme: keyof ThemeUrls) =>
    [...new Set(shown.flatMap((each) => each[theme]))].reduce(
      (total, address) => total + (weights.get(address) ?? 0),
      0,
    );
  return Math.max(sum('light'), sum('dark'));
}
