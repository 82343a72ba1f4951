import type { CsvRecord } from './read-csv.ts';

/** Indexes of the columns in a row. */
export interface Columns {
  readonly from: number;
  readonly to: number;
  readonly reason: number | undefined;
  /** Marks rows that are patterns, as in WordPress exports. */
  readonly pattern: number | undefined;
}

const names = {
  from: /^(?:from|source|old|oud|van|redirect from|request)\b|^(?:from|source|old)[-_ ]?(?:url|path|address)/,
  to: /^(?:to|target|destination|new|nieuw|naar|redirect to)\b|^(?:to|target|new)[-_ ]?(?:url|path|address)/,
  reason: /^(?:reason|reden|note|notitie|comment|title)\b/,
  pattern: /^(?:regex|pattern)\b/,
} as const;

const inOrder: Columns = { from: 0, to: 1, reason: undefined, pattern: undefined };

/**
 * Finds the columns of a file and its rows without the header. Without a header the first two columns are
 * from and to.
 */
export function readColumns(rows: readonly CsvRecord[]): { columns: Columns; rows: readonly CsvRecord[] } {
  const [first, ...rest] = rows;
  const named = first && findNamedColumns(first.cells);
  if (named) return { columns: named, rows: rest };
  // A first row of words above URLs is a header with unknown names.
  const isHeader = first && rest[0] && !hasAddress(first) && hasAddress(rest[0]);
  return { columns: inOrder, rows: isHeader ? rest : rows };
}

function findNamedColumns(cells: readonly string[]): Columns | undefined {
  const find = (name: RegExp) => {
    const index = cells.findIndex((cell) => name.test(cell.trim().toLowerCase()));
    return index < 0 ? undefined : index;
  };
  const from = find(names.from);
  const to = find(names.to);
  if (from === undefined || to === undefined || from === to) return undefined;
  return { from, to, reason: find(names.reason), pattern: find(names.pattern) };
}

function hasAddress({ cells }: CsvRecord): boolean {
  return cells.slice(0, 2).some((cell) => cell.includes('/'));
}
