import { preload } from 'react-dom';
import type { WidthByWindow } from '#content/look/width-by-window.ts';
import { getCoarseBlurColors } from '#content/media/blur.ts';
import { phoneWindows as narrowWindows } from '#content/media/film.ts';
import {
  buildImageSrcSet,
  buildImageUrl,
  buildLighterUrl,
  buildStillUrl,
  type FocalPoint,
  formatFocalPosition,
  hasVariants,
  type ImageFormat,
  type ImageHosts,
  imageUses,
  isHosted,
  type MediaFacts,
} from '#content/media/image-url.ts';
import { classNames } from '#ui/class-names.ts';
import { sizesFor } from './sizes.ts';
import { type Style, style } from './style.ts';

const contentWidths = imageUses.content.widths;

/** What gets the picture of phones, as `picture.css` has it. Paper is as narrow, and gets the others'. */
const phoneWindows = `screen and ${narrowWindows}`;

/** All but those, also between two whole pixels. */
const otherWindows = `not ${phoneWindows}`;

const sourceFormats = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
] as const satisfies readonly (readonly [ImageFormat, string])[];

/** What is shown of a file. */
interface Shown {
  readonly src: string;
  readonly facts: MediaFacts | undefined;
  /** What stays in view where it fills a box of another shape: that of the file where left out. */
  readonly focalPoint?: FocalPoint | undefined;
}

/** What phones show in a picture's place. */
export interface PhonePicture extends Shown {
  /** Made for the day and shown by night: in the dark theme it is toned. */
  readonly isDaily?: boolean;
}

export interface PictureProps extends Shown {
  readonly alt: string;
  /** Another one for the windows of phones. */
  readonly phone?: PhonePicture | undefined;
  /** Image services of other sites, which are asked for the widths of content (specified). */
  readonly hosts?: ImageHosts | undefined;
  readonly widths?: readonly number[];
  /** How wide it is rendered, as the `sizes` attribute says it; see {@link sizedFor}. */
  readonly sizes: string;
  readonly quality: number;
  readonly priority: boolean;
  /** Loads at once without going before others; `priority` does so anyway. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
  /** How it fills a box that has another shape (`object-fit`): `cover` without one. */
  readonly fit?: string | undefined;
  readonly style?: Style;
  /** The one theme that shows it: until it is shown it is not loaded. All when left out. */
  readonly theme?: 'light' | 'dark' | undefined;
}

/**
 * A picture in the formats a browser may know, best first. JPEG is for what knows neither AVIF nor WebP, which no
 * supported browser is (docs/decisions/test-the-product-in-named-browsers.md), so it comes in its widest alone. Moving pictures and those of other sites come as
 * they are, gifs of ours in a lighter form with the same frames, and stand still for people who want no motion. Its colours stand in its place until it has come. The box comes from the style, or from the file's own measures, so that nothing jumps.
 * Of it and the one for phones a browser asks for one.
 */
