import { phoneSizeAddress } from '#content/film.ts';

/** Bytes of files by their addresses: these never change, but for those of films, which may get a size for phones. */
const known = new Map<string, number>();

/** The server makes what was never asked for: a few at a time, so that visitors are not kept waiting. */
const atOnce = 3;

/**
 * What files weigh, in bytes, by the addresses at which they are asked for; one that is gone weighs nothing. Each is asked for once.
 * Throws where the site does not answer.
 */
export async function weighMedia(addresses: Iterable<string>): Promise<ReadonlyMap<string, number>> {
  const unknown = [...new Set(addresses)].filter((address) => !known.has(address) || isFilm(address));
  const next = async (): Promise<void> => {
    const address = unknown.shift();
    if (address === undefined) return;
    const answer = await fetch(address, { method: 'HEAD', ...(isFilm(address) && { cache: 'no-cache' }) });
    if (!answer.ok && answer.status !== 404) throw new Error(`${address} answers ${answer.status}`);
    known.set(address, answer.ok ? Number(answer.headers.get('content-length') ?? 0) : 0);
    await next();
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return known;
}

const isFilm = (address: string) => address.endsWith(phoneSizeAddress(''));

/** Bytes of all of them together; what is not known counts as nothing. */
export function sumOfWeights(addresses: Iterable<string>, weights: ReadonlyMap<string, number>): number {
  return [...new Set(addresses)].reduce((total, address) => total + (weights.get(address) ?? 0), 0);
}
