/** The kinds of pictures that the site takes. */
export const pictureTypes = {
  jpeg: { mimeType: 'image/jpeg', extension: 'jpg' },
  png: { mimeType: 'image/png', extension: 'png' },
  webp: { mimeType: 'image/webp', extension: 'webp' },
  gif: { mimeType: 'image/gif', extension: 'gif' },
  avif: { mimeType: 'image/avif', extension: 'avif' },
} as const;
export type PictureType = keyof typeof pictureTypes;

/**
 * The kind of picture that some bytes begin like, whatever their name says. Bytes of any other kind never
 * reach the decoder, which would also read SVG and PDF, with all that those can carry.
 */
export function sniffPictureType(bytes: Buffer): PictureType | undefined {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  // The container is also that of videos and HEIC; the brands say what is in it.
  if (text(4, 8) === 'ftyp' && /avi[fs]/.test(text(8, Math.min(bytes.readUInt32BE(0), 64)))) return 'avif';
  return undefined;
}
