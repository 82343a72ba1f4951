import type { ReactNode } from 'react';
import type { ResolvedBlock } from '#content/block/block.ts';
import { buildImageUrl, buildStillUrl, hasVariants, type ImageHosts } from '#content/media/image-url.ts';
import type { TokenColors } from '#tokens/resolve-tokens.ts';
import type { Style } from '../shared/style.ts';
import { buildSurfaceStyle } from '../shared/surface.ts';
import type { cardBlock } from './card.block.ts';

export type ResolvedCard = ResolvedBlock<typeof cardBlock, ReactNode>;

export function buildCardStyle(card: ResolvedCard, colors: TokenColors): Style {
  return {
    ...buildSizeStyle(card),
    ...(card.heightControlsEnabled && buildDeviceHeights(card)),
    ...(card.stylingEnabled && {
      ...buildSurfaceStyle(card.backgroundColorLight, card.backgroundColorDark, colors),
      // The soft ink would be a dull grey on a coloured surface, so texts use the strong ink.
      '--color-ink-soft': 'var(--color-ink)',
    }),
    overflow: card.contentOverflow,
  };
}

type Mode = ResolvedCard['widthMode'];

/**
 * Applies a size's mode: `auto` leaves the size to the card's container. A missing mode follows the stored
 * size.
 */
function applyMode(mode: Mode, value: string | undefined): string | undefined {
  switch (mode) {
    case 'auto':
      return undefined;
    case 'fill':
      return '100%';
    case 'hug':
      return 'fit-content';
    default:
      return value;
  }
}

function buildSizeStyle(card: ResolvedCard): Style {
  const hugging = card.heightControlsEnabled && card.heightHugContent;
  return {
    width: applyMode(card.widthMode, card.width),
    height: hugging ? 'fit-content' : applyMode(card.heightMode, card.height),
    minWidth: applyMode(card.minWidthMode, card.minWidth),
    maxWidth: applyMode(card.maxWidthMode, card.maxWidth),
    minHeight: applyMode(card.minHeightMode, card.minHeight),
    maxHeight: applyMode(card.maxHeightMode, card.maxHeight),
  };
}

/**
 * Minimum and maximum heights per device, of which the style sheet picks one. They override the card's
 * general ones.
 */
function buildDeviceHeights(card: ResolvedCard): Style {
  const growing = card.heightScaleWithContent;
  return {
    minHeight: undefined,
    maxHeight: undefined,
    '--card-min-mobile': card.minHeightMobile ?? card.minHeight,
    '--card-min-tablet': card.minHeightTablet ?? card.minHeight,
    '--card-min-desktop': card.minHeightDesktop ?? card.minHeight,
    '--card-max-mobile': growing ? undefined : (card.maxHeightMobile ?? card.maxHeight),
    '--card-max-tablet': growing ? undefined : (card.maxHeightTablet ?? card.maxHeight),
    '--card-max-desktop': growing ? undefined : (card.maxHeightDesktop ?? card.maxHeight),
  };
}

const effects: Readonly<
  Record<ResolvedCard['backgroundImageEffectType'], { unit: string; standard: number } | undefined>
> = {
  none: undefined,
  blur: { unit: 'px', standard: 8 },
  brightness: { unit: '%', standard: 70 },
  contrast: { unit: '%', standard: 80 },
  grayscale: { unit: '%', standard: 100 },
  'hue-rotate': { unit: 'deg', standard: 90 },
  invert: { unit: '%', standard: 100 },
  saturate: { unit: '%', standard: 50 },
  sepia: { unit: '%', standard: 100 },
};

/** Builds the layer with the background image; undefined if the card has none. */
export function buildCardBackground(card: ResolvedCard, hosts?: ImageHosts): Style | undefined {
  if (!card.backgroundImageEnabled || card.backgroundImageSrc === '') return undefined;
  const effect = effects[card.backgroundImageEffectType];
  const strength = card.backgroundImageEffectValue ?? effect?.standard;
  return {
    backgroundImage: backgroundImage(card.backgroundImageSrc, hosts),
    '--still': getStillUrl(card.backgroundImageSrc),
    backgroundPosition: card.backgroundImagePosition,
    backgroundSize: card.backgroundImageSize,
    backgroundRepeat: card.backgroundImageRepeat,
    opacity: card.backgroundImageOpacity,
    filter: effect && `${card.backgroundImageEffectType}(${strength}${effect.unit})`,
    // Extends beyond the card, since a blurred edge would show the card's colour.
    inset: card.backgroundImageEffectType === 'blur' ? `-${strength}px` : undefined,
  };
}

/** Gets the still image that replaces an animated one with reduced motion. */
function getStillUrl(src: string): string | undefined {
  const still = /\.gif(?:[?#]|$)/i.test(src) ? buildStillUrl(src) : undefined;
  return still && formatCssUrl(still);
}

const backgroundWidth = 1024;

function backgroundImage(src: string, hosts?: ImageHosts): string {
  if (!hasVariants(src, hosts)) return formatCssUrl(src);
  const buildVariantUrl = (f: 'avif' | 'webp' | 'jpg') =>
    formatCssUrl(buildImageUrl(src, { w: backgroundWidth, f }, hosts));
  return `image-set(${buildVariantUrl('avif')} type("image/avif"),${buildVariantUrl('webp')} type("image/webp"),${buildVariantUrl('jpg')} type("image/jpeg"))`;
}

/** Builds a `url()` value. Quotes are escaped, so that no URL can end the value and begin another. */
function formatCssUrl(address: string): string {
  const quoted = address.replace(/["\\\n\r\f]/g, (character) => encodeURIComponent(character));
  return `url("${quoted}")`;
}
