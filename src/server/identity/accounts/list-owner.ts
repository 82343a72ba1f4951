import { randomUUID } from 'node:crypto';
import {
  findAccountByEmail,
  insertAccount,
  lockAccounts,
  updateAccount,
} from '#server/identity/accounts.repository.ts';
import type { IdentityTables } from '#server/identity/identity-tables.ts';
import type { Storage } from '#server/storage/storage.ts';

/**
 * Ensures that an address belongs to an active owner. For people with access to the server, who could change
 * the database as well. Returns the address as stored.
 */
export async function listOwner(storage: Storage, email: string): Promise<string> {
  const address = email.trim().toLowerCase();
  await storage.write(null, async ({ db, now, record }) => {
    const identity = db.withTables<IdentityTables>();
    await lockAccounts(identity);
    const known = await findAccountByEmail(identity, address);
    const id = known?.id ?? randomUUID();
    const role = 'owner';
    if (known) await updateAccount(identity, { id, name: known.name, role, isSuspended: false }, now);
    else
      await insertAccount(
        identity,
        { id, email: address, name: address.split('@', 1)[0] ?? address, role },
        now,
      );
    record('account/save', id, { email: address, role, isSuspended: false });
  });
  return address;
}
