import { defineBlock } from '#content/block.ts';
import { choice, length, link, media } from '#content/fields/kinds.ts';
import { altText } from '../shared/alt-text.fields.ts';
import { aspectRatio } from '../shared/aspect-ratio.fields.ts';
import { radiusPresets } from '../shared/box.fields.ts';
import { mediaWidth } from '../shared/media-width.fields.ts';
import { reachOf } from '../shared/reach.ts';
import { mediaSummary } from '../shared/summary.ts';

export const imageBlock = defineBlock({
  type: 'image',
  label: 'Image',
  category: 'media',
  place: 2,
  icon: 'image',
  shows: 'picture',
  fields: {
    src: media('Image'),
    ...altText({ alt: 'alt', decorative: 'decorative', media: 'src' }),
    link: link('Link'),
    widthType: mediaWidth('container'),
    maxWidth: length('Max width'),
    aspectRatio: aspectRatio(),
    objectFit: choice(
      'Fit',
      {
        cover: 'Fill',
        contain: 'Fit',
        fill: 'Stretch',
        none: 'Original size',
        'scale-down': 'Shrink only',
      },
      { default: 'cover' },
    ),
    borderRadius: length('Corner radius', { presets: radiusPresets }),
  },
  reach: ({ widthType }) => reachOf(widthType),
  summary: mediaSummary('alt', 'src'),
  starter: () => ({ isMultiLanguage: true }),
});
