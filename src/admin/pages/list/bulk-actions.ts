import { ApiError } from '#api/client.ts';
import type { DryRun } from '#api/dry-run.ts';
import { createVersion, deletePage, savePage, setVersionStatus } from '#api/endpoints/pages.ts';
import { restorePage } from '#api/endpoints/trash.ts';
import type { PageInList, SavePageBody } from '#api/schemas/page.ts';
import { isSystemPage } from '#content/page/page.ts';
import { api } from '../../session/api.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import type { PageRow } from '../page-tree.ts';
import { publishState } from '../publish-state.ts';
import { pageListWords } from './list-words.ts';

/** Actions on several pages. */
const bulkActions = ['publish', 'unpublish', 'hide', 'unlist', 'list', 'delete'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Reverts the change of one page. */
type Revert = () => Promise<unknown>;

interface UnchangedRow {
  readonly row: PageRow;
  readonly reason: string;
}

export interface BulkOutcome {
  readonly done: readonly { readonly row: PageRow; readonly revert: Revert }[];
  readonly notDone: readonly UnchangedRow[];
}

const { reasons } = pageListWords.actions;

/** Explains why an action does not apply to a page, or not in bulk; undefined if it can be tried. */
export function explainBulkRefusal(action: BulkAction, { page, childCount }: PageRow): string | undefined {
  const state = publishState(page);
  switch (action) {
    case 'publish':
      return state === 'published' ? reasons.isPublished : undefined;
    case 'unpublish':
      if (state === 'draft') return reasons.isDraft;
      return isSystemPage(page.identifier) ? reasons.system : undefined;
    case 'hide':
      if (state === 'hidden') return reasons.isHidden;
      return isSystemPage(page.identifier) ? reasons.system : undefined;
    case 'unlist':
      return page.hideFromSearchEngines ? reasons.isUnlisted : undefined;
    case 'list':
      return page.hideFromSearchEngines ? undefined : reasons.isListed;
    case 'delete':
      if (isSystemPage(page.identifier)) return reasons.system;
      return childCount > 0 ? reasons.hasChildren : undefined;
  }
}

/** Maximum number of concurrent requests. */
const atOnce = 4;

/** Runs an action on each page it applies to. A failure does not stop the others. */
export async function runBulkAction(
  action: BulkAction,
  rows: readonly PageRow[],
  onProgress: (done: number) => void = () => undefined,
): Promise<BulkOutcome> {
  const possible = rows.filter((row) => explainBulkRefusal(action, row) === undefined);
  const done: BulkOutcome['done'][number][] = [];
  const notDone: UnchangedRow[] = rows.flatMap((row) => {
    const reason = explainBulkRefusal(action, row);
    return reason === undefined ? [] : [{ row, reason }];
  });
  await runConcurrently(possible, async (row) => {
    try {
      done.push({ row, revert: await applyAction(action, row.page) });
    } catch (error) {
      notDone.push({ row, reason: describeBulkFailure(error) });
    }
    onProgress(done.length + notDone.length);
  });
  return { done, notDone };
}

/** Dry run of publishing a page; returns the error if the server refuses it. */
export function tryPublish(page: PageInList, signal: AbortSignal): Promise<DryRun<object>> {
  const { id, draftVersionId, revision } = page;
  const options = { ifMatch: revision, signal };
  if (publishState(page) !== 'changes') {
    const input = { params: { identifier: id }, body: { status: 'PUBLISHED' } } as const;
    return api.dryRun(savePage, input, options);
  }
  const params = { id, versionId: draftVersionId ?? '' };
  return api.dryRun(setVersionStatus, { params, body: { status: 'PUBLISHED' } }, options);
}

/** Reverts an action; returns the number of reverted pages. */
export async function takeAllBack({ done }: BulkOutcome): Promise<number> {
  let count = 0;
  let failure: unknown;
  await runConcurrently(done, async ({ revert }) => {
    try {
      await revert();
      count += 1;
    } catch (error) {
      failure = error;
    }
  });
  if (count === 0 && failure !== undefined) throw failure;
  return count;
}

/** Runs a task for each item, some concurrently. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const processWaiting = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, processWaiting));
}

export function describeBulkFailure(error: unknown): string {
  return error instanceof ApiError && error.status === 412 ? reasons.stale : formatErrorMessage(error);
}

async function applyAction(action: BulkAction, page: PageInList): Promise<Revert> {
  switch (action) {
    case 'publish':
      return publishState(page) === 'changes' ? publishDraft(page) : set(page, { status: 'PUBLISHED' });
    case 'unpublish':
      return set(page, { status: 'DRAFT' });
    case 'hide':
      return set(page, { status: 'HIDDEN' });
    case 'unlist':
    case 'list':
      return set(page, { hideFromSearchEngines: action === 'unlist' });
    case 'delete':
      await api.call(deletePage, { params: { identifier: page.id } }, { ifMatch: page.revision });
      return () => api.call(restorePage, { params: { id: page.id } });
  }
}

/** Saves with the list's revision: refused, also on undo, if another member saved in between. */
async function set(page: PageInList, body: SavePageBody): Promise<Revert> {
  const params = { identifier: page.id };
  const { revision } = await api.call(savePage, { params, body }, { ifMatch: page.revision });
  const { published, isHidden, hideFromSearchEngines } = page;
  const before = 'hideFromSearchEngines' in body ? { hideFromSearchEngines } : { published, isHidden };
  return () => api.call(savePage, { params, body: before }, { ifMatch: revision });
}

/** Publishes the draft. The undo restores the previous live version, and the draft. */
async function publishDraft({ id, currentVersionId, draftVersionId, revision }: PageInList): Promise<Revert> {
  const setStatus = (versionId: string, ifMatch?: string) =>
    api.call(setVersionStatus, { params: { id, versionId }, body: { status: 'PUBLISHED' } }, { ifMatch });
  const after = await setStatus(draftVersionId ?? '', revision);
  return async () => {
    const { revision: then } = await setStatus(currentVersionId ?? '', after.revision);
    const body = { from: draftVersionId ?? '' };
    await api.call(createVersion, { params: { identifier: id }, body }, { ifMatch: then });
  };
}
