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

/** With which the names of a poster's own file and of its variants begin. */
function posterName({ hash }: Pick<Poster, 'hash'>): string {
  return `poster-${mediaIdOf(hash)}`;
}

/** Where a poster is kept: in the folder of its film. */
export function posterKey({ hash }: Film, poster: Pick<Poster, 'hash' | 'mimeType'>): string {
  return `${folderOf(hash)}/${posterName(poster)}.${extensionOf(poster)}`;
}

/** A film's poster as a picture that has variants; undefined for a film without one, and for every other file. */
export function posterSource({ hash, copies }: Pick<MediaFile, 'hash' | 'copies'>) {
  const poster = copies?.poster;
  if (!poster) return undefined;
  const { width, height } = poster;
  const type = mediaTypeOf(poster.mimeType);
  const named = { id: mediaIdOf(poster.hash), poster: posterName(poster) };
  return { hash, type, width, height, animated: false, ...named };
}

/** The variants of a poster that pages ask for. */
export function shownPosters(poster: SizedMedia): Variant[] {
  const asked = parseVariant({ w: String(posterWidth), f: 'webp' }, poster);
  return asked ? [renderedVariant(asked, poster)] : [];
}

/** Where the size for phones is kept: in the folder of its film. */
export function phoneKey({ hash }: Film, phone: Pick<Phone, 'hash' | 'mimeType'>): string {
  return `${folderOf(hash)}/phone-${mediaIdOf(phone.hash)}.${extensionOf(phone)}`;
}

function extensionOf({ mimeType }: { readonly mimeType: string }): string {
  return mediaTypes[mediaTypeOf(mimeType)].extension;
}

/** Files of a folder that are copies by their name, and none of those that the films in it have. */
export function leftCopies(names: Iterable<string>, copies: readonly FilmCopies[] = []): string[] {
  const known = copies.flatMap(({ poster, phone }) => [poster, phone]);
  const kept = known.flatMap((copy) => (copy ? mediaIdOf(copy.hash) : []));
  return [...names].filter((name) => {
    const bare = name.startsWith(quickPrefix) ? name.slice(quickPrefix.length) : name;
    const [, id] = /^(?:poster|phone)-([0-9a-f]{16})[.-]/.exec(bare) ?? [];
    return id !== undefined && !kept.includes(id);
  });
}
