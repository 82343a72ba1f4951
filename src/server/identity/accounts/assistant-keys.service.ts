import { randomBytes, randomUUID } from 'node:crypto';
import { formatAssistantName } from '#api/assistant-name.ts';
import type { AssistantKey } from '#api/endpoints/assistant-keys.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Assistant } from '#server/http/person.ts';
import { deleteShareLinks } from '#server/identity/accounts.repository.ts';
import type { Confirmations } from '#server/identity/confirmations.ts';
import type { IdentityTables } from '#server/identity/identity-tables.ts';
import type { OwnWrite, Self } from '#server/identity/self.ts';
import { hashOfSecret } from '#server/security/secret-hash.ts';
import type { Storage } from '#server/storage/storage.ts';
import * as repository from './assistant-keys.repository.ts';

interface Deps {
  readonly storage: Storage;
  readonly write: OwnWrite;
  /** Absent if the provider keeps passwords elsewhere, so that users cannot confirm their identity here. */
  readonly confirmations: Confirmations | undefined;
  readonly now: () => number;
}

interface NewKey {
  readonly name: string;
  readonly days: number;
}

export interface AssistantKeysService {
  list(): Promise<AssistantKey[]>;
  /** Throws 403 for an unconfirmed session, and 409 if the name is taken. */
  create(self: Self, key: NewKey): Promise<{ readonly key: AssistantKey; readonly secret: string }>;
  /** Throws 404. Revoking twice at once succeeds for both. */
  revoke(self: Self, id: string): Promise<AssistantKey>;
  /**
   * Finds the assistant of a key; undefined if it is unknown, expired, revoked or orphaned, without telling
   * which.
   */
  findAssistant(secret: string): Promise<Assistant | undefined>;
  /** True if the key still works, checked during a call. */
  stillWorks(assistant: Assistant): Promise<boolean>;
}

const dayMs = 24 * 60 * 60 * 1000;
/** ms between two updates of when a key was last used. */
const noteEveryMs = 60_000;
/** Identifies the secret to people and to secret scanners. */
const prefix = 'vitrine_';

/** Manages API keys for assistants. The secret is shown once, and stored as a hash. */
export function createAssistantKeysService({
  storage,
  write,
  confirmations,
  now,
}: Deps): AssistantKeysService {
  const db = storage.db.withTables<IdentityTables>();

  async function requireKey(id: string): Promise<AssistantKey> {
    const key = await repository.findKey(db, id);
    if (!key) throw new AppError('assistant-key/not-found');
    return present(key, now());
  }

  return {
    list: async () => (await repository.listKeys(db)).map((key) => present(key, now())),

    async create(self, { name, days }) {
      await confirmations?.require(self);
      const id = randomUUID();
      // 256 random bits.
      const secret = `${prefix}${randomBytes(32).toString('base64url')}`;
      await write(self, async (inside, scope) => {
        await confirmations?.require(self, inside);
        const made = await repository.insertKey(inside, {
          id,
          name,
          hash: hashOfSecret(secret),
          makerId: self.user.id,
          createdBy: self.user.email,
          createdAt: new Date(now()).toISOString(),
          expiresAt: new Date(now() + days * dayMs).toISOString(),
        });
        if (!made) throw new AppError('assistant-key/name-taken');
        scope.record('assistant-key/make', id, { name, days });
      });
      return { key: await requireKey(id), secret };
    },

    async revoke(self, id) {
      await write(self, async (inside, { record }) => {
        const key = await repository.findKey(inside, id);
        if (!key) throw new AppError('assistant-key/not-found');
        await repository.revokeKey(inside, id, new Date(now()).toISOString());
        await deleteShareLinks(inside, formatAssistantName(key.name));
        record('assistant-key/revoke', id, { name: key.name });
      });
      return requireKey(id);
    },

    async findAssistant(secret) {
      const key = await repository.findKeyByHash(db, hashOfSecret(secret));
      if (!key || getKeyState(key, now()) !== 'works') return undefined;
      if (key.lastUsedAt === null || now() - Date.parse(key.lastUsedAt) >= noteEveryMs) {
        await storage.increment((inside) =>
          repository.noteKeyUse(inside.withTables<IdentityTables>(), key.id, new Date(now()).toISOString()),
        );
      }
      const name = formatAssistantName(key.name);
      return { id: `assistant ${key.id}`, email: name, name, role: 'editor', isAssistant: true };
    },

    async stillWorks({ id }) {
      const key = await repository.findKey(db, id.replace(/^assistant /, ''));
      return key !== undefined && getKeyState(key, now()) === 'works';
    },
  };
}

function getKeyState(key: repository.AssistantKeyRecord, now: number): AssistantKey['state'] {
  if (key.revokedAt !== null) return 'revoked';
  if (Date.parse(key.expiresAt) <= now) return 'over';
  return key.hasMaker ? 'works' : 'orphaned';
}

function present(record: repository.AssistantKeyRecord, now: number): AssistantKey {
  const { makerId: _maker, hasMaker: _has, ...told } = record;
  return { ...told, state: getKeyState(record, now) };
}
