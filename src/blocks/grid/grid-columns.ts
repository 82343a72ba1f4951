import type { Block, BlockColumns } from '#content/block/block.ts';
import { formatPath, type PathPart } from '#content/block/issue.ts';
import { getValueAt, withValueAt } from '#content/block/value-at.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import type { Field, Fields } from '#content/fields/field.ts';
import { isEqual } from '#content/is-equal.ts';
import { maxColumns } from '../shared/columns.ts';
import { gridFields, gridRowFields } from './grid.fields.ts';
import {
  addColumn,
  countColumns,
  dropColumns,
  listFractions,
  removeColumn,
  type StoredColumns,
  withFractions,
} from './stored-columns.ts';

/** How a grid gains and loses columns when blocks are placed beside each other. */
export const gridColumns: BlockColumns = {
  add: (block, path) => {
    const { row, index } = splitPath(path);
    const stored = readRow(block, row);
    return countColumns(stored) >= maxColumns ? undefined : writeRow(block, row, addColumn(stored, index));
  },
  remove: (block, paths) => {
    const rows = new Map<string, { readonly row: readonly PathPart[]; readonly indexes: number[] }>();
    for (const { row, index } of paths.map(splitPath)) {
      const name = formatPath(row);
      rows.set(name, { row, indexes: [...(rows.get(name)?.indexes ?? []), index] });
    }
    const emptied: number[] = [];
    let next = block;
    for (const { row, indexes } of rows.values()) {
      const left = dropColumns(readRow(block, row), indexes);
      if ((left.count as number) > 0) next = writeRow(next, row, left);
      else emptied.push(Number(row[1] ?? 0));
    }
    if (emptied.length === 0) return next;
    const stored: readonly unknown[] = Array.isArray(next.rows) ? next.rows : [];
    const kept = stored.filter((_row, index) => !emptied.includes(index));
    return kept.length > 0 ? { ...next, rows: kept } : undefined;
  },
  isColumn: (path) => path.at(-2) === names.slots && typeof path.at(-1) === 'number',
  join: (block, path) => {
    const { row, index } = splitPath(path);
    const stored = readRow(block, row);
    return countColumns(stored) > 1 ? writeRow(block, row, removeColumn(stored, index)) : undefined;
  },
  equalize: (block, path) => {
    const { row } = splitPath(path);
    const stored = readRow(block, row);
    const fractions = listFractions(stored);
    if (fractions.every((fraction) => fraction === fractions[0])) return undefined;
    return writeRow(
      block,
      row,
      withFractions(
        stored,
        fractions.map(() => 1),
      ),
    );
  },
  isPlain: (block) => {
    const rows: readonly unknown[] = Array.isArray(block.rows) ? block.rows : [];
    return [block, ...rows].every(
      (part, index) => isRecord(part) && !hasLook(part, index === 0 ? gridFields : gridRowFields),
    );
  },
};

/** Properties that only matter between blocks, or say what a block is. */
const arranging: ReadonlySet<string> = new Set([
  ...['id', 'type', 'isMultiLanguage', 'startedFrom', 'blockVersion'],
  ...['rows', 'columns', 'numColumns', 'columnFractions', 'stackOnMobile', 'gap', 'align'],
]);

function hasLook(part: Readonly<Record<string, unknown>>, fields: Fields): boolean {
  return Object.entries(part).some(([name, value]) => {
    if (arranging.has(name) || !value) return false;
    const field: Field | undefined = fields[name];
    if (Array.isArray(value) && field?.kind === 'list') return value.some(Boolean);
    return !field || !('default' in field) || !isEqual(value, field.default);
  });
}

function splitPath(path: readonly PathPart[]) {
  return { row: path.slice(0, -2), index: Number(path.at(-1)) };
}

const names = {
  slots: 'columns',
  count: 'numColumns',
  fractions: 'columnFractions',
  cards: 'columnRenderAsCard',
} as const satisfies Record<keyof StoredColumns, string>;

function readRow(block: Block, row: readonly PathPart[]): StoredColumns {
  const read = (part: keyof StoredColumns) => getValueAt(block, [...row, names[part]]);
  return { slots: read('slots'), count: read('count'), fractions: read('fractions'), cards: read('cards') };
}

function writeRow(block: Block, row: readonly PathPart[], columns: StoredColumns): Block {
  return (Object.keys(names) as (keyof StoredColumns)[]).reduce(
    (next, part) =>
      columns[part] === undefined ? next : withValueAt(next, [...row, names[part]], columns[part]),
    block,
  );
}
