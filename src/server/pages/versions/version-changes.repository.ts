import type { Db } from '#server/storage/schema.ts';

/** Reads the stored change counts of each version of a page, by version id. */
export async function findChanges(db: Db, pageId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('versions')
    .select(['id', 'changes'])
    .where('page_id', '=', pageId)
    .where('changes', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, changes }) => [id, changes ?? '']));
}

export async function setChanges(db: Db, id: string, changes: string): Promise<void> {
  await db.updateTable('versions').set({ changes }).where('id', '=', id).execute();
}

/**
 * Reads layout and background of each version of a page as one string, by version id; versions without either
 * are left out.
 */
export async function findLooks(db: Db, pageId: string): Promise<ReadonlyMap<string, string>> {
  const layouts = await db
    .selectFrom('page_layouts')
    .select(['version_id', 'settings'])
    .where('page_id', '=', pageId)
    .execute();
  const backgrounds = await db
    .selectFrom('page_backgrounds')
    .select(['version_id', 'background', 'dynamic_background'])
    .where('page_id', '=', pageId)
    .execute();
  const layoutOf = new Map(layouts.map((row) => [row.version_id, row.settings]));
  const backgroundOf = new Map(
    backgrounds.map((row) => [row.version_id, [row.background, row.dynamic_background]]),
  );
  const ids = new Set([...layoutOf.keys(), ...backgroundOf.keys()]);
  return new Map([...ids].map((id) => [id, JSON.stringify([layoutOf.get(id), backgroundOf.get(id)])]));
}
