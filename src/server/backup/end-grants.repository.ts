import { resealAll } from '#server/boot/secret/sealed-columns.repository.ts';
import { createGrantSeed } from '#server/protection/locks/grant-cookies.ts';
import type { Vault } from '#server/security/vault.ts';
import type { Db } from '#server/storage/schema.ts';

/**
 * Ends all grants of visitors for protected pages, client spaces and drafts. Passwords and links stay the
 * same: a grant is bound to the encrypted text of a password, or to the seed of a space or link.
 */
export async function endAllGrants(db: Db, vault: Vault): Promise<void> {
  await resealAll(db, vault, vault);
  for (const table of ['rooms', 'preview_links'] as const) {
    for (const { id } of await db.selectFrom(table).select('id').execute())
      await db.updateTable(table).set({ grant_seed: createGrantSeed() }).where('id', '=', id).execute();
  }
}
