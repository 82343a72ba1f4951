import { defaultSiteSettings, type SiteSettings, siteSettingsSchema } from '#api/schemas/settings.ts';
import { actorOf, type Person } from '#server/http/person.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { findSettings, upsertSetting } from './settings.repository.ts';

/** The settings of the site; each one that is absent or no longer parses is its default. */
export async function readSettings(db: Db): Promise<SiteSettings> {
  const stored = await findSettings(db);
  const entries = Object.entries(siteSettingsSchema.shape).map(([key, schema]) => {
    const parsed = schema.safeParse(stored.get(key));
    return [key, parsed.success ? parsed.data : defaultSiteSettings[key as keyof SiteSettings]];
  });
  return Object.fromEntries(entries);
}

/** Changes the settings that are given; the others stay as they are. */
export async function saveSettings(
  storage: Storage,
  changes: Partial<SiteSettings>,
  person: Person,
): Promise<SiteSettings> {
  return storage.write(actorOf(person), async (scope) => {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    for (const [key, value] of given) await upsertSetting(scope.db, key, value, scope.now);
    scope.changesSite();
    scope.record('settings/save', 'site', { keys: given.map(([key]) => key) });
    return readSettings(scope.db);
  });
}
