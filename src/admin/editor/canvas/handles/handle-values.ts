import type { PathPart } from '#content/issue.ts';
import { dragGutter, ratioText, stepGutter } from '../../form/inputs/gutter.ts';
import { oppositePart, partsDragged } from './handle-drag.ts';
import { type DragStart, dragged, dragStart, type Metrics, valueText } from './length-drag.ts';
import type { PlacedHandle } from './placed-handle.ts';

interface Value {
  readonly path: readonly PathPart[];
  readonly value: unknown;
}

interface Keys {
  readonly shift: boolean;
  readonly alt: boolean;
}

/** What a handle writes, from how it was when somebody took hold of it. */
export interface HandleValues {
  /** After a way of so many CSS pixels of the page towards a larger value. */
  readonly at: (way: number, keys: Keys) => readonly Value[];
  /** After an arrow key. */
  readonly step: (direction: 1 | -1, keys: Keys) => readonly Value[];
  /** As it was. */
  readonly before: readonly Value[];
  /** As a new block has it. */
  readonly standard: readonly Value[];
}

export function handleValues(placed: PlacedHandle): HandleValues | undefined {
  return placed.columns ? gutterValues(placed, placed.columns) : lengthValues(placed);
}

/** The value of a handle in words: `24 px`, `1 : 2`. */
export function handleText({ part, pixels, columns }: PlacedHandle): string {
  const { field, value } = part;
  if (columns) return ratioText(fractionsIn(value, columns.widths.length));
  if (field.kind === 'number') return valueText(value ?? field.default, field.unit);
  return valueText(value ?? field.default ?? `${Math.round(pixels)}px`);
}

/** True where the value is one that the field offers. */
export function isPreset({ part: { field, value } }: PlacedHandle): boolean {
  return field.kind === 'length' && typeof value === 'string' && field.presets?.includes(value) === true;
}

function lengthValues(placed: PlacedHandle): HandleValues | undefined {
  const { handle, part, pixels, element } = placed;
  const start = dragStart(part.field, part.value, pixels, metricsOf(element));
  if (!start) return undefined;
  const own = partsDragged(handle, part);
  const opposite = oppositePart(handle, part);
  const both = opposite && !own.includes(opposite) ? [...own, opposite] : own;
  const write = (value: unknown, alt: boolean) =>
    both.map(({ path, value: was }, index) => ({ path, value: alt || index < own.length ? value : was }));
  return {
    at: (way, { shift, alt }) => write(dragged(start, way, shift), alt),
    step: (direction, { shift, alt }) => write(dragged(start, direction * keyWay(start, shift), shift), alt),
    before: both.map(({ path, value }) => ({ path, value })),
    standard: own.map(({ path }) => ({ path, value: undefined })),
  };
}

/** An arrow key goes as far as the least step does, with Shift as far as the grid. */
function keyWay({ step, perUnit }: DragStart, shift: boolean): number {
  return Math.max(step * perUnit, shift ? 8 : 1);
}

function gutterValues({ part }: PlacedHandle, columns: NonNullable<PlacedHandle['columns']>): HandleValues {
  const { path, value } = part;
  const start = { ...columns, fractions: fractionsIn(value, columns.widths.length) };
  const write = (fractions: readonly number[]) => [{ path, value: [...fractions] }];
  return {
    at: (way, { shift }) => write(dragGutter(start, way, shift)),
    step: (direction, { shift }) =>
      write(shift ? dragGutter(start, direction * 8, true) : stepGutter(start, direction)),
    before: [{ path, value }],
    standard: write(start.fractions.map(() => 1)),
  };
}

function fractionsIn(value: unknown, count: number): readonly number[] {
  const stored: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length: count }, (_column, index) => {
    const fraction = stored[index];
    return typeof fraction === 'number' && fraction > 0 ? fraction : 1;
  });
}

function metricsOf(element: HTMLElement): Metrics {
  const { documentElement, defaultView } = element.ownerDocument;
  const view = defaultView ?? window;
  const font = (of: Element) => Number.parseFloat(view.getComputedStyle(of).fontSize) || 16;
  return {
    rootFont: font(documentElement),
    ownFont: font(element),
    viewWidth: view.innerWidth,
    viewHeight: view.innerHeight,
  };
}
