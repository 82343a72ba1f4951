import { type PictureType, pictureTypes } from '#server/pictures/picture-type.ts';

/** File types that the library accepts. */
export const mediaTypes = {
  ...pictureTypes,
  svg: { mimeType: 'image/svg+xml', extension: 'svg' },
  mp4: { mimeType: 'video/mp4', extension: 'mp4' },
  webm: { mimeType: 'video/webm', extension: 'webm' },
  pdf: { mimeType: 'application/pdf', extension: 'pdf' },
  /** A slide deck: HTML with all its assets. */
  zip: { mimeType: 'application/zip', extension: 'zip' },
} as const;
export type MediaType = keyof typeof mediaTypes;

/** True for raster images, which have variants in other sizes and formats. */
export function hasPixels(type: MediaType): type is PictureType {
  return Object.hasOwn(pictureTypes, type);
}

export function isVideoType(type: MediaType): boolean {
  return type === 'mp4' || type === 'webm';
}

/** Returns the type of a stored file by its MIME type. */
export function getMediaType(mimeType: string): MediaType {
  const found = Object.entries(mediaTypes).find(([, type]) => type.mimeType === mimeType);
  if (!found) throw new Error(`No file has the type ${mimeType}`);
  return found[0] as MediaType;
}
