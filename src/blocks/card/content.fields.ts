import { choice, length, media, toggle, translatedText } from '#content/fields/kinds.ts';
import { altText } from '../shared/alt-text.fields.ts';
import { textFields } from '../shared/text-style.fields.ts';

const positions = {
  top: 'Top edge',
  'above-header': 'Above the header',
  'below-header': 'Below the header',
  bottom: 'Bottom edge',
} as const;

/** What a card shows. */
export function contentFields() {
  const { content, ...textStyle } = textFields();
  const image = { tab: 'content', when: { field: 'contentImageEnabled', is: [true] } } as const;
  const video = { tab: 'content', when: { field: 'contentVideoEnabled', is: [true] } } as const;
  const header = { tab: 'content', when: { field: 'headerEnabled', is: [true] } } as const;
  return {
    headerEnabled: toggle('Header', { tab: 'content', default: true }),
    headerText: translatedText('Header text', header),
    headerLevel: choice(
      'Header level',
      { h2: 'Large (h2)', h3: 'Medium (h3)', h4: 'Small (h4)' },
      { ...header, default: 'h3' },
    ),
    textBlock: toggle('Text', { tab: 'content', default: true }),
    content: { ...content, when: { field: 'textBlock', is: [true] } },
    contentImageEnabled: toggle('Picture', { tab: 'content' }),
    contentImageSrc: media('Picture file', image),
    ...altText({
      alt: 'contentImageAlt',
      decorative: 'contentImageDecorative',
      media: 'contentImageSrc',
      when: image.when,
    }),
    contentImagePosition: choice('Picture position', positions, { ...image, default: 'top' }),
    contentImageWidth: length('Picture width', { ...image, tab: 'style' }),
    contentImageHeight: length('Picture height', { ...image, tab: 'style' }),
    contentVideoEnabled: toggle('Video', { tab: 'content' }),
    contentVideoSrc: media('Video file', { ...video, accepts: 'video' }),
    contentVideoPosition: choice('Video position', positions, { ...video, default: 'top' }),
    contentVideoControls: toggle('Video controls', { ...video, default: true }),
    contentVideoAutoplay: toggle('Play by itself', { ...video, help: 'Browsers only do so without sound.' }),
    contentVideoMuted: toggle('Without sound', video),
    contentVideoLoop: toggle('Repeat', video),
    contentVideoWidth: length('Video width', { ...video, tab: 'style' }),
    contentVideoHeight: length('Video height', { ...video, tab: 'style' }),
    ...textStyle,
  };
}
