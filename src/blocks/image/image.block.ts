import { defineBlock } from '#content/block/block.ts';
import { choice, length, link, media } from '#content/fields/kinds.ts';
import { altText } from '../shared/fields/alt-text.fields.ts';
import { resizedRatio } from '../shared/fields/aspect-ratio.fields.ts';
import { radiusPresets } from '../shared/fields/box.fields.ts';
import { darkMedia } from '../shared/fields/dark-media.fields.ts';
import { focalPoint } from '../shared/fields/focal-point.fields.ts';
import { resizedWidth } from '../shared/fields/media-width.fields.ts';
import { createFormerPhoneReader } from '../shared/former-phone-fields.ts';
import { findReach, isChosen, isLandscape, readRatio } from '../shared/reach.ts';
import { summarizeMedia } from '../shared/summary.ts';

export const imageBlock = defineBlock({
  type: 'image',
  label: 'Image',
  synonyms: ['photo', 'picture', 'illustration', 'figure', 'gif', 'media'],
  category: 'media',
  place: 2,
  icon: 'image',
  shows: 'picture',
  spans: ({ widthType, maxWidth, aspectRatio = '16/9' }, ratio) =>
    !isChosen(widthType, maxWidth) && isLandscape(readRatio(aspectRatio) ?? ratio),
  fields: {
    src: media('Image', { responsive: 'mobile' }),
    darkSrc: { ...darkMedia('Dark theme image', 'src'), responsive: 'mobile' },
    ...altText({ alt: 'alt', decorative: 'decorative', media: 'src' }),
    ...focalPoint({
      x: 'focalX',
      y: 'focalY',
      key: 'focalPoint',
      media: 'src',
      when: { field: 'objectFit', is: ['cover'] },
      responsive: true,
    }),
    link: link('Link'),
    ...resizedWidth(),
    aspectRatio: resizedRatio({ responsive: true, shapeOf: 'src' }),
    objectFit: choice(
      'Fit',
      {
        cover: 'Fill',
        contain: 'Fit',
        fill: 'Stretch',
        none: 'Original size',
        'scale-down': 'Scale down',
      },
      { default: 'cover' },
    ),
    borderRadius: length('Corner radius', { presets: radiusPresets, handle: 'radius' }),
  },
  readFormerNames: createFormerPhoneReader([
    {
      src: ['phoneSrc', 'src'],
      darkSrc: ['phoneDarkSrc', 'darkSrc'],
      point: [
        ['phoneFocalX', 'focalX'],
        ['phoneFocalY', 'focalY'],
      ],
      ratio: ['aspectRatioMobile', 'aspectRatio'],
    },
  ]),
  reach: ({ widthType }) => findReach(widthType),
  ofFiles: {
    as: 'single',
    fill: ([kind, ...others]) =>
      kind === 'image' && others.length === 0
        ? { values: { aspectRatio: 'auto' }, places: [{ path: ['src'] }] }
        : undefined,
    drawing: { objectFit: 'contain' },
  },
  summary: summarizeMedia('alt', 'src'),
  starter: () => ({ isMultiLanguage: true }),
});
