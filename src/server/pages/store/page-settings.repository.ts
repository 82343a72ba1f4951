import { isEqual } from '#content/is-equal.ts';
import {
  backgroundSettingsSchema,
  dynamicBackgroundSettingsSchema,
  type StoredBackground,
} from '#content/look/background.ts';
import { type LayoutSettings, layoutSettingsSchema } from '#content/look/layout.ts';
import { parseStored } from '#server/storage/parse-stored.ts';
import type { Db } from '#server/storage/schema.ts';

/** A page, or one version of it. */
export interface SettingsOwner {
  readonly pageId: string;
  readonly versionId: string | undefined;
}

interface Parser<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** Parses stored settings; invalid ones count as none. */
function parse<T>(schema: Parser<T>, text: string | null | undefined): T | null {
  if (text === null || text === undefined) return null;
  const parsed = schema.safeParse(parseStored(text));
  return parsed.success ? parsed.data : null;
}

/** Parses the stored layout of a page or version. */
export function parseLayout(text: string | null): LayoutSettings | null {
  return parse(layoutSettingsSchema, text);
}

/** Parses both stored parts of a background. */
export function parseBackground(background: string | null, dynamic: string | null): StoredBackground {
  return {
    backgroundSettings: parse(backgroundSettingsSchema, background),
    dynamicBackgroundSettings: parse(dynamicBackgroundSettingsSchema, dynamic),
  };
}

function toText(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}

export async function findLayoutSettings(db: Db, owner: SettingsOwner): Promise<LayoutSettings | null> {
  const row = await db
    .selectFrom('page_layouts')
    .select('settings')
    .where('page_id', '=', owner.pageId)
    .where('version_id', '=', owner.versionId ?? '')
    .executeTakeFirst();
  return parseLayout(row?.settings ?? null);
}

/** Saves a layout. Resolves to true if that changed anything. */
export async function saveLayout(
  db: Db,
  owner: SettingsOwner,
  layout: LayoutSettings,
  now: string,
): Promise<boolean> {
  if (isEqual(await findLayoutSettings(db, owner), layout)) return false;
  const values = { settings: JSON.stringify(layout), updated_at: now };
  await db
    .insertInto('page_layouts')
    .values({ page_id: owner.pageId, version_id: owner.versionId ?? '', ...values })
    .onConflict((conflict) => conflict.columns(['page_id', 'version_id']).doUpdateSet(values))
    .execute();
  await raise(db, owner, 'layout_revision');
  return true;
}

/** Resolves to true if there was one. */
export async function deleteLayout(db: Db, owner: SettingsOwner): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('page_layouts')
    .where('page_id', '=', owner.pageId)
    .where('version_id', '=', owner.versionId ?? '')
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await raise(db, owner, 'layout_revision');
  return true;
}

export async function findBackground(db: Db, owner: SettingsOwner): Promise<StoredBackground> {
  const row = await db
    .selectFrom('page_backgrounds')
    .select(['background', 'dynamic_background'])
    .where('page_id', '=', owner.pageId)
    .where('version_id', '=', owner.versionId ?? '')
    .executeTakeFirst();
  return parseBackground(row?.background ?? null, row?.dynamic_background ?? null);
}

/** Saves both parts of a background. Resolves to true if that changed anything. */
export async function saveBackground(
  db: Db,
  owner: SettingsOwner,
  background: StoredBackground,
  now: string,
): Promise<boolean> {
  if (isEqual(await findBackground(db, owner), background)) return false;
  const values = {
    background: toText(background.backgroundSettings),
    dynamic_background: toText(background.dynamicBackgroundSettings),
    updated_at: now,
  };
  await db
    .insertInto('page_backgrounds')
    .values({ page_id: owner.pageId, version_id: owner.versionId ?? '', ...values })
    .onConflict((conflict) => conflict.columns(['page_id', 'version_id']).doUpdateSet(values))
    .execute();
  await raise(db, owner, 'background_revision');
  return true;
}

/** Resolves to true if there was one. */
export async function deleteBackground(db: Db, owner: SettingsOwner): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('page_backgrounds')
    .where('page_id', '=', owner.pageId)
    .where('version_id', '=', owner.versionId ?? '')
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await raise(db, owner, 'background_revision');
  return true;
}

type SettingsRevision = 'layout_revision' | 'background_revision';

/**
 * Increments the counter. It is on the page, so that deleting and recreating settings never repeats a
 * revision.
 */
async function raise(db: Db, { pageId }: SettingsOwner, column: SettingsRevision): Promise<void> {
  await db
    .updateTable('pages')
    .set((page) => ({ [column]: page(column, '+', 1) }))
    .where('id', '=', pageId)
    .execute();
}

/** Reads how often the layouts or backgrounds of the page and its versions have changed. */
export async function readPageSettingsRevision(
  db: Db,
  pageId: string,
  column: SettingsRevision,
): Promise<number> {
  const row = await db
    .selectFrom('pages')
    .select(`${column} as revision`)
    .where('id', '=', pageId)
    .executeTakeFirstOrThrow();
  return row.revision;
}

/** Copies layout and background from one version to another, so that a draft looks like its source. */
export async function copyPageSettings(
  db: Db,
  pageId: string,
  from: string,
  to: string,
  now: string,
): Promise<void> {
  await copySettings(db, { pageId, versionId: from }, { pageId, versionId: to }, now);
}

/** Copies layout and background between pages or versions, also of different pages. */
export async function copySettings(
  db: Db,
  from: SettingsOwner,
  target: SettingsOwner,
  now: string,
): Promise<void> {
  const layout = await findLayoutSettings(db, from);
  if (layout) await saveLayout(db, target, layout, now);
  else await deleteLayout(db, target);
  const background = await findBackground(db, from);
  if (background.backgroundSettings || background.dynamicBackgroundSettings) {
    await saveBackground(db, target, background, now);
  } else {
    await deleteBackground(db, target);
  }
}
