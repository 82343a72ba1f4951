import type { Media } from '#api/endpoints/media.ts';
import { getMediaKind, isDeckType } from '#content/media/media-types.ts';
import { count } from '../words.ts';
import { mediaWords } from './media-words.ts';

/** Formats a file size: `840 kB`, `3.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Gets the URL of a file's content. It changes with the content, since browsers cache it permanently. */
export function getFileUrl({ url, address }: Pick<Media, 'url' | 'address'>): string {
  return address ?? url;
}

/**
 * Formats dimensions and file size in one line. Slide decks have the number of files instead of dimensions.
 */
export function formatMediaFacts({
  width,
  height,
  size,
  mimeType,
  files,
}: Pick<Media, 'width' | 'height' | 'size' | 'mimeType'> & { readonly files?: number | undefined }): string {
  if (isDeckType(mimeType)) {
    return [...(files === undefined ? [] : [count(files, 'file', 'files')]), formatBytes(size)].join(' · ');
  }
  return `${width} × ${height} · ${formatBytes(size)}`;
}

export function isAcceptedMedia(accepts: 'image' | 'video', media: Media): boolean {
  return getMediaKind(media.mimeType) === accepts;
}

/** Explains why a file can't be deleted; undefined if it can. */
export function explainKeptMedia({ isLogo, isFavicon, usedOn }: Media): string | undefined {
  if (isLogo) return mediaWords.isLogo;
  if (isFavicon) return mediaWords.isFavicon;
  return usedOn > 0 ? mediaWords.inUse : undefined;
}
