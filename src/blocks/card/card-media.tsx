import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import {
  getZeroPixels,
  limitWidth,
  readCssLength,
  type WidthByWindow,
} from '#content/look/width-by-window.ts';
import { imageQuality } from '#content/media/image-url.ts';
import { classNames } from '#ui/class-names.ts';
import { getCssRatio, hasPhoneShape } from '../shared/aspect-ratio.ts';
import { combineDeviceWidths } from '../shared/device-width.ts';
import { EmptyMedia } from '../shared/empty-media.tsx';
import { getSizeProps } from '../shared/picture.tsx';
import { buildPointRules } from '../shared/point-rules.ts';
import { style } from '../shared/style.ts';
import { getPhoneImage, ThemedPicture } from '../shared/themed-picture.tsx';
import { getVideoKey, getVideoSrc, VideoSources } from '../shared/video-sources.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import type { cardBlock } from './card.block.ts';
import type { ResolvedCard } from './card-style.ts';

interface CardMediaProps extends ViewProps<typeof cardBlock> {
  readonly at: 'top' | 'above-header' | 'below-header' | 'bottom';
}

/** True if a card shows an image or a video or, in the preview, a placeholder for one. */
export function hasCardMedia({ block, context }: ViewProps<typeof cardBlock>): boolean {
  const picture = block.contentImageEnabled && (context.preview || block.contentImageSrc !== '');
  return picture || (block.contentVideoEnabled && (context.preview || block.contentVideoSrc !== ''));
}

/** The image and video at one position of a card. */
export function CardMedia({ at, ...view }: CardMediaProps) {
  const { block } = view;
  const edge = at === 'top' || at === 'bottom';
  const looks = classNames('card__media', edge && 'card__media--edge');
  return (
    <>
      {block.contentImageEnabled && block.contentImagePosition === at && (
        <CardImage {...view} className={looks} />
      )}
      {block.contentVideoEnabled && block.contentVideoPosition === at && (
        <CardVideo {...view} className={looks} />
      )}
    </>
  );
}

type PartProps = ViewProps<typeof cardBlock> & { readonly className: string | undefined };

const imageNames = {
  src: 'contentImageSrc',
  darkSrc: 'contentImageDarkSrc',
  focalX: 'contentImageFocalX',
  focalY: 'contentImageFocalY',
} as const;

function CardImage({ block, context, edit, handles, buildStyles, className }: PartProps) {
  const size = { width: block.contentImageWidth, height: block.contentImageHeight };
  const phones = getPhoneImage(block, imageNames);
  const box = buildStyles(
    (device) => {
      const phoneShape =
        device === 'mobile' && phones && hasPhoneShape(block, phones, 'contentImageAspectRatio')
          ? getCssRatio('auto', context.media(phones.src))
          : undefined;
      return { aspectRatio: phoneShape ?? chooseImageRatio(getValuesOnDevice(block, device), context) };
    },
    { part: 'ratio' },
  );
  if (block.contentImageSrc === '') {
    return (
      context.preview && (
        <EmptyMedia label="Choose a picture" style={size} attributes={edit('contentImageSrc')} />
      )
    );
  }
  return (
    <div
      className={className}
      style={style(size)}
      {...edit('contentImageSrc')}
      {...handles('contentImageFocalPoint')}
    >
      <ThemedPicture
        className="picture--box"
        src={block.contentImageSrc}
        darkSrc={block.contentImageDarkSrc}
        alt={block.contentImageAlt}
        media={context.media}
        hosts={context.imageHosts}
        point={[block.contentImageFocalX, block.contentImageFocalY]}
        {...getSizeProps(
          combineDeviceWidths(block, (device) =>
            computeImageWidth(getValuesOnDevice(block, device), context.width),
          ),
        )}
        phones={phones}
        style={box.style}
        rules={{
          box: box['data-rules'],
          image: buildPointRules(block, buildStyles, {
            facts: context.media(block.contentImageSrc),
            hasPhoneImage: phones !== undefined,
            names: { x: imageNames.focalX, y: imageNames.focalY },
          }),
        }}
        quality={context.priority ? imageQuality.priority : imageQuality.normal}
        priority={context.priority}
      />
    </div>
  );
}

