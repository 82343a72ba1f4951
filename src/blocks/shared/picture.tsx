import { preload } from 'react-dom';
import { blurColors } from '#content/blur.ts';
import {
  type FocalPoint,
  focalPosition,
  hasVariants,
  type ImageFormat,
  type ImageHosts,
  imageSrcSet,
  imageUrl,
  imageUses,
  isHosted,
  lighterUrl,
  type MediaFacts,
  stillUrl,
} from '#content/image-url.ts';
import { tokens } from '#tokens/resolve-tokens.ts';
import { classNames } from '#ui/class-names.ts';
import type { MediaWidth } from './media-width.fields.ts';
import { type Style, style } from './style.ts';

const contentWidths = imageUses.content.widths;

const sourceFormats = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
] as const satisfies readonly (readonly [ImageFormat, string])[];

export interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly facts: MediaFacts | undefined;
  /** Image services of other sites, which are asked for the widths of content (specified). */
  readonly hosts?: ImageHosts | undefined;
  readonly widths?: readonly number[];
  /** How wide it is rendered, as the `sizes` attribute says it; see {@link sizesOf}. */
  readonly sizes: string;
  readonly quality: number;
  readonly priority: boolean;
  /** Loads at once without going before others; `priority` does so anyway. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
  /** How it fills a box that has another shape (`object-fit`): `cover` without one. */
  readonly fit?: string | undefined;
  /** What stays in view where it fills a box of another shape: that of the file where left out. */
  readonly focalPoint?: FocalPoint | undefined;
  readonly style?: Style;
  /** The one theme that shows it: until it is shown it is not loaded. All when left out. */
  readonly theme?: 'light' | 'dark' | undefined;
}

/**
 * A picture in the formats a browser may know, best first. JPEG is for what knows neither AVIF nor WebP, which no
 * supported browser is (docs/decisions/0032-supported-browsers.md), so it comes in its widest alone. Moving pictures and those of other sites come as
 * they are, gifs of ours in a lighter form with the same frames, and stand still for people who want no motion. Its colours stand in its place until it has come. The box comes from the style, or from the file's own measures, so that nothing jumps.
 */
export function Picture(props: PictureProps) {
  const { src, alt, facts, hosts, quality, priority, eager = priority, fit, theme } = props;
  const { focalPoint = facts?.focalPoint } = props;
  const variants = hasVariants(src, hosts) && !facts?.animated;
  const still = (facts?.animated ?? /\.gif(?:[?#]|$)/i.test(src)) ? stillUrl(src) : undefined;
  const lighter = lighterUrl(src, facts);
  const useful = usefulWidths(props);
  const sizes = eager ? props.sizes : `auto, ${props.sizes}`;
  const box = { ...props.style, '--picture-fit': fit };
  const looks = style({ objectPosition: focalPosition({ focalPoint }), ...blurOf(facts, fit) });
  const set = (f: ImageFormat) => ({ srcSet: imageSrcSet(src, useful, { q: quality, f }, hosts), sizes });
  return (
    <picture
      className={classNames('picture', theme && `picture--${theme}`, props.className)}
      style={style(box)}
    >
      {variants &&
        sourceFormats.map(([format, type]) => <source key={format} type={type} {...set(format)} />)}
      {still !== undefined && <source media="(prefers-reduced-motion: reduce)" srcSet={still} />}
      {lighter !== undefined && <source type="image/webp" srcSet={lighter} />}
      <img
        sizes={variants ? sizes : undefined}
        src={variants ? imageUrl(src, { w: useful.at(-1), q: quality, f: 'jpg' }, hosts) : src}
        alt={alt}
        width={facts?.width}
        height={facts?.height}
        style={looks}
        {...(eager ? { loading: theme ? 'lazy' : 'eager' } : { loading: 'lazy', decoding: 'async' })}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

/** What fills the box: only then nothing of the blur is left to see beside it. */
const filling = new Set([undefined, 'cover', 'fill']);

/** The colours of its cells as `picture.css` draws them. */
const blurProperties = ['--b1', '--b2', '--b3', '--b4', '--b5', '--b6'] as const;

function blurOf(facts: MediaFacts | undefined, fit: string | undefined): Style {
  if (!facts?.blur || !filling.has(fit)) return {};
  const colors = blurColors(facts.blur);
  return Object.fromEntries(blurProperties.map((property, index) => [property, colors[index]]));
}

/**
 * Asks for a picture before the document gets to it, in the format most browsers take. What one theme alone shows waits
 * until the theme is known (`site/themed-preload-script.ts`).
 */
export function PicturePreload(picture: PictureProps) {
  const { src, facts, hosts, sizes, quality, theme } = picture;
  if (!hasVariants(src, hosts) || facts?.animated) return null;
  const useful = usefulWidths(picture);
  const widest = imageUrl(src, { w: useful.at(-1), q: quality, f: 'avif' }, hosts);
  const how = {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: imageSrcSet(src, useful, { q: quality, f: 'avif' }, hosts),
    imageSizes: sizes,
    fetchPriority: 'high',
  } as const;
  if (theme) return <link rel="preload" {...how} media="not all" data-theme={theme} />;
  preload(widest, how);
  return null;
}

function usefulWidths({ src, facts, hosts, widths = contentWidths }: PictureProps): readonly number[] {
  if (isHosted(src, hosts)) return contentWidths;
  return facts ? upTo(facts.width, widths) : widths;
}

/** No wider than the file: every width below its own, and the first one that holds all of it. */
function upTo(width: number, widths: readonly number[]): readonly number[] {
  const holding = widths.findIndex((candidate) => candidate >= width);
  return holding === -1 ? widths : widths.slice(0, holding + 1);
}

/** How wide a picture of a width type is rendered; a narrower maximum counts where it is an absolute length. */
export function sizesOf(widthType: MediaWidth, maxWidth?: string): string {
  const limits = { viewport: [], page: [tokens.width.page], container: [tokens.width.text] }[widthType];
  const own = maxWidth !== undefined && /^[\d.]+(?:px|rem|em)$/.test(maxWidth) ? [maxWidth] : [];
  const all = [...limits, ...own];
  return all.length === 0 ? '100vw' : `min(${[...all, '100vw'].join(', ')})`;
}
