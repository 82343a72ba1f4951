import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import { type Device, devices, getDeviceForWidth } from '#content/look/layout.ts';
import {
  getZeroPixels,
  limitWidth,
  readCssLength,
  type WidthByWindow,
} from '#content/look/width-by-window.ts';
import type { Style } from '../shared/style.ts';
import { combineThemeColors } from '../shared/style.ts';
import type { CarouselValues } from './carousel.fields.ts';
import { standardMaxHeight } from './size.fields.ts';

/** Default of a fixed width, per device. The height is still limited by the maximum height. */
const standardWidths: DeviceLengths = { mobile: '100%', tablet: '80%', desktop: '1200px' };
const standardHeights: DeviceLengths = { mobile: '300px', tablet: '600px', desktop: '900px' };

type DeviceLengths = Readonly<Record<Device, string>>;
type SizeName = 'width' | 'height' | 'minHeight' | 'maxHeight';
const suffix = { mobile: 'Mobile', tablet: 'Tablet', desktop: 'Desktop' } as const;

interface Shape {
  readonly count: number;
  readonly cards: boolean;
  readonly ratio: number;
}

/** Builds the custom properties of a carousel's settings, which the style sheet reads. */
export function buildCarouselStyle(block: CarouselValues, { count, cards, ratio }: Shape): Style {
  return {
    '--gap': block.slideGap,
    '--pad': block.containerPadding,
    // The buttons normally extend beyond the column's edge, which a custom padding may not leave space for.
    '--layout-right': block.containerPadding === undefined ? undefined : '0px',
    '--ratio': cards ? undefined : String(Number(ratio.toFixed(4))),
    '--min-width': block.minWidth,
    '--max-width': block.maxWidth,
    '--overflow': block.contentOverflow === 'hidden' ? undefined : block.contentOverflow,
    '--background': combineThemeColors(block.backgroundColorLight, block.backgroundColorDark),
    '--arrow': combineThemeColors(block.arrowColorLight, block.arrowColorDark),
    '--dot': combineThemeColors(block.dotColorLight, block.dotColorDark),
    '--dot-active': combineThemeColors(block.activeDotColorLight, block.activeDotColorDark),
    '--overlay': combineThemeColors(block.overlayColorLight, block.overlayColorDark),
    ...Object.assign({}, ...devices.map((device) => buildDeviceStyle(block, device, count, cards))),
  };
}

function buildDeviceStyle(block: CarouselValues, device: Device, count: number, cards: boolean): Style {
  const perView = getSlidesPerView(block, device);
  const getValue = (name: SizeName) => block[`${name}${suffix[device]}`] ?? block[name];
  const maxHeight = getValue('maxHeight');
  const chosen = block.heightMode === 'full-height' || (block.heightMode === 'fixed' && getValue('height'));
  const free = maxHeight === standardMaxHeight && (cards || chosen);
  return {
    [`--per-${device}`]: String(perView),
    // If all slides are in view, the controls have nothing to move: they are hidden and take no space.
    [`--moves-${device}`]: count > perView ? undefined : 'none',
    [`--width-${device}`]:
      block.widthMode === 'fixed' ? (getValue('width') ?? standardWidths[device]) : undefined,
    [`--height-${device}`]:
      block.heightMode === 'fixed' ? (getValue('height') ?? standardHeights[device]) : undefined,
    [`--min-${device}`]: getValue('minHeight'),
    // The default maximum must not crop text or a chosen height.
    [`--max-${device}`]: free ? 'none' : maxHeight,
  };
}

function getSlidesPerView(block: CarouselValues, device: Device): number {
  return block.transitionType === 'fade' ? 1 : block.slidesPerView[device];
}

/** Minimum distance of everything but images to the edge of a full-width carousel. */
const leastGutter = '16px';
const filledPadding = '16px';

/** Computes the width of a slide from the width of the carousel's block. */
export function computeSlideWidth(block: CarouselValues, whole: WidthByWindow): WidthByWindow {
  const spaces = Object.fromEntries(devices.map((device) => [device, readSpaces(block, device)]));
  const width = limitWidth(whole, block.maxWidth);
  const fixed = Object.fromEntries(
    devices.map((device) => [
      device,
      limitWidth(width, block[`width${suffix[device]}`] ?? block.width ?? standardWidths[device]),
    ]),
  );
  return (window) => {
    const device = getDeviceForWidth(window);
    const own = block.widthMode === 'fixed' ? fixed[device] : width;
    const outer = (own ?? width)(window);
    const perView = getSlidesPerView(block, device);
    const { gap, padding } = spaces[device] ?? readSpaces(block, device);
    return (outer - 2 * padding(outer, window) - (perView - 1) * gap(outer, window)) / perView;
  };
}

function readSpaces(block: CarouselValues, device: Device) {
  const { slideGap, containerPadding } = getValuesOnDevice(block, device);
  return {
    gap: readCssLength(slideGap) ?? getZeroPixels,
    padding: readCssLength(containerPadding ?? getDefaultPadding(block)) ?? getZeroPixels,
  };
}

function getDefaultPadding(block: CarouselValues): string | undefined {
  if (block.fullbleed) return undefined;
  if (block.widthMode === 'full-width' || block.layoutWidth === 'viewport') return leastGutter;
  return (block.backgroundColorLight ?? block.backgroundColorDark) === undefined ? undefined : filledPadding;
}
