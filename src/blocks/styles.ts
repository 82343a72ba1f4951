import uiButton from '#ui/button/button.css?inline';
import uiButtonNavigation from '#ui/button/button-navigation.css?inline';
import uiCard from '#ui/card/card.css?inline';
import uiCatalogue from '#ui/catalogue/catalogue.css?inline';
import uiSidePanel from '#ui/side-panel/side-panel.css?inline';
import uiSwitch from '#ui/switch/switch.css?inline';
import uiToast from '#ui/toast/toast.css?inline';
import uiToggle from '#ui/toggle/toggle.css?inline';
import backLink from './back-link/back-link.css?inline';
import beforeAfterSlider from './before-after-slider/before-after-slider.css?inline';
import button from './button/button.css?inline';
import caption from './caption/caption.css?inline';
import card from './card/card.css?inline';
import carousel from './carousel/carousel.css?inline';
import code from './code/code.css?inline';
import componentSample from './component-sample/component-sample.css?inline';
import contact from './contact/contact.css?inline';
import divider from './divider/divider.css?inline';
import grid from './grid/grid.css?inline';
import heroImage from './hero-image/hero-image.css?inline';
import image from './image/image.css?inline';
import picture from './shared/picture.css?inline';
import poster from './shared/poster.css?inline';
import socialEmbed from './social-embed/social-embed.css?inline';
import subheading from './subheading/subheading.css?inline';
import text from './text/text.css?inline';
import title from './title/title.css?inline';
import titledList from './titled-list/titled-list.css?inline';

/**
 * The styles each block type needs, by type. A page carries only those of the blocks on it, each once. A
 * type whose view uses another's classes names both.
 */
export const blockStyles: Readonly<Record<string, readonly string[]>> = {
  text: [text],
  title: [title],
  subheading: [subheading],
  caption: [text, caption],
  card: [text, picture, card],
  carousel: [uiButton, picture, carousel],
  image: [picture, image],
  heroImage: [picture, heroImage],
  button: [uiButton, button],
  grid: [grid],
  divider: [divider],
  beforeAfterSlider: [picture, beforeAfterSlider],
  backLink: [uiButton, backLink],
  code: [code],
  componentSample: [
    uiButton,
    uiButtonNavigation,
    uiCard,
    uiToggle,
    uiSwitch,
    uiSidePanel,
    uiToast,
    uiCatalogue,
    poster,
    componentSample,
  ],
  contact: [uiButton, text, contact],
  socialEmbed: [picture, poster, socialEmbed],
  titledList: [titledList],
  /** For the notice of a type that nobody knows. */
  unknown: [text, caption],
};
