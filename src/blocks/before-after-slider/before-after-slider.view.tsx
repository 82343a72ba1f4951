import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import { limitWidth, type WidthByWindow } from '#content/look/width-by-window.ts';
import { imageQuality } from '#content/media/image-url.ts';
import { siteWords } from '#i18n/site-words.ts';
import { ControllerIsland } from '#ui/island/controller-island.tsx';
import { getAlignMargin } from '../shared/align.ts';
import { getCssRatio } from '../shared/aspect-ratio.ts';
import { combineDeviceWidths } from '../shared/device-width.ts';
import { EmptyMedia } from '../shared/empty-media.tsx';
import { getSizeProps } from '../shared/picture.tsx';
import { getPhoneImage, type PhoneImage, ThemedPicture } from '../shared/themed-picture.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import { BeforeAfterBody } from './before-after-body.tsx';
import type { beforeAfterSliderBlock } from './before-after-slider.block.ts';
import { hydrate } from './before-after-slider.island.ts';

type View = ViewProps<typeof beforeAfterSliderBlock>;

export function BeforeAfterSliderView({ block, ...page }: View) {
  const { context, edit } = page;
  const { beforeSrc, afterSrc } = block;
  if (beforeSrc === '' && afterSrc === '') {
    const attributes = edit('beforeSrc');
    return context.preview ? (
      <EmptyMedia
        label="Choose two pictures to compare"
        style={{ aspectRatio: standardRatio }}
        attributes={attributes}
      />
    ) : null;
  }
  const chosenRatio = getCssRatio(block.aspectRatio, undefined);
  const ratio = chosenRatio ?? getFirstRatio(context, beforeSrc, afterSrc);
  const { 'data-theme': _, ...looks } = page.buildStyles((device) => {
    const { maxWidth, align } = getValuesOnDevice(block, device);
    return { maxWidth, '--comparison-radius': block.borderRadius, '--align': getAlignMargin(align) };
  });
  const box = { className: 'comparison', ...looks, ...page.handles('borderRadius', 'maxWidth') };
  const before = {
    src: beforeSrc,
    darkSrc: block.beforeDarkSrc,
    phones: getPhoneImage(block, getImageNames('before')),
    alt: block.beforeAlt,
    label: block.beforeLabel,
    point: [block.beforeFocalX, block.beforeFocalY],
    name: 'before',
  } as const;
  const after = {
    src: afterSrc,
    darkSrc: block.afterDarkSrc,
    phones: getPhoneImage(block, getImageNames('after')),
    alt: block.afterAlt,
    label: block.afterLabel,
    point: [block.afterFocalX, block.afterFocalY],
    name: 'after',
  } as const;
  const shared = {
    ...page,
    ratio,
    keepsRatio: chosenRatio !== undefined,
    width: combineDeviceWidths(block, (device) =>
      limitWidth(context.width, getValuesOnDevice(block, device).maxWidth),
    ),
  };
  if (beforeSrc === '' || afterSrc === '') {
    const only = beforeSrc === '' ? after : before;
    return (
      <div {...box}>
        <div className="before-after">
          <Side side={only} {...shared} phones={only.phones} phoneRatioSource={only.phones?.src} />
        </div>
      </div>
    );
  }
  // A phone image and a desktop image would not align, so phone images are used only as a pair.
  const hasPhoneImages = before.phones !== undefined && after.phones !== undefined;
  const phoneRatioSource = hasPhoneImages ? before.phones.src : undefined;
  return (
    <div {...box}>
      <ControllerIsland name="before-after-slider" hydrate={hydrate} options={{}} assets={context.islands}>
        <BeforeAfterBody
          position={block.position}
          label={siteWords[context.language].blocks.compare}
          captioned={areShort(block.beforeLabel, block.afterLabel)}
        >
          <Side
            side={before}
            {...shared}
            phones={hasPhoneImages ? before.phones : undefined}
            phoneRatioSource={phoneRatioSource}
          />
          <Side
            side={after}
            {...shared}
            phones={hasPhoneImages ? after.phones : undefined}
            phoneRatioSource={phoneRatioSource}
            revealed
          />
        </BeforeAfterBody>
      </ControllerIsland>
    </div>
  );
}

/** Maximum characters for one line of a caption in half of a 320 px phone. */
const shortLabel = 16;

/** True if there are labels and each fits on one line below its half on a phone. */
function areShort(...labels: readonly string[]): boolean {
  return labels.some((label) => label !== '') && labels.every((label) => label.length <= shortLabel);
}

interface SideProps extends Omit<View, 'block'> {
  readonly side: {
    readonly src: string;
    readonly darkSrc: string;
    readonly alt: string;
    readonly label: string;
    /** Percent from the left and from the top. */
    readonly point: readonly [number | undefined, number | undefined];
    readonly name: 'before' | 'after';
  };
  readonly ratio: string;
  /** Undefined if phones show the same images. */
  readonly phones: PhoneImage | undefined;
  /** Image whose ratio applies on phones. */
  readonly phoneRatioSource: string | undefined;
  readonly width: WidthByWindow;
  /** True if phones have the same ratio. */
  readonly keepsRatio: boolean;
  readonly revealed?: boolean;
}

/** One image with its label. The revealed one is on top of the other, clipped at the line. */
function Side(props: SideProps) {
  const { side, phones, context, edit, handles, buildStyles, ratio, width, revealed } = props;
  const phoneFacts = props.phoneRatioSource === undefined ? undefined : context.media(props.phoneRatioSource);
  const phoneRatio = props.keepsRatio ? ratio : (getCssRatio('auto', phoneFacts) ?? ratio);
  const box = buildStyles((device) => ({ aspectRatio: device === 'mobile' ? phoneRatio : ratio }), {
    part: 'ratio',
  });
  return (
    <div
      className={revealed ? 'before-after__side before-after__side--revealed' : 'before-after__side'}
      {...edit(`${side.name}Src`)}
      {...handles(`${side.name}FocalPoint`, 'aspectRatio')}
    >
      <ThemedPicture
        className="picture--box"
        style={box.style}
        rules={{ box: box['data-rules'] }}
        src={side.src}
        darkSrc={side.darkSrc}
        phones={phones}
        alt={side.alt}
        media={context.media}
        point={side.point}
        hosts={context.imageHosts}
        {...getSizeProps(width)}
        quality={context.priority ? imageQuality.priority : imageQuality.normal}
        priority={context.priority}
      />
      {(side.label !== '' || context.writing === `${side.name}Label`) && (
        <span className="before-after__label" {...edit(`${side.name}Label`)}>
          {side.label}
        </span>
      )}
    </div>
  );
}

const getImageNames = <const Side extends string>(side: Side) => ({
  src: `${side}Src`,
  darkSrc: `${side}DarkSrc`,
  focalX: `${side}FocalX`,
  focalY: `${side}FocalY`,
});

const standardRatio = '16/9';

/** Gets the CSS ratio of the first image, in whose box both are rendered. */
function getFirstRatio(context: View['context'], ...sources: string[]): string {
  const facts = sources.map((src) => context.media(src)).find((known) => known !== undefined);
  return facts ? `${facts.width}/${facts.height}` : standardRatio;
}
