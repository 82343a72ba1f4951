import type { Media } from '#api/endpoints/media.ts';
import { getTagKey } from '#content/media/media-tags.ts';
import { filterMedia, type MediaFilter } from '../media-filter.ts';

/** Tags that are offered at once; the search finds all of them. */
const mostOffered = 12;

interface UsedTag {
  /** As the first of the files has it. */
  readonly tag: string;
  /** How many of the files have it. */
  readonly count: number;
}

/** All tags of files, the most used first. */
export function listTagsByUse(files: readonly Media[]): readonly UsedTag[] {
  const byKey = new Map<string, UsedTag>();
  for (const tag of files.flatMap(({ tags = [] }) => tags)) {
    const known = byKey.get(getTagKey(tag));
    byKey.set(getTagKey(tag), { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 });
  }
  return [...byKey.values()].toSorted(
    (one, other) => other.count - one.count || one.tag.localeCompare(other.tag),
  );
}

interface TagChoice extends UsedTag {
  readonly isOn: boolean;
}

/**
 * The tags to choose from, each with how many files would be shown with it. They stand in one order whatever is shown, and
 * those that are chosen are always among them.
 */
export function listTagChoices(files: readonly Media[], filter: MediaFilter): readonly TagChoice[] {
  const counts = new Map(
    listTagsByUse(filterMedia(files, filter)).map(({ tag, count }) => [getTagKey(tag), count]),
  );
  const chosen = new Set(filter.tags.map(getTagKey));
  const used = listTagsByUse(files).map(({ tag }) => tag);
  const offered = used.filter((tag, index) => index < mostOffered || chosen.has(getTagKey(tag)));
  const isUsed = new Set(used.map(getTagKey));
  // A link of before can name one that no file has any more: here it is lifted.
  const unused = filter.tags.filter((tag) => !isUsed.has(getTagKey(tag)));
  return [...offered, ...unused].map((tag) => ({
    tag,
    count: counts.get(getTagKey(tag)) ?? 0,
    isOn: chosen.has(getTagKey(tag)),
  }));
}

/** The tags that are looked for once this one is pressed. */
export function withTagPressed(tags: readonly string[], pressed: string): readonly string[] {
  const others = tags.filter((tag) => getTagKey(tag) !== getTagKey(pressed));
  return others.length < tags.length ? others : [...tags, pressed];
}
