import type { FieldBase, FieldControl, ResolvedFields } from '#content/fields/field.ts';
import { choice, color, length, list, number, slot, toggle } from '#content/fields/kinds.ts';
import { fractionLimits, maxColumns } from '../shared/columns.ts';
import { boxSpacing, cornerRadii } from '../shared/fields/box.fields.ts';
import { foldFields } from '../shared/fields/fold.ts';
import { composedWidth } from '../shared/fields/media-width.fields.ts';

/** Shows both themes' colours as one control. Without a dark colour both use the light one. */
const createBackgroundControl = (part: 'light' | 'dark'): FieldControl => ({
  kind: 'color-pair',
  key: 'backgroundColor',
  label: 'Background',
  part,
});

/** The fields of one row of columns. */
function rowFields(options: Pick<FieldBase<unknown>, 'when'> = {}) {
  const fraction = number('Width', { ...fractionLimits, step: 0.5, default: 1 });
  return {
    columns: list('Columns', slot('Column'), {
      ...options,
      itemLabel: 'Column',
      control: createColumnsControl('slots'),
    }),
    numColumns: number('Number of columns', {
      ...options,
      tab: 'content',
      min: 1,
      max: maxColumns,
      control: createColumnsControl('count'),
      responsive: true,
    }),
    columnFractions: list('Fractions', fraction, {
      ...options,
      itemLabel: 'Fraction',
      control: createColumnsControl('fractions'),
      handle: 'columns',
      responsive: true,
    }),
    stackOnMobile: toggle('Stack on mobile', { ...options, tab: 'content', default: true }),
    reversed: toggle('Reverse order', { ...options, tab: 'content', responsive: true }),
  };
}

/** Shows a row as one strip of columns in the editor. */
function createColumnsControl(name: string): FieldControl {
  return { kind: 'columns', key: 'columns', label: 'Columns', part: name };
}

export const gridRowFields = {
  ...rowFields(),
  columnRenderAsCard: list('Render as card', toggle('Card'), {
    itemLabel: 'Column',
    control: createColumnsControl('cards'),
  }),
  ...boxSpacing('margin', 'Row margin', { responsive: true, fold: 'spacing' }),
  ...boxSpacing('padding', 'Row padding', { handle: 'padding', responsive: true }),
};

export const gridFields = {
  rows: list('Rows', gridRowFields, { itemLabel: 'Row' }),
  /** The flat form: one row of columns, used when there are no rows. */
  ...rowFields({ when: { field: 'rows', empty: true } }),
  look: choice(
    'Variant',
    { standard: 'Standard', facts: 'Row of facts' },
    {
      default: 'standard',
      help: 'A row of facts shows bold text small, above the rest, below a line.',
    },
  ),
  align: choice(
    'Align columns',
    { top: 'Top', middle: 'Middle', bottom: 'Bottom' },
    { default: 'top', help: 'Vertical position of shorter columns.', responsive: true },
  ),
  widthType: composedWidth(),
  gap: length('Gap', { default: '24px', handle: 'gap', responsive: true }),
  ...boxSpacing('margin', 'Margin', { responsive: true, fold: 'spacing' }),
  ...boxSpacing('padding', 'Padding', { handle: 'padding', responsive: true }),
  backgroundColor: color('Background', { surface: true, control: createBackgroundControl('light') }),
  backgroundColorDark: color('Background', { surface: true, control: createBackgroundControl('dark') }),
  dropShadow: toggle('Shadow'),
  borderWidth: length('Border width', { fold: 'border' }),
  borderColor: color('Border colour', { fold: 'border' }),
  ...foldFields('border', cornerRadii()),
};

/** The resolved values of a grid. The type of rendered slots does not matter. */
export type GridValues = ResolvedFields<typeof gridFields, unknown>;
export type GridRowValues = ResolvedFields<typeof gridRowFields, unknown>;
