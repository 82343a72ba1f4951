import type { ReactNode } from 'react';
import type { ResolvedFields } from '#content/fields/field.ts';
import { choice, length, list, number, object, slot, toggle } from '#content/fields/kinds.ts';
import { colorPair } from '../shared/fields/box.fields.ts';
import { foldFields } from '../shared/fields/fold.ts';
import { playFields } from './play.fields.ts';
import { sizeFields } from './size.fields.ts';
import { slideFields } from './slide.fields.ts';

export const carouselFields = {
  slides: list('Slides', slideFields(), {
    itemLabel: 'Slide',
    when: { field: 'cardSlides', empty: true },
  }),
  cardSlides: slot('Cards', { accepts: ['card'], help: 'Cards replace the slides.' }),
  contentFit: choice(
    'Image fit',
    { adaptive: 'Original', contain: 'Fit', cover: 'Fill' },
    { default: 'adaptive' },
  ),
  transitionType: choice('Transition', { slide: 'Slide', fade: 'Fade' }, { default: 'slide' }),
  slidesPerView: object(
    'Slides per view',
    { mobile: perView('mobile'), tablet: perView('tablet'), desktop: perView('desktop') },
    { when: { field: 'transitionType', is: ['slide'] } },
  ),
  slideGap: length('Gap', { default: '16px', handle: 'gap', responsive: true }),
  containerPadding: length('Padding', { fold: 'spacing', responsive: true }),
  showControls: toggle('Controls', { fold: 'arrows', default: true }),
  showArrows: toggle('Arrows', {
    fold: 'arrows',
    default: true,
    when: { field: 'showControls', is: [true] },
  }),
  showDots: toggle('Dots', { fold: 'arrows', default: true, when: { field: 'showControls', is: [true] } }),
  ...sizeFields(),
  ...colorPair('backgroundColor', 'Background'),
  ...foldFields('arrows', {
    ...colorPair('arrowColor', 'Arrow colour'),
    ...colorPair('dotColor', 'Dot colour'),
    ...colorPair('activeDotColor', 'Active dot colour'),
    ...colorPair('overlayColor', 'Overlay'),
  }),
  ...playFields(),
};

/** The resolved values of a carousel. */
export type CarouselValues = ResolvedFields<typeof carouselFields, ReactNode>;

function perView(part: 'mobile' | 'tablet' | 'desktop') {
  const control = { kind: 'responsive', key: 'slidesPerView', label: 'Slides per view', part } as const;
  return number('Slides per view', { control, min: 1, max: 6, default: 1 });
}
