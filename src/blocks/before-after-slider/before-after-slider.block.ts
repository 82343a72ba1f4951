import { z } from 'zod';
import { defineBlock } from '#content/block/block.ts';
import type { FieldControl } from '#content/fields/field.ts';
import { length, media, number, translatedText } from '#content/fields/kinds.ts';
import type { Copy } from '#content/language/language.ts';
import { altText } from '../shared/fields/alt-text.fields.ts';
import { resizedRatio } from '../shared/fields/aspect-ratio.fields.ts';
import { radiusPresets } from '../shared/fields/box.fields.ts';
import { darkMedia } from '../shared/fields/dark-media.fields.ts';
import { focalPoint } from '../shared/fields/focal-point.fields.ts';
import { resizedWidth } from '../shared/fields/media-width.fields.ts';
import { createFormerPhoneReader } from '../shared/former-phone-fields.ts';
import { findReach, isChosen, isLandscape, readRatio } from '../shared/reach.ts';
import { summarizeMedia, summarizeText } from '../shared/summary.ts';
import { positionLimits } from './position.ts';

const describeAfter = summarizeText('afterAlt');
const labels = [summarizeText('beforeLabel'), summarizeText('afterLabel')];
const nameAfter = summarizeMedia('afterAlt', 'afterSrc');

/** Swapping images swaps their alt texts and focal points too. The labels stay, since they name the sides. */
const swaps = [
  ['beforeSrc', 'afterSrc'],
  ['beforeDarkSrc', 'afterDarkSrc'],
  ['beforeAlt', 'afterAlt'],
  ['beforeDecorative', 'afterDecorative'],
  ['beforeFocalX', 'afterFocalX'],
  ['beforeFocalY', 'afterFocalY'],
] as const;

const createSwapControl = (part: string): FieldControl => ({
  kind: 'swap',
  key: 'images',
  label: 'Images',
  part,
  swaps,
});

/**
 * Creates the focal point fields of a side. They apply if the image's ratio differs from the first one's,
 * because it is then cropped.
 */
function createFocalPointFields<const Side extends 'before' | 'after'>(side: Side, label: string) {
  return focalPoint({
    x: `${side}FocalX`,
    y: `${side}FocalY`,
    key: `${side}FocalPoint`,
    media: `${side}Src`,
    label,
  });
}

export const beforeAfterSliderBlock = defineBlock({
  type: 'beforeAfterSlider',
  label: 'Before and after',
  synonyms: ['compare', 'comparison', 'slider', 'difference', 'juxtapose'],
  category: 'interactive',
  place: 2,
  icon: 'square-split-horizontal',
  shows: 'picture',
  spans: ({ widthType, maxWidth, aspectRatio: chosenRatio }, ratio) =>
    !isChosen(widthType, maxWidth) && isLandscape(readRatio(chosenRatio) ?? ratio),
  reach: ({ widthType }) => findReach(widthType),
  fields: {
    // The images overlay each other on phones too, so phone images are used only if both sides have one.
    beforeSrc: media('Before', { control: createSwapControl('before'), responsive: 'mobile' }),
    afterSrc: media('After', { control: createSwapControl('after'), responsive: 'mobile' }),
    beforeDarkSrc: { ...darkMedia('Before, dark theme', 'beforeSrc'), responsive: 'mobile' },
    afterDarkSrc: { ...darkMedia('After, dark theme', 'afterSrc'), responsive: 'mobile' },
    ...altText({
      alt: 'beforeAlt',
      decorative: 'beforeDecorative',
      media: 'beforeSrc',
      label: 'Before alt text',
    }),
    ...altText({
      alt: 'afterAlt',
      decorative: 'afterDecorative',
      media: 'afterSrc',
      label: 'After alt text',
    }),
    ...createFocalPointFields('before', 'Before focal point'),
    ...createFocalPointFields('after', 'After focal point'),
    beforeLabel: translatedText('Before label'),
    afterLabel: translatedText('After label'),
    position: {
      ...number('Position', {
        min: positionLimits.min,
        max: positionLimits.max,
        unit: '%',
        default: positionLimits.standard,
      }),
      help: 'Visible share of the After image.',
      // Values outside the limits may be stored; the view clamps them.
      schema: z.number('must be a number'),
    },
    ...resizedWidth(),
    // The default is the first image's aspect ratio.
    aspectRatio: { ...resizedRatio(), default: 'auto' },
    borderRadius: length('Corner radius', { presets: radiusPresets, handle: 'radius' }),
  },
  readFormerNames: createFormerPhoneReader([
    { src: ['beforePhoneSrc', 'beforeSrc'], darkSrc: ['beforePhoneDarkSrc', 'beforeDarkSrc'] },
    { src: ['afterPhoneSrc', 'afterSrc'], darkSrc: ['afterPhoneDarkSrc', 'afterDarkSrc'] },
  ]),
  ofFiles: {
    as: 'pair',
    fill: (kinds) =>
      kinds.length === 2 && kinds.every((kind) => kind === 'image')
        ? { values: {}, places: [{ path: ['beforeSrc'] }, { path: ['afterSrc'] }] }
        : undefined,
  },
  // Prefers the description, since many sliders have the same two labels.
  summary: (block, language) =>
    describeAfter(block, language) ||
    labels
      .map((read) => read(block, language))
      .filter(Boolean)
      .join(' · ') ||
    nameAfter(block, language),
  starter: () => ({
    isMultiLanguage: true,
    beforeLabel: { nl: 'Voor', en: 'Before' } satisfies Copy,
    afterLabel: { nl: 'Na', en: 'After' } satisfies Copy,
    position: positionLimits.standard,
  }),
});
