/** The kind of a file, as media fields distinguish it. */
export type MediaKind = 'image' | 'video';

/** File types that the library accepts, by MIME type, with their names for people. */
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

/** Image types of phones that the library accepts and converts, since browsers do not show them. */
export const phoneTypeNames: Readonly<Record<string, string>> = {
  'image/heic': 'HEIC',
  'image/heif': 'HEIF',
};

/** File extensions of these types, for computers that do not know the MIME type. */
export const phoneEndings: readonly string[] = ['.heic', '.heif', '.hif'];

/** Document types that the library also accepts, for links. */
export const documentTypeNames: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/zip': 'Slide deck',
};

/** True for a slide deck: HTML with its assets, packed as ZIP. */
export function isDeckType(mimeType: string): boolean {
  return mimeType === 'application/zip';
}

interface ChosenFile {
  /** MIME type reported by the browser; empty if unknown. */
  readonly type: string;
  readonly name: string;
}

/** True for a phone's image format, by the type or extension of a file. */
export function isPhonePicture({ type, name }: ChosenFile): boolean {
  if (type !== '') return Object.hasOwn(phoneTypeNames, type);
  return phoneEndings.some((ending) => name.toLowerCase().endsWith(ending));
}

/** Returns what a chosen file will show once it is in the library; undefined if no media field takes it. */
export function getChosenKind(file: ChosenFile): MediaKind | undefined {
  return isPhonePicture(file) ? 'image' : getMediaKind(file.type);
}

/** Lists the names of file types of a kind, or of all kinds. */
export function listTypeNames(kind?: MediaKind): readonly string[] {
  const shown = Object.entries(mediaTypeNames).filter(([type]) => !kind || getMediaKind(type) === kind);
  const names = shown.map(([, name]) => name);
  return kind === 'video' ? names : [...names, 'HEIC'];
}

/** Returns what a file of this MIME type shows; undefined if no media field takes it. */
export function getMediaKind(mimeType: string): MediaKind | undefined {
  if (!Object.hasOwn(mediaTypeNames, mimeType)) return undefined;
  return mimeType.startsWith('video/') ? 'video' : 'image';
}
