// Made by `npm run lists` from the files that it names; what is written here by hand is lost.

import { studioReveals } from '#studio-lists/reveals.ts';
import { revealBeforeAfterSlider } from './before-after-slider/before-after-slider.reveal.ts';
import { revealCard } from './card/card.reveal.ts';
import { revealCarousel } from './carousel/carousel.reveal.ts';
import type { Reveal } from './shared/reveal.ts';

/** Reveals by block type: how a block that hides part of its content shows it in the live preview. */
export const blockReveals: Readonly<Record<string, Reveal>> = {
  beforeAfterSlider: revealBeforeAfterSlider,
  card: revealCard,
  carousel: revealCarousel,
  ...studioReveals,
};
