type Point = readonly [x: number, y: number];

/** A segment of an outline as HarfBuzz writes it: its end point, after its control points. */
export interface OutlinePart {
  readonly type: string;
  readonly values: readonly number[];
}

/** Heights at which serifs and only the stem are expected, as fractions of the letter's height. */
const [foot, waist] = [0.02, 0.5];
/** Width at the foot relative to the stem above which a letter has serifs. */
const widest = 1.5;

/** True if a capital I has serifs. Many fonts do not state their classification. */
export function hasSerifs(outline: readonly OutlinePart[]): boolean {
  const lines = listLines(outline);
  const heights = lines.flatMap(([[, from], [, to]]) => [from, to]);
  if (heights.length === 0) return false;
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const measureWidthAt = (part: number) => measureWidth(lines, low + (high - low) * part);
  return measureWidthAt(foot) > widest * measureWidthAt(waist);
}

/** Approximates curves by straight lines through their control points: enough to tell a serif from a stem. */
function listLines(outline: readonly OutlinePart[]): (readonly [Point, Point])[] {
  const lines: (readonly [Point, Point])[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  for (const { type, values } of outline) {
    const points = Array.from(
      { length: values.length / 2 },
      (_, index): Point => [values[index * 2] ?? 0, values[index * 2 + 1] ?? 0],
    );
    if (type === 'M') start = points[0] ?? at;
    else
      for (const point of type === 'Z' ? [start] : points) {
        lines.push([at, point]);
        at = point;
      }
    at = points.at(-1) ?? at;
  }
  return lines;
}

function measureWidth(lines: readonly (readonly [Point, Point])[], y: number): number {
  const crossings = lines.flatMap(([[fromX, fromY], [toX, toY]]) =>
    fromY <= y !== toY <= y ? [fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)] : [],
  );
  return crossings.length === 0 ? 0 : Math.max(...crossings) - Math.min(...crossings);
}
