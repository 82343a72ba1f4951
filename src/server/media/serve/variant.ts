import {
  type ImageFormat,
  imageFormats,
  imageQuality,
  imageUses,
  imageWidths,
  qualitiesOf,
} from '#content/media/image-url.ts';
import { invalid } from '#server/http/app-error.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { hasPixels } from '#server/media/store/media-type.ts';
import type { Quality, Variant, VariantFormat } from '#server/pictures/encode-picture.ts';

/**
 * Everything that a query can ask for is on a short list, so that nobody can make the site compute and keep
 * endless copies of a picture.
 */
export const imageHeights = [360, 480, 630, 720, 1080] as const;
const qualities = [50, imageQuality.normal, imageQuality.priority, imageQuality.hero, imageQuality.heroFirst];

/** What a query asks for, each value one of its list. */
interface AskedVariant {
  readonly width?: number;
  readonly height?: number;
  readonly quality: Quality;
  readonly format: VariantFormat;
  /** Of a PDF: which page, where it is not the first. */
  readonly page?: number;
}

/** What of a file decides on its copies. */
export type SizedMedia = Pick<MediaFile, 'type' | 'width' | 'height' | 'animated' | 'focalPoint' | 'pages'>;

export type VariantQuery = Readonly<Partial<Record<'w' | 'h' | 'q' | 'f' | 'p', unknown>>>;

/**
 * The variant that a query asks for; undefined for the original, which is what one gets without a query, and
 * of one that moves, since its frames would be lost, of drawings, and of films. As JPEG a moving picture is its first frame. Throws
 * 400 with a sentence.
 */
export function parseVariant(query: VariantQuery, picture: SizedMedia): AskedVariant | undefined {
  const width = parseListed('w', query.w, imageWidths);
  const height = parseListed('h', query.h, imageHeights);
  const quality = parseQuality(query.q);
  const format = parseFormat(query.f);
  const asked = [width, height, quality, format].some((value) => value !== undefined);
  const { type } = picture;
  // Of a PDF a page, for whoever asks for a picture of it.
  if (!asked || !(hasPixels(type) || (type === 'pdf' && format === 'jpg'))) return undefined;
  // JPEG alone cannot move: who asks for it wants the first frame.
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

/** Whether a query asks for the lighter form of a gif that moves (`lighter.service.ts`); its size and quality are the gif's. */
export function asksLighter({ f }: VariantQuery, { type, animated }: SizedMedia): boolean {
  return type === 'gif' && animated && f === 'webp';
}

/**
 * The copy that visitors get: the nearest that the site itself renders. A box is answered by the narrowest width
 * that covers it, uncropped, and a quality by the nearest that its width is rendered in.
 */
export function renderedVariant(
  { width, height, quality, format, page }: AskedVariant,
  picture: SizedMedia,
): Variant {
  const asked =
    width === undefined && height === undefined
      ? picture.width
      : Math.max(width ?? 0, Math.ceil(((height ?? 0) * picture.width) / picture.height));
  const rendered = imageWidths.find((candidate) => candidate >= asked) ?? widest;
  const known = nearest(qualitiesOf(rendered), quality);
  const ofPage = page === undefined ? {} : { page };
  return exactVariant({ width: rendered, quality: known, format, ...ofPage }, picture);
}

/** The copy that is made when all of what is asked for counts. */
export function exactVariant(
  { width, height, quality, format, page }: AskedVariant,
  picture: SizedMedia,
): Variant {
  const size = withinFormat(sizeWithin(picture, width, height), picture, format);
  const isCrop = size?.width !== undefined && size.height !== undefined;
  return {
    size,
    ...(isCrop && picture.focalPoint && { focalPoint: picture.focalPoint }),
    // It has no qualities: equal files have one name.
    quality: format === 'png' ? imageQuality.normal : quality,
    format,
    ...(page !== undefined && { page }),
  };
}

/** The copy that is encoded soon enough to wait for, in place of one that is not; undefined for one that is. */
export function fastVariant(variant: Variant, picture: SizedMedia): Variant | undefined {
  if (variant.format !== 'avif') return undefined;
  return { ...variant, size: withinFormat(variant.size, picture, 'webp'), format: 'webp' };
}

/** The copies that most visitors of a new picture will ask for; none of what has no copies. */
export function firstVariants(picture: SizedMedia): Variant[] {
  const asked = imageUses.content.widths.map((w) => parseVariant({ w: String(w), f: 'avif' }, picture));
  const variants = asked.flatMap((variant) => (variant ? renderedVariant(variant, picture) : []));
  // A small picture's copies are all one.
  return [...new Map(variants.map((variant) => [variantName(variant), variant])).values()];
}

/** Raised when the same variant would come out differently: pictures made before are then made again. */
const recipe = 'r2';

/** The name of a variant's file, and the tag by which browsers know it. */
export function variantName({ size, focalPoint, quality, format, page }: Variant): string {
  const box = size ? `${size.width ?? 'auto'}x${size.height ?? 'auto'}` : 'full';
  const point = focalPoint ? `-at${focalPoint.x}x${focalPoint.y}` : '';
  const ofPage = page === undefined ? '' : `-p${page}`;
  return `${recipe}-${box}${point}-q${quality}${ofPage}.${format}`;
}

const widest = Math.max(...imageWidths);

/** Width and height together crop to a box; alone they scale. Nothing is made larger than it is. */
function sizeWithin(
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
  // Encoding a camera's picture at its full size takes many seconds, which every visitor could ask for.
  return picture.width > widest ? { width: widest } : undefined;
}

/**
 * Pixels that one side of a picture can have: 14 bits in WebP (RFC 9649, 2.6), what the encoders of JPEG and
 * AVIF take, and for PNG what browsers render.
 */
const longestSide: Record<VariantFormat, number> = { webp: 16_383, avif: 16_384, jpg: 65_500, png: 65_500 };

/** Of a picture taller than its format allows, the tallest copy; no copy is wider than the widest of the list. */
function withinFormat(size: Variant['size'], picture: SizedMedia, format: VariantFormat): Variant['size'] {
  const height = size?.height ?? (picture.height * (size?.width ?? picture.width)) / picture.width;
  return Math.round(height) > longestSide[format] ? { height: longestSide[format] } : size;
}

function parseListed(name: string, value: unknown, allowed: readonly number[]): number | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((entry) => String(entry) === value);
  if (found === undefined) throw invalid(name, `${name} must be one of ${allowed.join(', ')}.`);
  return found;
}

function parseQuality(value: unknown): Quality | undefined {
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > 100) throw invalid('q', 'q must be a whole number from 1 to 100.');
  return nearest(qualities, number);
}

function nearest(candidates: readonly number[], wished: number): number {
  return candidates.reduce((best, candidate) =>
    Math.abs(candidate - wished) < Math.abs(best - wished) ? candidate : best,
  );
}

/** The first is what one gets without asking, under the same name. */
function parsePage(value: unknown, pages: number): number | undefined {
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > pages) throw invalid('p', `p must be a page of this PDF, from 1 to ${pages}.`);
  return number === 1 ? undefined : number;
}

function parseFormat(value: unknown): ImageFormat | undefined {
  if (value === undefined) return undefined;
  const found = imageFormats.find((format) => format === value);
  if (found === undefined) throw invalid('f', `f must be one of ${imageFormats.join(', ')}.`);
  return found;
}
