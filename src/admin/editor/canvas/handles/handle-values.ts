import type { BlockHandle } from '#content/block/block-handles.ts';
import {
  findSpaceToken,
  formatStoredLength,
  isLengthToken,
  linkPreset,
  resolveLength,
} from '../../../forms/length-token.ts';
import { words } from '../../../words.ts';
import { dragGutter, formatWidths, stepGutter } from '../../form/inputs/columns/gutter.ts';
import type { Point } from '../overlay/geometry.ts';
import { findOppositePart, type HandleValues, type Keys, listDraggedParts } from './handle-drag.ts';
import {
  computeDraggedLength,
  type DragStart,
  formatHandleLength,
  startLengthDrag,
  type UnitSizes,
} from './length-drag.ts';
import type { PlacedHandle } from './placed-handle.ts';
import { dragPoint, stepPoint } from './point-drag.ts';
import { formatRatio } from './ratio-stops.ts';
import { createRatioValues, createWidthValues } from './size-values.ts';
import { findNearestStep, findNextStep, listSpaceSteps } from './space-steps.ts';
import { findWholeColumns, readShare } from './width-columns.ts';

export function createHandleValues(placed: PlacedHandle): HandleValues | undefined {
  if (placed.picture) return createPointValues(placed, placed.picture);
  if (placed.columns) return createGutterValues(placed, placed.columns);
  if (placed.whole) return createWidthValues(placed, placed.whole);
  if (placed.box) return createRatioValues(placed, placed.box);
  return placed.handle.kind === 'space' ? createSpaceValues(placed) : createLengthValues(placed);
}

/** Distance towards a larger value. */
const computeDistance = ({ grows }: PlacedHandle, { x, y }: Point) => x * grows.x + y * grows.y;

/** The right and up arrow keys make a value larger. */
const getKeySign = ({ x, y }: Point) => (x - y > 0 ? 1 : -1);

/** Formats a value: `24 px`, `Medium · 8 px`, `7 / 5`. */
export function formatHandleValue({ handle, part, pixels, columns, whole, box }: PlacedHandle): string {
  const { field, value } = part;
  if (whole) return formatWidth(value ?? field.default, pixels / (whole.right - whole.left));
  if (box) return formatBoxRatio(value ?? field.default);
  if (columns) return formatWidths(readFractions(value ?? field.default, columns.widths.length));
  if (field.kind === 'number') return formatHandleLength(value ?? field.default, field.unit);
  const shown = value ?? field.default ?? `${Math.round(pixels)}px`;
  const length = formatHandleLength(typeof shown === 'string' ? resolveLength(shown) : shown);
  // A space between blocks is stored as a length, in steps of the design.
  const token = handle.kind === 'space' ? findSpaceToken(formatStoredLength(shown)) : shown;
  return isLengthToken(token) ? words.handles.token(formatStoredLength(token), length) : length;
}

/** Formats a width in columns: `5 of 12`. Other widths keep their own unit. */
function formatWidth(value: unknown, rendered: number): string {
  const share = value === undefined ? Math.round(rendered * 1000) / 1000 : readShare(value);
  if (share === undefined) return formatHandleLength(value);
  const columns = findWholeColumns(share);
  return columns === undefined
    ? formatHandleLength(`${Number((share * 100).toFixed(1))}%`)
    : words.handles.columns(columns);
}

function formatBoxRatio(value: unknown): string {
  return typeof value !== 'string' || value === 'auto' ? words.handles.ownRatio : formatRatio(value);
}

/** Formats a focal point, with a note if it is set for this block and not for the file. */
export function formatPoint(
  { handle }: PlacedHandle,
  { point }: NonNullable<PlacedHandle['picture']>,
): string {
  const { x, y } = getStoredPoint(handle, point);
  const [left, top] = [Math.round(x), Math.round(y)];
  const isOwn = handle.parts.some(({ value }) => value !== undefined);
  return isOwn ? words.handles.point(left, top) : words.handles.pointOfFile(left, top);
}

/** True if the value is a preset of the field; a token shows its name instead. */
export function isPreset({ part: { field, value } }: PlacedHandle): boolean {
  return (
    field.kind === 'length' &&
    !isLengthToken(value) &&
    typeof value === 'string' &&
    field.presets?.includes(value) === true
  );
}

