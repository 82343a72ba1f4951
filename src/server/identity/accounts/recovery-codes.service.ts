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
  /** Codes that still work. */
  readonly left: number;
}

export interface RecoveryCodesService {
  count(self: Self): Promise<number>;
  /** New ones, in the clear this once. Throws 403 for a session that is not confirmed. */
  make(self: Self): Promise<string[]>;
  /** Uses one up. Throws 401 for one that is not right, or was used. */
  use(email: string, code: string): Promise<UsedCode>;
}

/**
 * Codes for whoever has lost everything else. They are kept as an HMAC under a key that only they have: a stolen
 * database alone is worth nothing to a guesser.
 */
export function createRecoveryCodesService(deps: Deps): RecoveryCodesService {
  const { storage, write, confirmations, key } = deps;
  const db = storage.db.withTables<IdentityTables>();
  const idOf = (userId: string, code: string) =>
    createHmac('sha256', key)
      .update(`${userId} ${plain(code)}`)
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
          codes.map((code) => idOf(userId, code)),
        );
        record('recovery-code/make', userId);
      });
      return codes;
    },

    use(email, code) {
      const address = email.toLowerCase();
      return storage.write(address, async (scope) => {
        const inside = scope.db.withTables<IdentityTables>();
        // Equal work, equal answer: the time does not tell which addresses have an account.
        const account = await findAccountByEmail(inside, address);
        const userId = account && account.role !== null && !account.isSuspended ? account.id : '';
        if (!(await useCode(inside, userId, idOf(userId, code)))) throw wrongCode();
        scope.record('recovery-code/use', userId);
        return { userId, left: await countCodes(inside, userId) };
      });
    },
  };
}

export function wrongCode(): AppError {
  return new AppError('auth/wrong-credentials', {
    message: 'The e-mail address or the code is not right, or the code has been used.',
  });
}

/** As people copy it from paper. */
function plain(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Those of before stop working. */
async function replaceCodes(db: IdentityDb, userId: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('identity_recovery_codes').where('userId', '=', userId).execute();
  await db
    .insertInto('identity_recovery_codes')
    .values(ids.map((id) => ({ id, userId })))
    .execute();
}

/** Uses one up. Answers whether it was there: of two who use the same one at once, for one of them. */
async function useCode(db: IdentityDb, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_recovery_codes')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Of everybody: they are known by a secret that the site no longer has. */
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
