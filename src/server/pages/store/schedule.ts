import type { z } from 'zod';
import type { setSchedule as endpoint, ScheduledAction, ScheduledChange } from '#api/endpoints/schedule.ts';
import { validateContent } from '#content/block/validate.ts';
import { AppError, createInvalidError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { type PageDeps, requireLockedPage } from './page-deps.ts';
import { getCurrentVersionId, type PageRecord } from './page-record.ts';
import {
  dropScheduled,
  listPageSchedule,
  listScheduled,
  putScheduled,
  type ScheduleEntry,
} from './schedule.repository.ts';
import { findVersion } from './versions.repository.ts';

type SetAnswer = z.input<typeof endpoint.answer>;

export function listSchedule({ storage }: Pick<PageDeps, 'storage'>): Promise<ScheduledChange[]> {
  return listScheduled(storage.db);
}

/**
 * Schedules an action for a page. The draft will be published as it is then; it is only checked for warnings
 * now.
 */
export async function setSchedule(
  { storage, definitions }: Pick<PageDeps, 'storage' | 'definitions'>,
  key: string,
  { action, at }: { readonly action: ScheduledAction; readonly at: string },
  person: Person,
): Promise<SetAnswer> {
  return storage.write(getActor(person), async (scope) => {
    const page = await requireLockedPage(scope.db, key);
    const moment = new Date(at).toISOString();
    if (moment <= scope.now) throw createInvalidError('at', 'Choose a moment in the future.');
    rejectPointless(page, action, moment, await listPageSchedule(scope.db, page.id));
    await putScheduled(scope.db, { pageId: page.id, action, at: moment, setBy: scope.actor });
    scope.record('schedule/set', page.id, { action, at: moment });
    const entry = (await listScheduled(scope.db)).find(
      (scheduled) => scheduled.pageId === page.id && scheduled.action === action,
    );
    if (!entry) throw new AppError('schedule/not-found');
    const version = await findVersion(scope.db, page.id, getCurrentVersionId(page));
    const isPublishing = action === 'publish' && version !== undefined;
    return { ...entry, warnings: isPublishing ? validateContent(definitions, version.content).warnings : [] };
  });
}

/** Rejects an action that would change nothing or contradict another one. */
function rejectPointless(
  page: PageRecord,
  action: ScheduledAction,
  at: string,
  planned: readonly ScheduleEntry[],
): void {
  const other = planned.find((entry) => entry.action !== action && entry.problem === null);
  if (other?.at === at) {
    throw createInvalidError(
      'at',
      'The page would be published and unpublished at the same moment. Choose another one.',
    );
  }
  if (action === 'publish' && isLive(page) && (!other || other.at > at)) {
    throw createInvalidError(
      'action',
      'This page has no unpublished changes. Change something first, then schedule it.',
    );
  }
  if (action === 'unpublish' && !isShown(page) && (!other || other.at > at)) {
    throw createInvalidError(
      'action',
      'This page will not be published by then. Schedule its publication first.',
    );
  }
}

/** True if visitors can see the page. */
const isShown = ({ published, isHidden, liveVersionId }: PageRecord) =>
  published && !isHidden && liveVersionId !== null;

/** True if publishing would change nothing. */
const isLive = (page: PageRecord) => isShown(page) && page.draftVersionId === null;

export async function cancelSchedule(
  { storage }: Pick<PageDeps, 'storage'>,
  key: string,
  action: ScheduledAction,
  person: Person,
): Promise<void> {
  await storage.write(getActor(person), async (scope) => {
    const page = await requireLockedPage(scope.db, key);
    if (!(await dropScheduled(scope.db, page.id, action))) throw new AppError('schedule/not-found');
    scope.record('schedule/cancel', page.id, { action });
  });
}

/**
 * Deletes scheduled actions that were just done manually: publishing once everything is live; unpublishing
 * once visitors can't see the page, unless publishing is scheduled before it.
 */
export async function deleteDoneSchedule(
  { db }: Pick<WriteScope, 'db'>,
  before: PageRecord,
  after: PageRecord,
): Promise<void> {
  if (isLive(after) && !isLive(before)) await dropScheduled(db, after.id, 'publish');
  if (isShown(after) || !isShown(before)) return;
  const planned = await listPageSchedule(db, after.id);
  const ends = planned.find(({ action }) => action === 'unpublish');
  const comesBack = planned.some(
    ({ action, at, problem }) => action === 'publish' && problem === null && ends && at < ends.at,
  );
  if (ends && !comesBack) await dropScheduled(db, after.id, 'unpublish');
}
