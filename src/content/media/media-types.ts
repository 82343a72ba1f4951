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

/** Kinds of pictures that the library takes and makes others of, since browsers do not show them: as phones write them. */
export const phoneTypeNames: Readonly<Record<string, string>> = {
  'image/heic': 'HEIC',
  'image/heif': 'HEIF',
};

/** How those are called where a computer does not know their type. */
export const phoneEndings: readonly string[] = ['.heic', '.heif', '.hif'];

/** Kinds that the library takes besides, to which pages lead. */
export const documentTypeNames: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/zip': 'Slide deck',
};

/** True for a slide deck: HTML with all that it shows, packed as ZIP. */
export function isDeckType(mimeType: string): boolean {
  return mimeType === 'application/zip';
}

interface ChosenFile {
  /** Its MIME type by the browser; empty where that does not know it. */
  readonly type: string;
  readonly name: string;
}

/** True for a picture as phones write it, by what a browser says of it. */
export function isPhonePicture({ type, name }: ChosenFile): boolean {
  if (type !== '') return Object.hasOwn(phoneTypeNames, type);
  return phoneEndings.some((ending) => name.toLowerCase().endsWith(ending));
}

/** What a file that somebody has chosen will show once it is in the library; undefined for one that no field takes. */
export function kindOfChosen(file: ChosenFile): MediaKind | undefined {
  return isPhonePicture(file) ? 'image' : mediaKindOf(file.type);
}

/** What people call the kinds of files that show this, or all that show something. */
export function namesOfKind(kind?: MediaKind): readonly string[] {
  const shown = Object.entries(mediaTypeNames).filter(([type]) => !kind || mediaKindOf(type) === kind);
  const names = shown.map(([, name]) => name);
  return kind === 'video' ? names : [...names, 'HEIC'];
}

/** What a file of this MIME type shows; undefined for one that no field takes. */
export function mediaKindOf(mimeType: string): MediaKind | undefined {
  if (!Object.hasOwn(mediaTypeNames, mimeType)) return undefined;
  return mimeType.startsWith('video/') ? 'video' : 'image';
}
