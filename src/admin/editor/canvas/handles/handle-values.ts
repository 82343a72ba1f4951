import type { BlockHandle } from '#content/block/block-handles.ts';
import type { PathPart } from '#content/block/issue.ts';
import { words } from '../../../words.ts';
import { dragGutter, ratioText, stepGutter } from '../../form/inputs/columns/gutter.ts';
import type { Point } from '../over/geometry.ts';
import { oppositePart, partsDragged } from './handle-drag.ts';
import { type DragStart, dragged, dragStart, type UnitSizes, valueText } from './length-drag.ts';
import type { PlacedHandle } from './placed-handle.ts';
import { draggedPoint, steppedPoint } from './point-drag.ts';

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
  /** After a way over the page, in its CSS pixels. */
  readonly at: (way: Point, keys: Keys) => readonly Value[];
  /** After an arrow key, which goes one in its direction. */
  readonly step: (direction: Point, keys: Keys) => readonly Value[];
  /** As it was. */
  readonly before: readonly Value[];
  /** As a new block has it. */
  readonly standard: readonly Value[];
}

export function handleValues(placed: PlacedHandle): HandleValues | undefined {
  if (placed.picture) return pointValues(placed, placed.picture);
  return placed.columns ? gutterValues(placed, placed.columns) : lengthValues(placed);
}

/** The way towards a larger value. */
const along = ({ grows }: PlacedHandle, { x, y }: Point) => x * grows.x + y * grows.y;

/** Arrows to the right and up make a value larger. */
const upOrDown = ({ x, y }: Point) => (x - y > 0 ? 1 : -1);

/** The value of a handle in words: `24 px`, `1 : 2`. */
export function handleText({ part, pixels, columns }: PlacedHandle): string {
  const { field, value } = part;
  if (columns) return ratioText(fractionsIn(value, columns.widths.length));
  if (field.kind === 'number') return valueText(value ?? field.default, field.unit);
  return valueText(value ?? field.default ?? `${Math.round(pixels)}px`);
}

/** A point in words: where it is, and whether it is this place's own. */
export function pointText({ handle }: PlacedHandle, { point }: NonNullable<PlacedHandle['picture']>): string {
  const { x, y } = storedPoint(handle, point);
  const [left, top] = [Math.round(x), Math.round(y)];
  const isOwn = handle.parts.some(({ value }) => value !== undefined);
  return isOwn ? words.handles.point(left, top) : words.handles.pointOfFile(left, top);
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
    at: (way, { shift, alt }) => write(dragged(start, along(placed, way), shift), alt),
    step: (direction, { shift, alt }) =>
      write(dragged(start, upOrDown(direction) * keyWay(start, shift), shift), alt),
    before: both.map(({ path, value }) => ({ path, value })),
    standard: own.map(({ path }) => ({ path, value: undefined })),
  };
}

/** An arrow key goes as far as the least step does, with Shift as far as the grid. */
function keyWay({ step, perUnit }: DragStart, shift: boolean): number {
  return Math.max(step * perUnit, shift ? 8 : 1);
}

function gutterValues(placed: PlacedHandle, columns: NonNullable<PlacedHandle['columns']>): HandleValues {
  const { path, value } = placed.part;
  const start = { ...columns, fractions: fractionsIn(value, columns.widths.length) };
  const write = (fractions: readonly number[]) => [{ path, value: [...fractions] }];
  return {
    at: (way, { shift }) => write(dragGutter(start, along(placed, way), shift)),
    step: (direction, { shift }) =>
      write(
        shift ? dragGutter(start, upOrDown(direction) * 8, true) : stepGutter(start, upOrDown(direction)),
      ),
    before: [{ path, value }],
    standard: write(start.fractions.map(() => 1)),
  };
}

function pointValues(
  { handle }: PlacedHandle,
  { point, box }: NonNullable<PlacedHandle['picture']>,
): HandleValues {
  const start = storedPoint(handle, point);
  const write = (to: Point) =>
    handle.parts.map(({ path, part }) => ({ path, value: part === 'x' ? to.x : to.y }));
  return {
    at: (way, { shift }) => write(draggedPoint(start, way, box, shift)),
    step: (direction, { shift }) => write(steppedPoint(start, direction, shift)),
    before: handle.parts.map(({ path, value }) => ({ path, value })),
    standard: handle.parts.map(({ path }) => ({ path, value: undefined })),
  };
}

/** What is stored; where nothing is, what the page shows. */
function storedPoint({ parts }: BlockHandle, shown: Point): Point {
  const stored = (name: 'x' | 'y') => {
    const value = parts.find(({ part }) => part === name)?.value;
    return typeof value === 'number' ? value : shown[name];
  };
  return { x: stored('x'), y: stored('y') };
}

function fractionsIn(value: unknown, count: number): readonly number[] {
  const stored: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length: count }, (_column, index) => {
    const fraction = stored[index];
    return typeof fraction === 'number' && fraction > 0 ? fraction : 1;
  });
}

function metricsOf(element: HTMLElement): UnitSizes {
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
