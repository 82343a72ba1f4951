// Made by `npm run lists` from the files that it names; what is written here by hand is lost.

import { studioStyles } from '#studio-lists/styles.ts';
import { backLinkStyles } from './back-link/back-link.styles.ts';
import { beforeAfterSliderStyles } from './before-after-slider/before-after-slider.styles.ts';
import { buttonStyles } from './button/button.styles.ts';
import { captionStyles } from './caption/caption.styles.ts';
import { cardStyles } from './card/card.styles.ts';
import { carouselStyles } from './carousel/carousel.styles.ts';
import codeCss from './code/code.css?inline';
import { componentSampleStyles } from './component-sample/component-sample.styles.ts';
import { contactStyles } from './contact/contact.styles.ts';
import dividerCss from './divider/divider.css?inline';
import gridCss from './grid/grid.css?inline';
import { heroImageStyles } from './hero-image/hero-image.styles.ts';
import { imageStyles } from './image/image.styles.ts';
import { socialEmbedStyles } from './social-embed/social-embed.styles.ts';
import subheadingCss from './subheading/subheading.css?inline';
import { textStyles } from './text/text.styles.ts';
import titleCss from './title/title.css?inline';
import titledListCss from './titled-list/titled-list.css?inline';

/** Style sheets by block type. Blocks without styles are not here. A page includes those of its blocks, each once. */
export const blockStyles: Readonly<Record<string, readonly string[]>> = {
  backLink: backLinkStyles,
  beforeAfterSlider: beforeAfterSliderStyles,
  button: buttonStyles,
  caption: captionStyles,
  card: cardStyles,
  carousel: carouselStyles,
  code: [codeCss],
  componentSample: componentSampleStyles,
  contact: contactStyles,
  divider: [dividerCss],
  grid: [gridCss],
  heroImage: heroImageStyles,
  image: imageStyles,
  socialEmbed: socialEmbedStyles,
  subheading: [subheadingCss],
  text: textStyles,
  title: [titleCss],
  titledList: [titledListCss],
  ...studioStyles,
};
