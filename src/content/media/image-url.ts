import type { Blur } from './blur.ts';
import type { VideoCopyFacts } from './video.ts';

export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Quality on a JPEG-like scale; 75 is the default and is left out of URLs. */
export const imageQuality = { normal: 75, priority: 80, heroFirst: 95, hero: 90 } as const;
const defaultImageQuality = imageQuality.normal;

const content = [imageQuality.normal, imageQuality.priority];
const hero = [imageQuality.heroFirst, imageQuality.hero];

/**
 * The image variants that the site renders: widths in pixels and qualities by use. Views take their widths
 * from here, and the server creates no others for visitors, so requests cannot make it do more work.
 */
export const imageUses = {
  /** Pictures in content. */
  content: { widths: [640, 1024, 1600] /* specified: responsive widths */, qualities: content },
  /** Slides of a carousel that are not cropped. */
  slide: { widths: [768, 1200] /* specified: adaptive image widths */, qualities: content },
  /** Heroes: the specified responsive widths, and the specified default of a hero. */
  hero: { widths: [640, 1024, 1600, 1920], qualities: hero },
  /** Added to the widths of another use for images that are wider: for wide windows and high-density screens. */
  fullBleed: { widths: [1920, 2560], qualities: [...content, ...hero] },
  /** Phones only: at most three device pixels per CSS pixel, so nothing wider. */
  phone: { widths: [640, 768, 1024, 1200], qualities: [...content, ...hero] },
  /** The logo in the header, in high quality for flat colours and thin lines. */
  logo: { widths: [320, 640], qualities: [imageQuality.hero] },
  /** Lists in the editor. */
  thumbnail: { widths: [320], qualities: [imageQuality.normal] },
  /** For requests without a width. */
  standard: { widths: [800] /* specified: default image width */, qualities: [imageQuality.normal] },
} as const satisfies Record<
  string,
  { readonly widths: readonly number[]; readonly qualities: readonly number[] }
>;

/** Widths in pixels that a variant can have. */
export const imageWidths: readonly number[] = [
  ...new Set(Object.values(imageUses).flatMap(({ widths }): readonly number[] => widths)),
].sort((a, b) => a - b);

/** Lists the qualities that the site renders for a width, lowest first. */
export function listQualities(width: number): readonly number[] {
  const uses = Object.values(imageUses).filter(({ widths }: { readonly widths: readonly number[] }) =>
    widths.includes(width),
  );
  return [...new Set(uses.flatMap(({ qualities }) => qualities))].sort((a, b) => a - b);
}

export interface ImageVariant {
  readonly w?: number;
  readonly h?: number;
  readonly q?: number;
  readonly f?: ImageFormat;
}

/** Origins of other image services that understand the same query, such as `https://blobs.example`. */
export type ImageHosts = readonly string[];

/** True for an image that can have variants: one of the library or of an image service, and not animated. */
export function hasVariants(src: string, hosts: ImageHosts = []): boolean {
  return (
    (src.startsWith('/media/') || isHosted(src, hosts)) &&
    !/\.(?:gif|svg|mp4|webm|pdf|zip)$/i.test(stripQuery(src))
  );
}

/** True for an image of another image service. */
export function isHosted(src: string, hosts: ImageHosts = []): boolean {
  // Checked first for speed: most sites have no hosts, and this runs for every image.
  if (hosts.length === 0 || src.startsWith('/')) return false;
  return URL.canParse(src) && hosts.includes(new URL(src).origin);
}

/**
 * Returns the URL of a variant. URLs of other sites are returned unchanged.
 *
 * @example
 * buildImageUrl('/media/0123456789abcdef/kade.jpg', { w: 640, f: 'webp' });
 * // '/media/0123456789abcdef/kade.jpg?w=640&f=webp'
 */
export function buildImageUrl(src: string, variant: ImageVariant, hosts: ImageHosts = []): string {
  if (!hasVariants(src, hosts)) return src;
  if (src.startsWith('/media/')) {
    const search = addToQuery(new URLSearchParams(), variant).toString();
    return search === '' ? stripQuery(src) : `${stripQuery(src)}?${search}`;
  }
  const address = new URL(src);
  // Keeps existing parameters, which may authorise access to the image.
  addToQuery(address.searchParams, variant);
  return address.href;
}

function addToQuery(query: URLSearchParams, { w, h, q, f }: ImageVariant): URLSearchParams {
  if (w !== undefined) query.set('w', String(w));
  if (h !== undefined) query.set('h', String(h));
  if (q !== undefined && q !== defaultImageQuality) query.set('q', String(q));
  if (f !== undefined) query.set('f', f);
  return query;
}

/** Returns the URL of the first frame of an animated library image; undefined for files of other sites. */
export function buildStillUrl(src: string): string | undefined {
  return src.startsWith('/media/') ? `${stripQuery(src)}?f=jpg` : undefined;
}

/**
 * Returns the URL of a smaller encoding of an animated GIF of the library, with the same frames; undefined
 * for any other file.
 */
export function buildLighterUrl(
  src: string,
  facts: Pick<MediaFacts, 'animated'> | undefined,
): string | undefined {
  const isOurs = src.startsWith('/media/') && /\.gif$/i.test(stripQuery(src));
  return isOurs && facts?.animated ? `${stripQuery(src)}?f=webp` : undefined;
}

/** Builds a `srcset` with one variant per width. */
export function buildImageSrcSet(
  src: string,
  widths: readonly number[],
  variant: Omit<ImageVariant, 'w'>,
  hosts: ImageHosts = [],
): string {
  return widths.map((w) => `${buildImageUrl(src, { ...variant, w }, hosts)} ${w}w`).join(', ');
}

function stripQuery(src: string): string {
  return src.split(/[?#]/, 1)[0] ?? src;
}

/** A position in an image, as shares of its width and height from the top left. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Facts of a library file that a page needs to reserve its box and to fill it. */
export interface MediaFacts extends VideoCopyFacts {
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  /** Duration of an animation or video, in ms. */
  readonly duration?: number | undefined;
  /** URL of its current bytes after it was replaced; absent if that is its stored URL. */
  readonly address?: string | undefined;
  /** Point that stays visible when the file is cropped; the centre by default. */
  readonly focalPoint?: FocalPoint | undefined;
  /** Colours drawn until it has loaded. */
  readonly blur?: Blur | undefined;
  /** For the poster of a post on another site: its title there and its author. */
  readonly post?: { readonly title: string; readonly author?: string | undefined } | undefined;
}

/** Formats the point for CSS (`object-position`); undefined for the centre, the default. */
export function formatFocalPosition({ focalPoint }: Pick<MediaFacts, 'focalPoint'>): string | undefined {
  if (!focalPoint) return undefined;
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return `${percent(focalPoint.x)} ${percent(focalPoint.y)}`;
}
