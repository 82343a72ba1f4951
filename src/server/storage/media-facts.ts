import type { Selectable } from 'kysely';
import { type Blur, isBlur } from '#content/media/blur.ts';
import type { FocalPoint, MediaFacts } from '#content/media/image-url.ts';
import { type EmbedPostersTable, isSet, type MediaTable } from './schema.ts';
import { buildVideoCopyFacts, readVideoCopies } from './video-copies.ts';

/** Columns of a file for the facts that pages need. */
export const mediaFactsColumns = [
  'media.url',
  'media.width',
  'media.height',
  'media.animated',
  'media.duration',
  'media.focal_x',
  'media.focal_y',
  'media.address',
  'media.blur',
  'media.copies',
] as const;

type FactsRow = Pick<
  Selectable<MediaTable>,
  'url' | 'width' | 'height' | 'animated' | 'duration' | 'focal_x' | 'focal_y' | 'address' | 'blur' | 'copies'
>;

/** Builds facts of files, by the URL that a page uses (`named`) or else the file's own. */
export function toMediaFacts(
  rows: readonly (FactsRow & { readonly named?: string })[],
): Record<string, MediaFacts> {
  return Object.fromEntries(rows.map((row) => [row.named ?? row.url, buildFacts(row)]));
}

/** Columns of an embed's poster. */
export const posterFactsColumns = [
  'embed_posters.url',
  'embed_posters.title',
  'embed_posters.author',
  'embed_posters.width',
  'embed_posters.height',
  'embed_posters.blur',
] as const;

type PosterFactsRow = Pick<
  Selectable<EmbedPostersTable>,
  'url' | 'title' | 'author' | 'width' | 'height' | 'blur'
>;

/** Builds facts of posters, by URL; those not fetched yet are left out. */
export function toPosterFacts(rows: readonly PosterFactsRow[]): Record<string, MediaFacts> {
  return Object.fromEntries(
    rows.flatMap((row): [string, MediaFacts][] => {
      const { url, title, author, width, height } = row;
      if (width === null || height === null) return [];
      const post = { title: title ?? '', ...(author !== null && { author }) };
      const blur = readBlur(row);
      return [[url, { width, height, animated: false, post, ...(blur && { blur }) }]];
    }),
  );
}

function buildFacts(row: FactsRow): MediaFacts {
  const { width, height, animated, duration, address } = row;
  const [focalPoint, blur] = [readFocalPoint(row), readBlur(row)];
  return {
    width,
    height,
    animated: isSet(animated),
    ...(duration !== null && { duration }),
    ...(focalPoint && { focalPoint }),
    ...(address !== null && { address }),
    ...(blur && { blur }),
    ...buildVideoCopyFacts(address ?? row.url, readVideoCopies(row.copies)),
  };
}

/** Reads the focal point of crops; undefined for the centre. */
export function readFocalPoint({
  focal_x: x,
  focal_y: y,
}: Pick<FactsRow, 'focal_x' | 'focal_y'>): FocalPoint | undefined {
  return x === null || y === null ? undefined : { x, y };
}

/** Reads the placeholder drawn while a file loads; undefined for none. */
export function readBlur({ blur }: Pick<FactsRow, 'blur'>): Blur | undefined {
  return blur !== null && blur !== '' && isBlur(blur) ? blur : undefined;
}
