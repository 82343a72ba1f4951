import { queryOptions } from '@tanstack/react-query';
import { getPhoneRenditionUrl } from '#content/media/film.ts';
import { weightsKey } from '../../../data/media.ts';
import type { ByTheme } from './phone-media.ts';

/**
 * Bytes of files by the addresses of their bytes: these never change, but for those of films, which may get a size for phones, and
 * of gifs until their lighter form has been made.
 */
const known = new Map<string, number>();

/** What answers as the gif itself so far. */
const pending = new Set<string>();
const isPending = (address: string) => pending.has(address);

/** The server makes what was never asked for: a few at a time, so that visitors are not kept waiting. */
const atOnce = 3;

/** How often, in ms, and how many times it is asked whether a gif's lighter form is there: one that is never lighter stays a gif. */
const lighterPause = 5000;
const lighterTries = 12;

/** What files weigh, by the addresses of their bytes at which they are asked for, and anew while a lighter form is being made. */
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
 * What files weigh, in bytes, by the addresses at which they are asked for; one that is gone weighs nothing. Each is asked for once.
 * Throws where the site does not answer.
 */
export async function weighMedia(addresses: Iterable<string>): Promise<ReadonlyMap<string, number>> {
  const asked = new Set(addresses);
  const unknown = [...asked].filter(
    (address) => !known.has(address) || isFilm(address) || isPending(address),
  );
  const next = async (): Promise<void> => {
    const address = unknown.shift();
    if (address === undefined) return;
    const mayChange = isFilm(address) || isPending(address);
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
    await next();
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  // Another map each time: who watches it hears of what has changed in it.
  return new Map([...asked].map((address) => [address, known.get(address) ?? 0]));
}

const isFilm = (address: string) => address.endsWith(getPhoneRenditionUrl(''));

/** Bytes of all of them together in the theme that weighs more; what is not known counts as nothing. */
export function sumWeights(shown: readonly ByTheme[], weights: ReadonlyMap<string, number>): number {
  const sum = (theme: keyof ByTheme) =>
    [...new Set(shown.flatMap((each) => each[theme]))].reduce(
      (total, address) => total + (weights.get(address) ?? 0),
      0,
    );
  return Math.max(sum('light'), sum('dark'));
}
