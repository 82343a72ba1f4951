import type { Language } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import { AppError } from '#server/http/app-error.ts';
import { toClientSpaceLock } from '#server/protection/locks/client-space-lock.repository.ts';
import type { ClientSpaceLock } from '#server/protection/locks/page-lock.ts';
import { createPasswordCounter, createPasswordNetworkCounter } from '#server/protection/password-counters.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { isPagePassword } from '#server/security/page-password.ts';
import { createRateLimiter } from '#server/security/rate-limiter.ts';
import { createDatabaseStore } from '#server/security/rate-stores.ts';
import { hashOfSecret } from '#server/security/secret-hash.ts';
import type { Vault } from '#server/security/vault.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  findClientSpaceByToken,
  type HeldPage,
  listHeldPages,
  noteVisit,
  type StoredClientSpace,
} from './client-spaces.repository.ts';

interface Deps {
  readonly storage: Storage;
  readonly vault: Vault;
  readonly limits?: Limits;
}

/** A client space with a valid link, and the lock that its grants are bound to. */
export interface OpenableClientSpace extends StoredClientSpace {
  readonly lock: ClientSpaceLock;
}

interface Attempt {
  readonly token: string;
  readonly password: string;
  /** Network address of the request. */
  readonly address: string;
  /** Language of error messages. */
  readonly language: Language;
}

/** Creates the service for visitors with a link to a client space. */
export function createClientSpaceVisits({ storage, vault, limits = defaultLimits }: Deps) {
  const tries = createRateLimiter(createDatabaseStore(storage.db), limits, () => storage.now().getTime());

  /** Returns undefined for an unknown, revoked or expired link, so that the response does not tell which. */
  async function find(token: string): Promise<OpenableClientSpace | undefined> {
    const clientSpace = await findClientSpaceByToken(storage.db, hashOfSecret(token));
    if (!clientSpace || clientSpace.revokedAt !== null) return undefined;
    const lock = toClientSpaceLock(clientSpace);
    return lock.until === null || storage.now().getTime() < lock.until ? { ...clientSpace, lock } : undefined;
  }

  return {
    find,

    /** Lists the published pages of a client space, in its order. */
    async pagesOf({ id }: StoredClientSpace): Promise<HeldPage[]> {
      const pages = await listHeldPages(storage.db, id);
      return pages.filter(({ isLive }) => isLive);
    },

    /**
     * Counts a visit, without any data about the visitor. This is a measurement, so the activity log has no
     * entry.
     */
    async note({ id }: StoredClientSpace): Promise<void> {
      const now = storage.now().toISOString();
      await storage.increment((db) => noteVisit(db, id, now));
    },

    /**
     * Opens a client space with its password; a client space without one opens by its link. Throws 400 for a
     * blank password, 403 for a wrong one, 404, and 429 after too many attempts.
     */
    async open({ token, password, address, language }: Attempt): Promise<OpenableClientSpace> {
      const clientSpace = await find(token);
      if (!clientSpace) throw new AppError('room/not-found');
      if (clientSpace.password === null) return clientSpace;
      const say = siteWords[language].access;
      if (password.trim() === '') throw new AppError('access/no-password', { message: say.blank });
      const counters = [
        createPasswordCounter(`room ${clientSpace.id}`, address),
        createPasswordNetworkCounter(address),
      ];
      await tries.take(counters, language);
      if (!isPagePassword(password, vault.open(clientSpace.password))) {
        throw new AppError('access/wrong-password', { message: say.wrong });
      }
      await tries.succeed(counters);
      return clientSpace;
    },
  };
}

export type ClientSpaceVisits = ReturnType<typeof createClientSpaceVisits>;
