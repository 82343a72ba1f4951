import { type Block, defineBlock } from '#content/block.ts';
import { choice, length, list, number, object, slot, toggle } from '#content/fields/kinds.ts';
import { type Copy, isTranslated, type Language, resolveText } from '#content/language.ts';
import type { MediaKind } from '#content/media-types.ts';
import { textLanguage } from '#content/resolve-block.ts';
import { valueAt } from '#content/value-at.ts';
import type { WidthByWindow } from '#content/width-by-window.ts';
import { colorPair } from '../shared/box.fields.ts';
import { reachOf } from '../shared/reach.ts';
import { type CarouselValues, slideWidth } from './carousel-style.ts';
import { withModes } from './older-shapes.ts';
import { autoplayIntervals, playFields } from './play.fields.ts';
import { sizeFields } from './size.fields.ts';
import { slideFields } from './slide.fields.ts';

export const carouselBlock = defineBlock({
  type: 'carousel',
  label: 'Carousel',
  synonyms: ['slider', 'slideshow', 'gallery', 'slides', 'swipe'],
  category: 'media',
  place: 1,
  icon: 'gallery-horizontal',
  version: 2,
  migrations: { 1: withModes },
  shows: 'pictures',
  fields: {
    slides: list('Slides', slideFields(), {
      itemLabel: 'Slide',
      when: { field: 'cardSlides', empty: true },
    }),
    cardSlides: slot('Cards', { accepts: ['card'], help: 'Cards take the place of the slides.' }),
    contentFit: choice(
      'Images',
      { adaptive: 'Original', contain: 'Fit', cover: 'Fill' },
      { default: 'adaptive' },
    ),
    transitionType: choice('Transition', { slide: 'Slide', fade: 'Fade' }, { default: 'slide' }),
    slidesPerView: object(
      'Slides per view',
      { mobile: perView('mobile'), tablet: perView('tablet'), desktop: perView('desktop') },
      { when: { field: 'transitionType', is: ['slide'] } },
    ),
    slideGap: length('Gap', { default: '16px', handle: 'gap' }),
    containerPadding: length('Padding'),
    showControls: toggle('Controls', { default: true }),
    showArrows: toggle('Arrows', { default: true, when: { field: 'showControls', is: [true] } }),
    showDots: toggle('Dots', { default: true, when: { field: 'showControls', is: [true] } }),
    ...sizeFields(),
    ...colorPair('backgroundColor', 'Background'),
    ...colorPair('arrowColor', 'Arrows'),
    ...colorPair('dotColor', 'Dots'),
    ...colorPair('activeDotColor', 'Active dot'),
    ...colorPair('overlayColor', 'Overlay'),
    ...playFields(),
  },
  reach: ({ fullbleed, widthMode, layoutWidth }) =>
    fullbleed === true || widthMode === 'full-width' ? 'viewport' : reachOf(layoutWidth),
  slotWidth: (values, _path, { width }): WidthByWindow => slideWidth(values as CarouselValues, width),
  ofFiles: { as: 'series', fill: slidesOf },
  summary: slideCount,
  starter: () => ({
    isMultiLanguage: true,
    slides: [
      starterSlide('first', {
        nl: 'Eerst kijken: twee weken mee op de werkvloer',
        en: 'Look first: two weeks on the floor',
      }),
      starterSlide('then', {
        nl: 'Dan maken: elke week iets dat werkt',
        en: 'Then make: something that works each week',
      }),
      starterSlide('last', {
        nl: 'Samen afmaken: tot en met de laatste pixel',
        en: 'Finish together: down to the pixel',
      }),
    ],
    autoplayInterval: autoplayIntervals.editor,
  }),
});

/** A slide for each file. */
function slidesOf(kinds: readonly MediaKind[], newId: () => string) {
  const slides = kinds.map((type) => ({ id: newId(), type }));
  const places = slides.map(({ id, type }, index) => ({
    path: ['slides', index, type === 'video' ? 'videoSrc' : 'src'],
    itemId: id,
  }));
  return { values: { slides }, places };
}

function perView(part: 'mobile' | 'tablet' | 'desktop') {
  const control = { kind: 'responsive', key: 'slidesPerView', label: 'Slides per view', part } as const;
  return number('Slides per view', { control, min: 1, max: 6, default: 1 });
}

/** Words until there is a picture: a new slide is never an empty box. */
const starterSlide = (id: string, alt: Copy) => ({
  id,
  type: 'image',
  alt,
  link: '/cases',
});

function slideCount(block: Block, language: Language): string {
  const [cards, slides] = [block.cardSlides, block.slides].map((value) =>
    Array.isArray(value) ? value : [],
  );
  if (cards && cards.length > 0) return counted(cards.length, 'card');
  if (!slides || slides.length === 0) return '';
  const alt = valueAt(slides[0], ['alt']);
  const first = isTranslated(alt) ? resolveText(alt, textLanguage(block, language)) : '';
  const line = counted(slides.length, 'slide');
  return first === '' ? line : `${line}: ${first.slice(0, 60)}`;
}

const counted = (count: number, what: string) => `${count} ${count === 1 ? what : `${what}s`}`;
