import { type Block, defineBlock, type Flow, isBlock } from '#content/block.ts';
import type { Copy } from '#content/language.ts';
import { valueAt } from '#content/value-at.ts';
import { isChosen, reachOf } from '../shared/reach.ts';
import { columnWidth } from './column-width.ts';
import { type GridValues, gridFields, mostColumns } from './grid.fields.ts';

const headings: ReadonlySet<Flow> = new Set(['heading', 'statement', 'figure']);

export const gridBlock = defineBlock({
  type: 'grid',
  label: 'Grid',
  synonyms: ['columns', 'layout', 'row', 'section', 'two columns', 'split'],
  category: 'layout',
  place: 1,
  icon: 'columns-2',
  fields: gridFields,
  reach: ({ widthType }) => reachOf(widthType),
  flow: (block, find) => {
    const inner = findRows(block)
      .flat(2)
      .filter(isBlock)
      .filter(({ hidden }) => !hidden);
    const flows = inner.map(find);
    const [first] = flows;
    if (first === 'media' && flows.every((flow) => flow === 'media')) return 'media';
    if (first === 'title') return 'opening';
    return first && headings.has(first) ? 'section' : 'columns';
  },
  spans: (block) => !isChosen(block.widthType) && findRows(block).some((row) => row.length > 1),
  slotWidth: (values, path, available) => {
    const [column, , row] = path.toReversed().map(Number);
    return columnWidth(values as GridValues, { row, column: column ?? 0 }, available);
  },
  summary: columnCount,
  wraps: (blocks) =>
    blocks.length > mostColumns
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
            starterText('first', {
              nl: '**Eerst kijken.** Twee weken mee op de werkvloer, voordat er iets getekend wordt.',
              en: '**Look first.** Two weeks on the shop floor, before anything is drawn.',
            }),
          ],
          [
            starterText('second', {
              nl: '**Dan maken.** Elke week iets dat werkt, klein genoeg om weg te gooien.',
              en: '**Then make.** Something that works each week, small enough to throw away.',
            }),
          ],
        ],
      },
    ],
  }),
});

const starterText = (id: string, content: Copy): Block => ({
  id,
  type: 'text',
  isMultiLanguage: true,
  content,
});

function columnCount(block: Block): string {
  const counts = findRows(block).map((row) => row.length);
  return `${counts.join(' + ')} ${counts.at(-1) === 1 ? 'column' : 'columns'}`;
}

/** The columns of each row, as they are stored. */
function findRows(block: Block): readonly (readonly unknown[])[] {
  const rows: unknown[] = Array.isArray(block.rows) && block.rows.length > 0 ? block.rows : [block];
  return rows.map((row) => {
    const columns = valueAt(row, ['columns']);
    return Array.isArray(columns) ? columns : [];
  });
}
