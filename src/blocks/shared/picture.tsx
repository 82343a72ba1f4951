import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import type { WidthByWindow } from '#content/look/width-by-window.ts';
import { getCoarseBlurColors } from '#content/media/blur.ts';
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
import { phoneWindows as narrowWindows } from '#content/media/video.ts';
import { classNames } from '#ui/class-names.ts';
import { computeSizes } from './sizes.ts';
import { type Style, style } from './style.ts';

const contentWidths = imageUses.content.widths;

/**
 * Media query for phone images, as in `picture.css`. Printed pages are as narrow, and get the wide images.
 */
const phoneWindows = `screen and ${narrowWindows}`;

/** The opposite query. `not` also covers widths between two whole pixels. */
const otherWindows = `not ${phoneWindows}`;

const sourceFormats = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
] as const satisfies readonly (readonly [ImageFormat, string])[];

/** A file and how it is shown. */
interface PictureSource {
  readonly src: string;
  readonly facts: MediaFacts | undefined;
  /** Point that stays in view in a crop. Default: that of the file. */
  readonly focalPoint?: FocalPoint | undefined;
}

/** Image that replaces another one on phones. */
export interface PhonePicture extends PictureSource {
  /** True for a light image that is toned down in the dark theme. */
  readonly isDaily?: boolean;
}

export interface PictureProps extends PictureSource {
  readonly alt: string;
  /** Image for phones. */
  readonly phone?: PhonePicture | undefined;
  /** Image services of other sites, which can deliver the widths of content (specified). */
  readonly hosts?: ImageHosts | undefined;
  readonly widths?: readonly number[];
  /** Value of the `sizes` attribute; see {@link getSizes}. */
  readonly sizes: string;
  readonly quality: number;
  readonly priority: boolean;
  /** True to load eagerly, but without the high priority of `priority`. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
  /** `object-fit` in a box of another ratio. Default: `cover`. */
  readonly fit?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** Names of the rules for tablets and phones: of the box, and of the image in it. */
  readonly rules?: { readonly box?: string | undefined; readonly image?: string | undefined } | undefined;
  /** The only theme that shows the image. It is not loaded in the other one. Default: both. */
  readonly theme?: 'light' | 'dark' | undefined;
}

/**
 * An image with sources in all formats, best first. JPEG is only for browsers without AVIF and WebP, which no
 * supported browser lacks (docs/decisions/test-the-product-in-named-browsers.md), so it has only one width.
 * Animated images and images of other sites are used as they are, but our GIFs have a lighter format with the
 * same frames; all of them are still with reduced motion. A blurred placeholder is shown until the image has
 * loaded. The box has a ratio from the style or from the file's dimensions, so that the layout does not
 * shift. Browsers load either the image or its phone image.
 */
