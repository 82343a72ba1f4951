import {
  type ImageFormat,
  imageFormats,
  imageQuality,
  imageUses,
  imageWidths,
  listQualities,
} from '#content/media/image-url.ts';
import { createInvalidError } from '#server/http/app-error.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { hasPixels } from '#server/media/store/media-type.ts';
import type { Quality, Variant, VariantFormat } from '#server/pictures/encode-picture.ts';

/** Allowed values. Since all parameters have short lists, the number of variants per image is bounded. */
export const imageHeights = [360, 480, 630, 720, 1080] as const;
const qualities = [50, imageQuality.normal, imageQuality.priority, imageQuality.hero, imageQuality.heroFirst];

/** A parsed query: each value is from its list. */
interface RequestedVariant {
  readonly width?: number;
  readonly height?: number;
  readonly quality: Quality;
  readonly format: VariantFormat;
  /** Page of a PDF, if it is not the first. */
  readonly page?: number;
}

/** Properties of a file that determine its variants. */
export type SizedMedia = Pick<MediaFile, 'type' | 'width' | 'height' | 'animated' | 'focalPoint' | 'pages'>;

export type VariantQuery = Readonly<Partial<Record<'w' | 'h' | 'q' | 'f' | 'p', unknown>>>;

/**
 * Parses the query of a variant. Undefined means the original: without a query, for SVG and video, and for
 * animated images, which would lose their frames, unless a JPEG of the first frame is requested. Throws 400
 * with a sentence.
 */
export function parseVariant(query: VariantQuery, picture: SizedMedia): RequestedVariant | undefined {
  const width = parseListed('w', query.w, imageWidths);
  const height = parseListed('h', query.h, imageHeights);
  const quality = parseQuality(query.q);
  const format = parseFormat(query.f);
  const asked = [width, height, quality, format].some((value) => value !== undefined);
  const { type } = picture;
  // A PDF has variants only as JPEG images of a page.
  if (!asked || !(hasPixels(type) || (type === 'pdf' && format === 'jpg'))) return undefined;
  // JPEG cannot be animated, so it is the first frame.
  if ((picture.animated || type === 'gif') && format !== 'jpg') return undefined;
  const page = type === 'pdf' ? parsePage(query.p, picture.pages ?? 1) : undefined;
  return {
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    quality: quality ?? imageQuality.normal,
    format: format ?? (type === 'jpeg' || type === 'gif' || type === 'pdf' ? 'jpg' : type),
    ...(page !== undefined && { page }),
  };
}

/**
 * True if a query asks for the animated WebP of a GIF (`lighter.service.ts`), which has the size and quality
 * of the GIF.
 */
export function isLighterRequested({ f }: VariantQuery, { type, animated }: SizedMedia): boolean {
  return type === 'gif' && animated && f === 'webp';
}

/**
 * Returns the variant for visitors: the nearest that the site itself renders. A crop is answered by the
 * narrowest uncropped width that covers it, and a quality by the nearest that is rendered at that width.
 */
export function getRenderedVariant(
  { width, height, quality, format, page }: RequestedVariant,
  picture: SizedMedia,
): Variant {
  const asked =
    width === undefined && height === undefined
      ? picture.width
      : Math.max(width ?? 0, Math.ceil(((height ?? 0) * picture.width) / picture.height));
  const rendered = imageWidths.find((candidate) => candidate >= asked) ?? widest;
  const known = findNearest(listQualities(rendered), quality);
  const ofPage = page === undefined ? {} : { page };
  return getExactVariant({ width: rendered, quality: known, format, ...ofPage }, picture);
}

/** Returns the variant that takes every requested value into account. */
export function getExactVariant(
  { width, height, quality, format, page }: RequestedVariant,
  picture: SizedMedia,
): Variant {
  const size = limitToFormat(computeSize(picture, width, height), picture, format);
  const isCrop = size?.width !== undefined && size.height !== undefined;
  return {
    size,
    ...(isCrop && picture.focalPoint && { focalPoint: picture.focalPoint }),
    // PNG has no quality, so that equal files share one name.
    quality: format === 'png' ? imageQuality.normal : quality,
    format,
    ...(page !== undefined && { page }),
  };
}

