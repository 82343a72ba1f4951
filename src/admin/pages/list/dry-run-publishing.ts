import { ApiError } from '#api/client.ts';
import { getPage, listVersions } from '#api/endpoints/pages.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { getPagePath } from '#content/address/site-paths.ts';
import { createPageTree } from '#document/page-tree.ts';
import { summarizeChanges } from '../../page-checks/changes-summary.ts';
import { checkPage } from '../../page-checks/page-checks.ts';
import { api } from '../../session/api.ts';
import type { PageRow } from '../page-tree.ts';
import { publishState } from '../publish-state.ts';
import { describeBulkFailure, explainBulkRefusal, runConcurrently, tryPublish } from './bulk-actions.ts';
import { pageListWords } from './list-words.ts';

const say = pageListWords.actions.publishing;

/** Outcome of publishing one page. */
export interface PublishPreview {
  readonly row: PageRow;
  /** True if publishing would be refused or change nothing. */
  readonly stays: boolean;
  /** Changes and missing texts, or the reason why the page is left out. */
  readonly lines: readonly string[];
}

/** Dry runs publishing each page, in order. */
export async function dryRunPublishing(
  rows: readonly PageRow[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<readonly PublishPreview[]> {
  const looks = new Map<string, PublishPreview>();
  await runConcurrently(rows, async (row) => {
    if (signal.aborted) return;
    looks.set(row.page.id, await lookAt(row, signal));
    onProgress(looks.size);
  });
  return rows.flatMap(({ page }) => looks.get(page.id) ?? []);
}

async function lookAt(row: PageRow, signal: AbortSignal): Promise<PublishPreview> {
  const reason = explainBulkRefusal('publish', row);
  if (reason !== undefined) return { row, stays: true, lines: [reason] };
  try {
    const { warnings } = await tryPublish(row.page, signal);
    const told = warnings.map(({ message }) => message);
    return {
      row,
      stays: false,
      lines: [await describeEffect(row, signal), ...(await listMissingTexts(row, signal)), ...told],
    };
  } catch (error) {
    const issues = error instanceof ApiError ? (error.issues ?? []) : [];
    const named = [...new Set(issues.map(({ message }) => message))];
    return { row, stays: true, lines: [describeBulkFailure(error), ...named] };
  }
}

async function describeEffect({ page }: PageRow, signal: AbortSignal): Promise<string> {
  if (publishState(page) !== 'changes') {
    return page.kind === 'section' ? say.isSeenOnPages : say.isSeen(getPagePath(page));
  }
  const versions = (await api.call(listVersions, { params: { identifier: page.id } }, { signal })).data;
  const draft = versions.find(({ id }) => id === page.draftVersionId);
  return draft?.changed
    ? say.draftGoesLive(summarizeChanges(blockDefinitions, draft.changed))
    : say.draftReplaces;
}

/** Lists texts of the draft that are still missing. */
async function listMissingTexts({ page }: PageRow, signal: AbortSignal): Promise<string[]> {
  const { currentVersionId, draftVersionId } = page;
  const version = publishState(page) === 'changes' ? draftVersionId : (currentVersionId ?? draftVersionId);
  const query = version === null ? {} : { version };
  const { data } = await api.call(getPage, { params: { identifier: page.id }, query }, { signal });
  const { unwritten, undescribed } = checkPage(createPageTree(blockDefinitions, data));
  return [
    ...(unwritten.length > 0 ? [say.unwritten(unwritten.length)] : []),
    ...(undescribed.length > 0 ? [say.undescribed(undescribed.length)] : []),
  ];
}
