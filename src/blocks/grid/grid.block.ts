import { type Block, defineBlock } from '#content/block.ts';
import type { FieldBase, FieldControl, ResolvedFields } from '#content/fields/field.ts';
import { choice, color, length, list, number, slot, toggle } from '#content/fields/kinds.ts';
import type { Copy } from '#content/language.ts';
import { valueAt } from '#content/value-at.ts';
import { boxSpacing, cornerRadii } from '../shared/box.fields.ts';
import { mediaWidth } from '../shared/media-width.fields.ts';
import { reachOf } from '../shared/reach.ts';
import { columnWidth } from './column-width.ts';

const mostColumns = 12;

/** One control for both themes; without a colour for the dark one both have the same. */
const background = (part: 'light' | 'dark'): FieldControl => ({
  kind: 'color-pair',
  key: 'backgroundColor',
  label: 'Background',
  part,
});

/** What one row of columns is made of. */
function rowFields(options: Pick<FieldBase<unknown>, 'when'> = {}) {
  const fraction = number('Fraction (fr)', { min: 0.1, max: 12, step: 0.5, default: 1 });
  return {
    columns: list('Columns', slot('Column'), { ...options, itemLabel: 'Column', control: part('slots') }),
    numColumns: number('Number of columns', {
      ...options,
      tab: 'content',
      min: 1,
      max: mostColumns,
      control: part('count'),
    }),
    columnFractions: list('Fractions', fraction, {
      ...options,
      itemLabel: 'Fraction',
      control: part('fractions'),
      handle: 'columns',
    }),
    stackOnMobile: toggle('Stack on mobile', { ...options, tab: 'content', default: true }),
  };
}

/** The editor shows a row as one strip of columns. */
function part(name: string): FieldControl {
  return { kind: 'columns', key: 'columns', label: 'Columns', part: name };
}

const gridRowFields = {
  ...rowFields(),
  columnRenderAsCard: list('Render as card', toggle('Card'), {
    itemLabel: 'Column',
    control: part('cards'),
  }),
  ...boxSpacing('margin', 'Row margin'),
  ...boxSpacing('padding', 'Row padding', { handle: 'padding' }),
};

const gridFields = {
  rows: list('Rows', gridRowFields, { itemLabel: 'Row' }),
  /** The flat form: one row of columns, used when there are no rows. */
  ...rowFields({ when: { field: 'rows', empty: true } }),
  look: choice(
    'Look',
    { standard: 'Standard', facts: 'Row of facts' },
    {
      default: 'standard',
      help: 'A row of facts sets what is bold in a text small above the rest of it, below a line.',
    },
  ),
  align: choice(
    'Align columns',
    { top: 'Top', middle: 'Middle', bottom: 'Bottom' },
    { default: 'top', help: 'Where a column stands beside a higher one.' },
  ),
  widthType: mediaWidth('container'),
  gap: length('Gap', { default: '24px', handle: 'gap' }),
  ...boxSpacing('margin', 'Margin'),
  ...boxSpacing('padding', 'Padding', { handle: 'padding' }),
  backgroundColor: color('Background', { surface: true, control: background('light') }),
  backgroundColorDark: color('Background', { surface: true, control: background('dark') }),
  dropShadow: toggle('Shadow'),
  borderWidth: length('Border width'),
  borderColor: color('Border colour'),
  ...cornerRadii(),
};

/** The resolved values, whatever its slots are rendered to. */
export type GridValues = ResolvedFields<typeof gridFields, unknown>;
export type GridRowValues = ResolvedFields<typeof gridRowFields, unknown>;

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
