import { formatBytes } from '../../../media/media-facts.ts';
import { weightBudget } from './weight-budget.ts';

/** Texts about the weight of images and videos, in the form and for the page. */
export const weightWords = {
  onPhone: (bytes: number) => `${formatBytes(bytes)} on a phone`,
  page: (bytes: number) =>
    `Pictures and films on a phone: ${formatBytes(bytes)} of the ${formatBytes(weightBudget.page)} that a page should ask for`,
  lighter: {
    picture: 'That is a lot for one picture. Crop it to what matters, or choose a calmer one.',
    moving: 'That is a lot. A film of the same is lighter: export it as WebM and show it as a video.',
    film: 'That is a lot. Export it shorter, or 720 pixels wide: more than that a phone does not show.',
  },
} as const;
