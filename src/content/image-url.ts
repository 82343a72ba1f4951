/** Widths in pixels that a variant can have; the server makes no others. */
export const imageWidths = [320, 640, 768, 1024, 1200, 1600, 1920] as const;
export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Quality on a JPEG-like scale; 75 is the default and is left out of addresses. */
export const imageQuality = { normal: 75, priority: 80, heroFirst: 95, hero: 90 } as const;
const defaultImageQuality = imageQuality.normal;

export interface ImageVariant {
  readonly w?: number;
  readonly h?: number;
  readonly q?: number;
  readonly f?: ImageFormat;
}

/** True for a picture the image service can make variants of: one of ours, and not a moving one. */
export function hasVariants(src: string): boolean {
  return src.startsWith('/media/') && !/\.(?:gif|svg|mp4|webm|pdf)$/i.test(pathOf(src));
}

/** The address of a variant. Pictures from elsewhere come back unchanged. */
export function imageUrl(src: string, { w, h, q, f }: ImageVariant): string {
  if (!hasVariants(src)) return src;
  const query = new URLSearchParams();
  if (w !== undefined) query.set('w', String(w));
  if (h !== undefined) query.set('h', String(h));
  if (q !== undefined && q !== defaultImageQuality) query.set('q', String(q));
  if (f !== undefined) query.set('f', f);
  const search = query.toString();
  return search === '' ? pathOf(src) : `${pathOf(src)}?${search}`;
}

/** The first frame of a moving picture of ours; undefined for those of other sites, which come as they are. */
export function stillUrl(src: string): string | undefined {
  return src.startsWith('/media/') ? `${pathOf(src)}?f=jpg` : undefined;
}

/** A `srcset` with one variant per width. */
export function imageSrcSet(
  src: string,
  widths: readonly number[],
  variant: Omit<ImageVariant, 'w'>,
): string {
  return widths.map((w) => `${imageUrl(src, { ...variant, w })} ${w}w`).join(', ');
}

function pathOf(src: string): string {
  return src.split(/[?#]/, 1)[0] ?? src;
}

/** What the media library knows about a file that a page needs to reserve its box. */
export interface MediaFacts {
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  /** How long it takes once, in ms, when it moves. */
  readonly duration?: number | undefined;
}