export function Picture(props: PictureProps) {
  const { src, alt, facts, hosts, quality, priority, eager = priority, fit, theme, phone } = props;
  const sizes = eager ? props.sizes : `auto, ${props.sizes}`;
  const variants = hasVariants(src, hosts) && !facts?.animated;
  const box = { ...props.style, '--picture-fit': fit === 'cover' ? undefined : fit };
  const looks = style({
    objectPosition: formatFocalPosition({ focalPoint: pointOf(props) }),
    ...(isFilled(fit) && createBlurStyle(facts)),
    ...(phone && phoneLooks(phone, fit)),
  });
  return (
    <picture
      className={classNames(
        'picture',
        theme && `picture--${theme}`,
        phone && 'phone-picture',
        phone?.isDaily && 'phone-picture--daily',
        props.className,
      )}
      style={style(box)}
    >
      {phone && <Sources {...onPhones(props, phone)} sizes={sizes} media={phoneWindows} />}
      <Sources {...props} sizes={sizes} />
      <img
        sizes={variants && !eager ? 'auto' : undefined}
        src={variants ? buildImageUrl(src, { w: fallbackWidth(props), q: quality, f: 'jpg' }, hosts) : src}
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

type Asked = Pick<PictureProps, 'src' | 'facts' | 'hosts' | 'widths' | 'sizes' | 'quality'>;

/** What a browser asks for on phones: the same, of the picture that they show. */
function onPhones(picture: PictureProps, { src, facts }: PhonePicture): Asked {
  return { ...picture, src, facts, widths: imageUses.phone.widths };
}

/** Forms of a file, the best first; `media` where other windows have other files, which are of other measures. */
function Sources({ media, ...asked }: Asked & { readonly media?: string }) {
  const { src, facts, hosts, sizes, quality } = asked;
  const variants = hasVariants(src, hosts) && !facts?.animated;
  const still = (facts?.animated ?? /\.gif(?:[?#]|$)/i.test(src)) ? buildStillUrl(src) : undefined;
  const lighter = buildLighterUrl(src, facts);
  const useful = usefulWidths(asked);
  const own = media === undefined ? {} : { media, width: facts?.width, height: facts?.height };
  const noMotion = '(prefers-reduced-motion: reduce)';
  return (
    <>
      {variants &&
        sourceFormats.map(([f, type]) => (
          <source
            key={f}
            type={type}
            {...own}
            srcSet={buildImageSrcSet(src, useful, { q: quality, f }, hosts)}
            sizes={sizes}
          />
        ))}
      {still !== undefined && (
        <source {...own} media={media ? `${media} and ${noMotion}` : noMotion} srcSet={still} />
      )}
      {lighter !== undefined && <source type="image/webp" {...own} srcSet={lighter} />}
      {media !== undefined && !variants && <source {...own} srcSet={src} />}
    </>
  );
}

const pointOf = ({ facts, focalPoint = facts?.focalPoint }: Shown) => focalPoint;

/** What `picture.css` takes on phones in the place of the wide picture's. */
function phoneLooks(phone: PhonePicture, fit: string | undefined): Style {
  return {
    '--phone-point': formatFocalPosition({ focalPoint: pointOf(phone) }),
    ...(isFilled(fit) && createBlurStyle(phone.facts, phoneBlurProperties)),
  };
}

/** What fills the box: only then nothing of the blur is left to see beside it. */
const isFilled = (fit: string | undefined) => [undefined, 'cover', 'fill'].includes(fit);

/** Custom properties of the cells' colours in `placeholder.css`. */
const blurProperties = ['--b1', '--b2', '--b3', '--b4', '--b5', '--b6'] as const;
const phoneBlurProperties = ['--p1', '--p2', '--p3', '--p4', '--p5', '--p6'] as const;

/** Sets a picture's colours, which `placeholder.css` draws until the picture has loaded. */
function createBlurStyle(
  facts: Pick<MediaFacts, 'blur'> | undefined,
  properties: readonly `--${string}`[] = blurProperties,
): Style {
  if (!facts?.blur) return {};
  const colors = getCoarseBlurColors(facts.blur);
  return Object.fromEntries(properties.map((property, index) => [property, colors[index]]));
}

/**
 * Asks for a picture before the document gets to it, in the format most browsers take; for the one of phones and that of all other
 * windows each says which those are. What one theme alone shows waits until the theme is known (`site/themed-preload-script.ts`).
 */
export function PicturePreload(picture: PictureProps) {
  const { phone } = picture;
  if (!phone) return <Preload {...picture} />;
  return (
    <>
      <Preload {...picture} {...onPhones(picture, phone)} media={phoneWindows} />
      <Preload {...picture} media={otherWindows} />
    </>
  );
}

function Preload({ media, theme, ...asked }: Asked & Pick<PictureProps, 'theme'> & { media?: string }) {
  const { src, facts, hosts, sizes, quality } = asked;
  if (!hasVariants(src, hosts) || facts?.animated) return null;
  const useful = usefulWidths(asked);
  const widest = buildImageUrl(src, { w: useful.at(-1), q: quality, f: 'avif' }, hosts);
  const how = {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: buildImageSrcSet(src, useful, { q: quality, f: 'avif' }, hosts),
    imageSizes: sizes,
    fetchPriority: 'high',
  } as const;
  if (theme) return <link rel="preload" {...how} media="not all" data-theme={theme} data-media={media} />;
  preload(widest, { ...how, media });
  return null;
}

function usefulWidths({ src, facts, hosts, widths = contentWidths }: Asked): readonly number[] {
  if (isHosted(src, hosts)) return contentWidths;
  return facts ? upTo(facts.width, widths) : widths;
}

/** No supported browser takes it, so it is none of the heaviest. */
function fallbackWidth(asked: Asked): number | undefined {
  return usefulWidths(asked).findLast((width) => width <= imageUses.fullBleed.widths[0]);
}

/** No wider than the file: every width below its own, and the first one that holds all of it. */
function upTo(width: number, widths: readonly number[]): readonly number[] {
  const holding = widths.findIndex((candidate) => candidate >= width);
  return holding === -1 ? widths : widths.slice(0, holding + 1);
}

/** A common window of a desktop, in CSS pixels. */
const wideWindow = 1920;

/**
 * The `sizes` of a picture of this width, and the widths of its variants. A picture that is wider in a wide window than those
 * of content also gets the widths of full bleed.
 */
export function sizedFor(
  width: WidthByWindow,
  widths: readonly number[] = contentWidths,
): Pick<PictureProps, 'sizes' | 'widths'> {
  const isWide = width(wideWindow) > Math.max(...contentWidths);
  return {
    sizes: sizesFor(width),
    widths: isWide ? [...new Set([...widths, ...imageUses.fullBleed.widths])] : widths,
  };
}
