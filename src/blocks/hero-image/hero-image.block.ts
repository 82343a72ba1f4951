import { defineBlock } from '#content/block/block.ts';
import { media, number } from '#content/fields/kinds.ts';
import { altText } from '../shared/fields/alt-text.fields.ts';
import { darkMedia } from '../shared/fields/dark-media.fields.ts';
import { focalPoint } from '../shared/fields/focal-point.fields.ts';
import { mediaWidth } from '../shared/fields/media-width.fields.ts';
import { phoneMediaFields } from '../shared/fields/phone-media.fields.ts';
import { reachOf } from '../shared/reach.ts';
import { mediaSummary } from '../shared/summary.ts';
import { hotspots } from './hotspots.fields.ts';

export const heroImageBlock = defineBlock({
  type: 'heroImage',
  label: 'Hero image',
  synonyms: ['hero', 'cover', 'banner', 'header', 'photo', 'picture'],
  category: 'media',
  place: 3,
  icon: 'panorama',
  fields: {
    src: media('Image', { required: 'Hero image URL is required' }),
    darkSrc: darkMedia('Image in the dark theme', 'src'),
    ...altText({ alt: 'alt', decorative: 'decorative', media: 'src' }),
    ...focalPoint({ x: 'focalX', y: 'focalY', key: 'focalPoint', media: 'src' }),
    ...phoneMediaFields(),
    hotspots: hotspots('src'),
    widthType: mediaWidth('page'),
    heightPercentageMobile: heightOn('mobile', 50),
    heightPercentageTablet: heightOn('tablet', 40),
    heightPercentageDesktop: heightOn('desktop', 30),
  },
  role: 'hero',
  reach: ({ widthType }) => reachOf(widthType),
  summary: mediaSummary('alt', 'src'),
  starter: () => ({ isMultiLanguage: true }),
});

/** Part of the small viewport's height, so that a phone's address bar does not make it jump. */
function heightOn(device: 'mobile' | 'tablet' | 'desktop', standard: number) {
  return number('Height', {
    min: 10,
    max: 100,
    unit: '%',
    default: standard,
    handle: 'height',
    control: { kind: 'responsive', key: 'heightPercentage', label: 'Viewport height', part: device },
  });
}
