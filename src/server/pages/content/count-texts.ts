import { setImmediate as othersTurn } from 'node:timers/promises';
import { nothingToDo, type PageToDo } from '#content/translation/to-do.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import type { ListedPage } from '#server/pages/store/pages.repository.ts';
import { UnreadableContent } from '#server/pages/store/stored-content.ts';
import { readCounts, serializeTextCounts } from '#server/pages/store/text-counts.ts';
import { findVersion, setTextCounts } from '#server/pages/store/versions.repository.ts';

/** Most versions that one list counts, so that it answers in time. The next list counts more. */
const maxVersions = 200;

type Deps = Pick<PageDeps, 'storage' | 'definitions'>;

interface CountChange {
  readonly versionId: string;
  readonly before: string | null;
  readonly after: string;
}

/**
 * Counts the texts to translate on each page, by page id. The count is stored with a version when that is
 * written; a missing or outdated one is counted here and stored. Pages beyond the limit of one call are left
 * out.
 */
export async function countTextsToTranslate(
  deps: Deps,
  pages: readonly ListedPage[],
): Promise<ReadonlyMap<string, PageToDo>> {
  const { definitions } = deps;
  const toDo = new Map<string, PageToDo>();
  const read = memoizeByValue((text: string | null) => readCounts(definitions, text));
  const uncounted: ListedPage[] = [];
  for (const listed of pages) {
    const known = read(listed.shown.textCounts);
    if (known) toDo.set(listed.page.id, known);
    else if (listed.shown.versionId === null) toDo.set(listed.page.id, nothingToDo);
    else uncounted.push(listed);
  }
  const counted: CountChange[] = [];
  for (const listed of uncounted.slice(0, maxVersions)) {
    const result = await count(deps, listed);
    const known = result && readCounts(definitions, result.after);
    if (!known) continue;
    counted.push(result);
    toDo.set(listed.page.id, known);
    await othersTurn();
  }
  await storeCounts(deps, counted);
  return toDo;
}

/** Memoizes by value: most pages have the same counts. */
function memoizeByValue<Value, Result>(read: (value: Value) => Result): (value: Value) => Result {
  const known = new Map<Value, Result>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined || known.has(value)) return before as Result;
    const result = read(value);
    known.set(value, result);
    return result;
  };
}

async function count({ storage, definitions }: Deps, { page, shown }: ListedPage) {
  const content = await findVersion(storage.db, page.id, shown.versionId).then(
    (version) => version?.content,
    (error: unknown) => {
      if (!(error instanceof UnreadableContent)) throw error;
      return undefined;
    },
  );
  if (shown.versionId === null) return undefined;
  const after = serializeTextCounts(definitions, content);
  return { versionId: shown.versionId, before: shown.textCounts, after };
}

/**
 * Stores counts. This is not a change of the site and isn't logged. If writing fails, the list is answered
 * all the same.
 */
async function storeCounts({ storage }: Deps, counted: readonly CountChange[]): Promise<void> {
  if (counted.length === 0) return;
  const write = storage.increment(async (db) => {
    for (const { versionId, ...counts } of counted) await setTextCounts(db, versionId, counts);
  });
  await write.catch(() => undefined);
}
