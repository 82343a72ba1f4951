import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import { type SiteSettings, siteSettingsSchema } from '#api/schemas/settings.ts';
import { isEqual } from '#content/is-equal.ts';
import { findFaviconIssue } from '#content/media/favicon.ts';
import { listPictureFiles } from '#content/media/picture-by-theme.ts';
import { AppError, createInvalidError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import { type AnswerWithRevisions, type IfMatch, requireMatch } from '#server/http/preconditions.ts';
import { parseStoredObject } from '#server/storage/parse-stored.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage, WriteScope } from '#server/storage/storage.ts';
import type { UndoByKind } from '#server/storage/undo-way.ts';
import {
  listTokenIssues,
  listUnknownTokenIssues,
  type TokenChanges,
  type TokenIssue,
} from '#tokens/token-changes.ts';
import {
  findPictures,
  findSettings,
  lockSettings,
  raiseSettingsRevision,
  readSettingsRevision,
  upsertSetting,
} from './settings.repository.ts';
import { findLastTokenVersion, listTokenVersions } from './token-versions.repository.ts';

/** Most published token sets that are read at once. */
export const maxPublishedSets = 200;

/** Reads the site settings; missing or invalid ones have their default. */
export async function readSettings(db: Db): Promise<SiteSettings> {
  return parseSettings(await findSettings(db));
}

/** Parses settings from stored values by key. */
function parseSettings(stored: ReadonlyMap<string, unknown>): SiteSettings {
  const entries = Object.entries(siteSettingsSchema.shape).map(([key, schema]) => {
    const parsed = schema.safeParse(stored.get(key));
    return [key, parsed.success ? parsed.data : defaultSiteSettings[key as keyof SiteSettings]];
  });
  return Object.fromEntries(entries);
}

/** Parses settings stored in the journal as one text. */
export function parseStoredSettings(text: string): SiteSettings {
  return parseSettings(new Map(Object.entries(parseStoredObject(text))));
}

/** Reads the settings with their revision. The revision is read first: it may be too old, never too new. */
export async function readRevisedSettings(db: Db): Promise<AnswerWithRevisions<SiteSettings>> {
  const settings = await readSettingsRevision(db);
  return { revisions: { settings }, answer: await readSettings(db) };
}

/**
 * Saves the given settings; the others stay. Values equal to the current ones, including defaults, change
 * nothing.
 */
export async function saveSettings(
  storage: Storage,
  changes: Partial<SiteSettings>,
  person: Person,
  ifMatch?: IfMatch,
): Promise<AnswerWithRevisions<SiteSettings>> {
  return storage.write(getActor(person), async (scope) => {
    requireMatch(ifMatch, { settings: await lockSettings(scope.db) }, ['settings'], 'settings/stale');
    const { keys, undo, tokenVersion } = await writeSettings(scope, changes);
    scope.record('settings/save', 'site', { keys }, undo, tokenVersion);
    return readRevisedSettings(scope.db);
  });
}

interface WrittenSettings {
  /** Keys whose value changed. */
  readonly keys: readonly string[];
  readonly undo: UndoByKind<'settings'> | undefined;
  /** Number of the published design tokens; undefined if they are unchanged. */
  readonly tokenVersion: number | undefined;
}

/**
 * Writes settings in a transaction that has locked them. The caller records the returned undo and number in
 * its log entry.
 */
export async function writeSettings(
  scope: WriteScope,
  changes: Partial<SiteSettings>,
): Promise<WrittenSettings> {
  const before = await readSettings(scope.db);
  await refusePictures(scope.db, changes, before);
  const changed = Object.entries(changes).filter(
    ([key, value]) => value !== undefined && !isEqual(before[key as keyof SiteSettings], value),
  );
  if (changed.length === 0) return { keys: [], undo: undefined, tokenVersion: undefined };
  const after: Partial<SiteSettings> = Object.fromEntries(changed);
  if (after.designTokens) await refuseTokenIssues(scope.db, after.designTokens, before.designTokens);
  for (const [key, value] of changed) await upsertSetting(scope.db, key, value, scope.now);
  await raiseSettingsRevision(scope.db);
  scope.changesSite();
  const keys = Object.keys(after);
  return {
    keys,
    undo: { way: 'settings', before: pick(before, keys), after },
    tokenVersion: after.designTokens && (await findLastTokenVersion(scope.db)) + 1,
  };
}

/**
 * Rejects invalid tokens. A token that was published once may be published again. Its name may be unknown to
 * this version, since another version of the site may have written it.
 * @throws AppError 400 with every name and value that can't be used
 */
async function refuseTokenIssues(
  db: Db,
  changes: SiteSettings['designTokens'],
  before: SiteSettings['designTokens'],
): Promise<void> {
  const isNew = ({ path }: TokenIssue) => !isEqual(changes[path], before[path]);
  const found = [...listUnknownTokenIssues(changes), ...listTokenIssues(changes as TokenChanges)].filter(
    isNew,
  );
  const versions = found.length === 0 ? [] : await listTokenVersions(db, maxPublishedSets);
  const issues = found
    .filter(({ path }) => !versions.some((version) => isEqual(version.changes?.[path], changes[path])))
    .map(({ path, message }) => ({ path: `changes.${path}`, message }));
  const [first] = issues;
  if (first) throw new AppError('input/invalid', { message: `${first.path}: ${first.message}`, issues });
}

function pick(settings: SiteSettings, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => keys.includes(key)));
}

const pictureSettings = ['logo', 'favicon'] as const;
const namesOfPictures = { logo: 'logo', favicon: 'icon' } as const satisfies Record<
  (typeof pictureSettings)[number],
  string
>;

/**
 * Rejects a logo or icon that isn't an image of the library, where documents get its size from. An unchanged
 * value is accepted, even if its file was deleted or replaced since.
 * @throws AppError 400 for the first that is no image, or can't be an icon
 */
async function refusePictures(db: Db, changes: Partial<SiteSettings>, before: SiteSettings): Promise<void> {
  const chosen = pictureSettings.flatMap((setting) =>
    (['light', 'dark'] as const).map((theme) => ({ setting, theme, url: changes[setting]?.[theme] ?? '' })),
  );
  const anew = chosen.filter(({ setting, theme, url }) => url !== '' && url !== before[setting][theme]);
  const known = await findPictures(
    db,
    anew.map(({ url }) => url),
  );
  for (const { setting, theme, url } of anew) {
    const picture = known.get(url);
    const issue = !picture
      ? `The ${namesOfPictures[setting]} must be an image from the media library.`
      : setting === 'favicon' && findFaviconIssue(picture);
    if (issue) throw createInvalidError(`${setting}.${theme}`, issue);
  }
}

/** Lists the files that settings name, each once. */
export function listSettingsFiles({ logo, favicon }: Pick<SiteSettings, 'logo' | 'favicon'>): string[] {
  return [...new Set([...listPictureFiles(logo), ...listPictureFiles(favicon)])];
}
