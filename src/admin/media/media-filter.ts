import type { Media } from '#api/endpoints/media.ts';
import { languages } from '#content/language/language.ts';
import { getTagKey, readTags } from '#content/media/media-tags.ts';
import { getMediaKind, isDeckType, type MediaKind } from '#content/media/media-types.ts';
import { findPictureColors, type MediaColor, mediaColors } from './media-colors.ts';

export const mediaGroups = ['picture', 'moving', 'video', 'document', 'deck'] as const;
export type MediaGroup = (typeof mediaGroups)[number];

/** Groups by kind of file. */
export const groupsOf = {
  image: ['picture', 'moving'],
  video: ['video'],
} as const satisfies Record<MediaKind, readonly MediaGroup[]>;

export const mediaOrders = ['newest', 'name', 'largest'] as const;
type MediaOrder = (typeof mediaOrders)[number];

/** Filters and sort order. */
export interface MediaFilter {
  readonly query: string;
  readonly group: MediaGroup | undefined;
  /** True for only files that no page uses. */
  readonly isUnused: boolean;
  /** True for only images without alt text. */
  readonly isUndescribed: boolean;
  /** Tags that a file must have. */
  readonly tags: readonly string[];
  /** Colour that an image must have. */
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

/** All files, newest first. */
export const noMediaFilter: MediaFilter = readMediaFilter(new URLSearchParams());

/** Writes a filter as URL parameters, without defaults. */
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
  if (getMediaKind(mimeType) === 'video') return 'video';
  if (isDeckType(mimeType)) return 'deck';
  if (getMediaKind(mimeType) === undefined) return 'document';
  return animated ? 'moving' : 'picture';
}

/** True if a file has an alt text, is decorative, or needs neither because pages do not show it. */
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

/** Filters and sorts. `files` are newest first. */
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

/** True if a file has tags for all these keys. */
function hasTags({ tags = [] }: Media, keys: readonly string[]): boolean {
  return keys.every((key) => tags.some((tag) => getTagKey(tag) === key));
}

const byName = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

const comparing: Record<Exclude<MediaOrder, 'newest'>, (one: Media, other: Media) => number> = {
  name: (one, other) => byName.compare(one.name, other.name),
  largest: (one, other) => other.size - one.size,
};

/**
 * Joins all searchable text of a file: what the studio wrote, tags, text of a PDF, and colours of an image.
 */
function joinSearchText(file: Media): string {
  const { name, alt = '', tags = [], words = '' } = file;
  const texts = typeof alt === 'string' ? [alt] : Object.values(alt);
  return [name, ...texts, ...tags, words, ...findPictureColors(file)]
    .filter(Boolean)
    .join('\n')
    .toLocaleLowerCase();
}
