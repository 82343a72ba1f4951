import { defaultLanguage, type Language } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import type { LinkAttributes } from '../shared/link-attributes.ts';
import { linkAttributes } from '../shared/link-attributes.ts';
import { isDeckPath } from '../shared/presentation-messages.ts';
import type { PageContext } from '../shared/view-context.ts';
import type { ResolvedCard } from './card-style.ts';

/** What the modal has to know of a presentation; it travels as JSON on the card's link. */
export interface PresentationOptions {
  readonly type: 'html' | 'pdf';
  /** Share of the modal that the presentation takes, between 0 and 1. */
  readonly scale: number;
  /** True when a page wider than its place is made smaller, instead of laid out anew. */
  readonly fit: boolean;
  /** The width in CSS pixels for which the page was made, where it was said. */
  readonly width: number | undefined;
  readonly scrolling: boolean;
  readonly background: string;
  /** The name of the close button. */
  readonly close: string;
}

/** A presentation's link: without scripts it opens the presentation itself, with them a modal. */
export interface PresentationLink extends LinkAttributes {
  readonly 'data-presentation': string;
  /** The module that opens the modal; the live preview brings its own. */
  readonly 'data-source': string | undefined;
}

export function isPresentation(card: ResolvedCard): boolean {
  return card.interactionEnabled && card.interactionType === 'presentation';
}

export function presentationLink(
  card: ResolvedCard,
  { language, islands }: Pick<PageContext, 'language' | 'islands'>,
): PresentationLink {
  const { href } = linkAttributes(card.presentPath, language);
  const options: PresentationOptions = {
    type: card.contentType,
    scale: scaleOf(card.presentationScale),
    fit: card.scaleToFit,
    width: card.expectedContentWidth,
    scrolling: card.allowScrolling,
    background: card.backgroundColor ?? 'white',
    close: siteWords[language].blocks.closePresentation,
  };
  return {
    href: inLanguage(href, language),
    target: '_blank',
    rel: 'noopener noreferrer',
    'data-presentation': JSON.stringify(options),
    'data-source': islands?.modules.card,
  };
}

const standardScale = 0.95;

/** `95%` as 0.95; anything but a percentage that can be seen and fits is the standard. */
function scaleOf(length: string): number {
  const scale = /^[\d.]+%$/.test(length) ? Number.parseFloat(length) / 100 : standardScale;
  return scale >= 0.1 && scale <= 1 ? scale : standardScale;
}

/** Our own decks speak all languages at one address. */
function inLanguage(href: string, language: Language): string {
  if (language === defaultLanguage || !isDeckPath(href) || /[?&]lang=/.test(href)) return href;
  const [path = '', hash] = href.split('#', 2);
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}${hash === undefined ? '' : `#${hash}`}`;
}
