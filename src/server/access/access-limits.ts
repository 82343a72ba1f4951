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

type Counters = Readonly<Record<'own' | 'shared' | 'all', readonly Counter[]>>;

function countersOf(address: string, { pageId, own, shared }: PageLock): Counters {
  const from = addressKey(address);
  const counter = (what: string): Counter => ({ name: `unlock ${what} ${from}`, free: freePerPassword });
  return {
    own: own !== null || shared === null ? [counter(`page ${pageId}`)] : [],
    shared: shared === null ? [] : [counter(`shared ${shared.id}`)],
    all: [{ name: `unlock ${from}`, free: freePerAddress }],
  };
}
