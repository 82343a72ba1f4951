import { accessMessages } from '#api/access-messages.ts';
import type { Language } from '#content/language/language.ts';
import { AppError } from '#server/http/app-error.ts';
import { defaultLimits } from '#server/limits/limits.ts';
import { pageNotFound, requirePage } from '#server/pages/store/page-deps.ts';
import { findVersion } from '#server/pages/store/versions.repository.ts';
import type { Known, PageLock } from '#server/protection/locks/page-lock.ts';
import { noteUse } from '#server/protection/password-access.service.ts';
import { findAddress } from '#server/redirects/addresses.repository.ts';
import { isVisible } from '#server/redirects/visibility.ts';
import { isPagePassword } from '#server/security/page-password.ts';
import { createTryLedger } from '#server/security/try-ledger.ts';
import type { Vault } from '#server/security/vault.ts';
import type { Storage } from '#server/storage/storage.ts';
import { createAccessLimits, type PasswordLimits } from './access-limits.ts';
import { findLock } from './locks/room-lock.repository.ts';

interface Deps {
  readonly storage: Storage;
  readonly vault: Vault;
  readonly limits?: PasswordLimits;
}

interface Attempt {
  /** The page's id or identifier. */
  readonly key: string;
  readonly password: string;
  /** The network address it comes from. */
  readonly address: string;
  /** Of the sentences. */
  readonly language: Language;
}

/** A published page at its address without language prefix, and how it is locked. */
export interface LockedPage {
  readonly path: string;
  readonly lock: PageLock;
}

/** Checks passwords of protected pages. */
export function createAccessService({ storage, vault, limits: allowed = defaultLimits }: Deps) {
  const ledger = createTryLedger(storage.db, allowed, () => storage.now().getTime());
  const limits = createAccessLimits(ledger, allowed);

  async function findProtected(key: string): Promise<LockedPage & { requiresLogin: boolean }> {
    const { db } = storage;
    const page = await requirePage(db, key);
    const live = await findVersion(db, page.id, page.liveVersionId);
    // Of drafts and hidden pages a visitor learns nothing, not even that they are there.
    if (!isVisible(page, live?.status)) throw pageNotFound(key);
    const { path } = await findAddress(db, page);
    return { path, lock: await findLock(db, page), requiresLogin: page.requiresLogin };
  }

  /** Both are always compared: the time does not tell which of them fitted. */
  function knownOf({ own, shared }: PageLock, password: string): Known {
    const isOwn = fits(own, password);
    const isShared = fits(shared?.password ?? null, password);
    return { own: isOwn, shared: isShared };
  }

  function fits(sealed: string | null, password: string): boolean {
    return isPagePassword(password, sealed === null ? undefined : vault.open(sealed));
  }

  return {
    /** The page that somebody wants to close, whether it is protected still or not. Throws 404. */
    find: async (key: string): Promise<LockedPage> => findProtected(key),

    /**
     * What a password opens. Throws 400 for a blank one, 403 for a wrong one, 404, and 429 after too many
     * tries. A page that is not protected opens to anybody.
     */
    async unlock({ key, password, address, language }: Attempt): Promise<LockedPage & { known: Known }> {
      const say = accessMessages[language];
      const { path, lock, requiresLogin } = await findProtected(key);
      if (!requiresLogin) return { path, lock, known: { own: false, shared: false } };
      if (password.trim() === '') throw new AppError('access/no-password', { message: say.blank });
      const retryAfter = await limits.take(address, lock);
      if (retryAfter !== undefined) {
        throw new AppError('limit/reached', { message: say.tooMany(retryAfter), retryAfter });
      }
      const known = knownOf(lock, password);
      if (!known.own && !known.shared) throw new AppError('access/wrong-password', { message: say.wrong });
      await limits.succeeded(address, lock, known);
      if (known.shared && lock.shared) await noteUse(storage, lock.shared.id);
      return { path, lock, known };
    },
  };
}
