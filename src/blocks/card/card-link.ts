import { type LinkAttributes, linkAttributes } from '../shared/link-attributes.ts';
import type { PageContext } from '../shared/view-context.ts';
import type { Card } from './card-style.ts';
import { isPresentation, presentationLink } from './presentation.ts';

/** Where a card leads; undefined for one that leads nowhere. A presentation wins over a link. */
export function cardLink(
  card: Card,
  context: Pick<PageContext, 'language' | 'islands'>,
): LinkAttributes | undefined {
  if (isPresentation(card)) return presentationLink(card, context);
  if (card.linkEnabled && card.link !== '') return linkAttributes(card.link, context.language, card.linkType);
  return undefined;
}
