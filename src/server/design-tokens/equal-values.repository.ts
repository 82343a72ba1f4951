import type { Db } from '#server/storage/schema.ts';

interface StoredBlocks {
  readonly id: string;
  /** As it is stored. */
  readonly overview: string;
}

/** The blocks of a few versions: as many as may be in memory at once. */
export async function blocksOf(db: Db, ids: readonly string[]): Promise<StoredBlocks[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('versions').select(['id', 'overview']).where('id', 'in', ids).execute();
}
