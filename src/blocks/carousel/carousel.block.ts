import { type Block, defineBlock } from '#content/block/block.ts';
import { getTextLanguage } from '#content/block/resolve-block.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { isLength } from '#content/fields/kinds.ts';
import { type Copy, isTranslated, type Language, resolveText } from '#content/language/language.ts';
import type { WidthByWindow } from '#content/look/width-by-window.ts';
import type { MediaKind } from '#content/media/media-types.ts';
import { findReach, isChosen } from '../shared/reach.ts';
import { type CarouselValues, carouselFields } from './carousel.fields.ts';
import { computeSlideWidth } from './carousel-style.ts';
import { autoplayIntervals } from './play.fields.ts';

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
  spans: ({ layoutWidth, fullbleed, widthMode }) => !isChosen(layoutWidth, fullbleed, widthMode),
  fields: carouselFields,
  reach: ({ fullbleed, widthMode, layoutWidth }) =>
    fullbleed === true || widthMode === 'full-width' ? 'viewport' : findReach(layoutWidth),
  slotWidth: (values, _path, { width }): WidthByWindow => computeSlideWidth(values as CarouselValues, width),
  ofFiles: { as: 'series', fill: createSlides },
  summary: formatSlideCount,
  starter: () => ({
    isMultiLanguage: true,
    slides: [
      createStarterSlide('first', {
        nl: 'Eerst kijken: twee weken mee op de werkvloer',
        en: 'Look first: two weeks on the shop floor',
      }),
      createStarterSlide('then', {
        nl: 'Dan maken: elke week iets dat werkt',
        en: 'Then make: something that works every week',
      }),
      createStarterSlide('last', {
        nl: 'Samen afmaken: tot en met de laatste pixel',
        en: 'Finish together: down to the pixel',
      }),
    ],
    autoplayInterval: autoplayIntervals.editor,
  }),
});

/** Creates a slide for each file. */
function createSlides(kinds: readonly MediaKind[], newId: () => string) {
  const slides = kinds.map((type) => ({ id: newId(), type }));
  const places = slides.map(({ id, type }, index) => ({
    path: ['slides', index, type === 'video' ? 'videoSrc' : 'src'],
    itemId: id,
  }));
  return { values: { slides }, places };
}

/** Creates a slide with text, so that a slide without an image is never an empty box. */
const createStarterSlide = (id: string, alt: Copy) => ({
  id,
  type: 'image',
  alt,
  link: '/cases',
});

function formatSlideCount(block: Block, language: Language): string {
  const [cards, slides] = [block.cardSlides, block.slides].map((value) =>
    Array.isArray(value) ? value : [],
  );
  if (cards && cards.length > 0) return formatCount(cards.length, 'card');
  if (!slides || slides.length === 0) return '';
  const alt = getValueAt(slides[0], ['alt']);
  const first = isTranslated(alt) ? resolveText(alt, getTextLanguage(block, language)) : '';
  const line = formatCount(slides.length, 'slide');
  return first === '' ? line : `${line}: ${first.slice(0, 60)}`;
}

const formatCount = (count: number, what: string) => `${count} ${count === 1 ? what : `${what}s`}`;

/**
 * Migrates version 1, which could store a mode in `width` and `height` themselves, had no mode for a given
 * width, and could have one number of slides for all devices.
 */
function withModes(block: Block): Block {
  return {
    ...block,
    ...readMode(block, 'width', ['filled', 'full-width']),
    ...readMode(block, 'height', ['auto', 'full-height']),
    ...toSlidesPerView(block.slidesPerView),
  };
}

function readMode(block: Block, size: 'width' | 'height', words: readonly string[]): Partial<Block> {
  const stored = block[size];
  const key = `${size}Mode`;
  const known = block[key] !== undefined && block[key] !== '';
  if (stored === 'fixed' || (typeof stored === 'string' && words.includes(stored))) {
    return { [size]: '', ...(!known && { [key]: stored }) };
  }
  const given = typeof stored === 'number' || (typeof stored === 'string' && isLength(stored));
  return given && !known ? { [key]: 'fixed' } : {};
}

function toSlidesPerView(stored: unknown): Partial<Block> {
  return typeof stored === 'number'
    ? { slidesPerView: { mobile: stored, tablet: stored, desktop: stored } }
    : {};
}
