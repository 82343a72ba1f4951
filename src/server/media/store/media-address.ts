import { slugify } from '#content/address/slug.ts';

/** Hex digits of the SHA-256 that name a file in addresses. */
const idLength = 16;
const slugLength = 60;

export function mediaIdOf(hash: string): string {
  return hash.slice(0, idLength);
}

export function isMediaId(value: string): boolean {
  return /^[0-9a-f]{16}$/.test(value);
}

/** `/media/{id}/{slug}.{extension}`: the id finds the file, the rest is for people and search engines. */
export function mediaUrl(id: string, name: string, extension: string): string {
  const bare = name.replace(/\.[^.]*$/, '');
  const slug = slugify(bare, slugLength) || 'picture';
  return `/media/${id}/${slug}.${extension}`;
}

/** Ids that a file can have, by the hash of its bytes: the first is another's whose bytes were replaced since. */
export function mediaIdsOf(hash: string): string[] {
  return [0, 1, 2, 3].map((part) => hash.slice(part * idLength, (part + 1) * idLength));
}

/**
 * Where pages ask for a file whose bytes have this hash: the address that names it for those that it came with, and one of
 * their own for others, since browsers keep what an address has shown for a year.
 */
export function addressOfContent(
  { id, url }: { readonly id: string; readonly url: string },
  hash: string,
  extension: string,
): string | null {
  if (mediaIdOf(hash) === id) return null;
  return `${url.replace(/\.[^./]*$/, '')}-${hash.slice(0, 8)}.${extension}`;
}

/** A file's name as lists show it: what the uploader's computer called it, without anything odd. */
export function displayName(name: string): string {
  const bare = name.split(/[\\/]/).at(-1) ?? '';
  return bare.replace(/\p{C}/gu, '').trim().slice(0, 200) || 'picture';
}

/** The name of a file that is kept in another kind than it was sent in. */
export function withEnding(name: string, extension: string): string {
  return `${name.replace(/\.[^. ]{1,5}$/, '')}.${extension}`;
}
