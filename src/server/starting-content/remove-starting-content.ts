import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import type { SiteSettings } from '#api/schemas/settings.ts';
import type { Block } from '#content/block/block.ts';
import { isEqual } from '#content/is-equal.ts';
import type { PageContent } from '#content/page/page.ts';
import { isSystemPage } from '#content/page/page.ts';
import { emptyPages } from '#seed/empty.ts';
import type { StartingContent } from '#seed/starting-content.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import { requireLockedPage } from '#server/pages/store/page-deps.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import { listPages } from '#server/pages/store/pages.repository.ts';
import { dropScheduled } from '#server/pages/store/schedule.repository.ts';
import { storePage } from '#server/pages/store/store-page.ts';
import { setVersionState } from '#server/pages/store/versions.repository.ts';
import { addVersion, makeLive } from '#server/pages/store/write-version.ts';
import { moveToTrash } from '#server/pages/tree/delete-page.ts';
import { raiseSettingsRevision, upsertSetting } from '#server/settings/settings.repository.ts';
import { readSettings } from '#server/settings/settings.service.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { isUntouchedPage, listStartingContent } from './read-starting-content.ts';
import { keepRemoval, type Removal } from './stored-removal.ts';

/** Dependencies of the removal. */
export interface RemovalDeps extends Pick<PageDeps, 'definitions'> {
  readonly startingContent: Pick<StartingContent, 'settings'>;
}

type Warning = { readonly path: string; readonly message: string };

/**
 * Settings that describe the starting content's studio. The consent setting isn't one of them: it is kept.
 */
const studioKeys = [
  'studioName',
  'tagline',
  'description',
  'phoneNumber',
  'emailAddress',
  'contact',
] as const satisfies readonly (keyof SiteSettings)[];

/**
 * Moves the starting content to the trash: unedited pages, and those named. A page stays if one of its child
 * pages stays. Resolves to what stayed and why.
 */
export async function removeStartingContent(
  scope: WriteScope,
  { definitions, startingContent }: RemovalDeps,
  named: ReadonlySet<string>,
): Promise<readonly Warning[]> {
  const listed = (await listStartingContent(scope.db)).map(({ page }) => page);
  const wanted = listed
    .filter((page) => isUntouchedPage(page) || named.has(page.id))
    // Parents first, since restoring a child page needs its parent.
    .toSorted((one, other) => Number(one.parentId !== null) - Number(other.parentId !== null));
  const below = await createRemainingChildFinder(scope, wanted);
  const warnings: Warning[] = [];
  const removal: Removal = { at: scope.now, by: scope.actor, trashed: [], emptied: [], settings: {} };
  for (const page of wanted) {
    const child = below(page);
    if (isSystemPage(page.identifier)) {
      const emptied = await emptyPage(scope, definitions, page);
      if (emptied) removal.emptied.push(emptied);
    } else if (child) {
      warnings.push({
        path: page.id,
        message: `"${page.identifier}" stays, because it is the parent of "${child}".`,
      });
    } else {
      removal.trashed.push(await trashPage(scope, page));
    }
  }
  removal.settings = await resetStudioSettings(scope, startingContent.settings);
  await keepRemoval(scope.db, removal, scope.now);
  scope.changesSite();
  scope.record('starting-content/remove', 'site', { pages: removal.trashed.length + removal.emptied.length });
  return warnings;
}

/** Finds a page's child page that stays. */
async function createRemainingChildFinder(
  { db }: WriteScope,
  wanted: readonly PageRecord[],
): Promise<(page: PageRecord) => string | undefined> {
  const going = new Set(wanted.map(({ id }) => id));
  const staying = (await listPages(db, 'current')).map(({ page }) => page).filter(({ id }) => !going.has(id));
  return ({ id }) => staying.find(({ parentId }) => parentId === id)?.identifier;
}

async function trashPage(scope: WriteScope, page: PageRecord): Promise<Removal['trashed'][number]> {
  await requireLockedPage(scope.db, page.id);
  await moveToTrash(scope, page);
  return { id: page.id, wasUntouched: isUntouchedPage(page) };
}

/**
 * Replaces the starting content of a page by a new live version with the content of an empty site; the old
 * version is kept.
 */
async function emptyPage(
  scope: WriteScope,
  definitions: PageDeps['definitions'],
  { id }: PageRecord,
): Promise<Removal['emptied'][number] | undefined> {
  const page = await requireLockedPage(scope.db, id);
  const content = emptyContent(page.identifier);
  if (!content || page.liveVersionId === null) return undefined;
  const empty = await addVersion(scope, definitions, {
    pageId: id,
    content,
    status: 'DRAFT',
    reason: 'publish',
  });
  const { liveVersionId: live, draftVersionId: draft } = page;
  if (draft !== null) await setVersionState(scope.db, draft, { status: 'ARCHIVED' });
  // The schedule was for the removed content.
  await dropScheduled(scope.db, id);
  await storePage(scope, page, await makeLive(scope, definitions, { ...page, draftVersionId: null }, empty));
  scope.record('version/status', id, { version: empty.id, from: 'DRAFT', to: 'PUBLISHED' });
  return { id, wasUntouched: isUntouchedPage(page), live, draft, empty: empty.id };
}

function emptyContent(identifier: string): PageContent | undefined {
  const seed = emptyPages.find((page) => page.identifier === identifier);
  return seed && { title: seed.title as PageContent['title'], overview: seed.overview as Block[] };
}

/** Resets settings that still equal the starting content's to the defaults. Resolves to their values. */
async function resetStudioSettings(
  scope: WriteScope,
  came: Partial<SiteSettings>,
): Promise<Removal['settings']> {
  const settings = await readSettings(scope.db);
  const forgotten = studioKeys.filter(
    (key) => isEqual(settings[key], came[key]) && !isEqual(settings[key], defaultSiteSettings[key]),
  );
  for (const key of forgotten) await upsertSetting(scope.db, key, defaultSiteSettings[key], scope.now);
  if (forgotten.length > 0) {
    await raiseSettingsRevision(scope.db);
    scope.record('settings/save', 'site', { keys: forgotten });
  }
  return Object.fromEntries(forgotten.map((key) => [key, settings[key]]));
}
