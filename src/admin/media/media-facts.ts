import type { Media } from '#api/endpoints/media.ts';
import { getMediaKind, isDeckType } from '#content/media/media-types.ts';
import { count } from '../words.ts';
import { mediaWords } from './media-words.ts';

/** A file's size as people read it: `840 kB`, `3.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Where a file's bytes are asked for: what an address has shown once, browsers keep. */
export function getFileUrl({ url, address }: Pick<Media, 'url' | 'address'>): string {
  return address ?? url;
}

/** Size in pixels and bytes, in one line; of a deck, which is as large as its screen, the number of its files. */
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

/** Why a file cannot be deleted; undefined where it can. */
export function explainKeptMedia({ isLogo, isFavicon, usedOn }: Media): string | undefined {
  if (isLogo) return mediaWords.isLogo;
  if (isFavicon) return mediaWords.isFavicon;
  return usedOn > 0 ? mediaWords.inUse : undefined;
}
