import { resealAll } from '#server/boot/secret/sealed-columns.repository.ts';
import { newGrantSeed } from '#server/protection/locks/grant-cookies.ts';
import type { Vault } from '#server/security/vault.ts';
import type { Db } from '#server/storage/schema.ts';

/**
 * Ends all grants that visitors hold for protected pages, client rooms and drafts. Passwords and links stay as they are: a grant
 * is bound to the sealed text of a password, or to the seed of a room or link.
 */
export async function endAllGrants(db: Db, vault: Vault): Promise<void> {
  await resealAll(db, vault, vault);
  for (const table of ['rooms', 'preview_links'] as const) {
    for (const { id } of await db.selectFrom(table).select('id').execute())
      await db.updateTable(table).set({ grant_seed: newGrantSeed() }).where('id', '=', id).execute();
  }
}
