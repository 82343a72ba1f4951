import type { Selectable } from 'kysely';
import { type ScheduledAction, type ScheduledChange, scheduledActions } from '#api/endpoints/schedule.ts';
import { pageKinds } from '#content/page/page.ts';
import type { Db, ScheduleTable } from '#server/storage/schema.ts';
import { parseTitleOr } from './stored-content.ts';

/** Scheduled action of one page. */
export interface ScheduleEntry {
  readonly pageId: string;
  readonly action: ScheduledAction;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Reason of a failure; null while it waits. */
  readonly problem: string | null;
  readonly setBy: string | null;
}

function toEntry(row: Selectable<ScheduleTable>): ScheduleEntry {
  return {
    pageId: row.page_id,
    action: scheduledActions.find((action) => action === row.action) ?? 'publish',
    at: row.due_at,
    problem: row.problem,
    setBy: row.set_by,
  };
}

/** Lists everything that waits or failed, of pages outside the trash, the next first. */
export async function listScheduled(db: Db): Promise<ScheduledChange[]> {
  const rows = await db
    .selectFrom('schedule')
    .innerJoin('pages', 'pages.id', 'schedule.page_id')
    .leftJoin('versions', (join) =>
      join.on((on) =>
        on('versions.id', '=', on.fn.coalesce('pages.draft_version_id', 'pages.live_version_id')),
      ),
    )
    .where('pages.deleted_at', 'is', null)
    .selectAll('schedule')
    .select(['pages.identifier', 'pages.kind', 'versions.title'])
    .orderBy('due_at')
    .orderBy('action')
    .orderBy('page_id')
    .execute();
  return rows.map((row) => ({
    ...toEntry(row),
    identifier: row.identifier,
    kind: pageKinds.find((kind) => kind === row.kind) ?? 'page',
    title: parseTitleOr(row.identifier, { text: row.title ?? '""', versionId: '' }),
    state: row.problem === null ? 'waiting' : 'failed',
  }));
}

export async function listPageSchedule(db: Db, pageId: string): Promise<ScheduleEntry[]> {
  const rows = await db.selectFrom('schedule').selectAll().where('page_id', '=', pageId).execute();
  return rows.map(toEntry);
}

/** Finds the next due action that hasn't failed. */
export async function findNextDue(db: Db, now: string): Promise<ScheduleEntry | undefined> {
  const row = await db
    .selectFrom('schedule')
    .innerJoin('pages', 'pages.id', 'schedule.page_id')
    .where('pages.deleted_at', 'is', null)
    .where('problem', 'is', null)
    .where('due_at', '<=', now)
    .selectAll('schedule')
    .orderBy('due_at')
    .orderBy('page_id')
    .orderBy('action')
    .executeTakeFirst();
  return row && toEntry(row);
}

export async function putScheduled(
  db: Db,
  { pageId, action, at, setBy }: Omit<ScheduleEntry, 'problem'>,
): Promise<void> {
  const values = { due_at: at, set_by: setBy, problem: null };
  await db
    .insertInto('schedule')
    .values({ page_id: pageId, action, ...values })
    .onConflict((conflict) => conflict.columns(['page_id', 'action']).doUpdateSet(values))
    .execute();
}

/**
 * Deletes the entry, so that its caller carries it out; false if another process took or changed it first.
 */
export async function claimScheduled(db: Db, { pageId, action, at }: ScheduleEntry): Promise<boolean> {
  const row = await db
    .deleteFrom('schedule')
    .where('page_id', '=', pageId)
    .where('action', '=', action)
    .where('due_at', '=', at)
    .where('problem', 'is', null)
    .returning('page_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores why the action failed; false if the entry is no longer waiting. */
export async function setScheduleProblem(
  db: Db,
  { pageId, action, at }: ScheduleEntry,
  problem: string,
): Promise<boolean> {
  const row = await db
    .updateTable('schedule')
    .set({ problem })
    .where('page_id', '=', pageId)
    .where('action', '=', action)
    .where('due_at', '=', at)
    .where('problem', 'is', null)
    .returning('page_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes scheduled actions of a page: one, or all. Resolves to true if there were any. */
export async function dropScheduled(db: Db, pageId: string, action?: ScheduledAction): Promise<boolean> {
  let query = db.deleteFrom('schedule').where('page_id', '=', pageId);
  if (action) query = query.where('action', '=', action);
  return (await query.returning('page_id').execute()).length > 0;
}
