import { formatBytes } from '../../../media/media-facts.ts';
import { weightBudget } from './weight-budget.ts';

/** Texts about the weight of images and videos, in the form and for the page. */
export const weightWords = {
  onPhone: (bytes: number) => `${formatBytes(bytes)} on mobile`,
  page: (bytes: number) =>
    `Images and videos on mobile: ${formatBytes(bytes)} of the recommended maximum of ${formatBytes(weightBudget.page)}.`,
  lighter: {
    picture: 'Heavy for one image. Crop it, or choose a simpler one.',
    moving: 'Heavy for an animation. Export it as WebM and use it as a video.',
    video: 'Heavy for one video. Shorten it, or export it 720 pixels wide, the most a phone shows.',
  },
} as const;
