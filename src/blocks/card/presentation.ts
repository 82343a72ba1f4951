import { defaultLanguage, type Language } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import type { LinkAttributes } from '../shared/link-attributes.ts';
import { buildLinkAttributes } from '../shared/link-attributes.ts';
import { isDeckPath, isUploadedDeck } from '../shared/presentation-messages.ts';
import type { PageContext } from '../shared/view-context.ts';
import type { ResolvedCard } from './card-style.ts';

/** Options of the modal for a presentation, as JSON on the card's link. */
export interface PresentationOptions {
  readonly type: 'html' | 'pdf';
  /** Share of the modal's size that the presentation takes, from 0 to 1. */
  readonly scale: number;
  /** True if a page wider than the modal is scaled down instead of laid out for the smaller width. */
  readonly fit: boolean;
  /** Width in CSS pixels for which the page was designed, if stored. */
  readonly width: number | undefined;
  readonly scrolling: boolean;
  readonly background: string;
  /** Label of the close button. */
  readonly close: string;
}

/**
 * Attributes of a presentation's link. Without scripts it opens the presentation as a page, with scripts a
 * modal.
 */
export interface PresentationLink extends LinkAttributes {
  readonly 'data-presentation': string;
  /** URL of the module that opens the modal. Absent in the live preview, which has its own. */
  readonly 'data-source': string | undefined;
}

export function isPresentation(card: ResolvedCard): boolean {
  return card.interactionEnabled && card.interactionType === 'presentation';
}

export function buildPresentationLink(
  card: ResolvedCard,
  { language, islands }: Pick<PageContext, 'language' | 'islands'>,
): PresentationLink {
  const { href } = buildLinkAttributes(card.presentPath, language);
  const options: PresentationOptions = {
    type: card.contentType,
    scale: parseScale(card.presentationScale),
    fit: card.scaleToFit,
    width: card.expectedContentWidth,
    scrolling: card.allowScrolling,
    background: card.backgroundColor ?? 'white',
    close: siteWords[language].blocks.closePresentation,
  };
  return {
    href: addLanguage(href, language),
    target: '_blank',
    rel: 'noopener noreferrer',
    'data-presentation': JSON.stringify(options),
    'data-source': islands?.modules.card,
  };
}

const standardScale = 0.95;

/**
 * Parses a percentage (`95%` as 0.95). Values below 10 % or above 100 %, and other formats, give the default.
 */
function parseScale(length: string): number {
  const scale = /^[\d.]+%$/.test(length) ? Number.parseFloat(length) / 100 : standardScale;
  return scale >= 0.1 && scale <= 1 ? scale : standardScale;
}

/** Adds the language to the URL of a slide deck of this site, which has one URL for all languages. */
function addLanguage(href: string, language: Language): string {
  const isOnThisSite = isDeckPath(href) || isUploadedDeck(href);
  if (language === defaultLanguage || !isOnThisSite || /[?&]lang=/.test(href)) return href;
  const [path = '', hash] = href.split('#', 2);
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}${hash === undefined ? '' : `#${hash}`}`;
}
