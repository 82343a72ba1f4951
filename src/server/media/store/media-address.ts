import { slugify } from '#content/address/slug.ts';

/** Hex digits of the SHA-256 that identify a file in URLs. */
const idLength = 16;
const slugLength = 60;

export function getMediaId(hash: string): string {
  return hash.slice(0, idLength);
}

export function isMediaId(value: string): boolean {
  return /^[0-9a-f]{16}$/.test(value);
}

/**
 * Builds `/media/{id}/{slug}.{extension}`. The id finds the file; the rest is for people and search engines.
 */
export function formatMediaUrl(id: string, name: string, extension: string): string {
  const bare = name.replace(/\.[^.]*$/, '');
  const slug = slugify(bare, slugLength) || 'picture';
  return `/media/${id}/${slug}.${extension}`;
}

/**
 * Lists the possible ids for bytes with this hash. The first one is taken if another file had these bytes
 * before they were replaced.
 */
export function listPossibleMediaIds(hash: string): string[] {
  return [0, 1, 2, 3].map((part) => hash.slice(part * idLength, (part + 1) * idLength));
}

/**
 * Returns the URL of a file's bytes: the file's own URL for the bytes it was uploaded with, another one after
 * a replacement, since browsers cache a URL for a year.
 */
export function getContentUrl(
  { id, url }: { readonly id: string; readonly url: string },
  hash: string,
  extension: string,
): string | null {
  if (getMediaId(hash) === id) return null;
  return `${url.replace(/\.[^./]*$/, '')}-${hash.slice(0, 8)}.${extension}`;
}

/** Returns a readable file name from the name on the uploader's computer. */
export function displayName(name: string): string {
  const bare = name.split(/[\\/]/).at(-1) ?? '';
  return bare.replace(/\p{C}/gu, '').trim().slice(0, 200) || 'picture';
}

/** Replaces the extension of a file that is stored in another format than it was uploaded in. */
export function withEnding(name: string, extension: string): string {
  return `${name.replace(/\.[^. ]{1,5}$/, '')}.${extension}`;
}
