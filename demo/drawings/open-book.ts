import { mix } from './colour.ts';
import { blur, box, type Drawing, group, linear, type Point, path, polygon, smooth } from './drawing.ts';

/** Tones of a book that lies open on a table, in light from the upper left. */

export interface BookTones {
  readonly paper: string;
  readonly cloth: string;
  readonly ribbon: string;
  readonly shadow: string;
}

/**
 * Half of the open book. `pile` is the height of its leaves, `arch` the height of the page's curve, in units
 * of the viewBox.
 */
export interface Half {
  readonly side: -1 | 1;
  readonly width: number;
  readonly pile: number;
  readonly arch: number;
}

export interface Book {
  readonly fold: number;
  readonly top: number;
  readonly height: number;
  readonly halves: readonly [left: Half, right: Half];
}

/** Vertical shift per unit of height, because the book is seen from a chair. */
const tilt = 0.45;

/** Height of a page at a distance from the fold: steep near the fold, then a gentle arch. */
function rise({ pile, arch }: Half, out: number): number {
  return pile * (1 - Math.exp(-out / 62)) + arch * (out / 92) * Math.exp(1 - out / 92);
}

/**
 * Returns the points across a page from the fold to its outer edge. `share` is the depth in the pile: 1 is
 * the top page, 0 the table.
 */
export function across(
  { fold }: Book,
  half: Half,
  y: number,
  { from = 0, to = half.width, share = 1 } = {},
): Point[] {
  const steps = [0, 10, 22, 36, 54, 76, 104, 140, 190, 260, 360, 520, 760, 1000].filter(
    (out) => out > from && out < to,
  );
  return [from, ...steps, to].map((out) => [fold + half.side * out, y - rise(half, out) * tilt * share]);
}

/** Returns the y of the paper at a distance from the fold. */
export const on = (half: Half, out: number, y: number): number => y - rise(half, out) * tilt;

const joinCurves = (there: readonly Point[], back: readonly Point[]): string =>
  `${smooth(there)}${smooth([...back].reverse()).replace('M', 'L')}Z`;

const drawBlurred = (drawing: Drawing, deviation: number, opacity: number, shape: string): string =>
  group({ filter: blur(drawing, deviation), opacity }, shape);

const rim = 20;

function bookShadow(drawing: Drawing, book: Book, { shadow }: BookTones): string {
  const [left, right] = book.halves;
  const [x1, x2] = [book.fold - left.width - rim, book.fold + right.width + rim];
  const [y1, y2] = [book.top - rim, book.top + book.height + rim];
  const fallen = (dx: number, dy: number): string =>
    path(
      polygon([
        [x1 + dx * 0.3, y1 + dy * 0.3],
        [x2 + dx, y1 + dy],
        [x2 + dx, y2 + dy],
        [x1 + dx * 0.3, y2 + dy * 0.5],
      ]),
      { fill: shadow },
    );
  return [
    drawBlurred(drawing, 46, 0.5, fallen(66, 58)),
    drawBlurred(drawing, 15, 0.55, fallen(30, 24)),
    drawBlurred(drawing, 4, 0.6, fallen(6, 7)),
  ].join('');
}

/** Cloth-covered boards, which extend beyond the pages. */
function boards(drawing: Drawing, { fold, top, height, halves }: Book, { cloth, shadow }: BookTones): string {
  const [left, right] = halves;
  const width = left.width + right.width + rim * 2;
  const fill = linear(drawing, 12, [
    [0, mix(cloth, '#ffffff', 0.16)],
    [0.5, cloth],
    [1, mix(cloth, shadow, 0.2)],
  ]);
  return [
    box(fold - left.width - rim, top - rim + 5, width, height + rim * 2, mix(cloth, shadow, 0.55), 7),
    box(fold - left.width - rim, top - rim, width, height + rim * 2, fill, 7),
  ].join('');
}

