import { createHash } from 'node:crypto';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import type { PageLock } from '#server/protection/locks/page-lock.ts';
import type { Signer } from '#server/security/signer.ts';

/** ms for which a signed path opens a deck: as long as a password that pages share. */
const lifetime = 60 * 60 * 1000;

/** What an address under `/decks` asks for. */
export interface DeckAddress {
  /** Signed, where it begins with a proof. */
  readonly proof: string | undefined;
  readonly id: string;
  /** The deck with its bytes, as `deckName` makes it. */
  readonly name: string;
  /** Of a file in it; undefined where not even the slash after the deck is there. */
  readonly path: string | undefined;
}

/** Names a deck with the bytes that it has now: what browsers have kept of it stays right for ever. */
export function deckName({ id, contentHash }: Pick<MediaFile, 'id' | 'contentHash'>): string {
  return `${id}-${contentHash.slice(0, 16)}`;
}

/** Reads what comes after `/decks/`, as it stands in the address. Undefined for what is no deck's. */
export function readDeckAddress(rest: string): DeckAddress | undefined {
  const [, proof, name = '', slash, path = ''] =
    /^(?:([\w-]+\.[\w-]+)\/)?([0-9a-f]{16}-[0-9a-f]{16})(\/(.*))?$/s.exec(rest) ?? [];
  if (name === '') return undefined;
  // An address that cannot be decoded has become one of other characters before (`readable-url.ts`).
  const decoded = slash === undefined ? undefined : decodeURIComponent(path).normalize('NFC');
  return { proof, id: name.slice(0, 16), name, path: decoded };
}

export interface DeckProofs {
  /** Opens a deck at its signed path for an hour, as long as the locks of its pages stay what they are and no link of a room ends. */
  give(deck: string, locks: readonly PageLock[]): string;
  opens(proof: string, deck: string, locks: readonly PageLock[]): boolean;
}

/**
 * A deck has an origin of its own, from which no cookie is sent: what its page's visitor may see is proved by the path instead. A
 * proof is bound to the deck's bytes, to a time and to the passwords of the pages that show it.
 *
 * @param now ms since 1970
 */
export function createDeckProofs(signer: Signer, now: () => number): DeckProofs {
  return {
    give: (deck, locks) => signer.sign([untilOf(locks, now()), deck, digestOf(locks)].join(' ')),
    opens(proof, deck, locks) {
      const [until, ...rest] = signer.read(proof)?.split(' ') ?? [];
      return rest.join(' ') === `${deck} ${digestOf(locks)}` && now() < Number(until);
    },
  };
}

/** A proof does not say which lock its visitor passed: the next link of a room to end is the end of it. */
function untilOf(locks: readonly PageLock[], now: number): number {
  const ends = locks.flatMap(({ rooms }) => rooms.map(({ until }) => until ?? Number.POSITIVE_INFINITY));
  return Math.min(now + lifetime, ...ends.filter((end) => now < end));
}

/** Sealed passwords go in, of which nothing comes out. */
function digestOf(locks: readonly PageLock[]): string {
  const each = locks.map(({ pageId, own, shared, rooms }) =>
    JSON.stringify([pageId, own, shared, rooms.map(({ id, seed, until }) => [id, seed, until])]),
  );
  return createHash('sha256').update(each.sort().join('\n')).digest('base64url').slice(0, 22);
}