export function Picture(props: PictureProps) {
  const { src, alt, facts, hosts, quality, priority, eager = priority, fit, theme, phone } = props;
  const sizes = eager ? props.sizes : `auto, ${props.sizes}`;
  const variants = hasVariants(src, hosts) && !facts?.animated;
  const box = { ...props.style, '--picture-fit': fit === 'cover' ? undefined : fit };
  const looks = style({
    objectPosition: formatFocalPosition({ focalPoint: getFocalPoint(props) }),
    ...(isFilled(fit) && createBlurStyle(facts)),
    ...(phone && buildPhoneStyle(phone, fit)),
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
      data-rules={props.rules?.box}
    >
      {phone && <Sources {...getPhoneOptions(props, phone)} sizes={sizes} media={phoneWindows} />}
      <Sources {...props} sizes={sizes} />
      <img
        sizes={variants && !eager ? 'auto' : undefined}
        src={variants ? buildImageUrl(src, { w: getFallbackWidth(props), q: quality, f: 'jpg' }, hosts) : src}
        alt={alt}
        width={facts?.width}
        height={facts?.height}
        style={looks}
        data-rules={props.rules?.image}
        {...(eager ? { loading: theme ? 'lazy' : 'eager' } : { loading: 'lazy', decoding: 'async' })}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

type SourceOptions = Pick<PictureProps, 'src' | 'facts' | 'hosts' | 'widths' | 'sizes' | 'quality'>;

/** Gets the options of the sources for phones. */
function getPhoneOptions(picture: PictureProps, { src, facts }: PhonePicture): SourceOptions {
  return { ...picture, src, facts, widths: imageUses.phone.widths };
}

/**
 * Source elements of a file, best format first. `media` is set if other windows load a file with other
 * dimensions.
 */
function Sources({ media, ...asked }: SourceOptions & { readonly media?: string }) {
  const { src, facts, hosts, sizes, quality } = asked;
  const variants = hasVariants(src, hosts) && !facts?.animated;
  const still = (facts?.animated ?? /\.gif(?:[?#]|$)/i.test(src)) ? buildStillUrl(src) : undefined;
  const lighter = buildLighterUrl(src, facts);
  const useful = listUsefulWidths(asked);
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

const getFocalPoint = ({ facts, focalPoint = facts?.focalPoint }: PictureSource) => focalPoint;

/** Builds the custom properties that `picture.css` uses for the phone image. */
function buildPhoneStyle(phone: PhonePicture, fit: string | undefined): Style {
  return {
    '--phone-point': formatFocalPosition({ focalPoint: getFocalPoint(phone) }),
    ...(isFilled(fit) && createBlurStyle(phone.facts, phoneBlurProperties)),
  };
}

/** True if the image fills its box. Otherwise the blur would stay visible beside it. */
const isFilled = (fit: string | undefined) => [undefined, 'cover', 'fill'].includes(fit);

/** Custom properties with the colours of the cells in `placeholder.css`. */
const blurProperties = ['--b1', '--b2', '--b3', '--b4', '--b5', '--b6'] as const;
const phoneBlurProperties = ['--p1', '--p2', '--p3', '--p4', '--p5', '--p6'] as const;

/** Sets the colours of the placeholder, which `placeholder.css` draws until the image has loaded. */
function createBlurStyle(
  facts: Pick<MediaFacts, 'blur'> | undefined,
  properties: readonly `--${string}`[] = blurProperties,
): Style {
  if (!facts?.blur) return {};
  const colors = getCoarseBlurColors(facts.blur);
  return Object.fromEntries(properties.map((property, index) => [property, colors[index]]));
}

/**
 * Preloads an image in the format that most browsers support. The phone image and the wide one have a media
 * query. An image for one theme waits until the theme is known (`site/themed-preload-script.ts`).
 */
export function PicturePreload(picture: PictureProps) {
  const { phone } = picture;
  if (!phone) return <Preload {...picture} />;
  return (
    <>
      <Preload {...picture} {...getPhoneOptions(picture, phone)} media={phoneWindows} />
      <Preload {...picture} media={otherWindows} />
    </>
  );
}

function Preload({
  media,
  theme,
  ...asked
}: SourceOptions & Pick<PictureProps, 'theme'> & { media?: string }) {
  const { src, facts, hosts, sizes, quality } = asked;
  if (!hasVariants(src, hosts) || facts?.animated) return null;
  const useful = listUsefulWidths(asked);
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

function listUsefulWidths({ src, facts, hosts, widths = contentWidths }: SourceOptions): readonly number[] {
  if (isHosted(src, hosts)) return contentWidths;
  return facts ? limitWidths(facts.width, widths) : widths;
}

/** Gets the width of the JPEG. It is not the largest, because no supported browser uses it. */
function getFallbackWidth(asked: SourceOptions): number | undefined {
  return listUsefulWidths(asked).findLast((width) => width <= imageUses.fullBleed.widths[0]);
}

/** Lists the widths below a file's width, and the first one above it. */
function limitWidths(width: number, widths: readonly number[]): readonly number[] {
  const holding = widths.findIndex((candidate) => candidate >= width);
  return holding === -1 ? widths : widths.slice(0, holding + 1);
}

/** Common width of a desktop window, in CSS pixels. */
const wideWindow = 1920;

/**
 * Computes the `sizes` of an image of this width, and the widths of its variants. An image that is wider than
 * content in a wide window also gets the widths of full-width images.
 */
export function getSizeProps(
  width: WidthByWindow,
  widths: readonly number[] = contentWidths,
): Pick<PictureProps, 'sizes' | 'widths'> {
  const isWide = width(wideWindow) > Math.max(...contentWidths);
  return {
    sizes: computeSizes(width),
    widths: isWide ? [...new Set([...widths, ...imageUses.fullBleed.widths])] : widths,
  };
}
