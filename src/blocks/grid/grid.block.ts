import { type Block, defineBlock } from '#content/block.ts';
import type { Copy } from '#content/language.ts';
import { valueAt } from '#content/value-at.ts';
import { reachOf } from '../shared/reach.ts';
import { columnWidth } from './column-width.ts';
import { type GridValues, gridFields, mostColumns } from './grid.fields.ts';

export const gridBlock = defineBlock({
  type: 'grid',
  label: 'Grid',
  synonyms: ['columns', 'layout', 'row', 'section', 'two columns', 'split'],
  category: 'layout',
  place: 1,
  icon: 'columns-2',
  fields: gridFields,
  reach: ({ widthType }) => reachOf(widthType),
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
  const rows: unknown[] = Array.isArray(block.rows) && block.rows.length > 0 ? block.rows : [block];
  const counts = rows.map((row) => {
    const columns = valueAt(row, ['columns']);
    return Array.isArray(columns) ? columns.length : 0;
  });
  return `${counts.join(' + ')} ${counts.at(-1) === 1 ? 'column' : 'columns'}`;
}
