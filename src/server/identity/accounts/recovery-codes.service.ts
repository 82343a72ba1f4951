import { createHmac } from 'node:crypto';
import { generateReadableCode } from '#content/text/readable-code.ts';
import { AppError } from '#server/http/app-error.ts';
import { findAccountByEmail } from '#server/identity/accounts.repository.ts';
import type { Confirmations } from '#server/identity/confirmations.ts';
import type { IdentityDb, IdentityTables } from '#server/identity/identity-tables.ts';
import type { OwnWrite, Self } from '#server/identity/self.ts';
import type { Storage } from '#server/storage/storage.ts';

const codesAtOnce = 10;

interface Deps {
  readonly storage: Storage;
  readonly write: OwnWrite;
  readonly confirmations: Confirmations;
  readonly key: Buffer;
}

interface UsedCode {
  readonly userId: string;
  /** Unused codes. */
  readonly left: number;
}

export interface RecoveryCodesService {
  count(self: Self): Promise<number>;
  /** Creates new codes, which are shown once. Throws 403 for an unconfirmed session. */
  make(self: Self): Promise<string[]>;
  /** Uses a code. Throws 401 if it is wrong or used. */
  use(email: string, code: string): Promise<UsedCode>;
}

/**
 * Manages recovery codes, for users who lost everything else. They are stored as an HMAC under their own key,
 * so that a stolen database alone does not help to guess them.
 */
export function createRecoveryCodesService(deps: Deps): RecoveryCodesService {
  const { storage, write, confirmations, key } = deps;
  const db = storage.db.withTables<IdentityTables>();
  const computeId = (userId: string, code: string) =>
    createHmac('sha256', key)
      .update(`${userId} ${normalizeCode(code)}`)
      .digest('base64url');

  return {
    count: ({ user }) => countCodes(db, user.id),

    async make(self) {
      const { id: userId } = self.user;
      const codes = Array.from({ length: codesAtOnce }, () => generateReadableCode());
      await write(self, async (inside, { record }) => {
        await confirmations.require(self, inside);
        await replaceCodes(
          inside,
          userId,
          codes.map((code) => computeId(userId, code)),
        );
        record('recovery-code/make', userId);
      });
      return codes;
    },

    use(email, code) {
      const address = email.toLowerCase();
      return storage.write(address, async (scope) => {
        const inside = scope.db.withTables<IdentityTables>();
        // The same work and response for every address, so that timing does not reveal which accounts exist.
        const account = await findAccountByEmail(inside, address);
        const userId = account && account.role !== null && !account.isSuspended ? account.id : '';
        if (!(await useCode(inside, userId, computeId(userId, code)))) throw createWrongCodeError();
        scope.record('recovery-code/use', userId);
        return { userId, left: await countCodes(inside, userId) };
      });
    },
  };
}

export function createWrongCodeError(): AppError {
  return new AppError('auth/wrong-credentials', {
    message: 'The e-mail address or code is incorrect, or the code was already used.',
  });
}

/** Normalizes a code as people copy it from paper. */
function normalizeCode(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Replaces the old codes. */
async function replaceCodes(db: IdentityDb, userId: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('identity_recovery_codes').where('userId', '=', userId).execute();
  await db
    .insertInto('identity_recovery_codes')
    .values(ids.map((id) => ({ id, userId })))
    .execute();
}

/** Uses a code. False if it does not exist; of two concurrent uses only one gets true. */
async function useCode(db: IdentityDb, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_recovery_codes')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the codes of all accounts, after the secret that verified them was lost. */
export async function forgetAllCodes(db: IdentityDb): Promise<void> {
  await db.deleteFrom('identity_recovery_codes').execute();
}

async function countCodes(db: IdentityDb, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('identity_recovery_codes')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
