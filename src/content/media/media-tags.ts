/** The tags of a file of the library: words that the studio finds it by. */

/** How many a file can have. */
export const mostTags = 20;
/** Characters of one. */
export const longestTag = 40;

/** A tag as it is kept: in one way of writing its accents (NFC), with single spaces. */
export function tidyTag(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Two tags are the same one when this is equal: in every case of letters. */
export function tagKey(tag: string): string {
  return tidyTag(tag).toLowerCase();
}

/** What has no shape but changes others: control characters, and those that turn the direction of what follows. */
const unseen = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Whether a tidy text can be read and typed as a tag. A comma ends one where tags are written. */
export function isReadableTag(tag: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(tag) && !tag.includes(',') && !unseen.test(tag);
}

/** Each tag once, as it was first written, in the order given. */
export function distinctTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const key = tagKey(tag);
    if (!byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}

/** The tags in what was stored or stands in an address: what is none is left out. */
export function readTags(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const tags = value.filter((one) => typeof one === 'string').map(tidyTag);
  return distinctTags(tags.filter((tag) => tag.length <= longestTag && isReadableTag(tag))).slice(
    0,
    mostTags,
  );
}