/** Edges of the leaves, at the bottom and the outer side. */
function leaves(drawing: Drawing, book: Book, half: Half, { paper, shadow }: BookTones): string {
  const bottom = book.top + book.height;
  const side = mix(paper, shadow, 0.3);
  const outer = book.fold + half.side * half.width;
  const slope = half.side * Math.min(13, half.pile * 0.2);
  const lift = rise(half, half.width) * tilt;
  const layers = Math.max(2, Math.round(half.pile / 11));
  const between = Array.from({ length: layers - 1 }, (_, i) =>
    path(smooth(across(book, half, bottom, { from: 36, share: (i + 1) / layers })), {
      fill: 'none',
      stroke: mix(side, shadow, 0.26),
      'stroke-width': 1.6,
    }),
  );
  const edge = polygon([
    [outer, book.top - lift],
    [outer + slope, book.top],
    [outer + slope, bottom],
    [outer, bottom - lift],
  ]);
  const contact = drawBlurred(
    drawing,
    5,
    0.5,
    box(Math.min(book.fold, outer) + 8, bottom - 8, half.width - 4, 13, shadow),
  );
  return [
    contact,
    path(edge, { fill: half.side < 0 ? mix(paper, shadow, 0.1) : mix(paper, shadow, 0.4) }),
    path(joinCurves(across(book, half, bottom), across(book, half, bottom, { share: 0 })), {
      fill: linear(drawing, 90, [
        [0, mix(paper, shadow, 0.2)],
        [1, mix(paper, shadow, 0.42)],
      ]),
    }),
    ...between,
  ].join('');
}

/** Page shaded by its arch: it faces away from the window left of the fold, towards it on the right. */
function page(drawing: Drawing, book: Book, half: Half, { paper, shadow }: BookTones): string {
  const deep = (amount: number): string => mix(paper, mix(shadow, '#6b4a2c', 0.35), amount);
  const share = (out: number): number => out / half.width;
  const fill =
    half.side < 0
      ? linear(drawing, 0, [
          [0, paper],
          [1 - share(420), paper],
          [1 - share(210), deep(0.06)],
          [1 - share(96), deep(0.17)],
          [1 - share(34), deep(0.36)],
          [1 - share(8), deep(0.62)],
          [1, deep(0.78)],
        ])
      : linear(drawing, 0, [
          [0, deep(0.72)],
          [share(9), deep(0.46)],
          [share(26), deep(0.2)],
          [share(58), deep(0.05)],
          [share(110), mix(paper, '#ffffff', 0.5)],
          [share(230), paper],
          [share(520), deep(0.025)],
          [1, deep(0.055)],
        ]);
  return path(joinCurves(across(book, half, book.top), across(book, half, book.top + book.height)), { fill });
}

/** Band of constant width along a curve. */
function strip(points: readonly Point[], width: number): string {
  const side = (sign: number): Point[] =>
    points.map((point, index) => {
      const before = points[index - 1] ?? point;
      const after = points[index + 1] ?? point;
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy);
      return [point[0] - (dy / length) * sign * (width / 2), point[1] + (dx / length) * sign * (width / 2)];
    });
  // The end of the ribbon is cut at a slant.
  const [one, other] = [side(1), side(-1)];
  const end = other.length - 1;
  const [tip, next] = [other[end] as Point, other[end - 1] as Point];
  other[end] = [tip[0] - (tip[0] - next[0]) * 0.34, tip[1] - (tip[1] - next[1]) * 0.34];
  return joinCurves(one, other);
}

export function ribbon(
  drawing: Drawing,
  points: readonly Point[],
  width: number,
  { ribbon: colour, shadow }: BookTones,
): string {
  const outline = strip(points, width);
  const fill = linear(drawing, 90, [
    [0, mix(colour, shadow, 0.5)],
    [0.07, mix(colour, shadow, 0.1)],
    [0.3, colour],
    [0.8, mix(colour, '#ffffff', 0.05)],
    [0.88, mix(colour, shadow, 0.2)],
    [1, colour],
  ]);
  const fallen = path(outline, { fill: shadow, transform: 'translate(7 7)' });
  return [drawBlurred(drawing, 5, 0.5, fallen), path(outline, { fill })].join('');
}

/** Open book: its shadow, boards, leaves and print. */
export function openBook(drawing: Drawing, book: Book, look: BookTones, ...print: string[]): string {
  return [
    bookShadow(drawing, book, look),
    boards(drawing, book, look),
    ...book.halves.flatMap((half) => [leaves(drawing, book, half, look), page(drawing, book, half, look)]),
    ...print,
  ].join('');
}
