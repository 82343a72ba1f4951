import type { Field, LengthField, NumberField } from '#content/fields/field.ts';
import { formatLength, parseLength } from '../../../forms/length-text.ts';
import { resolveLength } from '../../../forms/length-token.ts';

/** Sizes of relative units at an element, in CSS pixels of the page. */
export interface UnitSizes {
  readonly rootFont: number;
  readonly ownFont: number;
  readonly viewWidth: number;
  readonly viewHeight: number;
}

/** A value at the start of a drag. */
export interface DragStart {
  /** Rendered size in CSS pixels of the page. */
  readonly pixels: number;
  readonly unit: string;
  /** CSS pixels of one unit. */
  readonly perUnit: number;
  readonly min: number;
  readonly max: number;
  /** Smallest step, in units. */
  readonly step: number;
  /** True if a number without a unit is stored. */
  readonly bare: boolean;
}

/** Grid of a drag with Shift, in CSS pixels. */
const coarse = 8;

/**
 * Reads the stored value, else measures the rendered one. A value whose unit cannot be computed at this
 * element, such as `auto`, is converted to pixels.
 */
export function startLengthDrag(
  field: Field,
  stored: unknown,
  rendered: number,
  metrics: UnitSizes,
): DragStart | undefined {
  if (field.kind === 'number') return startNumber(field, stored, metrics);
  return field.kind === 'length' ? startLength(field, stored, rendered, metrics) : undefined;
}

/** Computes the value after a drag by `by` pixels: in whole pixels, or in steps of 8 with Shift. */
export function computeDraggedLength(start: DragStart, by: number, shift: boolean): string | number {
  const grid = shift ? coarse : 1;
  const pixels = by === 0 ? start.pixels : Math.round((start.pixels + by) / grid) * grid;
  const units = Math.round(pixels / start.perUnit / start.step) * start.step;
  const number = Number(Math.min(start.max, Math.max(start.min, units)).toFixed(4));
  return start.bare ? number : formatLength({ number, unit: start.unit });
}

/** Formats a length: `24 px`, `1.5 rem`, `40 %`. */
export function formatHandleLength(value: unknown, unit = 'px'): string {
  if (typeof value === 'number') return `${value} ${unit}`;
  const parsed = typeof value === 'string' ? parseLength(value) : undefined;
  return parsed ? `${parsed.number} ${parsed.unit || 'px'}` : String(value ?? '');
}

/** Start of a drag for a part of the screen's height, as a percentage. */
function startNumber(field: NumberField, stored: unknown, metrics: UnitSizes): DragStart {
  const perUnit = metrics.viewHeight / 100;
  const value = typeof stored === 'number' ? stored : (field.default ?? 0);
  const { min = 0, max = Number.POSITIVE_INFINITY, step, unit = '%' } = field;
  return { pixels: value * perUnit, unit, perUnit, min, max, step, bare: true };
}

function startLength(field: LengthField, stored: unknown, rendered: number, metrics: UnitSizes): DragStart {
  const written = parseLength(resolveLength(stored)) ?? parseLength(resolveLength(field.default));
  const unit = written?.unit || 'px';
  const perUnit = convertUnitToPixels(unit, metrics) ?? (written?.number ? rendered / written.number : 0);
  const base = { min: 0, max: Number.POSITIVE_INFINITY, bare: false };
  if (!perUnit) return { ...base, pixels: rendered, unit: 'px', perUnit: 1, step: 1 };
  const pixels = written && convertUnitToPixels(unit, metrics) ? written.number * perUnit : rendered;
  return { ...base, pixels, unit, perUnit, step: getStep(unit) };
}

/** Steps as fine as a pixel for units of type, whole numbers for the others. */
function getStep(unit: string): number {
  return unit === 'rem' || unit === 'em' ? 1 / 16 : 1;
}

function convertUnitToPixels(
  unit: string,
  { rootFont, ownFont, viewWidth, viewHeight }: UnitSizes,
): number | undefined {
  if (unit === 'px') return 1;
  if (unit === 'rem') return rootFont;
  if (unit === 'em') return ownFont;
  if (/^[sld]?vh$/.test(unit)) return viewHeight / 100;
  if (/^[sld]?vw$/.test(unit)) return viewWidth / 100;
  return undefined;
}