/** Default image ratio of cards in columns, so that their texts begin at the same height. */
const ratioInRow = '4/3';

/** Chooses the image's ratio; undefined takes the file's. Cards in columns get a fixed ratio, except in the composition `edge`. */
function chooseImageRatio(
  { contentImageAspectRatio, contentImageHeight }: PartProps['block'],
  { composition, depth }: PartProps['context'],
): string | undefined {
  if (contentImageAspectRatio !== 'auto') return contentImageAspectRatio;
  return depth > 0 && composition !== 'edge' && !contentImageHeight ? ratioInRow : undefined;
}

function CardVideo({ block, context, edit, className }: PartProps) {
  const size = { width: block.contentVideoWidth, height: block.contentVideoHeight };
  const facts = context.media(block.contentVideoSrc);
  if (block.contentVideoSrc === '') {
    return (
      context.preview && (
        <EmptyMedia label="Choose a video" style={size} attributes={edit('contentVideoSrc')} />
      )
    );
  }
  return (
    <div className={className} style={style(size)} {...edit('contentVideoSrc')}>
      <video
        key={getVideoKey(block.contentVideoSrc, facts)}
        className="card__video"
        style={facts && { aspectRatio: `${facts.width} / ${facts.height}` }}
        src={getVideoSrc(block.contentVideoSrc, facts)}
        poster={facts?.poster}
        controls={block.contentVideoControls}
        autoPlay={block.contentVideoAutoplay}
        // Browsers autoplay only muted videos.
        muted={block.contentVideoMuted || block.contentVideoAutoplay}
        loop={block.contentVideoLoop}
        playsInline
        preload="metadata"
      >
        <VideoSources src={block.contentVideoSrc} facts={facts} />
        Your browser does not support the video tag.
      </video>
    </div>
  );
}

/** Minimum width of a row with three columns, in CSS pixels. Its gaps are 24 px (`card.css`). */
const rowFrom = 704;
const rowGap = 24;
/** Width of the image beside a figure in a narrow row, in CSS pixels. */
const thumb = 104;

type SizeValues = Pick<
  ResolvedCard,
  | 'layout'
  | 'figure'
  | 'width'
  | 'widthMode'
  | 'maxWidth'
  | 'maxWidthMode'
  | 'contentImagePosition'
  | 'contentImageWidth'
  | 'paddingLeft'
  | 'paddingRight'
>;

/** Computes the width of a card's image from the width of the card's block. */
function computeImageWidth(card: SizeValues, block: WidthByWindow): WidthByWindow {
  const hasLength = (mode: ResolvedCard['widthMode']) => mode === undefined || mode === 'fixed';
  const fixed = hasLength(card.widthMode) ? card.width : undefined;
  const most = hasLength(card.maxWidthMode) ? card.maxWidth : undefined;
  const whole = limitWidth(limitWidth(block, fixed), most);
  return limitWidth(
    card.layout === 'row' ? computeRowImageWidth(card, whole) : computeColumnImageWidth(card, whole),
    card.contentImageWidth,
  );
}

function computeColumnImageWidth(
  { contentImagePosition, paddingLeft, paddingRight }: SizeValues,
  whole: WidthByWindow,
) {
  if (contentImagePosition === 'top' || contentImagePosition === 'bottom') return whole;
  const sides = [readCssLength(paddingLeft) ?? getZeroPixels, readCssLength(paddingRight) ?? getZeroPixels];
  return (window: number) => {
    const width = whole(window);
    return sides.reduce((left, side) => left - side(width, window), width);
  };
}

function computeRowImageWidth({ figure }: SizeValues, whole: WidthByWindow): WidthByWindow {
  return (window) => {
    const width = whole(window);
    const first = ((width - rowGap) * 5) / 12;
    if (figure === '') return width < rowFrom ? width : first;
    return width < rowFrom ? thumb : ((width - first - 2 * rowGap) * 2.5) / 6.5;
  };
}
