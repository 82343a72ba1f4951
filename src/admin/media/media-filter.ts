import type { Media } from '#api/endpoints/media.ts';
import { languages } from '#content/language/language.ts';
import { getTagKey, readTags } from '#content/media/media-tags.ts';
import { getMediaKind, isDeckType, type MediaKind } from '#content/media/media-types.ts';
import { findPictureColors, type MediaColor, mediaColors } from './media-colors.ts';

export const mediaGroups = ['picture', 'moving', 'film', 'document', 'deck'] as const;
export type MediaGroup = (typeof mediaGroups)[number];

/** The groups that files of a kind are in. */
export const groupsOf = {
  image: ['picture', 'moving'],
  video: ['film'],
} as const satisfies Record<MediaKind, readonly MediaGroup[]>;

export const mediaOrders = ['newest', 'name', 'largest'] as const;
type MediaOrder = (typeof mediaOrders)[number];

/** Which files are shown, and in which order. */
export interface MediaFilter {
  readonly query: string;
  readonly group: MediaGroup | undefined;
  /** Only files that no page uses. */
  readonly isUnused: boolean;
  /** Only pictures of which nobody has said what they show. */
  readonly isUndescribed: boolean;
  /** Only files that have all of these. */
  readonly tags: readonly string[];
  /** Only pictures that have this colour. */
  readonly color: MediaColor | undefined;
  readonly order: MediaOrder;
}

export function readMediaFilter(search: URLSearchParams): MediaFilter {
  return {
    query: search.get('q') ?? '',
    group: mediaGroups.find((group) => group === search.get('kind')),
    isUnused: search.has('unused'),
    isUndescribed: search.has('undescribed'),
    tags: readTags(search.getAll('tag')),
    color: mediaColors.find((color) => color === search.get('color')),
    order: mediaOrders.find((order) => order === search.get('sort')) ?? mediaOrders[0],
  };
}

/** Shows every file, newest first. */
export const noMediaFilter: MediaFilter = readMediaFilter(new URLSearchParams());

/** What of it stands in the address: nothing of what is so anyway. */
export function writeMediaFilter(filter: MediaFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (filter.query.trim() !== '') search.set('q', filter.query.trim());
  if (filter.group) search.set('kind', filter.group);
  if (filter.isUnused) search.set('unused', '');
  if (filter.isUndescribed) search.set('undescribed', '');
  for (const tag of filter.tags) search.append('tag', tag);
  if (filter.color) search.set('color', filter.color);
  if (filter.order !== mediaOrders[0]) search.set('sort', filter.order);
  return search;
}

export function getMediaGroup({ mimeType, animated }: Pick<Media, 'mimeType' | 'animated'>): MediaGroup {
  if (getMediaKind(mimeType) === 'video') return 'film';
  if (isDeckType(mimeType)) return 'deck';
  if (getMediaKind(mimeType) === undefined) return 'document';
  return animated ? 'moving' : 'picture';
}

/** Whether somebody has said what it shows, or that it is there for looks alone. What no page shows needs no words. */
export function isDescribed({
  alt,
  decorative,
  mimeType,
}: Pick<Media, 'alt' | 'decorative' | 'mimeType'>): boolean {
  if (decorative || getMediaKind(mimeType) === undefined) return true;
  if (alt === undefined || typeof alt === 'string') return alt !== undefined && alt !== '';
  return languages.every((language) => (alt[language] ?? '') !== '');
}

const isUnused = ({ usedOn, isLogo, isFavicon }: Media) => usedOn === 0 && !isLogo && !isFavicon;

/** The files that are shown, in their order. `files` come newest first. */
export function filterMedia(files: readonly Media[], filter: MediaFilter): readonly Media[] {
  const wanted = filter.query.trim().toLocaleLowerCase().split(/\s+/);
  const keys = filter.tags.map(getTagKey);
  const found = files.filter(
    (file) =>
      (filter.group === undefined || getMediaGroup(file) === filter.group) &&
      (!filter.isUnused || isUnused(file)) &&
      (!filter.isUndescribed || !isDescribed(file)) &&
      hasTags(file, keys) &&
      (filter.color === undefined || findPictureColors(file).has(filter.color)) &&
      wanted.every((word) => joinSearchText(file).includes(word)),
  );
  return filter.order === 'newest' ? found : found.toSorted(comparing[filter.order]);
}

/** Whether a file has all tags with these keys. */
function hasTags({ tags = [] }: Media, keys: readonly string[]): boolean {
  return keys.every((key) => tags.some((tag) => getTagKey(tag) === key));
}

const byName = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

const comparing: Record<Exclude<MediaOrder, 'newest'>, (one: Media, other: Media) => number> = {
  name: (one, other) => byName.compare(one.name, other.name),
  largest: (one, other) => other.size - one.size,
};

/** All that a search looks at: what somebody wrote, tags, the words in a PDF, and the colours of a picture. */
function joinSearchText(file: Media): string {
  const { name, alt = '', tags = [], words = '' } = file;
  const texts = typeof alt === 'string' ? [alt] : Object.values(alt);
  return [name, ...texts, ...tags, words, ...findPictureColors(file)]
    .filter(Boolean)
    .join('\n')
    .toLocaleLowerCase();
}
