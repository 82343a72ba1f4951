import type { AuditActionName } from '#api/audit-actions.ts';
import type { StoredBackground } from '#content/look/background.ts';
import type { LayoutSettings } from '#content/look/layout.ts';
import { AppError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import { type AnswerWithRevisions, type IfMatch, requireMatch } from '#server/http/preconditions.ts';
import { type PageDeps, requireLockedPage, requirePage } from '#server/pages/store/page-deps.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import {
  deleteBackground,
  deleteLayout,
  findBackground,
  findLayoutSettings,
  readPageSettingsRevision,
  type SettingsOwner,
  saveBackground,
  saveLayout,
} from '#server/pages/store/page-settings.repository.ts';
import { isApproved, moveApprovals } from '#server/pages/store/version-approvals.repository.ts';
import { findVersionHead } from '#server/pages/store/versions.repository.ts';
import { keepSnapshot } from '#server/pages/store/write-version.ts';
import type { Db } from '#server/storage/schema.ts';
import type { WriteScope } from '#server/storage/storage.ts';

type Deps = Pick<PageDeps, 'storage'>;

/** Page, or one of its versions, from the query. */
export interface SettingsTarget {
  readonly pageId: string;
  readonly versionId?: string;
}

async function findOwner(db: Db, page: PageRecord, { versionId }: SettingsTarget): Promise<SettingsOwner> {
  if (versionId === undefined || versionId === '') return { pageId: page.id, versionId: undefined };
  if (!(await findVersionHead(db, page.id, versionId))) throw new AppError('version/not-found');
  return { pageId: page.id, versionId };
}

/** Layouts or backgrounds: how to read them, and their part of the ETag. */
interface Kind<T> {
  readonly part: 'layout' | 'background';
  readonly find: (db: Db, owner: SettingsOwner) => Promise<T>;
}

const layouts: Kind<LayoutSettings | null> = { part: 'layout', find: findLayoutSettings };
const backgrounds: Kind<StoredBackground> = { part: 'background', find: findBackground };

/** The revision is read first: a write between the two reads makes the tag too old, never too new. */
async function read<T>(
  { part, find }: Kind<T>,
  db: Db,
  owner: SettingsOwner,
): Promise<AnswerWithRevisions<T>> {
  const revisions = { [part]: await readPageSettingsRevision(db, owner.pageId, `${part}_revision`) };
  return { revisions, answer: await find(db, owner) };
}

interface Change {
  readonly target: SettingsTarget;
  readonly person: Person;
  readonly ifMatch: IfMatch;
  /** Name in the activity log. */
  readonly action: AuditActionName;
  /** Resolves to true if anything changed. */
  readonly work: (scope: WriteScope, owner: SettingsOwner) => Promise<boolean>;
}

/**
 * Runs one write on the settings of a page or version. Visitors see the settings of the page and of its live
 * version.
 */
async function change<T>(
  { storage }: Deps,
  kind: Kind<T>,
  { target, person, ifMatch, action, work }: Change,
): Promise<AnswerWithRevisions<T>> {
  return storage.write(getActor(person), async (scope) => {
    const page = await requireLockedPage(scope.db, target.pageId);
    const owner = await findOwner(scope.db, page, target);
    const before = await read(kind, scope.db, owner);
    requireMatch(ifMatch, before.revisions, [kind.part], 'settings/stale');
    await keepApproved(scope, page, owner);
    const changed = await work(scope, owner);
    const isSeen = owner.versionId === undefined || owner.versionId === page.liveVersionId;
    if (changed && isSeen) scope.changesSite();
    scope.record(action, page.id, owner.versionId ? { version: owner.versionId } : {});
    return read(kind, scope.db, owner);
  });
}

/**
 * Keeps a snapshot of an approved version before its look changes: a client approved the look together with
 * the content.
 */
async function keepApproved(
  scope: WriteScope,
  page: PageRecord,
  { versionId }: SettingsOwner,
): Promise<void> {
  if (versionId === undefined || !(await isApproved(scope.db, versionId))) return;
  const version = await findVersionHead(scope.db, page.id, versionId);
  if (version)
    await moveApprovals(
      scope.db,
      versionId,
      await keepSnapshot(scope, version, { reason: 'save', name: null }),
    );
}

async function requireOwner({ storage }: Deps, target: SettingsTarget): Promise<SettingsOwner> {
  return findOwner(storage.db, await requirePage(storage.db, target.pageId), target);
}

/** Reads the layout of exactly this page or version; null if it has none. */
export async function getPageLayout(
  deps: Deps,
  target: SettingsTarget,
): Promise<AnswerWithRevisions<LayoutSettings | null>> {
  return read(layouts, deps.storage.db, await requireOwner(deps, target));
}

export async function savePageLayout(
  deps: Deps,
  target: SettingsTarget,
  layout: LayoutSettings,
  person: Person,
  ifMatch?: IfMatch,
): Promise<AnswerWithRevisions<LayoutSettings | null>> {
  return change(deps, layouts, {
    target,
    person,
    ifMatch,
    action: 'page/layout',
    work: ({ db, now }, owner) => saveLayout(db, owner, layout, now),
  });
}

export async function deletePageLayout(
  deps: Deps,
  target: SettingsTarget,
  person: Person,
  ifMatch?: IfMatch,
): Promise<AnswerWithRevisions<LayoutSettings | null>> {
  return change(deps, layouts, {
    target,
    person,
    ifMatch,
    action: 'page/layout-delete',
    work: ({ db }, owner) => deleteLayout(db, owner),
  });
}

/** Reads the background of exactly this page or version; nulls if it has none. */
export async function getPageBackground(
  deps: Deps,
  target: SettingsTarget,
): Promise<AnswerWithRevisions<StoredBackground>> {
  return read(backgrounds, deps.storage.db, await requireOwner(deps, target));
}

/** Saves the given parts; the others stay. */
export async function savePageBackground(
  deps: Deps,
  target: SettingsTarget,
  parts: Partial<StoredBackground>,
  person: Person,
  ifMatch?: IfMatch,
): Promise<AnswerWithRevisions<StoredBackground>> {
  return change(deps, backgrounds, {
    target,
    person,
    ifMatch,
    action: 'page/background',
    work: async ({ db, now }, owner) => {
      const before = await findBackground(db, owner);
      const { backgroundSettings = before.backgroundSettings } = parts;
      const { dynamicBackgroundSettings = before.dynamicBackgroundSettings } = parts;
      return saveBackground(db, owner, { backgroundSettings, dynamicBackgroundSettings }, now);
    },
  });
}

export async function deletePageBackground(
  deps: Deps,
  target: SettingsTarget,
  person: Person,
  ifMatch?: IfMatch,
): Promise<AnswerWithRevisions<StoredBackground>> {
  return change(deps, backgrounds, {
    target,
    person,
    ifMatch,
    action: 'page/background-delete',
    work: ({ db }, owner) => deleteBackground(db, owner),
  });
}
