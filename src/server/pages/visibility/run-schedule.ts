import { isEqual } from '#content/is-equal.ts';
import { AppError } from '#server/http/app-error.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import { lockPage } from '#server/pages/store/pages.repository.ts';
import {
  claimScheduled,
  findNextDue,
  type ScheduleEntry,
  setScheduleProblem,
} from '#server/pages/store/schedule.repository.ts';
import { storePage } from '#server/pages/store/store-page.ts';
import { findVersion } from '#server/pages/store/versions.repository.ts';
import { makeLive } from '#server/pages/store/write-version.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { computeVisibilityFlags } from './save-visibility.ts';
import { syncRedirects } from './sync-redirects.ts';

type Deps = Pick<PageDeps, 'storage' | 'definitions'>;

/** Another process did it, or a person changed it in the meantime: there is nothing to write. */
class AlreadyClaimedError extends Error {
  override name = 'AlreadyClaimedError';
}

/**
 * Carries out everything that is due, one page at a time, as the person who scheduled it. Action and deletion
 * of the entry share a transaction, so that only one of several servers carries it out. If a page's content
 * is rejected, the reason is stored and waits for a person.
 * @throws if the database fails; the entries stay due
 */
export async function runSchedule(deps: Deps): Promise<void> {
  for (;;) {
    const now = deps.storage.now().toISOString();
    const entry = await findNextDue(deps.storage.db, now);
    if (!entry) return;
    await doScheduled(deps, entry).catch((error: unknown) => {
      if (!(error instanceof AlreadyClaimedError)) throw error;
    });
  }
}

async function doScheduled(deps: Deps, entry: ScheduleEntry): Promise<void> {
  try {
    await deps.storage.write(entry.setBy, (scope) => carryOut(scope, deps, entry));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem = formatError(error);
    await deps.storage.write(entry.setBy, async (scope) => {
      if (!(await setScheduleProblem(scope.db, entry, problem))) throw new AlreadyClaimedError();
      scope.record('schedule/failed', entry.pageId, { action: entry.action, at: entry.at, problem });
    });
  }
}

async function carryOut(scope: WriteScope, deps: Deps, entry: ScheduleEntry): Promise<void> {
  // Lock the tree before the page, in the same order as moves do, to avoid deadlocks.
  await scope.lockTree();
  if (!(await claimScheduled(scope.db, entry))) throw new AlreadyClaimedError();
  const { pageId, action, at } = entry;
  scope.record(`schedule/${action}`, pageId, { at });
  const before = await lockPage(scope.db, pageId);
  // Nothing happens to a page in the trash.
  if (!before) return;
  const after = action === 'publish' ? await publishPage(scope, deps, before) : unpublishPage(scope, before);
  const page = await storePage(scope, before, after);
  await syncRedirects(scope, [page]);
}

/** Publishes the page with its current draft. */
async function publishPage(
  scope: WriteScope,
  { definitions }: Deps,
  before: PageRecord,
): Promise<PageRecord> {
  const flags = computeVisibilityFlags(before, { status: 'PUBLISHED' });
  const draft = await findVersion(scope.db, before.id, before.draftVersionId);
  const page = draft ? await makeLive(scope, definitions, before, draft) : before;
  if (!isEqual(page, { ...page, ...flags })) scope.changesSite();
  return { ...page, ...flags };
}

function unpublishPage(scope: WriteScope, before: PageRecord): PageRecord {
  const after = { ...before, ...computeVisibilityFlags(before, { status: 'DRAFT' }) };
  if (!isEqual(before, after)) scope.changesSite();
  return after;
}

/** Formats the issues as sentences that a person reads later. */
function formatError(error: AppError): string {
  const issues = error.details.issues ?? [];
  const named = issues.slice(0, 3).map(({ message }) => message.replace(/[.!]?$/, '.'));
  const more = issues.length - named.length;
  if (named.length === 0) return error.message;
  return [...named, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}
