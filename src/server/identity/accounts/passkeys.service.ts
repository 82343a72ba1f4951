import { randomUUID } from 'node:crypto';
import type {
  Passkey,
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#api/endpoints/passkeys.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Confirmations } from '#server/identity/confirmations.ts';
import type { IdentityDb } from '#server/identity/identity-tables.ts';
import type { OwnWrite, Self } from '#server/identity/self.ts';
import type { Ceremony, PasskeyCeremonies } from './passkey-ceremonies.ts';
import {
  insertPasskey,
  listOwnPasskeys,
  type PasskeyRecord,
  removeOwnPasskey,
  renameOwnPasskey,
} from './passkeys.repository.ts';

interface Deps {
  readonly db: IdentityDb;
  readonly write: OwnWrite;
  readonly ceremonies: PasskeyCeremonies;
  readonly confirmations: Confirmations;
  readonly now: () => number;
}

export interface PasskeysService {
  list(self: Self): Promise<Passkey[]>;
  /** Starts to create a passkey. Throws 403 for an unconfirmed session. */
  request(self: Self): Promise<PasskeyCreation>;
  /** Throws 403 if verification fails, and for an unconfirmed session. */
  add(self: Self, name: string, made: PasskeyAttestation): Promise<Passkey>;
  /** Throws 404 if it is not the user's own. */
  rename(self: Self, id: string, name: string): Promise<Passkey>;
  /** Throws 404 if it is not the user's own, and 403 for an unconfirmed session. */
  remove(self: Self, id: string): Promise<void>;
  requestConfirmation(self: Self): Promise<PasskeyRequest>;
  /** Throws 403 if it was not signed by one of the user's own passkeys. */
  confirmBy(self: Self, assertion: PasskeyAssertion): Promise<void>;
}

/** Manages the passkeys of the signed-in user. */
export function createPasskeysService(deps: Deps): PasskeysService {
  const { db, write, ceremonies, confirmations, now } = deps;

  async function find(self: Self, id: string): Promise<Passkey> {
    const passkey = (await listOwnPasskeys(db, self.user.id)).find((one) => one.id === id);
    if (!passkey) throw new AppError('passkey/not-found');
    return present(passkey);
  }

  return {
    list: async ({ user }) => (await listOwnPasskeys(db, user.id)).map(present),

    async request(self) {
      await confirmations.require(self);
      const known = await listOwnPasskeys(db, self.user.id);
      return ceremonies.requestNew(createCeremony(self, 'register'), self.user, known);
    },

    async add(self, name, attestation) {
      await confirmations.require(self);
      const made = await ceremonies.verifyNew(createCeremony(self, 'register'), attestation);
      if (!made) throw new AppError('profile/wrong-passkey');
      const id = randomUUID();
      const userId = self.user.id;
      const createdAt = new Date(now()).toISOString();
      await write(self, async (inside, { record }) => {
        await confirmations.require(self, inside);
        const passkey = { ...made, id, userId, name, createdAt, usedAt: null };
        if (!(await insertPasskey(inside, passkey))) throw new AppError('profile/wrong-passkey');
        record('passkey/add', userId, { name });
      });
      return find(self, id);
    },

    async rename(self, id, name) {
      await write(self, async (inside, { record }) => {
        const { id: userId } = self.user;
        if (!(await renameOwnPasskey(inside, userId, id, name))) throw new AppError('passkey/not-found');
        record('passkey/rename', userId, { name });
      });
      return find(self, id);
    },

    async remove(self, id) {
      await write(self, async (inside, { record }) => {
        await confirmations.require(self, inside);
        const { id: userId } = self.user;
        if (!(await removeOwnPasskey(inside, userId, id))) throw new AppError('passkey/not-found');
        record('passkey/remove', userId);
      });
    },

    async requestConfirmation(self) {
      return ceremonies.request(createCeremony(self, 'confirm'), await listOwnPasskeys(db, self.user.id));
    },

    async confirmBy(self, assertion) {
      const passkey = await ceremonies.verify(createCeremony(self, 'confirm'), assertion);
      if (passkey?.userId !== self.user.id) throw new AppError('profile/wrong-passkey');
    },
  };
}

function createCeremony({ sessionId }: Self, purpose: Ceremony['purpose']): Ceremony {
  return { purpose, holder: sessionId };
}

function present({ id, name, createdAt, usedAt, isSynced }: PasskeyRecord): Passkey {
  return { id, name, createdAt, usedAt, isSynced };
}
