import {
  backgroundSettingsSchema,
  dynamicBackgroundSettingsSchema,
  type StoredBackground,
} from '#content/background.ts';
import { type LayoutSettings, layoutSettingsSchema } from '#content/layout.ts';
import type { Db } from '#server/storage/schema.ts';

/** The page as a whole, or one version of it. */
export interface SettingsOwner {
  readonly pageId: string;
  readonly versionId: string | undefined;
}

interface Parser<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** Stored settings that no longer parse count as none. */
function parse<T>(schema: Parser<T>, text: string | null | undefined): T | null {
  if (text === null || text === undefined) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function toText(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}

export async function findLayout(db: Db, owner: SettingsOwner): Promise<LayoutSettings | null> {
  const row = await db
    .selectFrom('page_layouts')
    .select('settings')
    .where('page_id', '=', owner.pageId)
    .where('version_id', '=', owner.versionId ?? '')
    .executeTakeFirst();
  return parse(layoutSettingsSchema, row?.settings);
}

export async function saveLayout(
  db: Db,
  owner: SettingsOwner,
  layout: LayoutSettings,
  now: string,
): Promise<void> {
  const values = { settings: JSON.stringify(layout), updated_at: now };
  await db
    .insertInto('page_layouts')
    .values({ page_id: owner.pageId, version_id: owner.versionId ?? '', ...values })
    .onConflict((conflict) => conflict.columns(['page_id', 'version_id']).doUpdateSet(values))
    .execute();
}

export async function deleteLayout(db: Db, owner: SettingsOwner): Promise<void> {
  await db
    .deleteFrom('page_layouts')
    .where('page_id', '=', owner.pageId)
    .where('version_id', '=', owner.versionId ?? '')
    .execute();
}

export async function findBackground(db: Db, owner: SettingsOwner): Promise<StoredBackground> {
  const row = await db
    .selectFrom('page_backgrounds')
    .select(['background', 'dynamic_background'])
    .where('page_id', '=', owner.pageId)
    .where('version_id', '=', owner.versionId ?? '')
    .executeTakeFirst();
  return {
    backgroundSettings: parse(backgroundSettingsSchema, row?.background),
    dynamicBackgroundSettings: parse(dynamicBackgroundSettingsSchema, row?.dynamic_background),
  };
}

export async function saveBackground(
  db: Db,
  owner: SettingsOwner,
  background: StoredBackground,
  now: string,
): Promise<void> {
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
}

export async function deleteBackground(db: Db, owner: SettingsOwner): Promise<void> {
  await db
    .deleteFrom('page_backgrounds')
    .where('page_id', '=', owner.pageId)
    .where('version_id', '=', owner.versionId ?? '')
    .execute();
}

/** Gives a version the layout and background of another one, so that a draft looks like what it is made from. */
export async function copyPageSettings(
  db: Db,
  pageId: string,
  from: string,
  to: string,
  now: string,
): Promise<void> {
  const target = { pageId, versionId: to };
  const layout = await findLayout(db, { pageId, versionId: from });
  if (layout) await saveLayout(db, target, layout, now);
  else await deleteLayout(db, target);
  const background = await findBackground(db, { pageId, versionId: from });
  if (background.backgroundSettings || background.dynamicBackgroundSettings) {
    await saveBackground(db, target, background, now);
  } else {
    await deleteBackground(db, target);
  }
}
