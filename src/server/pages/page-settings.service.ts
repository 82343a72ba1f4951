import type { StoredBackground } from '#content/background.ts';
import type { LayoutSettings } from '#content/layout.ts';
import { AppError } from '#server/http/app-error.ts';
import { actorOf, type Person } from '#server/http/person.ts';
import type { Db } from '#server/storage/schema.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { type PageDeps, requireLockedPage, requirePage } from './page-deps.ts';
import type { PageRecord } from './page-record.ts';
import {
  deleteBackground,
  deleteLayout,
  findBackground,
  findLayout,
  type SettingsOwner,
  saveBackground,
  saveLayout,
} from './page-settings.repository.ts';
import { findVersion } from './versions.repository.ts';

type Deps = Pick<PageDeps, 'storage'>;

/** Which page or version is meant, as the query names it. */
export interface SettingsTarget {
  readonly pageId: string;
  readonly versionId?: string;
}

async function ownerOf(db: Db, page: PageRecord, { versionId }: SettingsTarget): Promise<SettingsOwner> {
  if (versionId === undefined || versionId === '') return { pageId: page.id, versionId: undefined };
  if (!(await findVersion(db, page.id, versionId))) throw new AppError('version/not-found');
  return { pageId: page.id, versionId };
}

/** One write on a page's or version's settings. Visitors see those of the page and of its live version. */
async function change<T>(
  { storage }: Deps,
  target: SettingsTarget,
  person: Person,
  action: string,
  work: (scope: WriteScope, owner: SettingsOwner) => Promise<T>,
): Promise<T> {
  return storage.write(actorOf(person), async (scope) => {
    const page = await requireLockedPage(scope.db, target.pageId);
    const owner = await ownerOf(scope.db, page, target);
    const result = await work(scope, owner);
    if (owner.versionId === undefined || owner.versionId === page.liveVersionId) scope.changesSite();
    scope.record(action, page.id, owner.versionId ? { version: owner.versionId } : {});
    return result;
  });
}

async function ownerFor({ storage }: Deps, target: SettingsTarget): Promise<SettingsOwner> {
  return ownerOf(storage.db, await requirePage(storage.db, target.pageId), target);
}

/** The layout of exactly this page or version; null when it has none of its own. */
export async function getPageLayout(deps: Deps, target: SettingsTarget): Promise<LayoutSettings | null> {
  return findLayout(deps.storage.db, await ownerFor(deps, target));
}

export async function savePageLayout(
  deps: Deps,
  target: SettingsTarget,
  layout: LayoutSettings,
  person: Person,
): Promise<LayoutSettings> {
  await change(deps, target, person, 'page/layout', ({ db, now }, owner) =>
    saveLayout(db, owner, layout, now),
  );
  return layout;
}

export async function deletePageLayout(deps: Deps, target: SettingsTarget, person: Person): Promise<void> {
  await change(deps, target, person, 'page/layout-delete', ({ db }, owner) => deleteLayout(db, owner));
}

/** The background of exactly this page or version; nulls when it has none of its own. */
export async function getPageBackground(deps: Deps, target: SettingsTarget): Promise<StoredBackground> {
  return findBackground(deps.storage.db, await ownerFor(deps, target));
}

/** Saves the parts that are given; the other one stays. */
export async function savePageBackground(
  deps: Deps,
  target: SettingsTarget,
  parts: Partial<StoredBackground>,
  person: Person,
): Promise<StoredBackground> {
  return change(deps, target, person, 'page/background', async ({ db, now }, owner) => {
    const before = await findBackground(db, owner);
    const { backgroundSettings = before.backgroundSettings } = parts;
    const { dynamicBackgroundSettings = before.dynamicBackgroundSettings } = parts;
    const after = { backgroundSettings, dynamicBackgroundSettings };
    await saveBackground(db, owner, after, now);
    return after;
  });
}

export async function deletePageBackground(
  deps: Deps,
  target: SettingsTarget,
  person: Person,
): Promise<void> {
  await change(deps, target, person, 'page/background-delete', ({ db }, owner) =>
    deleteBackground(db, owner),
  );
}
