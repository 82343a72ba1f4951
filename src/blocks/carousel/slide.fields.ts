import { choice, link, media, number, text, toggle } from '#content/fields/kinds.ts';
import { altText } from '../shared/alt-text.fields.ts';
import { itemId } from '../shared/item-id.fields.ts';

/** One slide: a picture (moving or not) or a video, and where it leads. */
export function slideFields() {
  const video = { tab: 'content', when: { field: 'type', is: ['video'] } } as const;
  const gif = { tab: 'behaviour', when: { field: 'type', is: ['image'] } } as const;
  return {
    id: itemId(),
    type: choice('Type', { image: 'Image', video: 'Video' }, { tab: 'content', default: 'image' }),
    src: media('Image', { help: 'Of a video: what shows until it plays.' }),
    ...altText({
      alt: 'alt',
      decorative: 'decorative',
      media: 'src',
      help: 'Without an image, the slide shows these words.',
    }),
    videoSrc: media('Video file', { ...video, accepts: 'video' }),
    link: link('Leads to', { help: 'Empty: the case named below.' }),
    slug: text('Case', { help: 'The last part of its address: “shell” for /cases/shell.' }),
    controls: toggle('Video controls', video),
    muted: toggle('Without sound', { ...video, default: true }),
    loop: toggle('Repeat', video),
    autoplay: toggle('Play by itself', { ...video, help: 'Browsers only do so without sound.' }),
    duration: number('Own time in autoplay', { tab: 'behaviour', min: 0, step: 500, unit: 'ms' }),
    gifSyncEnabled: toggle('Start the gif when the slide shows', gif),
    gifDelayBeforePlay: number('Delay before the gif plays', { ...gif, min: 0, step: 100, unit: 'ms' }),
    gifPlayOnce: toggle('Play the gif once', gif),
  };
}
