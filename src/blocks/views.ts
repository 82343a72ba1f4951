// Made by `npm run lists` from the files that it names; what is written here by hand is lost.

import { studioViews } from '#studio-lists/views.ts';
import { BackLinkView } from './back-link/back-link.view.tsx';
import { BeforeAfterSliderView } from './before-after-slider/before-after-slider.view.tsx';
import type { BlockViews } from './block-views.ts';
import { ButtonView } from './button/button.view.tsx';
import { CaptionView } from './caption/caption.view.tsx';
import { CardView } from './card/card.view.tsx';
import { CarouselView } from './carousel/carousel.view.tsx';
import { CodeView } from './code/code.view.tsx';
import { ComponentSampleView } from './component-sample/component-sample.view.tsx';
import { ContactView } from './contact/contact.view.tsx';
import type { productBlocks } from './definitions.ts';
import { DividerView } from './divider/divider.view.tsx';
import { GridView } from './grid/grid.view.tsx';
import { HeroImageView } from './hero-image/hero-image.view.tsx';
import { ImageView } from './image/image.view.tsx';
import { SocialEmbedView } from './social-embed/social-embed.view.tsx';
import { SubheadingView } from './subheading/subheading.view.tsx';
import { TextView } from './text/text.view.tsx';
import { TitleView } from './title/title.view.tsx';
import { TitledListView } from './titled-list/titled-list.view.tsx';

/** Does not compile if a block has no view, or the view of another block. */
const productViews: BlockViews<typeof productBlocks> = {
  backLink: BackLinkView,
  beforeAfterSlider: BeforeAfterSliderView,
  button: ButtonView,
  caption: CaptionView,
  card: CardView,
  carousel: CarouselView,
  code: CodeView,
  componentSample: ComponentSampleView,
  contact: ContactView,
  divider: DividerView,
  grid: GridView,
  heroImage: HeroImageView,
  image: ImageView,
  socialEmbed: SocialEmbedView,
  subheading: SubheadingView,
  text: TextView,
  title: TitleView,
  titledList: TitledListView,
};

/** Views of all blocks by type. */
export const blockViews = { ...productViews, ...studioViews };
