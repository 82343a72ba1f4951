/** Tags of library files. */

/** Maximum number of tags per file. */
export const mostTags = 20;
/** Maximum length of a tag in characters. */
export const longestTag = 40;

/** Normalizes a tag: Unicode NFC and single spaces. */
export function tidyTag(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Returns a key for comparison, which ignores case. */
export function getTagKey(tag: string): string {
  return tidyTag(tag).toLowerCase();
}

/** Invisible characters that affect others: control characters, and those that change the text direction. */
const unseen = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** True if a normalized tag is readable and contains no comma, which separates tags. */
export function isReadableTag(tag: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(tag) && !tag.includes(',') && !unseen.test(tag);
}

/** Removes duplicates. Keeps the first spelling and the order. */
export function deduplicateTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const key = getTagKey(tag);
    if (!byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}

/** Reads tags from storage or a query string and skips invalid ones. */
export function readTags(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const tags = value.filter((one) => typeof one === 'string').map(tidyTag);
  return deduplicateTags(tags.filter((tag) => tag.length <= longestTag && isReadableTag(tag))).slice(
    0,
    mostTags,
  );
}