/**
 * Returns a variant that is encoded fast enough to wait for, as a substitute; undefined if the variant itself
 * is.
 */
export function findFastVariant(variant: Variant, picture: SizedMedia): Variant | undefined {
  if (variant.format !== 'avif') return undefined;
  return { ...variant, size: limitToFormat(variant.size, picture, 'webp'), format: 'webp' };
}

/** Lists the variants that most visitors of a new image will request; empty for files without variants. */
export function listFirstVariants(picture: SizedMedia): Variant[] {
  const asked = imageUses.content.widths.map((w) => parseVariant({ w: String(w), f: 'avif' }, picture));
  const variants = asked.flatMap((variant) => (variant ? getRenderedVariant(variant, picture) : []));
  // Several widths of a small image result in the same variant.
  return [...new Map(variants.map((variant) => [formatVariantName(variant), variant])).values()];
}

/**
 * Version of the encoding. Raise it if the same variant would be encoded differently; existing files are then
 * encoded again.
 */
const recipe = 'r3';

/** Formats the file name of a variant, which is also its ETag. */
export function formatVariantName({ size, focalPoint, quality, format, page }: Variant): string {
  const box = size ? `${size.width ?? 'auto'}x${size.height ?? 'auto'}` : 'full';
  const point = focalPoint ? `-at${focalPoint.x}x${focalPoint.y}` : '';
  const ofPage = page === undefined ? '' : `-p${page}`;
  return `${recipe}-${box}${point}-q${quality}${ofPage}.${format}`;
}

const widest = Math.max(...imageWidths);

/** Width and height together crop; one alone scales. Never enlarges. */
function computeSize(
  picture: SizedMedia,
  width: number | undefined,
  height: number | undefined,
): Variant['size'] {
  if (width !== undefined && height !== undefined) {
    const scale = Math.min(1, picture.width / width, picture.height / height);
    return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
  }
  if (width !== undefined && width < picture.width) return { width };
  if (height !== undefined && height < picture.height) return { height };
  // Encoding a camera's image at full size takes many seconds, and every visitor could request it.
  return picture.width > widest ? { width: widest } : undefined;
}

/**
 * Longest side per format, in pixels: 14 bits in WebP (RFC 9649, 2.6), the limits of the JPEG and AVIF
 * encoders, and for PNG what browsers render.
 */
const longestSide: Record<VariantFormat, number> = { webp: 16_383, avif: 16_384, jpg: 65_500, png: 65_500 };

/**
 * Limits a size to what the format allows: for very tall images the tallest variant, never wider than the
 * widest of the list.
 */
function limitToFormat(size: Variant['size'], picture: SizedMedia, format: VariantFormat): Variant['size'] {
  const height = size?.height ?? (picture.height * (size?.width ?? picture.width)) / picture.width;
  return Math.round(height) > longestSide[format] ? { height: longestSide[format] } : size;
}

function parseListed(name: string, value: unknown, allowed: readonly number[]): number | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((entry) => String(entry) === value);
  if (found === undefined) throw createInvalidError(name, `${name} must be one of ${allowed.join(', ')}.`);
  return found;
}

function parseQuality(value: unknown): Quality | undefined {
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > 100) throw createInvalidError('q', 'q must be a whole number from 1 to 100.');
  return findNearest(qualities, number);
}

function findNearest(candidates: readonly number[], wished: number): number {
  return candidates.reduce((best, candidate) =>
    Math.abs(candidate - wished) < Math.abs(best - wished) ? candidate : best,
  );
}

/** Parses a page number. The first page is the default and has the same name. */
function parsePage(value: unknown, pages: number): number | undefined {
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > pages)
    throw createInvalidError('p', `p must be a page of this PDF, from 1 to ${pages}.`);
  return number === 1 ? undefined : number;
}

function parseFormat(value: unknown): ImageFormat | undefined {
  if (value === undefined) return undefined;
  const found = imageFormats.find((format) => format === value);
  if (found === undefined) throw createInvalidError('f', `f must be one of ${imageFormats.join(', ')}.`);
  return found;
}
