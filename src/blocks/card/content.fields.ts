import { choice, length, media, toggle, translatedText } from '#content/fields/kinds.ts';
import { altText } from '../shared/fields/alt-text.fields.ts';
import { aspectRatio } from '../shared/fields/aspect-ratio.fields.ts';
import { darkMedia } from '../shared/fields/dark-media.fields.ts';
import { focalPoint } from '../shared/fields/focal-point.fields.ts';
import { foldFields } from '../shared/fields/fold.ts';
import { textFields } from '../shared/fields/text-style.fields.ts';
import { videoAutoplay } from '../shared/fields/video-autoplay.fields.ts';

const positions = {
  top: 'Top edge',
  'above-header': 'Above the header',
  'below-header': 'Below the header',
  bottom: 'Bottom edge',
} as const;

/** Fields for the content of a card. */
export function contentFields() {
  const { content, ...textStyle } = textFields();
  const image = { tab: 'content', when: { field: 'contentImageEnabled', is: [true] } } as const;
  const video = { tab: 'content', when: { field: 'contentVideoEnabled', is: [true] } } as const;
  const header = { tab: 'content', when: { field: 'headerEnabled', is: [true] } } as const;
  return {
    layout: choice(
      'Layout',
      { column: 'Column', row: 'List row' },
      {
        tab: 'content',
        default: 'column',
        responsive: true,
        help: 'A list row shows figure, text, then image, below a line.',
      },
    ),
    headerEnabled: toggle('Header', { tab: 'content', default: true }),
    headerText: translatedText('Header text', header),
    headerLevel: choice(
      'Header level',
      { h2: 'Heading 2', h3: 'Heading 3', h4: 'Heading 4' },
      { ...header, default: 'h3' },
    ),
    // After the header, which names the card.
    figure: translatedText('Figure', {
      tab: 'content',
      help: 'A key number, such as 34 → 9, shown large with the header.',
    }),
    textBlock: toggle('Body', { tab: 'content', default: true }),
    content: { ...content, when: { field: 'textBlock', is: [true] } },
    contentImageEnabled: toggle('Image', { tab: 'content' }),
    contentImageSrc: media('Image file', { ...image, responsive: 'mobile' }),
    contentImageDarkSrc: {
      ...darkMedia('Dark theme image', 'contentImageSrc'),
      ...image,
      responsive: 'mobile' as const,
    },
    ...altText({
      alt: 'contentImageAlt',
      decorative: 'contentImageDecorative',
      media: 'contentImageSrc',
      when: image.when,
    }),
    ...focalPoint({
      x: 'contentImageFocalX',
      y: 'contentImageFocalY',
      key: 'contentImageFocalPoint',
      media: 'contentImageSrc',
      when: image.when,
      responsive: true,
    }),
    contentImagePosition: choice('Image position', positions, { ...image, default: 'top' }),
    contentImageAspectRatio: {
      ...aspectRatio({ ...image, tab: 'style', responsive: true, shapeOf: 'contentImageSrc' }),
      label: 'Image aspect ratio',
      default: 'auto',
    },
    contentImageWidth: length('Image width', { ...image, tab: 'style' }),
    contentImageHeight: length('Image height', { ...image, tab: 'style' }),
    contentVideoEnabled: toggle('Video', { tab: 'content' }),
    contentVideoSrc: media('Video file', { ...video, accepts: 'video' }),
    contentVideoPosition: choice('Video position', positions, { ...video, default: 'top' }),
    contentVideoControls: toggle('Controls', { ...video, default: true }),
    contentVideoAutoplay: videoAutoplay(video),
    contentVideoMuted: toggle('Muted', video),
    contentVideoLoop: toggle('Loop', video),
    contentVideoWidth: length('Video width', { ...video, tab: 'style' }),
    contentVideoHeight: length('Video height', { ...video, tab: 'style' }),
    ...foldFields('text', textStyle),
  };
}
