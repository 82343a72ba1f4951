import type { Language } from '#content/language.ts';
import { type LinkAttributes, linkAttributes } from '../shared/link-attributes.ts';
import type { Card } from './card-style.ts';

/** Where a card leads; undefined for one that leads nowhere. A presentation wins over a link. */
export function cardLink(card: Card, language: Language): LinkAttributes | undefined {
  if (card.interactionEnabled && card.interactionType === 'presentation') {
    // What the presentation opens in where it cannot open in a modal.
    return { ...linkAttributes(card.presentPath, language), target: '_blank', rel: 'noopener noreferrer' };
  }
  if (card.linkEnabled && card.link !== '') return linkAttributes(card.link, language, card.linkType);
  return undefined;
}
