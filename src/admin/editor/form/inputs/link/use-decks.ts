import { useQuery } from '@tanstack/react-query';
import { isDeckType } from '#content/media/media-types.ts';
import { mediaQuery } from '../../../../data/media.ts';
import type { LinkedPage } from '../../../../links/address-combo.tsx';
import { words } from '../../../../words.ts';

/** What comes with the site, without an upload. */
const demo: LinkedPage = { id: '/slidedeck', name: words.link.demoDeck };

/** The slide decks of the library, the latest first, as they can be shown. */
export function useDecks(): readonly LinkedPage[] {
  const { data } = useQuery(mediaQuery);
  const decks = (data ?? []).filter(({ mimeType }) => isDeckType(mimeType));
  return [...decks.map(({ url, name }) => ({ id: url, name })), demo];
}
