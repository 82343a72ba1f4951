/** The answer to a file of any other kind. */
export const onlyThese =
  'Only JPEG, PNG, WebP, GIF, AVIF, HEIC and SVG pictures, MP4 and WebM films, PDFs and slide decks (a ZIP with an index.html) can be used on the site.';

/** The kinds of pictures that the site takes. */
export const pictureTypes = {
  jpeg: { mimeType: 'image/jpeg', extension: 'jpg' },
  png: { mimeType: 'image/png', extension: 'png' },
  webp: { mimeType: 'image/webp', extension: 'webp' },
  gif: { mimeType: 'image/gif', extension: 'gif' },
  avif: { mimeType: 'image/avif', extension: 'avif' },
} as const;
export type PictureType = keyof typeof pictureTypes;

/** Of the first box: who writes more brands than that names none that we know among the later ones. */
const mostBrandBytes = 64;

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
  if (brandsOf(bytes).some((brand) => avifBrands.includes(brand))) return 'avif';
  return undefined;
}

const avifBrands: readonly string[] = ['avif', 'avis'];
/** Pictures in HEVC, one or a series (ISO/IEC 23008-12, annex B), and those that do not say in what. */
const heicBrands: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** True for bytes that begin like a picture of a phone: what browsers do not show, and `inspectHeic` reads. */
export function looksLikeHeic(bytes: Buffer): boolean {
  const brands = brandsOf(bytes);
  return brands.some((brand) => heicBrands.includes(brand)) && sniffPictureType(bytes) !== 'avif';
}

/** What a file of boxes says of itself in its first one (ISO/IEC 14496-12, 4.3); empty for any other file. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return [];
  const [major, , ...others] =
    bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), mostBrandBytes)).match(/.{4}/gs) ?? [];
  return major === undefined ? [] : [major, ...others];
}
