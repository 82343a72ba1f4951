import { isDeepStrictEqual } from 'node:util';
import { defaultSiteSettings, type SiteSettings, siteSettingsSchema } from '#api/schemas/settings.ts';
import { actorOf, type Person } from '#server/http/person.ts';
import { type IfMatch, requireMatch } from '#server/http/preconditions.ts';
import type { Revised } from '#server/http/tagged.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  findSettings,
  lockSettings,
  raiseSettingsRevision,
  settingsRevision,
  upsertSetting,
} from './settings.repository.ts';

/** The settings of the site; each one that is absent or no longer parses is its default. */
export async function readSettings(db: Db): Promise<SiteSettings> {
  return settingsIn(await findSettings(db));
}

/** The settings in what is stored under each key. */
export function settingsIn(stored: ReadonlyMap<string, unknown>): SiteSettings {
  const entries = Object.entries(siteSettingsSchema.shape).map(([key, schema]) => {
    const parsed = schema.safeParse(stored.get(key));
    return [key, parsed.success ? parsed.data : defaultSiteSettings[key as keyof SiteSettings]];
  });
  return Object.fromEntries(entries);
}

/** The settings with their revision, which is read first: the tag may be too old, never too new. */
export async function readRevisedSettings(db: Db): Promise<Revised<SiteSettings>> {
  const settings = await settingsRevision(db);
  return { revisions: { settings }, answer: await readSettings(db) };
}

/**
 * Changes the settings that are given; the others stay as they are. What says what is read already, also by
 * default, changes nothing.
 */
export async function saveSettings(
  storage: Storage,
  changes: Partial<SiteSettings>,
  person: Person,
  ifMatch?: IfMatch,
): Promise<Revised<SiteSettings>> {
  return storage.write(actorOf(person), async (scope) => {
    requireMatch(ifMatch, { settings: await lockSettings(scope.db) }, ['settings'], 'settings/stale');
    const before = await readSettings(scope.db);
    const changed = Object.entries(changes).filter(
      ([key, value]) => value !== undefined && !isDeepStrictEqual(before[key as keyof SiteSettings], value),
    );
    for (const [key, value] of changed) await upsertSetting(scope.db, key, value, scope.now);
    if (changed.length > 0) {
      await raiseSettingsRevision(scope.db);
      scope.changesSite();
    }
    scope.record('settings/save', 'site', { keys: changed.map(([key]) => key) });
    return readRevisedSettings(scope.db);
  });
}
