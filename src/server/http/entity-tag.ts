import { createHash } from 'node:crypto';

interface EntityTag {
  readonly weak: boolean;
  readonly opaque: string;
}

/** Matches an element of a list of tags, including an empty one (RFC 9110, 5.6.1.2 and 8.8.3). */
const listedTag = /[\t ]*(?:(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[\t ]*)?(?:,|$)/y;

/** Parses an `If-Match` or `If-None-Match` header; undefined if it is malformed. */
export function parseTags(header: string): '*' | EntityTag[] | undefined {
  if (header.trim() === '*') return '*';
  const tags: EntityTag[] = [];
  listedTag.lastIndex = 0;
  while (listedTag.lastIndex < header.length) {
    const [whole, weak, opaque] = listedTag.exec(header) ?? [];
    if (whole === undefined) return undefined;
    if (opaque !== undefined) tags.push({ weak: weak !== undefined, opaque });
  }
  return tags.length > 0 ? tags : undefined;
}

/** True if an `If-None-Match` header contains the tag, by weak comparison (RFC 9110, 8.8.3.2 and 13.1.2). */
export function isTagListed(ifNoneMatch: string | undefined, tag: string | undefined): boolean {
  if (ifNoneMatch === undefined || tag === undefined) return false;
  // Fast path: browsers usually send back the one tag that they got.
  if (ifNoneMatch === tag) return true;
  const tags = parseTags(ifNoneMatch);
  if (tags === undefined || tags === '*') return tags === '*';
  const quoted = tag.replace(/^W\//, '');
  return tags.some(({ opaque }) => `"${opaque}"` === quoted);
}

/**
 * Hashes the parts for an ETag: 22 characters of a SHA-256 in base64url, enough to tell versions of one URL
 * apart.
 */
export function computeDigest(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 22);
}
