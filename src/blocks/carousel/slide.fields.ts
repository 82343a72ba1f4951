import { choice, link, media, number, text, toggle } from '#content/fields/kinds.ts';
import { altText } from '../shared/fields/alt-text.fields.ts';
import { darkMedia } from '../shared/fields/dark-media.fields.ts';
import { focalPoint } from '../shared/fields/focal-point.fields.ts';
import { itemId } from '../shared/fields/item-id.fields.ts';
import { videoAutoplay } from '../shared/fields/video-autoplay.fields.ts';

/** Condition for settings that apply only to GIFs. */
export const movingImage = { field: 'src', matches: /\.gif(?:[?#]|$)/i } as const;
const stillImage = { field: 'src', matches: /^(?!.*\.gif(?:[?#]|$))/i } as const;

/** Fields of a slide: an image or video, and its link. */
export function slideFields() {
  const video = { tab: 'content', when: { field: 'type', is: ['video'] } } as const;
  const gif = { tab: 'behaviour', when: [{ field: 'type', is: ['image'] }, movingImage] } as const;
  return {
    id: itemId(),
    type: choice('Type', { image: 'Image', video: 'Video' }, { tab: 'content', default: 'image' }),
    src: media('Image', { help: 'For a video, shown until it plays.' }),
    darkSrc: darkMedia('Dark theme image', 'src', [{ field: 'type', is: ['image'] }, stillImage]),
    ...altText({
      alt: 'alt',
      decorative: 'decorative',
      media: 'src',
      help: 'Shown on the slide if it has no image.',
    }),
    ...focalPoint({
      x: 'focalX',
      y: 'focalY',
      key: 'focalPoint',
      media: 'src',
      when: { field: 'type', is: ['image'] },
    }),
    videoSrc: media('Video file', { ...video, accepts: 'video' }),
    link: link('Link'),
    slug: text('Case', { format: 'case', help: 'Opens on click if the slide has no link.' }),
    controls: toggle('Controls', video),
    muted: toggle('Muted', { ...video, default: true }),
    loop: toggle('Loop', video),
    autoplay: videoAutoplay(video),
    duration: number('Duration', { tab: 'behaviour', min: 0, step: 500, unit: 'ms' }),
    gifSyncEnabled: toggle('Sync with slide', gif),
    gifDelayBeforePlay: number('GIF delay', { ...gif, min: 0, step: 100, unit: 'ms' }),
    gifPlayOnce: toggle('Play GIF once', gif),
  };
}
