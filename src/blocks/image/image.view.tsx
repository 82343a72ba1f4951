import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import { type Device, devices, getDeviceForWidth } from '#content/look/layout.ts';
import { limitWidth, type WidthByWindow } from '#content/look/width-by-window.ts';
import { imageQuality } from '#content/media/image-url.ts';
import { siteWords } from '#i18n/site-words.ts';
import { getAlignMargin } from '../shared/align.ts';
import { Anchor } from '../shared/anchor.tsx';
import { getCssRatio, hasPhoneShape } from '../shared/aspect-ratio.ts';
import { combineDeviceWidths } from '../shared/device-width.ts';
import { EmptyMedia } from '../shared/empty-media.tsx';
import { getSizeProps } from '../shared/picture.tsx';
import { buildPointRules } from '../shared/point-rules.ts';
import { readRatio } from '../shared/reach.ts';
import { getPhoneImage, ThemedPicture } from '../shared/themed-picture.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import type { imageBlock } from './image.block.ts';

export function ImageView({ block, context, edit, handles, buildStyles }: ViewProps<typeof imageBlock>) {
  const facts = context.media(block.src);
  const ratio = getCssRatio(block.aspectRatio, facts);
  const phones = getPhoneImage(block);
  const phoneFacts = phones && context.media(phones.src);
  const getRatio = (device: Device) => {
    const isPhone = device === 'mobile';
    if (isPhone && hasPhoneShape(block, phones)) return getCssRatio('auto', phoneFacts) ?? ratio;
    return getCssRatio(getValuesOnDevice(block, device).aspectRatio, isPhone && phones ? phoneFacts : facts);
  };
  const tall = block.maxWidth ? undefined : findTallWidth(ratio, block.widthType, context);
  const { 'data-theme': _, ...looks } = buildStyles((device) => {
    const { maxWidth, align } = getValuesOnDevice(block, device);
    return {
      maxWidth,
      borderRadius: block.borderRadius,
      '--tall': tall === undefined ? undefined : `${tall}px`,
      '--align': getAlignMargin(align),
    };
  });
  const width = tall
    ? withTall(context.width, tall)
    : combineDeviceWidths(block, (device) =>
        limitWidth(context.width, getValuesOnDevice(block, device).maxWidth),
      );
  if (block.src === '') {
    if (!context.preview) return null;
    return (
      <div
        className="image"
        {...looks}
        {...edit('src')}
        {...handles('borderRadius', 'maxWidth', 'aspectRatio')}
      >
        <EmptyMedia label="Choose a picture" style={{ aspectRatio: ratio }} />
      </div>
    );
  }
  const box = buildStyles((device) => ({ aspectRatio: getRatio(device) }), { part: 'ratio' });
  const picture = (
    <ThemedPicture
      src={block.src}
      darkSrc={block.darkSrc}
      alt={block.alt}
      media={context.media}
      hosts={context.imageHosts}
      {...getSizeProps(width)}
      quality={context.priority ? imageQuality.priority : imageQuality.normal}
      priority={context.priority}
      className={devices.some(getRatio) ? 'picture--box' : undefined}
      style={box.style}
      rules={{
        box: box['data-rules'],
        image: buildPointRules(block, buildStyles, { facts, hasPhoneImage: phones !== undefined }),
      }}
      fit={block.objectFit}
      point={[block.focalX, block.focalY]}
      phones={phones}
    />
  );
  return (
    <div
      className="image"
      {...looks}
      {...edit('src')}
      {...handles('borderRadius', 'maxWidth', 'aspectRatio', 'focalPoint')}
    >
      {block.link ? (
        <Anchor
          className="image__link"
          href={block.link}
          language={context.language}
          aria-label={block.alt ? undefined : siteWords[context.language].blocks.view}
        >
          {picture}
        </Anchor>
      ) : (
        picture
      )}
    </div>
  );
}

/** The width of a portrait image in a text column, in CSS pixels. Images narrower than 2:3, such as phone screenshots, get a height. */
const portraitWidth = 600;
const narrowHeight = 550;

/** Finds the maximum width of a portrait image on tablets and desktops, in CSS pixels; undefined for all other images. */
function findTallWidth(
  ratio: string | undefined,
  widthType: string | undefined,
  { composition, depth }: ViewProps<typeof imageBlock>['context'],
): number | undefined {
  const known = readRatio(ratio);
  if (known === undefined || known >= 4 / 5) return undefined;
  if (composition === 'edge' || depth > 0 || widthType !== undefined) return undefined;
  return known < 2 / 3 ? Math.round(known * narrowHeight) : portraitWidth;
}

function withTall(width: WidthByWindow, tall: number): WidthByWindow {
  return (window) => (getDeviceForWidth(window) === 'mobile' ? width(window) : Math.min(tall, width(window)));
}
