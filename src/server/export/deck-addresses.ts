import { readDeckAddress } from '#server/media/decks/deck-address.ts';
import { createDeckStore } from '#server/media/decks/deck-store.ts';
import type { MediaService } from '#server/media/media.service.ts';
import type { MediaStore } from '#server/media/store/media-store.ts';

const start = 'index.html';

/** Lists the URLs of all files of a deck, by its first slide; empty for other URLs. */
export function listDeckAddresses(
  store: MediaStore,
  media: Pick<MediaService, 'find'>,
): (address: string) => Promise<string[]> {
  const decks = createDeckStore(store);
  return async (address) => {
    const prefix = '/decks/';
    const asked = address.startsWith(prefix) ? readDeckAddress(address.slice(prefix.length)) : undefined;
    if (asked?.path !== '') return [];
    const file = await media.find(asked.id);
    const files = file && (await decks.filesOf(file.hash));
    return [...(files?.keys() ?? [])]
      .filter((name) => name !== start && !name.endsWith('/'))
      .map((name) => address + name.split('/').map(encodeURIComponent).join('/'));
  };
}
