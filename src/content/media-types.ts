/** What a file shows, as fields take it. */
export type MediaKind = 'image' | 'video';

/** The kinds of files that the library takes, by MIME type, as people call them. */
export const mediaTypeNames: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
  'image/svg+xml': 'SVG',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
};

/** Kinds that the library takes besides, to which pages lead. */
export const documentTypeNames: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/zip': 'Slide deck',
};

/** True for a slide deck: HTML with all that it shows, packed as ZIP. */
export function isDeckType(mimeType: string): boolean {
  return mimeType === 'application/zip';
}

/** What a file of this MIME type shows; undefined for one that no field takes. */
export function mediaKindOf(mimeType: string): MediaKind | undefined {
  if (!Object.hasOwn(mediaTypeNames, mimeType)) return undefined;
  return mimeType.startsWith('video/') ? 'video' : 'image';
}
