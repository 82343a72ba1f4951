import { posterWidth } from '#content/media/video.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { getMediaId } from '#server/media/store/media-address.ts';
import { getMediaFolder } from '#server/media/store/media-store.ts';
import { getMediaType, mediaTypes } from '#server/media/store/media-type.ts';
import type { Variant } from '#server/pictures/encode-picture.ts';
import type { VideoCopies } from '#server/storage/video-copies.ts';
import { getRenderedVariant, parseVariant, type SizedMedia } from './variant.ts';
import { quickPrefix } from './variants.service.ts';

type Video = Pick<MediaFile, 'hash'>;
type Poster = NonNullable<VideoCopies['poster']>;
type Phone = NonNullable<VideoCopies['phone']>;

/** File name prefix of a poster and of its variants. */
function formatPosterName({ hash }: Pick<Poster, 'hash'>): string {
  return `poster-${getMediaId(hash)}`;
}

/** Returns the store key of a poster, which is in the folder of its video. */
export function getPosterKey({ hash }: Video, poster: Pick<Poster, 'hash' | 'mimeType'>): string {
  return `${getMediaFolder(hash)}/${formatPosterName(poster)}.${getExtension(poster)}`;
}

/** Returns a video's poster as a source of variants; undefined for every file without one. */
export function getPosterSource({ hash, copies }: Pick<MediaFile, 'hash' | 'copies'>) {
  const poster = copies?.poster;
  if (!poster) return undefined;
  const { width, height } = poster;
  const type = getMediaType(poster.mimeType);
  const named = { id: getMediaId(poster.hash), poster: formatPosterName(poster) };
  return { hash, type, width, height, animated: false, ...named };
}

/** Lists the poster variants that pages request. */
export function listPosterVariants(poster: SizedMedia): Variant[] {
  const asked = parseVariant({ w: String(posterWidth), f: 'webp' }, poster);
  return asked ? [getRenderedVariant(asked, poster)] : [];
}

/** Returns the store key of a phone rendition, which is in the folder of its video. */
export function getPhoneKey({ hash }: Video, phone: Pick<Phone, 'hash' | 'mimeType'>): string {
  return `${getMediaFolder(hash)}/phone-${getMediaId(phone.hash)}.${getExtension(phone)}`;
}

function getExtension({ mimeType }: { readonly mimeType: string }): string {
  return mediaTypes[getMediaType(mimeType)].extension;
}

/** Lists the files of a folder that are named like copies but do not belong to any video in it. */
export function listLeftoverCopies(names: Iterable<string>, copies: readonly VideoCopies[] = []): string[] {
  const known = copies.flatMap(({ poster, phone }) => [poster, phone]);
  const kept = known.flatMap((copy) => (copy ? getMediaId(copy.hash) : []));
  return [...names].filter((name) => {
    const bare = name.startsWith(quickPrefix) ? name.slice(quickPrefix.length) : name;
    const [, id] = /^(?:poster|phone)-([0-9a-f]{16})[.-]/.exec(bare) ?? [];
    return id !== undefined && !kept.includes(id);
  });
}
