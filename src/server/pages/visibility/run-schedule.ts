import { isEqual } from '#content/is-equal.ts';
import { AppError } from '#server/http/app-error.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import { lockPage } from '#server/pages/store/pages.repository.ts';
import {
  claimScheduled,
  nextDue,
  noteProblem,
  type ScheduleEntry,
} from '#server/pages/store/schedule.repository.ts';
import { storePage } from '#server/pages/store/store-page.ts';
import { findVersion } from '#server/pages/store/versions.repository.ts';
import { makeLive } from '#server/pages/store/write-version.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { nextFlags } from './save-visibility.ts';
import { syncRedirects } from './sync-redirects.ts';

type Deps = Pick<PageDeps, 'storage' | 'definitions'>;

/** Another server has done it, or a person has changed it in the meantime: there is nothing to write. */
class Taken extends Error {
  override name = 'Taken';
}

/**
 * Does all that is due, one page at a time, in the name of whoever planned it. Each is done in one transaction with taking its
 * row away, so that of several servers one does it; what a page's content refuses is noted with it and waits for a person.
 * @throws when the database does not answer: what is due stays so
 */
export async function runSchedule(deps: Deps): Promise<void> {
  for (;;) {
    const now = deps.storage.now().toISOString();
    const entry = await nextDue(deps.storage.db, now);
    if (!entry) return;
    await doScheduled(deps, entry).catch((error: unknown) => {
      if (!(error instanceof Taken)) throw error;
    });
  }
}

async function doScheduled(deps: Deps, entry: ScheduleEntry): Promise<void> {
  try {
    await deps.storage.write(entry.setBy, (scope) => carryOut(scope, deps, entry));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem = sentenceOf(error);
    await deps.storage.write(entry.setBy, async (scope) => {
      if (!(await noteProblem(scope.db, entry, problem))) throw new Taken();
      scope.record('schedule/failed', entry.pageId, { action: entry.action, at: entry.at, problem });
    });
  }
}

async function carryOut(scope: WriteScope, deps: Deps, entry: ScheduleEntry): Promise<void> {
  // Before the page's own lock, in the order in which moves take them.
  await scope.lockTree();
  if (!(await claimScheduled(scope.db, entry))) throw new Taken();
  const { pageId, action, at } = entry;
  scope.record(`schedule/${action}`, pageId, { at });
  const before = await lockPage(scope.db, pageId);
  // In the trash by now: nothing happens to it there.
  if (!before) return;
  const after = action === 'publish' ? await published(scope, deps, before) : unpublished(scope, before);
  const page = await storePage(scope, before, after);
  await syncRedirects(scope, [page]);
}

/** The page with its draft, as it is now, live. */
async function published(scope: WriteScope, { definitions }: Deps, before: PageRecord): Promise<PageRecord> {
  const flags = nextFlags(before, { status: 'PUBLISHED' });
  const draft = await findVersion(scope.db, before.id, before.draftVersionId);
  const page = draft ? await makeLive(scope, definitions, before, draft) : before;
  if (!isEqual(page, { ...page, ...flags })) scope.changesSite();
  return { ...page, ...flags };
}

function unpublished(scope: WriteScope, before: PageRecord): PageRecord {
  const after = { ...before, ...nextFlags(before, { status: 'DRAFT' }) };
  if (!isEqual(before, after)) scope.changesSite();
  return after;
}

/** What has to be put right, as sentences that somebody reads later. */
function sentenceOf(error: AppError): string {
  const issues = error.details.issues ?? [];
  const named = issues.slice(0, 3).map(({ message }) => message.replace(/[.!]?$/, '.'));
  const more = issues.length - named.length;
  if (named.length === 0) return error.message;
  return [...named, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}
