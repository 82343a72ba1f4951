import type { Kysely } from 'kysely';

/** Colours that were computed too dark are computed again after the start (`look-at-stored-media.ts`). An image without any keeps none. */
export async function up(db: Kysely<{ media: { blur: string | null } }>): Promise<void> {
  await db.updateTable('media').set({ blur: null }).where('blur', '<>', '').execute();
}
