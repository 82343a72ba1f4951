import type { Limits } from '#server/limits/limits.ts';
import type { Known, PageLock } from '#server/protection/locks/page-lock.ts';
import type { Counter, TryLedger } from '#server/security/try-ledger.ts';
import { addressKey } from '#server/security/try-limit.ts';

/** Free tries at one password, and over all pages and rooms. */
export type PasswordLimits = Pick<Limits, 'pagePassword' | 'pagePasswordNetwork' | 'longestWait'>;

export interface AccessLimits {
  /** Counts a try to open a lock. Answers the seconds to wait when there were too many, else undefined. */
  take(address: string, lock: PageLock): Promise<number | undefined>;
  /** What somebody knows forgets the wrong tries at it; the other tries were none. */
  succeeded(address: string, lock: PageLock, known: Known): Promise<void>;
}

/**
 * Tries per address and password: everybody else can still open the page. A shared password has one counter for
 * all its pages, or it could be guessed at each of them anew.
 */
export function createAccessLimits(ledger: TryLedger, limits: PasswordLimits): AccessLimits {
  const countersOf = (address: string, { pageId, own, shared }: PageLock) => ({
    own: own !== null || shared === null ? countersFrom(address, `page ${pageId}`, limits) : [],
    shared: shared === null ? [] : countersFrom(address, `shared ${shared.id}`, limits),
    all: countersOfAll(address, limits),
  });
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
export function createRoomLimits(ledger: TryLedger, limits: PasswordLimits): RoomLimits {
  const own = (address: string, room: string) => countersFrom(address, `room ${room}`, limits);
  return {
    take: (address, room) => ledger.take([...own(address, room), ...countersOfAll(address, limits)]),
    async succeeded(address, room) {
      await ledger.forget(own(address, room));
      await ledger.giveBack(countersOfAll(address, limits));
    },
  };
}

function countersFrom(address: string, what: string, { pagePassword }: PasswordLimits): Counter[] {
  return [{ name: `unlock ${what} ${addressKey(address)}`, free: pagePassword }];
}

function countersOfAll(address: string, { pagePasswordNetwork }: PasswordLimits): Counter[] {
  return [{ name: `unlock ${addressKey(address)}`, free: pagePasswordNetwork }];
}
