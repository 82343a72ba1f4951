import type { IdentityDb } from './identity-tables.ts';

/** An owner as the start and the reset script see one. */
interface OwnerAccount {
  readonly id: string;
  readonly email: string;
  /** False until the one-time link was used. */
  readonly hasPassword: boolean;
}

/** Everybody who has an account, suspended ones too: what they wrote is still theirs. */
interface NamedAccount {
  readonly email: string;
  readonly name: string;
}

export interface AccountsRepository {
  list(): Promise<NamedAccount[]>;
  owners(): Promise<OwnerAccount[]>;
}

export function createAccountsRepository(db: IdentityDb): AccountsRepository {
  return {
    list: () => db.selectFrom('identity_users').select(['email', 'name']).orderBy('email').execute(),
    async owners() {
      const rows = await db
        .selectFrom('identity_users as account')
        .leftJoin('identity_accounts as credential', (join) =>
          join.onRef('credential.userId', '=', 'account.id').on('credential.password', 'is not', null),
        )
        .where('account.role', '=', 'owner')
        .select(['account.id', 'account.email', 'credential.id as credentialId'])
        .orderBy('account.email')
        .execute();
      return rows.map(({ id, email, credentialId }) => ({ id, email, hasPassword: credentialId !== null }));
    },
  };
}
