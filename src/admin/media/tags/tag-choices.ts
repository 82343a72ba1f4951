import type { Media } from '#api/endpoints/media.ts';
import { getTagKey } from '#content/media/media-tags.ts';
import { filterMedia, type MediaFilter } from '../media-filter.ts';

/** Number of tags shown without searching. */
const mostOffered = 12;

interface UsedTag {
  /** Case as in the first file. */
  readonly tag: string;
  /** Number of files with this tag. */
  readonly count: number;
}

/** Lists all tags of files, most used first. */
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
 * Lists tags to filter by, with the number of files that each would leave. The order does not depend on the
 * filter, and selected tags are always included.
 */
export function listTagChoices(files: readonly Media[], filter: MediaFilter): readonly TagChoice[] {
  const counts = new Map(
    listTagsByUse(filterMedia(files, filter)).map(({ tag, count }) => [getTagKey(tag), count]),
  );
  const chosen = new Set(filter.tags.map(getTagKey));
  const used = listTagsByUse(files).map(({ tag }) => tag);
  const offered = used.filter((tag, index) => index < mostOffered || chosen.has(getTagKey(tag)));
  const isUsed = new Set(used.map(getTagKey));
  // A URL can contain a tag that no file has; it is listed, so that it can be deselected.
  const unused = filter.tags.filter((tag) => !isUsed.has(getTagKey(tag)));
  return [...offered, ...unused].map((tag) => ({
    tag,
    count: counts.get(getTagKey(tag)) ?? 0,
    isOn: chosen.has(getTagKey(tag)),
  }));
}

/** Returns the selected tags after a click on one. */
export function withTagPressed(tags: readonly string[], pressed: string): readonly string[] {
  const others = tags.filter((tag) => getTagKey(tag) !== getTagKey(pressed));
  return others.length < tags.length ? others : [...tags, pressed];
}
