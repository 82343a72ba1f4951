import type { Field, LengthField, NumberField } from '#content/fields/field.ts';
import { formatLength, parseLength } from '../../../forms/length-text.ts';

/** What units are worth on an element, in CSS pixels of the page. */
export interface UnitSizes {
  readonly rootFont: number;
  readonly ownFont: number;
  readonly viewWidth: number;
  readonly viewHeight: number;
}

/** A value as it is when a drag begins. */
export interface DragStart {
  /** As it is rendered, in CSS pixels of the page. */
  readonly pixels: number;
  readonly unit: string;
  /** CSS pixels of one unit. */
  readonly perUnit: number;
  readonly min: number;
  readonly max: number;
  /** In units; values are written as multiples of it. */
  readonly step: number;
  /** A bare number is stored. */
  readonly bare: boolean;
}

/** The grid of a drag with Shift, in CSS pixels. */
const coarse = 8;

/**
 * Where a drag begins: with what is stored, else with what is rendered. A unit that cannot be worked out on this element,
 * as that of `auto`, becomes pixels.
 */
export function dragStart(
  field: Field,
  stored: unknown,
  rendered: number,
  metrics: UnitSizes,
): DragStart | undefined {
  if (field.kind === 'number') return numberStart(field, stored, metrics);
  return field.kind === 'length' ? lengthStart(field, stored, rendered, metrics) : undefined;
}

/** The value after a way of so many pixels: whole ones, or of the grid of 8. */
export function dragged(start: DragStart, by: number, shift: boolean): string | number {
  const grid = shift ? coarse : 1;
  const pixels = by === 0 ? start.pixels : Math.round((start.pixels + by) / grid) * grid;
  const units = Math.round(pixels / start.perUnit / start.step) * start.step;
  const number = Number(Math.min(start.max, Math.max(start.min, units)).toFixed(4));
  return start.bare ? number : formatLength({ number, unit: start.unit });
}

/** A value as people read it: `24 px`, `1.5 rem`, `40 %`. */
export function valueText(value: unknown, unit = 'px'): string {
  if (typeof value === 'number') return `${value} ${unit}`;
  const parsed = typeof value === 'string' ? parseLength(value) : undefined;
  return parsed ? `${parsed.number} ${parsed.unit || 'px'}` : String(value ?? '');
}

/** A part of the screen's height, as a number in percent. */
function numberStart(field: NumberField, stored: unknown, metrics: UnitSizes): DragStart {
  const perUnit = metrics.viewHeight / 100;
  const value = typeof stored === 'number' ? stored : (field.default ?? 0);
  const { min = 0, max = Number.POSITIVE_INFINITY, step, unit = '%' } = field;
  return { pixels: value * perUnit, unit, perUnit, min, max, step, bare: true };
}

function lengthStart(field: LengthField, stored: unknown, rendered: number, metrics: UnitSizes): DragStart {
  const written = parseLength(textOf(stored)) ?? parseLength(field.default ?? '');
  const unit = written?.unit || 'px';
  const perUnit = pixelsOf(unit, metrics) ?? (written?.number ? rendered / written.number : 0);
  const base = { min: 0, max: Number.POSITIVE_INFINITY, bare: false };
  if (!perUnit) return { ...base, pixels: rendered, unit: 'px', perUnit: 1, step: 1 };
  const pixels = written && pixelsOf(unit, metrics) ? written.number * perUnit : rendered;
  return { ...base, pixels, unit, perUnit, step: stepOf(unit) };
}

function textOf(stored: unknown): string {
  return typeof stored === 'number' ? `${stored}px` : typeof stored === 'string' ? stored : '';
}

/** As fine as a pixel for units of type, whole numbers for the others. */
function stepOf(unit: string): number {
  return unit === 'rem' || unit === 'em' ? 1 / 16 : 1;
}

function pixelsOf(unit: string, { rootFont, ownFont, viewWidth, viewHeight }: UnitSizes): number | undefined {
  if (unit === 'px') return 1;
  if (unit === 'rem') return rootFont;
  if (unit === 'em') return ownFont;
  if (/^[sld]?vh$/.test(unit)) return viewHeight / 100;
  if (/^[sld]?vw$/.test(unit)) return viewWidth / 100;
  return undefined;
}
