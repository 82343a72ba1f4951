// Made by `npm run lists` from the files that it names; what is written here by hand is lost.

import { defineBlocks } from '#content/block/block.ts';
import { studioBlocks } from '#studio-lists/definitions.ts';
import { backLinkBlock } from './back-link/back-link.block.ts';
import { beforeAfterSliderBlock } from './before-after-slider/before-after-slider.block.ts';
import { buttonBlock } from './button/button.block.ts';
import { captionBlock } from './caption/caption.block.ts';
import { cardBlock } from './card/card.block.ts';
import { carouselBlock } from './carousel/carousel.block.ts';
import { codeBlock } from './code/code.block.ts';
import { componentSampleBlock } from './component-sample/component-sample.block.ts';
import { contactBlock } from './contact/contact.block.ts';
import { dividerBlock } from './divider/divider.block.ts';
import { gridBlock } from './grid/grid.block.ts';
import { heroImageBlock } from './hero-image/hero-image.block.ts';
import { imageBlock } from './image/image.block.ts';
import { sectionWords } from './sections/section-starters.ts';
import { socialEmbedBlock } from './social-embed/social-embed.block.ts';
import { subheadingBlock } from './subheading/subheading.block.ts';
import { textBlock } from './text/text.block.ts';
import { titleBlock } from './title/title.block.ts';
import { titledListBlock } from './titled-list/titled-list.block.ts';

/** The block types of Vitrine itself, without the studio's own. */
export const productBlocks = [
  backLinkBlock,
  beforeAfterSliderBlock,
  buttonBlock,
  captionBlock,
  cardBlock,
  carouselBlock,
  codeBlock,
  componentSampleBlock,
  contactBlock,
  dividerBlock,
  gridBlock,
  heroImageBlock,
  imageBlock,
  socialEmbedBlock,
  subheadingBlock,
  textBlock,
  titleBlock,
  titledListBlock,
] as const;

/** All block types, in the order of the insert menu. */
export const blockDefinitions = defineBlocks([...productBlocks, ...studioBlocks], sectionWords);
