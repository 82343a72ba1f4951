import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import type { SiteSettings } from '#api/schemas/settings.ts';
import { isEqual } from '#content/is-equal.ts';
import { AppError } from '#server/http/app-error.ts';
import { type PageDeps, requireLockedPage } from '#server/pages/store/page-deps.ts';
import { findPage } from '#server/pages/store/pages.repository.ts';
import { storePage } from '#server/pages/store/store-page.ts';
import { setVersionState } from '#server/pages/store/versions.repository.ts';
import { makeLive, requireVersion } from '#server/pages/store/write-version.ts';
import { restoreInScope } from '#server/pages/tree/trash.ts';
import { syncRedirectsWithoutLoops } from '#server/pages/visibility/sync-redirects.ts';
import { raiseSettingsRevision, upsertSetting } from '#server/settings/settings.repository.ts';
import { readSettings } from '#server/settings/settings.service.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { markUntouched } from './starting-content.repository.ts';
import { findRemoval, keepRemoval, type Removal } from './stored-removal.ts';

type Warning = { readonly path: string; readonly message: string };

/**
 * Restores what the last removal took. Pages that were edited since then keep their content. Resolves to what
 * wasn't restored as it was.
 * @throws AppError 404 if there is nothing to restore, or no longer
 */
export async function restoreStartingContent(
  scope: WriteScope,
  { definitions }: Pick<PageDeps, 'definitions'>,
  now: Date,
): Promise<readonly Warning[]> {
  const removal = await findRemoval(scope.db, now);
  if (!removal) throw new AppError('starting-content/not-removed');
  const warnings: Warning[] = [];
  for (const page of removal.emptied) warnings.push(...(await fillAgain(scope, definitions, page)));
  for (const page of removal.trashed) warnings.push(...(await restoreFromTrash(scope, page)));
  await restoreStudioSettings(scope, removal.settings);
  await keepRemoval(scope.db, null, scope.now);
  scope.changesSite();
  scope.record('starting-content/restore', 'site', {
    pages: removal.trashed.length + removal.emptied.length,
  });
  return warnings;
}

async function fillAgain(
  scope: WriteScope,
  definitions: PageDeps['definitions'],
  { id, live, draft, empty, wasUntouched }: Removal['emptied'][number],
): Promise<readonly Warning[]> {
  const found = await findPage(scope.db, id);
  if (!found) return [];
  if (found.liveVersionId !== empty || found.draftVersionId !== null) {
    const message = `"${found.identifier}" has changed and keeps its content. The starting content is stored as one of its versions.`;
    return [{ path: id, message }];
  }
  const page = await requireLockedPage(scope.db, id);
  const filled = await makeLive(scope, definitions, page, await requireVersion(scope, page, live));
  if (draft !== null) await setVersionState(scope.db, draft, { status: 'DRAFT' });
  await storePage(scope, page, { ...filled, draftVersionId: draft });
  if (wasUntouched) await markUntouched(scope.db, id);
  scope.record('version/status', id, { version: live, from: 'ARCHIVED', to: 'PUBLISHED' });
  return [];
}

/** A page that was restored or permanently deleted before is skipped. */
async function restoreFromTrash(
  scope: WriteScope,
  { id, wasUntouched }: Removal['trashed'][number],
): Promise<readonly Warning[]> {
  try {
    const { page, warnings } = await restoreInScope(scope, id);
    const leftOut = await syncRedirectsWithoutLoops(scope, [page]);
    if (wasUntouched) await markUntouched(scope.db, id);
    const circles = leftOut.map(
      ({ fromPath, toPath }) =>
        `"${fromPath}" does not lead to "${toPath}", because that would create a redirect loop. Check it under Redirects.`,
    );
    return [...warnings.map(({ message }) => message), ...circles].map((message) => ({ path: id, message }));
  } catch (error) {
    if (error instanceof AppError && error.code === 'page/not-found') return [];
    throw error;
  }
}

/** Restores settings that weren't changed since the removal. */
async function restoreStudioSettings(scope: WriteScope, before: Removal['settings']): Promise<void> {
  const settings = await readSettings(scope.db);
  const unset = Object.keys(before).filter((key) =>
    isEqual(settings[key as keyof SiteSettings], defaultSiteSettings[key as keyof SiteSettings]),
  );
  for (const key of unset) await upsertSetting(scope.db, key, before[key], scope.now);
  if (unset.length === 0) return;
  await raiseSettingsRevision(scope.db);
  scope.record('settings/save', 'site', { keys: unset });
}
