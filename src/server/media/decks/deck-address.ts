import { createHash } from 'node:crypto';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import type { PageLock } from '#server/protection/locks/page-lock.ts';
import type { Signer } from '#server/security/signer.ts';

/** Validity of a signed path, in ms: as long as a grant for a password that pages share. */
const lifetime = 60 * 60 * 1000;

/** A parsed URL below `/decks`. */
export interface DeckAddress {
  /** Signed proof of access, if the path begins with one. */
  readonly proof: string | undefined;
  readonly id: string;
  /** Id and content hash, as `formatDeckName` formats them. */
  readonly name: string;
  /** Path of a file in the deck; undefined if even the slash after the deck's name is missing. */
  readonly path: string | undefined;
}

/** Names a deck by its current bytes, so that browsers can cache it for ever. */
export function formatDeckName({ id, contentHash }: Pick<MediaFile, 'id' | 'contentHash'>): string {
  return `${id}-${contentHash.slice(0, 16)}`;
}

/** Parses the still encoded part of the URL after `/decks/`. Undefined if it does not name a deck. */
export function readDeckAddress(rest: string): DeckAddress | undefined {
  const [, proof, name = '', slash, path = ''] =
    /^(?:([\w-]+\.[\w-]+)\/)?([0-9a-f]{16}-[0-9a-f]{16})(\/(.*))?$/s.exec(rest) ?? [];
  if (name === '') return undefined;
  // `readable-url.ts` has already replaced paths that cannot be decoded.
  const decoded = slash === undefined ? undefined : decodeURIComponent(path).normalize('NFC');
  return { proof, id: name.slice(0, 16), name, path: decoded };
}

export interface DeckProofs {
  /**
   * Signs a path that opens a deck for an hour, or until a page's password changes or a link to a client
   * space expires.
   */
  give(deck: string, locks: readonly PageLock[]): string;
  opens(proof: string, deck: string, locks: readonly PageLock[]): boolean;
}

/**
 * Creates and checks the signed paths of protected decks. A deck runs in an opaque origin, which sends no
 * cookies, so the path proves access. A proof is bound to the deck's bytes, to an expiry time and to the
 * passwords of the pages that show the deck.
 *
 * @param now ms since 1970
 */
export function createDeckProofs(signer: Signer, now: () => number): DeckProofs {
  return {
    give: (deck, locks) => signer.sign([computeExpiry(locks, now()), deck, hashLocks(locks)].join(' ')),
    opens(proof, deck, locks) {
      const [until, ...rest] = signer.read(proof)?.split(' ') ?? [];
      return rest.join(' ') === `${deck} ${hashLocks(locks)}` && now() < Number(until);
    },
  };
}

/**
 * Returns when a proof expires, in ms since 1970: after an hour, or when the first link to a client space
 * does. A proof does not record which lock its visitor passed, so the earliest one counts.
 */
function computeExpiry(locks: readonly PageLock[], now: number): number {
  const ends = locks.flatMap(({ clientSpaces }) =>
    clientSpaces.map(({ until }) => until ?? Number.POSITIVE_INFINITY),
  );
  return Math.min(now + lifetime, ...ends.filter((end) => now < end));
}

/** Hashes the locks. The passwords go in encrypted, and cannot be derived from the result. */
function hashLocks(locks: readonly PageLock[]): string {
  const each = locks.map(({ pageId, own, shared, clientSpaces }) =>
    JSON.stringify([pageId, own, shared, clientSpaces.map(({ id, seed, until }) => [id, seed, until])]),
  );
  return createHash('sha256').update(each.sort().join('\n')).digest('base64url').slice(0, 22);
}
