import { findValueDevice, getValuesOnDevice } from '#content/block/responsive-values.ts';
import { type Device, getDeviceForWidth } from '#content/look/layout.ts';
import { getZeroPixels, readCssLength, type WidthByWindow } from '#content/look/width-by-window.ts';
import { combineDeviceWidths } from '../shared/device-width.ts';
import type { GridRowValues, GridValues } from './grid.fields.ts';

interface Place {
  /** Index in the rows; undefined for the flat form. */
  readonly row: number | undefined;
  readonly column: number;
}

type Row = Pick<GridValues, 'columns'> &
  Partial<Pick<GridValues, 'numColumns' | 'columnFractions' | 'stackOnMobile'>>;

/** The columns of a row that take up space. */
interface ShownColumns {
  /** Their indices in the row. */
  readonly shown: readonly number[];
  /** Their widths, in fractions. If there is one fraction more than columns, the last is free space. */
  readonly fractions: readonly number[];
}

/**
 * Finds the columns to show of a row, with their widths. A column whose blocks render nothing (null) takes no space, unless
 * another row with as many columns shows something in it. The others fill the row if they had more than half of it. Otherwise
 * they keep their widths: a widened image could become higher than the window.
 */
export function findShownColumns(rows: readonly Row[], row: Row): ShownColumns {
  const count = countColumns(row);
  const aligned = rows.filter((one) => countColumns(one) === count);
  const all = Array.from({ length: count }, (_, column) => column);
  const shown = all.filter((column) => aligned.some(({ columns }) => columns[column] !== null));
  const getColumnFraction = (column: number) => row.columnFractions?.[column] ?? 1;
  const whole = sum(all.map(getColumnFraction));
  const fractions = shown.map(getColumnFraction);
  const free = whole - sum(fractions);
  return { shown, fractions: free > 0 && free >= whole / 2 ? [...fractions, free] : fractions };
}

/**
 * Returns the widths of a row's columns on a device, in fractions. Fewer columns than on desktop continue in the
 * next line. On phones one column counts if the row is stacked and has no columns for phones.
 */
export function getFractionsOnDevice(
  row: Row,
  { shown, fractions }: ShownColumns,
  device: Device,
): readonly number[] {
  const own = getValuesOnDevice(row, device);
  const isOwn = own.numColumns !== row.numColumns || own.columnFractions !== row.columnFractions;
  const isForPhones = device === 'mobile' && hasOwnColumns(row);
  if (device === 'mobile' && row.stackOnMobile && !isForPhones) return [1];
  if (device === 'desktop' || !isOwn) return fractions;
  const count = Math.min(own.numColumns ?? shown.length, shown.length);
  if (own.columnFractions !== row.columnFractions) {
    return Array.from({ length: count }, (_, column) => own.columnFractions?.[column] ?? 1);
  }
  return count === shown.length ? fractions : Array.from({ length: count }, () => 1);
}

/** True if a row has columns for phones alone, which count although it is stacked there. */
export function hasOwnColumns(row: object): boolean {
  return (['numColumns', 'columnFractions'] as const).some(
    (name) => findValueDevice(row, name, 'mobile') === 'mobile',
  );
}

function countColumns({ numColumns, columns }: Row): number {
  return Math.max(1, numColumns ?? 0, columns.length);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

type Sides = Partial<
  Pick<GridValues, 'marginLeft' | 'marginRight' | 'paddingLeft' | 'paddingRight' | 'borderWidth'>
>;

/**
 * Maximum share of a row that a gap takes, and the padding of a column that is styled as a card (`grid.css`).
 */
const mostGap = 0.09;
const cardPadding = 16;

interface AvailableWidths {
  readonly width: WidthByWindow;
  readonly page: WidthByWindow;
}

/**
 * Computes the width of a column from the widths of the grid's block and of the page. A full-width grid keeps
 * the page's margins.
 */
export function computeColumnWidth(
  grid: GridValues,
  place: Place,
  available: AvailableWidths,
): WidthByWindow {
  return combineDeviceWidths(grid, (device) => computeWidthOnDevice(grid, place, device, available));
}

function computeWidthOnDevice(
  values: GridValues,
  { row: rowIndex, column }: Place,
  device: Device,
  { width, page }: AvailableWidths,
): WidthByWindow {
  const grid = getValuesOnDevice(values, device);
  const stored: Partial<GridRowValues> & Pick<GridValues, 'columns'> =
    (rowIndex === undefined ? undefined : grid.rows[rowIndex]) ?? buildFlatRow(values);
  const row = getValuesOnDevice(stored, device);
  const columns = findShownColumns(rowIndex === undefined ? [stored] : grid.rows, stored);
  const isStackedOn = (at: Device) => at === 'mobile' && row.stackOnMobile === true && !hasOwnColumns(stored);
  const fractions = device === 'desktop' ? columns.fractions : getFractionsOnDevice(stored, columns, device);
  const track = columns.shown.indexOf(column) % Math.max(1, fractions.length);
  const share = (fractions[track] ?? 1) / sum(fractions);
  const gap = readCssLength(grid.gap) ?? getZeroPixels;
  const atEdge: WidthByWindow =
    grid.widthType === 'viewport' ? (window) => Math.max(0, (width(window) - page(window)) / 2) : () => 0;
  const inGrid = computeInnerWidth(grid, width, atEdge);
  const inRow = computeInnerWidth(row, inGrid, () => 0);
  const isCard = row.columnRenderAsCard?.[column] ?? false;
  return (window) => {
    const whole = inRow(window);
    const gaps = (fractions.length - 1) * Math.min(gap(whole, window), mostGap * whole);
    const own = isStackedOn(getDeviceForWidth(window)) ? whole : (whole - gaps) * share;
    return Math.max(1, isCard ? own - 2 * cardPadding : own);
  };
}

const columnNames = ['columns', 'numColumns', 'columnFractions', 'stackOnMobile', 'reversed'] as const;

/** Converts the flat form to its only row. Its margins and paddings are those of the grid. */
export function buildFlatRow<Grid extends GridValues>(grid: Grid): Pick<Grid, (typeof columnNames)[number]> {
  const { responsive } = grid as { readonly responsive?: Readonly<Record<string, object>> };
  const perDevice = Object.entries(responsive ?? {}).map(([device, values]) => [device, pickColumns(values)]);
  return { ...pickColumns(grid), ...(responsive && { responsive: Object.fromEntries(perDevice) }) };
}

function pickColumns<V extends object>(values: V): Pick<V, (typeof columnNames)[number] & keyof V> {
  const entries = Object.entries(values).filter(([name]) => columnNames.some((known) => known === name));
  return Object.fromEntries(entries) as Pick<V, (typeof columnNames)[number] & keyof V>;
}

/** Computes the width inside margins, borders and paddings. `atEdge` is the default padding. */
function computeInnerWidth(sides: Sides, width: WidthByWindow, atEdge: WidthByWindow): WidthByWindow {
  const margins = [sides.marginLeft, sides.marginRight].map((side) => readCssLength(side) ?? getZeroPixels);
  const paddings = [sides.paddingLeft, sides.paddingRight].map((side) => readCssLength(side));
  const border = readCssLength(sides.borderWidth) ?? getZeroPixels;
  return (window) => {
    const whole = width(window);
    const around = [...margins, border, border].reduce((sum, side) => sum + side(whole, window), 0);
    return paddings.reduce((left, side) => left - (side?.(whole, window) ?? atEdge(window)), whole - around);
  };
}
