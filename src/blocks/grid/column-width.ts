import { getDeviceForWidth } from '#content/look/layout.ts';
import { getZeroPixels, readCssLength, type WidthByWindow } from '#content/look/width-by-window.ts';
import type { GridRowValues, GridValues } from './grid.fields.ts';

interface Place {
  /** Index in the rows; undefined for the flat form. */
  readonly row: number | undefined;
  readonly column: number;
}

type Row = Pick<GridValues, 'columns'> & Partial<Pick<GridValues, 'numColumns' | 'columnFractions'>>;

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
  const fraction = (column: number) => row.columnFractions?.[column] ?? 1;
  const whole = sum(all.map(fraction));
  const fractions = shown.map(fraction);
  const free = whole - sum(fractions);
  return { shown, fractions: free > 0 && free >= whole / 2 ? [...fractions, free] : fractions };
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

/**
 * Computes the width of a column from the widths of the grid's block and of the page. A full-width grid keeps
 * the page's margins.
 */
export function computeColumnWidth(
  grid: GridValues,
  { row: rowIndex, column }: Place,
  { width, page }: { readonly width: WidthByWindow; readonly page: WidthByWindow },
): WidthByWindow {
  const row: Partial<GridRowValues> & Pick<GridValues, 'columns'> =
    (rowIndex === undefined ? undefined : grid.rows[rowIndex]) ?? withoutSides(grid);
  const { shown, fractions } = findShownColumns(rowIndex === undefined ? [row] : grid.rows, row);
  const share = (fractions[shown.indexOf(column)] ?? 1) / sum(fractions);
  const gap = readCssLength(grid.gap) ?? getZeroPixels;
  const atEdge: WidthByWindow =
    grid.widthType === 'viewport' ? (window) => Math.max(0, (width(window) - page(window)) / 2) : () => 0;
  const inGrid = computeInnerWidth(grid, width, atEdge);
  const inRow = computeInnerWidth(row, inGrid, () => 0);
  const isCard = row.columnRenderAsCard?.[column] ?? false;
  return (window) => {
    const whole = inRow(window);
    const isStacked = row.stackOnMobile === true && getDeviceForWidth(window) === 'mobile';
    const gaps = (fractions.length - 1) * Math.min(gap(whole, window), mostGap * whole);
    const own = isStacked ? whole : (whole - gaps) * share;
    return Math.max(1, isCard ? own - 2 * cardPadding : own);
  };
}

/** Converts the flat form to a row. Its margins and paddings are those of the grid. */
function withoutSides({ columns, numColumns, columnFractions, stackOnMobile }: GridValues) {
  return { columns, numColumns, columnFractions, stackOnMobile };
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
