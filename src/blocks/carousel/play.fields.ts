import { number, toggle } from '#content/fields/kinds.ts';
import { movingImage } from './slide.fields.ts';

/** Autoplay intervals in ms: of a carousel without a stored one, and the editor's default for new ones. */
export const autoplayIntervals = { unset: 3000, editor: 5000 } as const;

/** Fields for autoplay and motion. */
export function playFields() {
  const behaviour = { tab: 'behaviour' } as const;
  const gifs = { ...behaviour, when: { field: 'slides', some: movingImage } } as const;
  const playing = { ...behaviour, when: { field: 'autoplay', is: [true] } } as const;
  return {
    autoplay: toggle('Autoplay', behaviour),
    autoplayInterval: number('Time per slide', {
      ...playing,
      min: 500,
      step: 500,
      unit: 'ms',
      default: autoplayIntervals.unset,
    }),
    autoplayLoop: toggle('Loop', { ...playing, default: true }),
    pauseOnHover: toggle('Pause on hover', { ...playing, default: true }),
    pauseOnFocus: toggle('Pause on focus', { ...playing, default: true }),
    respectReducedMotion: toggle('Respect reduced motion', {
      ...behaviour,
      default: true,
      help: 'Nothing plays automatically for visitors who prefer reduced motion.',
    }),
    gifSynchronization: toggle('Sync GIFs', gifs),
    delayBeforePlay: number('GIF delay', {
      ...gifs,
      min: 0,
      step: 100,
      unit: 'ms',
      default: 0,
    }),
    preloadGifs: toggle('Preload GIFs', gifs),
  };
}
