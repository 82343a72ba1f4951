import { parseStored } from '#server/storage/parse-stored.ts';
import type { Db } from '#server/storage/schema.ts';

/** Reads the stored value of each key; invalid JSON counts as missing. */
export async function findSettings(db: Db): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  return new Map(rows.map(({ key, value }) => [key, parseStored(value)]));
}

/** Image of the library; sizes in pixels. */
interface LibraryPicture {
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
}

/** Finds the images of the library among these URLs. */
export async function findPictures(
  db: Db,
  urls: readonly string[],
): Promise<ReadonlyMap<string, LibraryPicture>> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['url', 'mime_type as mimeType', 'width', 'height'])
    .where('url', 'in', urls)
    .where('deleted_at', 'is', null)
    .where('mime_type', 'like', 'image/%')
    .execute();
  return new Map(rows.map(({ url, ...picture }) => [url, picture]));
}

/** Counts how often the site settings have changed. */
export async function readSettingsRevision(db: Db): Promise<number> {
  const row = await db
    .selectFrom('site_revision')
    .select('settings_revision')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return row.settings_revision;
}

/** Locks the settings until the transaction ends. Resolves to their revision. */
export async function lockSettings(db: Db): Promise<number> {
  return addToRevision(db, 0);
}

export async function raiseSettingsRevision(db: Db): Promise<number> {
  return addToRevision(db, 1);
}

async function addToRevision(db: Db, step: 0 | 1): Promise<number> {
  const row = await db
    .updateTable('site_revision')
    .set((site) => ({ settings_revision: site('settings_revision', '+', step) }))
    .where('id', '=', 1)
    .returning('settings_revision')
    .executeTakeFirstOrThrow();
  return row.settings_revision;
}

export async function upsertSetting(db: Db, key: string, value: unknown, now: string): Promise<void> {
  const values = { value: JSON.stringify(value), updated_at: now };
  await db
    .insertInto('settings')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}
