import { isDeepStrictEqual } from 'node:util';
import { defaultSiteSettings, type SiteSettings, siteSettingsSchema } from '#api/schemas/settings.ts';
import { logoFiles, type SiteLogo } from '#content/site-logo.ts';
import { invalid } from '#server/http/app-error.ts';
import { actorOf, type Person } from '#server/http/person.ts';
import { type IfMatch, requireMatch } from '#server/http/preconditions.ts';
import type { Revised } from '#server/http/tagged.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  findSettings,
  lockSettings,
  picturesAmong,
  raiseSettingsRevision,
  settingsRevision,
  upsertSetting,
} from './settings.repository.ts';

/** The settings of the site; each one that is absent or no longer parses is its default. */
export async function readSettings(db: Db): Promise<SiteSettings> {
  return settingsIn(await findSettings(db));
}

/** The settings in what is stored under each key. */
function settingsIn(stored: ReadonlyMap<string, unknown>): SiteSettings {
  const entries = Object.entries(siteSettingsSchema.shape).map(([key, schema]) => {
    const parsed = schema.safeParse(stored.get(key));
    return [key, parsed.success ? parsed.data : defaultSiteSettings[key as keyof SiteSettings]];
  });
  return Object.fromEntries(entries);
}

/** The settings as the journal keeps them: all in one text. */
export function storedSettings(text: string): SiteSettings {
  return settingsIn(new Map(Object.entries(JSON.parse(text))));
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
    await refuseLostLogo(scope.db, changes.logo, before.logo);
    const changed = Object.entries(changes).filter(
      ([key, value]) => value !== undefined && !isDeepStrictEqual(before[key as keyof SiteSettings], value),
    );
    for (const [key, value] of changed) await upsertSetting(scope.db, key, value, scope.now);
    if (changed.length > 0) {
      await raiseSettingsRevision(scope.db);
      scope.changesSite();
    }
    const keys = changed.map(([key]) => key);
    const undo = { way: 'settings', before: pick(before, keys), after: Object.fromEntries(changed) } as const;
    scope.record('settings/save', 'site', { keys }, changed.length > 0 ? undo : undefined);
    return readRevisedSettings(scope.db);
  });
}

function pick(settings: SiteSettings, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => keys.includes(key)));
}

/** A logo is a picture of the library: the header takes its measures from there. One that is gone since does no harm. */
async function refuseLostLogo(db: Db, logo: SiteLogo | undefined, before: SiteLogo): Promise<void> {
  if (!logo) return;
  const known = await picturesAmong(db, logoFiles(logo));
  for (const theme of ['light', 'dark'] as const) {
    const url = logo[theme];
    if (url === '' || url === before[theme] || known.has(url)) continue;
    throw invalid(`logo.${theme}`, 'The logo must be a picture that is in the library.');
  }
}
