import type { Box, Point } from '../overlay/geometry.ts';
import type { HandleValues } from './handle-drag.ts';
import type { PlacedHandle } from './placed-handle.ts';
import { listRatioStops, parseRatio, snapRatio, stepRatio } from './ratio-stops.ts';
import { formatShare, readShare, stepShare } from './width-columns.ts';

const getKeySign = ({ x, y }: Point) => (x - y > 0 ? 1 : -1);

/** Values of a width: whole columns of its column, and any percentage with Alt. */
export function createWidthValues(placed: PlacedHandle, { left, right }: Box): HandleValues {
  const { part, pixels, grows } = placed;
  const whole = right - left;
  const share = Math.min(1, pixels / whole);
  return {
    ...writeWithKept(placed),
    at: ({ x }, { alt }) => write(placed, formatShare(share + (x * grows.x) / whole, alt)),
    step: (direction, { alt }) =>
      write(
        placed,
        stepShare(readShare(part.value ?? part.field.default) ?? share, getKeySign(direction), alt),
      ),
  };
}

/** Values of a ratio: those that its field offers, and any other with Alt. */
export function createRatioValues(
  placed: PlacedHandle,
  { width, height, own }: NonNullable<PlacedHandle['box']>,
): HandleValues {
  const { part } = placed;
  const stops = listRatioStops(part.field, own);
  return {
    ...writeWithKept(placed),
    at: ({ y }, { alt }) => write(placed, snapRatio(stops, width / Math.max(1, height + y), alt)),
    step: (direction, { alt }) => {
      const stored = part.value ?? part.field.default;
      const ratio = stored === 'auto' ? own : parseRatio(stored);
      return write(placed, stepRatio(stops, ratio ?? width / height, getKeySign(direction), alt));
    },
  };
}

function write({ part, kept = [] }: PlacedHandle, value: unknown) {
  return [{ path: part.path, value }, ...kept.map((one) => ({ path: one.path, value: one.value }))];
}

/** Values to which a gesture returns, also of what it kept for the page. */
function writeWithKept({ part, kept = [] }: PlacedHandle): Pick<HandleValues, 'before' | 'standard'> {
  return {
    before: [
      { path: part.path, value: part.value },
      ...kept.map(({ path, before }) => ({ path, value: before })),
    ],
    standard: [{ path: part.path, value: undefined }],
  };
}
