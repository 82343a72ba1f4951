import { type Block, defineBlock, type Flow, isBlock } from '#content/block/block.ts';
import { isHiddenEverywhere } from '#content/block/hidden-block.ts';
import { formatPath } from '#content/block/issue.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import type { Copy } from '#content/language/language.ts';
import { maxColumns } from '../shared/columns.ts';
import { findReach, isChosen } from '../shared/reach.ts';
import { computeColumnWidth } from './column-width.ts';
import { type GridValues, gridFields } from './grid.fields.ts';
import { gridColumns } from './grid-columns.ts';

const headings: ReadonlySet<Flow> = new Set(['heading', 'statement', 'figure']);

export const gridBlock = defineBlock({
  type: 'grid',
  label: 'Grid',
  synonyms: ['columns', 'layout', 'row', 'section', 'two columns', 'split'],
  category: 'layout',
  place: 1,
  icon: 'columns-2',
  fields: gridFields,
  reach: ({ widthType }) => findReach(widthType),
  flow: (block, find) => {
    const inner = findRows(block)
      .flat(2)
      .filter(isBlock)
      .filter((inner) => !isHiddenEverywhere(inner));
    const flows = inner.map(find);
    const [first] = flows;
    if (first === 'media' && flows.every((flow) => flow === 'media')) return 'media';
    if (first === 'title') return 'opening';
    return first && headings.has(first) ? 'section' : 'columns';
  },
  spans: (block) => !isChosen(block.widthType) && findRows(block).some((row) => row.length > 1),
  slotWidth: (values, path, available) => {
    const [column, , row] = path.toReversed().map(Number);
    return computeColumnWidth(values as GridValues, { row, column: column ?? 0 }, available);
  },
  summary: formatColumnCount,
  refill,
  columns: gridColumns,
  wraps: (blocks) =>
    blocks.length > maxColumns
      ? undefined
      : {
          rows: [
            {
              numColumns: blocks.length,
              columnFractions: blocks.map(() => 1),
              columns: blocks.map((block) => [block]),
            },
          ],
        },
  starter: () => ({
    rows: [
      {
        numColumns: 2,
        columnFractions: [1, 1],
        columns: [
          [
            createStarterText('first', {
              nl: '**Eerst kijken.** Twee weken mee op de werkvloer, voordat er iets getekend wordt.',
              en: '**Look first.** Two weeks on the shop floor, before anything is drawn.',
            }),
          ],
          [
            createStarterText('second', {
              nl: '**Dan maken.** Elke week iets dat werkt, klein genoeg om weg te gooien.',
              en: '**Then make.** Something that works every week, small enough to throw away.',
            }),
          ],
        ],
      },
    ],
  }),
});

const createStarterText = (id: string, content: Copy): Block => ({
  id,
  type: 'text',
  isMultiLanguage: true,
  content,
});

function formatColumnCount(block: Block): string {
  const counts = findRows(block).map((row) => row.length);
  return `${counts.join(' + ')} ${counts.at(-1) === 1 ? 'column' : 'columns'}`;
}

function findRows(block: Block): readonly (readonly unknown[])[] {
  const rows: unknown[] = Array.isArray(block.rows) && block.rows.length > 0 ? block.rows : [block];
  return rows.map((row) => {
    const columns = getValueAt(row, ['columns']);
    return Array.isArray(columns) ? columns : [];
  });
}

/** Closes the gaps in a series. Rows whose columns all have the same width hold one series that runs from row to row. */
function refill(block: Block, emptied: ReadonlySet<string>): Block | undefined {
  const rows = Array.isArray(block.rows) ? block.rows.filter(isRecord) : [];
  const columns = findRows(block);
  const count = columns[0]?.length ?? 0;
  const isEven = rows.every(
    ({ columnFractions }, index) =>
      columns[index]?.length === count &&
      (!Array.isArray(columnFractions) || new Set(columnFractions).size <= 1),
  );
  if (rows.length < 2 || !isEven) return undefined;
  const filled = columns.flatMap((row, at) =>
    row.filter((_, column) => !emptied.has(formatPath(['rows', at, 'columns', column]))),
  );
  // A single row fills its width if more than half of its columns are left. Fewer would become too large.
  const wide = filled.length < count && filled.length > count / 2 ? filled.length : count;
  const refilled = rows.slice(0, Math.ceil(filled.length / wide)).map((row, at) => {
    const own = filled.slice(at * wide, (at + 1) * wide);
    const all = Array.from({ length: wide }, (_, column) => own[column] ?? []);
    return { ...row, numColumns: wide, columnFractions: all.map(() => 1), columns: all };
  });
  return { ...block, rows: refilled };
}
