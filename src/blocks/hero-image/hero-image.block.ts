import { defineBlock } from '#content/block/block.ts';
import type { NumberField } from '#content/fields/field.ts';
import { link, list, media, number, toggle, translatedText } from '#content/fields/kinds.ts';
import { altText } from '../shared/fields/alt-text.fields.ts';
import { darkMedia } from '../shared/fields/dark-media.fields.ts';
import { focalPoint } from '../shared/fields/focal-point.fields.ts';
import { foldFields } from '../shared/fields/fold.ts';
import { itemId } from '../shared/fields/item-id.fields.ts';
import { mediaWidth } from '../shared/fields/media-width.fields.ts';
import { createFormerPhoneReader } from '../shared/former-phone-fields.ts';
import { findReach } from '../shared/reach.ts';
import { summarizeMedia } from '../shared/summary.ts';

/**
 * Fields for rectangular links on an image, in percent of the whole image, independent of its crop. A phone
 * image has its own areas: one without width and height is not on it.
 */
const hotspots = (media: string) =>
  list(
    'Hotspots',
    {
      id: itemId(),
      label: translatedText('Label'),
      link: link('Link'),
      x: share('From the left', 0),
      y: share('From the top', 0),
      width: share('Width', 100),
      height: share('Height', 100),
      ...foldFields('mobile', {
        phoneX: share('From the left, mobile image', 0),
        phoneY: share('From the top, mobile image', 0),
        phoneWidth: share('Width, mobile image', 0),
        phoneHeight: share('Height, mobile image', 0),
      }),
    },
    {
      itemLabel: 'Hotspot',
      help: 'Clickable areas on the image; they follow its crop.',
      when: { field: media, matches: /\S/ },
    },
  );

function share(label: string, standard: number): NumberField<number> {
  return number(label, { tab: 'content', min: 0, max: 100, step: 0.1, unit: '%', default: standard });
}

export const heroImageBlock = defineBlock({
  type: 'heroImage',
  label: 'Hero image',
  synonyms: ['hero', 'cover', 'banner', 'header', 'photo', 'picture'],
  category: 'media',
  place: 3,
  icon: 'panorama',
  fields: {
    src: media('Image', { required: 'Hero image URL is required', responsive: 'mobile' }),
    darkSrc: { ...darkMedia('Dark theme image', 'src'), responsive: 'mobile' },
    ...altText({ alt: 'alt', decorative: 'decorative', media: 'src' }),
    ...focalPoint({ x: 'focalX', y: 'focalY', key: 'focalPoint', media: 'src', responsive: true }),
    hotspots: hotspots('src'),
    widthType: mediaWidth('page'),
    wholeImage: toggle('Whole image', { help: 'Never cropped; the height follows the image.' }),
    heightPercentageMobile: createHeightField('mobile', 50),
    heightPercentageTablet: createHeightField('tablet', 40),
    heightPercentageDesktop: createHeightField('desktop', 30),
  },
  readFormerNames: createFormerPhoneReader([
    {
      src: ['phoneSrc', 'src'],
      darkSrc: ['phoneDarkSrc', 'darkSrc'],
      point: [
        ['phoneFocalX', 'focalX'],
        ['phoneFocalY', 'focalY'],
      ],
    },
  ]),
  role: 'hero',
  reach: ({ widthType }) => findReach(widthType),
  summary: summarizeMedia('alt', 'src'),
  starter: () => ({ isMultiLanguage: true }),
});

/**
 * Creates a height field, in percent of the small viewport (`svh`), so that a phone's address bar does not
 * change it.
 */
function createHeightField(device: 'mobile' | 'tablet' | 'desktop', standard: number) {
  return number('Height', {
    min: 10,
    max: 100,
    unit: '%',
    default: standard,
    handle: 'height',
    when: { field: 'wholeImage', is: [false] },
    control: { kind: 'responsive', key: 'heightPercentage', label: 'Viewport height', part: device },
  });
}
