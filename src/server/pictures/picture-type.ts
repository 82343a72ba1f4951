/** Message for files of any other type. */
export const onlyThese =
  'The site accepts images (JPEG, PNG, WebP, GIF, AVIF, HEIC, SVG), videos (MP4, WebM), PDFs and slide decks (a ZIP with an index.html).';

/** Image types that the library accepts. */
export const pictureTypes = {
  jpeg: { mimeType: 'image/jpeg', extension: 'jpg' },
  png: { mimeType: 'image/png', extension: 'png' },
  webp: { mimeType: 'image/webp', extension: 'webp' },
  gif: { mimeType: 'image/gif', extension: 'gif' },
  avif: { mimeType: 'image/avif', extension: 'avif' },
} as const;
export type PictureType = keyof typeof pictureTypes;

/** Bytes of the first box that are read: brands beyond them are not ones that matter here. */
const mostBrandBytes = 64;

/**
 * Detects the type of an image by its first bytes, regardless of its name. Other bytes never reach the
 * decoder, which would also read SVG and PDF with their risks.
 */
export function sniffPictureType(bytes: Buffer): PictureType | undefined {
  const readLatin1 = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (readLatin1(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (readLatin1(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (readLatin1(0, 4) === 'RIFF' && readLatin1(8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(readLatin1(0, 6))) return 'gif';
  // Videos and HEIC share the container; its brands tell them apart.
  if (listBrands(bytes).some((brand) => avifBrands.includes(brand))) return 'avif';
  return undefined;
}

const avifBrands: readonly string[] = ['avif', 'avis'];
/** Brands of HEVC images and series (ISO/IEC 23008-12, annex B), and the generic ones. */
const heicBrands: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** True if the bytes begin like a HEIC, which browsers do not show and `inspectHeic` converts. */
export function hasHeicHeader(bytes: Buffer): boolean {
  const brands = listBrands(bytes);
  return brands.some((brand) => heicBrands.includes(brand)) && sniffPictureType(bytes) !== 'avif';
}

/** Lists the brands in the first box (ISO/IEC 14496-12, 4.3); empty for other files. */
function listBrands(bytes: Buffer): string[] {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return [];
  const [major, , ...others] =
    bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), mostBrandBytes)).match(/.{4}/gs) ?? [];
  return major === undefined ? [] : [major, ...others];
}
