import { maxColumns } from '#blocks/shared/columns.ts';
import { formatLength, parseLength } from '../../../forms/length-text.ts';

/** Smallest width by hand with Alt, and its steps by pointer and by key, in percent. */
const free = { least: 5, drag: 0.1, key: 1 } as const;

/** Deviation at which a share still counts as whole columns: stored percentages are rounded. */
const tolerance = 0.01;

/** Computes a share of the whole width, of 1, as a stored length: whole columns, or any percentage. */
export function formatShare(share: number, isFree: boolean): string {
  if (!isFree) return formatColumns(Math.round(share * maxColumns));
  return formatLength({ number: clampPercent(Math.round((share * 100) / free.drag) * free.drag), unit: '%' });
}

/** Steps a share by a key: to the next whole column, or by a percent. */
export function stepShare(share: number, direction: 1 | -1, isFree: boolean): string {
  if (isFree) {
    return formatLength({ number: clampPercent(Math.round(share * 100) + direction * free.key), unit: '%' });
  }
  const columns = share * maxColumns + direction * tolerance;
  return formatColumns(direction === 1 ? Math.floor(columns) + 1 : Math.ceil(columns) - 1);
}

/** Reads the share that a stored percentage is; undefined for other lengths. */
export function readShare(stored: unknown): number | undefined {
  const parsed = typeof stored === 'string' ? parseLength(stored) : undefined;
  return parsed?.unit === '%' ? parsed.number / 100 : undefined;
}

/** Finds how many columns a share is; undefined if it ends between two. */
export function findWholeColumns(share: number): number | undefined {
  const columns = Math.round(share * maxColumns);
  return columns > 0 && Math.abs(share * maxColumns - columns) <= tolerance ? columns : undefined;
}

function formatColumns(columns: number): string {
  const number = (Math.min(maxColumns, Math.max(1, columns)) / maxColumns) * 100;
  return formatLength({ number, unit: '%' });
}

function clampPercent(percent: number): number {
  return Math.min(100, Math.max(free.least, percent));
}
