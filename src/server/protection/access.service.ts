import type { Language } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import { AppError } from '#server/http/app-error.ts';
import { createPageNotFoundError, requirePage } from '#server/pages/store/page-deps.ts';
import { findVersion } from '#server/pages/store/versions.repository.ts';
import type { KnownPasswords, PageLock } from '#server/protection/locks/page-lock.ts';
import { notePasswordUse } from '#server/protection/password-access.service.ts';
import { findAddress } from '#server/redirects/addresses.repository.ts';
import { isVisible } from '#server/redirects/visibility.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { isPagePassword } from '#server/security/page-password.ts';
import { createRateLimiter } from '#server/security/rate-limiter.ts';
import { createDatabaseStore } from '#server/security/rate-stores.ts';
import type { Vault } from '#server/security/vault.ts';
import type { Storage } from '#server/storage/storage.ts';
import { findLock } from './locks/client-space-lock.repository.ts';
import { createPasswordCounter, createPasswordNetworkCounter } from './password-counters.ts';

interface Deps {
  readonly storage: Storage;
  readonly vault: Vault;
  readonly limits?: Limits;
}

interface Attempt {
  /** The page's id or identifier. */
  readonly key: string;
  readonly password: string;
  /** Network address of the request. */
  readonly address: string;
  /** Language of error messages. */
  readonly language: Language;
}

/** A published page, its URL path without language prefix, and its lock. */
export interface LockedPage {
  readonly path: string;
  readonly lock: PageLock;
}

/** Creates the service that checks passwords of protected pages. */
export function createAccessService({ storage, vault, limits = defaultLimits }: Deps) {
  const tries = createRateLimiter(createDatabaseStore(storage.db), limits, () => storage.now().getTime());

  async function findProtected(key: string): Promise<LockedPage & { requiresLogin: boolean }> {
    const { db } = storage;
    const page = await requirePage(db, key);
    const live = await findVersion(db, page.id, page.liveVersionId);
    // Visitors must not learn that a draft or a hidden page exists.
    if (!isVisible(page, live?.status)) throw createPageNotFoundError(key);
    const { path } = await findAddress(db, page);
    return { path, lock: await findLock(db, page), requiresLogin: page.requiresLogin };
  }

  /** Compares both passwords every time, so that the time does not tell which of them matched. */
  function comparePasswords({ own, shared }: PageLock, password: string): KnownPasswords {
    const isOwn = fits(own, password);
    const isShared = fits(shared?.password ?? null, password);
    return { own: isOwn, shared: isShared };
  }

  function fits(sealed: string | null, password: string): boolean {
    return isPagePassword(password, sealed === null ? undefined : vault.open(sealed));
  }

  /** A shared password has one counter for all its pages. Otherwise it could be guessed at each of them. */
  function findCounters({ pageId, own, shared }: PageLock, address: string) {
    return {
      own: own !== null || shared === null ? [createPasswordCounter(`page ${pageId}`, address)] : [],
      shared: shared === null ? [] : [createPasswordCounter(`shared ${shared.id}`, address)],
    };
  }

  return {
    /** Finds the page to lock again, whether it is still protected or not. Throws 404. */
    find: async (key: string): Promise<LockedPage> => findProtected(key),

    /**
     * Unlocks a page. Throws 400 for a blank password, 403 for a wrong one, 404, and 429 after too many
     * attempts. A page without protection opens to everybody.
     */
    async unlock({
      key,
      password,
      address,
      language,
    }: Attempt): Promise<LockedPage & { known: KnownPasswords }> {
      const say = siteWords[language].access;
      const { path, lock, requiresLogin } = await findProtected(key);
      if (!requiresLogin) return { path, lock, known: { own: false, shared: false } };
      if (password.trim() === '') throw new AppError('access/no-password', { message: say.blank });
      const { own, shared } = findCounters(lock, address);
      await tries.take([...own, ...shared, createPasswordNetworkCounter(address)], language);
      const known = comparePasswords(lock, password);
      if (!known.own && !known.shared) throw new AppError('access/wrong-password', { message: say.wrong });
      // A matching password resets its counter of failed attempts. The attempt at the other password is given
      // back, since it was no guess.
      await tries.succeed([
        ...(known.own ? own : []),
        ...(known.shared ? shared : []),
        createPasswordNetworkCounter(address),
      ]);
      await tries.giveBack([...(known.own ? [] : own), ...(known.shared ? [] : shared)]);
      if (known.shared && lock.shared) await notePasswordUse(storage, lock.shared.id);
      return { path, lock, known };
    },
  };
}
