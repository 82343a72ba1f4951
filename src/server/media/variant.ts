import { type ImageFormat, imageFormats, imageQuality, imageWidths } from '#content/image-url.ts';
import { invalid } from '#server/http/app-error.ts';
import type { MediaFile } from './media.repository.ts';

/**
 * Everything that a query can ask for is on a short list, so that nobody can make the site compute and keep
 * endless copies of a picture.
 */
const imageHeights = [360, 480, 630, 720, 1080] as const;
const qualities = [50, imageQuality.normal, imageQuality.priority, imageQuality.hero, imageQuality.heroFirst];
export type Quality = number;
export type VariantFormat = ImageFormat | 'png';

/** One copy of a picture, with nothing left to choose: equal variants are one file. */
export interface Variant {
  /** Undefined keeps the original's size. */
  readonly size?: { readonly width?: number; readonly height?: number };
  readonly quality: Quality;
  readonly format: VariantFormat;
}

/** What of a file decides on its copies. */
type SizedMedia = Pick<MediaFile, 'type' | 'width' | 'height' | 'animated'>;

export type VariantQuery = Readonly<Partial<Record<'w' | 'h' | 'q' | 'f', unknown>>>;

/**
 * The variant that a query asks for; undefined for the original, which is what one gets without a query, and
 * of one that moves, videos too: its frames would be lost. As JPEG a moving picture is its first frame. Throws
 * 400 with a sentence.
 */
export function parseVariant(query: VariantQuery, picture: SizedMedia): Variant | undefined {
  const width = parseListed('w', query.w, imageWidths);
  const height = parseListed('h', query.h, imageHeights);
  const quality = parseQuality(query.q);
  const format = parseFormat(query.f);
  const asked = [width, height, quality, format].some((value) => value !== undefined);
  const { type } = picture;
  if (!asked || type === 'webm') return undefined;
  // JPEG alone cannot move: who asks for it wants the first frame.
  if ((picture.animated || type === 'gif') && format !== 'jpg') return undefined;
  return {
    size: sizeWithin(picture, width, height),
    quality: quality ?? imageQuality.normal,
    format: format ?? (type === 'jpeg' || type === 'gif' ? 'jpg' : type),
  };
}

/** Raised when the same variant would come out differently: pictures made before are then made again. */
const recipe = 'r1';

/** The name of a variant's file, and the tag by which browsers know it. */
export function variantName({ size, quality, format }: Variant): string {
  const box = size ? `${size.width ?? 'auto'}x${size.height ?? 'auto'}` : 'full';
  return `${recipe}-${box}-q${quality}.${format}`;
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
  return qualities.reduce((best, quality) =>
    Math.abs(quality - number) < Math.abs(best - number) ? quality : best,
  );
}

function parseFormat(value: unknown): ImageFormat | undefined {
  if (value === undefined) return undefined;
  const found = imageFormats.find((format) => format === value);
  if (found === undefined) throw invalid('f', `f must be one of ${imageFormats.join(', ')}.`);
  return found;
}
