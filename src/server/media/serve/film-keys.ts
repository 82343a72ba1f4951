import { posterWidth } from '#content/media/film.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { mediaIdOf } from '#server/media/store/media-address.ts';
import { folderOf } from '#server/media/store/media-store.ts';
import { mediaTypeOf, mediaTypes } from '#server/media/store/media-type.ts';
import type { Variant } from '#server/pictures/encode-picture.ts';
import type { FilmCopies } from '#server/storage/film-copies.ts';
import { parseVariant, renderedVariant, type SizedMedia } from './variant.ts';
import { quickPrefix } from './variants.service.ts';

type Film = Pick<MediaFile, 'hash'>;
type Poster = NonNullable<FilmCopies['poster']>;
type Phone = NonNullable<FilmCopies['phone']>;

/** File name prefix of a poster and of its variants. */
function posterName({ hash }: Pick<Poster, 'hash'>): string {
  return `poster-${mediaIdOf(hash)}`;
}

/** Returns the store key of a poster, which is in the folder of its video. */
export function posterKey({ hash }: Film, poster: Pick<Poster, 'hash' | 'mimeType'>): string {
  return `${folderOf(hash)}/${posterName(poster)}.${extensionOf(poster)}`;
}

/** Returns a video's poster as a source of variants; undefined for every file without one. */
export function posterSource({ hash, copies }: Pick<MediaFile, 'hash' | 'copies'>) {
  const poster = copies?.poster;
  if (!poster) return undefined;
  const { width, height } = poster;
  const type = mediaTypeOf(poster.mimeType);
  const named = { id: mediaIdOf(poster.hash), poster: posterName(poster) };
  return { hash, type, width, height, animated: false, ...named };
}

/** Lists the poster variants that pages request. */
export function shownPosters(poster: SizedMedia): Variant[] {
  const asked = parseVariant({ w: String(posterWidth), f: 'webp' }, poster);
  return asked ? [renderedVariant(asked, poster)] : [];
}

/** Returns the store key of a phone rendition, which is in the folder of its video. */
export function phoneKey({ hash }: Film, phone: Pick<Phone, 'hash' | 'mimeType'>): string {
  return `${folderOf(hash)}/phone-${mediaIdOf(phone.hash)}.${extensionOf(phone)}`;
}

function extensionOf({ mimeType }: { readonly mimeType: string }): string {
  return mediaTypes[mediaTypeOf(mimeType)].extension;
}

/** Lists the files of a folder that are named like copies but do not belong to any video in it. */
export function leftCopies(names: Iterable<string>, copies: readonly FilmCopies[] = []): string[] {
  const known = copies.flatMap(({ poster, phone }) => [poster, phone]);
  const kept = known.flatMap((copy) => (copy ? mediaIdOf(copy.hash) : []));
  return [...names].filter((name) => {
    const bare = name.startsWith(quickPrefix) ? name.slice(quickPrefix.length) : name;
    const [, id] = /^(?:poster|phone)-([0-9a-f]{16})[.-]/.exec(bare) ?? [];
    return id !== undefined && !kept.includes(id);
  });
}
