import type { Blur } from './blur.ts';
import type { FilmFacts } from './film.ts';

export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Quality on a JPEG-like scale; 75 is the default and is left out of addresses. */
export const imageQuality = { normal: 75, priority: 80, heroFirst: 95, hero: 90 } as const;
const defaultImageQuality = imageQuality.normal;

const content = [imageQuality.normal, imageQuality.priority];
const hero = [imageQuality.heroFirst, imageQuality.hero];

/**
 * What the site renders of a picture: the widths in pixels of each use, and its qualities. Views take their widths
 * from here and the server makes nothing else for visitors, so nobody can ask for more than the site does.
 */
export const imageUses = {
  /** Pictures in content. */
  content: { widths: [640, 1024, 1600] /* specified: responsive widths */, qualities: content },
  /** Slides of a carousel that are shown as they are. */
  slide: { widths: [768, 1200] /* specified: adaptive image widths */, qualities: content },
  /** Heroes: the specified responsive widths, and the specified default of a hero. */
  hero: { widths: [640, 1024, 1600, 1920], qualities: hero },
  /** Added to the widths of another use for images that are wider: for wide windows and high-density screens. */
  fullBleed: { widths: [1920, 2560], qualities: [...content, ...hero] },
  /** What only phones show: three pixels to the point at most, so nothing wider. */
  phone: { widths: [640, 768, 1024, 1200], qualities: [...content, ...hero] },
  /** The logo in the header: flat colours and thin lines, so little is left out. */
  logo: { widths: [320, 640], qualities: [imageQuality.hero] },
  /** Lists of the editor. */
  thumbnail: { widths: [320], qualities: [imageQuality.normal] },
  /** Whoever names no width of their own. */
  standard: { widths: [800] /* specified: default image width */, qualities: [imageQuality.normal] },
} as const satisfies Record<
  string,
  { readonly widths: readonly number[]; readonly qualities: readonly number[] }
>;

/** Widths in pixels that a variant can have. */
export const imageWidths: readonly number[] = [
  ...new Set(Object.values(imageUses).flatMap(({ widths }): readonly number[] => widths)),
].sort((a, b) => a - b);

/** The qualities that the site renders a width in, lowest first. */
export function qualitiesOf(width: number): readonly number[] {
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

/** True for a picture that an image service can make variants of: one of ours or of a host that does so, and not a moving one. */
export function hasVariants(src: string, hosts: ImageHosts = []): boolean {
  return (
    (src.startsWith('/media/') || isHosted(src, hosts)) &&
    !/\.(?:gif|svg|mp4|webm|pdf|zip)$/i.test(pathOf(src))
  );
}

/** True for a picture of another image service. */
export function isHosted(src: string, hosts: ImageHosts = []): boolean {
  // Most sites have none, and addresses are read for every picture.
  if (hosts.length === 0 || src.startsWith('/')) return false;
  return URL.canParse(src) && hosts.includes(new URL(src).origin);
}

/** The address of a variant. Pictures from elsewhere come back unchanged. */
export function imageUrl(src: string, variant: ImageVariant, hosts: ImageHosts = []): string {
  if (!hasVariants(src, hosts)) return src;
  if (src.startsWith('/media/')) {
    const search = inQuery(new URLSearchParams(), variant).toString();
    return search === '' ? pathOf(src) : `${pathOf(src)}?${search}`;
  }
  const address = new URL(src);
  // What is there already may be what opens the picture.
  inQuery(address.searchParams, variant);
  return address.href;
}

function inQuery(query: URLSearchParams, { w, h, q, f }: ImageVariant): URLSearchParams {
  if (w !== undefined) query.set('w', String(w));
  if (h !== undefined) query.set('h', String(h));
  if (q !== undefined && q !== defaultImageQuality) query.set('q', String(q));
  if (f !== undefined) query.set('f', f);
  return query;
}

/** The first frame of a moving picture of ours; undefined for those of other sites, which come as they are. */
export function stillUrl(src: string): string | undefined {
  return src.startsWith('/media/') ? `${pathOf(src)}?f=jpg` : undefined;
}

/** A gif of ours in a lighter form, with the same frames; undefined for everything else. */
export function lighterUrl(src: string, facts: Pick<MediaFacts, 'animated'> | undefined): string | undefined {
  const isOurs = src.startsWith('/media/') && /\.gif$/i.test(pathOf(src));
  return isOurs && facts?.animated ? `${pathOf(src)}?f=webp` : undefined;
}

/** A `srcset` with one variant per width. */
export function imageSrcSet(
  src: string,
  widths: readonly number[],
  variant: Omit<ImageVariant, 'w'>,
  hosts: ImageHosts = [],
): string {
  return widths.map((w) => `${imageUrl(src, { ...variant, w }, hosts)} ${w}w`).join(', ');
}

function pathOf(src: string): string {
  return src.split(/[?#]/, 1)[0] ?? src;
}

/** A place in a picture, in shares of its width and height from the top left. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** What the media library knows about a file that a page needs to reserve its box, and to fill it. */
export interface MediaFacts extends FilmFacts {
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  /** How long it takes once, in ms, when it moves. */
  readonly duration?: number | undefined;
  /** Where its bytes are asked for since they were replaced; absent where that is the address that names it. */
  readonly address?: string | undefined;
  /** What a box that is filled by a part of it keeps in view; its middle without one. */
  readonly focalPoint?: FocalPoint | undefined;
  /** What is drawn until it has come; nothing without one. */
  readonly blur?: Blur | undefined;
  /** Of the picture of a post on another site: what it is called there, and whose it is. */
  readonly post?: { readonly title: string; readonly author?: string | undefined } | undefined;
}

/** The point as CSS places things (`object-position`); undefined for the middle, where they stand by themselves. */
export function focalPosition({ focalPoint }: Pick<MediaFacts, 'focalPoint'>): string | undefined {
  if (!focalPoint) return undefined;
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return `${percent(focalPoint.x)} ${percent(focalPoint.y)}`;
}