function createLengthValues(placed: PlacedHandle): HandleValues | undefined {
  const { handle, part, pixels, element } = placed;
  const start = startLengthDrag(part.field, part.value, pixels, measureUnits(element));
  if (!start) return undefined;
  const own = listDraggedParts(handle, part);
  const opposite = findOppositePart(handle, part);
  const both = opposite && !own.includes(opposite) ? [...own, opposite] : own;
  const write = (value: unknown, alt: boolean) =>
    both.map(({ path, value: was }, index) => ({ path, value: alt || index < own.length ? value : was }));
  const writeDragged = (by: number, { shift, alt }: Keys) => {
    const length = computeDraggedLength(start, by, shift);
    const { field } = part;
    return write(
      field.kind === 'length' && typeof length === 'string' ? linkPreset(field, length) : length,
      alt,
    );
  };
  return {
    at: (way, keys) => writeDragged(computeDistance(placed, way), keys),
    step: (direction, keys) => writeDragged(getKeySign(direction) * getKeyStep(start, keys.shift), keys),
    before: both.map(({ path, value }) => ({ path, value })),
    standard: own.map(({ path }) => ({ path, value: undefined })),
  };
}

/** Values of a space between blocks: steps of the design's spaces, and pixels with Alt. */
function createSpaceValues(placed: PlacedHandle): HandleValues | undefined {
  const { part, pixels, element } = placed;
  const units = measureUnits(element);
  const start = startLengthDrag(part.field, part.value, pixels, units);
  if (!start) return undefined;
  const steps = listSpaceSteps(element, units);
  const write = (value: unknown) => [{ path: part.path, value }];
  return {
    at: (way, { alt }) => {
      const distance = computeDistance(placed, way);
      return write(
        alt
          ? computeDraggedLength(start, distance, false)
          : `${findNearestStep(steps, start.pixels + distance)}px`,
      );
    },
    step: (direction, { alt }) => {
      const sign = getKeySign(direction);
      return write(
        alt
          ? computeDraggedLength(start, sign * getKeyStep(start, false), false)
          : `${findNextStep(steps, start.pixels, sign)}px`,
      );
    },
    before: write(part.value),
    standard: write(undefined),
  };
}

/** Step of an arrow key; with Shift that of the coarse grid. */
function getKeyStep({ step, perUnit }: DragStart, shift: boolean): number {
  return Math.max(step * perUnit, shift ? 8 : 1);
}

function createGutterValues(
  placed: PlacedHandle,
  columns: NonNullable<PlacedHandle['columns']>,
): HandleValues {
  const { path, value, field } = placed.part;
  const start = { ...columns, fractions: readFractions(value ?? field.default, columns.widths.length) };
  const write = (fractions: readonly number[]) => [{ path, value: [...fractions] }];
  return {
    at: (way, { alt }) => write(dragGutter(start, computeDistance(placed, way), alt)),
    step: (direction, { alt }) => write(stepGutter(start, getKeySign(direction), alt)),
    before: [{ path, value }],
    standard: write(start.fractions.map(() => 1)),
  };
}

function createPointValues(
  { handle }: PlacedHandle,
  { point, box }: NonNullable<PlacedHandle['picture']>,
): HandleValues {
  const start = getStoredPoint(handle, point);
  const write = (to: Point) =>
    handle.parts.map(({ path, part }) => ({ path, value: part === 'x' ? to.x : to.y }));
  return {
    at: (way, { shift }) => write(dragPoint(start, way, box, shift)),
    step: (direction, { shift }) => write(stepPoint(start, direction, shift)),
    before: handle.parts.map(({ path, value }) => ({ path, value })),
    standard: handle.parts.map(({ path }) => ({ path, value: undefined })),
  };
}

/** The stored focal point; without one, the one that the page renders. */
function getStoredPoint({ parts }: BlockHandle, shown: Point): Point {
  const stored = (name: 'x' | 'y') => {
    const value = parts.find(({ part }) => part === name)?.value;
    return typeof value === 'number' ? value : shown[name];
  };
  return { x: stored('x'), y: stored('y') };
}

function readFractions(value: unknown, count: number): readonly number[] {
  const stored: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length: count }, (_column, index) => {
    const fraction = stored[index];
    return typeof fraction === 'number' && fraction > 0 ? fraction : 1;
  });
}

function measureUnits(element: HTMLElement): UnitSizes {
  const { documentElement, defaultView } = element.ownerDocument;
  const view = defaultView ?? window;
  const getFontSize = (of: Element) => Number.parseFloat(view.getComputedStyle(of).fontSize) || 16;
  return {
    rootFont: getFontSize(documentElement),
    ownFont: getFontSize(element),
    viewWidth: view.innerWidth,
    viewHeight: view.innerHeight,
  };
}
