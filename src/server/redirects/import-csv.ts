import type { AnswerOf, BodyOf } from '#api/endpoint.ts';
import type { importRedirects } from '#api/endpoints/redirects.ts';
import { getActor, type Person } from '#server/http/person.ts';
import { describeRedirectUndo, invertRedirects, writeChanges } from '#server/redirects/change-redirects.ts';
import { flattenChains } from '#server/redirects/flatten-chains.ts';
import type { Storage } from '#server/storage/storage.ts';
import { readColumns } from './columns.ts';
import { loadGraph } from './load-graph.ts';
import { planImport } from './plan-import.ts';
import { readCsv } from './read-csv.ts';
import { type ReadLine, readLine, type UnreadLine } from './read-line.ts';
import { readNetlify } from './read-netlify.ts';

interface Deps {
  readonly storage: Storage;
  readonly publicUrl: string;
}

/**
 * Creates the redirects of a CSV or `_redirects` file in one transaction, and reports the result of each
 * line.
 */
export async function importCsv(
  { storage, publicUrl }: Deps,
  { csv, withoutTarget }: BodyOf<typeof importRedirects>,
  person: Person,
): Promise<AnswerOf<typeof importRedirects>> {
  const read = readNetlify(csv, publicUrl) ?? readRows(csv, publicUrl);
  return storage.write(getActor(person), async (scope) => {
    await scope.lockTree();
    const before = await loadGraph(scope.db, publicUrl);
    const { lines, rules } = planImport(before, read, { withoutTarget });
    await writeChanges(scope.db, rules, scope.now);
    if (rules.length > 0) scope.changesSite();
    const followers =
      rules.length > 0 ? await flattenChains(scope, await loadGraph(scope.db, publicUrl)) : [];
    const undo = invertRedirects(before, [...rules, ...followers]);
    const detail = { lines: lines.length, made: rules.length };
    scope.record(
      'redirect/import',
      'site',
      detail,
      rules.length > 0 ? describeRedirectUndo(undo) : undefined,
    );
    return { lines: [...lines], undo };
  });
}

function readRows(csv: string, publicUrl: string): (ReadLine | UnreadLine)[] {
  const { columns, rows } = readColumns(readCsv(csv));
  return rows.map((row) => readLine(row, columns, publicUrl));
}
