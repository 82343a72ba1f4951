import type { Known, PageLock } from '#server/locks/page-lock.ts';
import type { Counter, TryLedger } from '#server/security/try-ledger.ts';
import { addressKey } from '#server/security/try-limit.ts';

export interface AccessLimits {
  /** Counts a try to open a lock. Answers the seconds to wait when there were too many, else undefined. */
  take(address: string, lock: PageLock): Promise<number | undefined>;
  /** What somebody knows forgets the wrong tries at it; the other tries were none. */
  succeeded(address: string, lock: PageLock, known: Known): Promise<void>;
}

const freePerPassword = 10;
/** Over all pages: guests who sit in one room come from one address. */
const freePerAddress = 100;

/**
 * Tries per address and password: everybody else can still open the page. A shared password has one counter for
 * all its pages, or it could be guessed at each of them anew.
 */
export function createAccessLimits(ledger: TryLedger): AccessLimits {
  return {
    take: (address, lock) => {
      const { own, shared, all } = countersOf(address, lock);
      return ledger.take([...own, ...shared, ...all]);
    },
    async succeeded(address, lock, known) {
      const { own, shared, all } = countersOf(address, lock);
      await ledger.forget([...(known.own ? own : []), ...(known.shared ? shared : [])]);
      await ledger.giveBack([...(known.own ? [] : own), ...(known.shared ? [] : shared), ...all]);
    },
  };
}

export interface RoomLimits {
  /** Counts a try to open a room. Answers the seconds to wait when there were too many, else undefined. */
  take(address: string, room: string): Promise<number | undefined>;
  succeeded(address: string, room: string): Promise<void>;
}

/** Tries at the password of a client's room, by the limits of pages. */
export function createRoomLimits(ledger: TryLedger): RoomLimits {
  const own = (address: string, room: string) => countersFrom(address, `room ${room}`);
  return {
    take: (address, room) => ledger.take([...own(address, room), ...countersOfAll(address)]),
    async succeeded(address, room) {
      await ledger.forget(own(address, room));
      await ledger.giveBack(countersOfAll(address));
    },
  };
}

type Counters = Readonly<Record<'own' | 'shared' | 'all', readonly Counter[]>>;

function countersOf(address: string, { pageId, own, shared }: PageLock): Counters {
  return {
    own: own !== null || shared === null ? countersFrom(address, `page ${pageId}`) : [],
    shared: shared === null ? [] : countersFrom(address, `shared ${shared.id}`),
    all: countersOfAll(address),
  };
}

function countersFrom(address: string, what: string): Counter[] {
  return [{ name: `unlock ${what} ${addressKey(address)}`, free: freePerPassword }];
}

function countersOfAll(address: string): Counter[] {
  return [{ name: `unlock ${addressKey(address)}`, free: freePerAddress }];
}
