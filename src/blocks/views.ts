import type { ComponentType } from 'react';
import { BackLinkView } from './back-link/back-link.view.tsx';
import { BeforeAfterSliderView } from './before-after-slider/before-after-slider.view.tsx';
import { ButtonView } from './button/button.view.tsx';
import { CaptionView } from './caption/caption.view.tsx';
import { CardView } from './card/card.view.tsx';
import { CarouselView } from './carousel/carousel.view.tsx';
import { CodeView } from './code/code.view.tsx';
import { ComponentSampleView } from './component-sample/component-sample.view.tsx';
import { ContactView } from './contact/contact.view.tsx';
import { DividerView } from './divider/divider.view.tsx';
import { GridView } from './grid/grid.view.tsx';
import { HeroImageView } from './hero-image/hero-image.view.tsx';
import { ImageView } from './image/image.view.tsx';
import type { ViewProps } from './shared/view-context.ts';
import { SocialEmbedView } from './social-embed/social-embed.view.tsx';
import { SubheadingView } from './subheading/subheading.view.tsx';
import { TextView } from './text/text.view.tsx';
import { TitleView } from './title/title.view.tsx';
import { TitledListView } from './titled-list/titled-list.view.tsx';

/** Draws a resolved block. Each view names its own definition; the registry pairs them by type. */
export type BlockView = ComponentType<
  // biome-ignore lint/suspicious/noExplicitAny: a view takes its own block's values, which only the registry test can check
  Omit<ViewProps<never>, 'block'> & { readonly block: any }
>;

export const blockViews: Readonly<Record<string, BlockView>> = {
  text: TextView,
  title: TitleView,
  subheading: SubheadingView,
  caption: CaptionView,
  card: CardView,
  carousel: CarouselView,
  image: ImageView,
  heroImage: HeroImageView,
  button: ButtonView,
  grid: GridView,
  divider: DividerView,
  beforeAfterSlider: BeforeAfterSliderView,
  backLink: BackLinkView,
  code: CodeView,
  componentSample: ComponentSampleView,
  contact: ContactView,
  socialEmbed: SocialEmbedView,
  titledList: TitledListView,
};
