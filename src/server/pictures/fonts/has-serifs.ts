type Point = readonly [x: number, y: number];

/** A part of an outline as HarfBuzz writes it: where it goes to, after the points that bend it. */
export interface OutlinePart {
  readonly type: string;
  readonly values: readonly number[];
}

/** Where feet are, and where only the stem is, in parts of the letter's height. */
const [foot, waist] = [0.02, 0.5];
/** So much wider than its stem is a letter on feet. */
const widest = 1.5;

/** Whether a capital I stands on feet: many fonts do not say what kind of letters they have. */
export function hasSerifs(outline: readonly OutlinePart[]): boolean {
  const lines = linesOf(outline);
  const heights = lines.flatMap(([[, from], [, to]]) => [from, to]);
  if (heights.length === 0) return false;
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const widthAt = (part: number) => widthOf(lines, low + (high - low) * part);
  return widthAt(foot) > widest * widthAt(waist);
}

/** Bends are drawn as straight lines over the points that bend them: near enough to tell a foot from a stem. */
function linesOf(outline: readonly OutlinePart[]): (readonly [Point, Point])[] {
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

function widthOf(lines: readonly (readonly [Point, Point])[], y: number): number {
  const crossings = lines.flatMap(([[fromX, fromY], [toX, toY]]) =>
    fromY <= y !== toY <= y ? [fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)] : [],
  );
  return crossings.length === 0 ? 0 : Math.max(...crossings) - Math.min(...crossings);
}
