import type { Db } from '#server/storage/schema.ts';

/** What is stored under each key; a value that is no JSON counts as absent. */
export async function findSettings(db: Db): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  return new Map(rows.map(({ key, value }) => [key, parse(value)]));
}

function parse(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

export async function upsertSetting(db: Db, key: string, value: unknown, now: string): Promise<void> {
  const values = { value: JSON.stringify(value), updated_at: now };
  await db
    .insertInto('settings')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}
