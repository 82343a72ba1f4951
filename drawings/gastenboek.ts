import { mix, oklch, studio } from './colour.ts';
import { type Drawing, finishDrawing, line, path, smooth, startDrawing } from './drawing.ts';
import { fountainPen } from './fountain-pen.ts';
import { across, type Book, type BookTones, type Half, on, openBook, ribbon } from './open-book.ts';
import type { StillPicture } from './picture.ts';
import { ambient, type Hour, lamplight, paperByNight, table, vignette } from './surface.ts';
import { type } from './type.ts';
import { windowLight } from './window-light.ts';

/**
 * The guest book of a site that does not look who comes in: it asks what others measure, and in all those years nobody has been
 * asked to fill it in. Opened at its first page, so that nearly all of its leaves lie on the right.
 */

interface Tones extends BookTones {
  readonly table: string;
  readonly pen: string;
  readonly brass: string;
}

const tones: Record<Hour, Tones> = {
  day: {
    table: oklch(0.385, 0.058, 168),
    paper: oklch(0.97, 0.014, 88),
    cloth: oklch(0.68, 0.115, 74),
    ribbon: studio.accent,
    pen: oklch(0.25, 0.016, 170),
    brass: oklch(0.77, 0.1, 84),
    shadow: oklch(0.2, 0.014, 110),
  },
  night: {
    table: oklch(0.35, 0.05, 165),
    paper: paperByNight.lit,
    cloth: oklch(0.58, 0.1, 70),
    ribbon: oklch(0.55, 0.17, 33),
    pen: oklch(0.23, 0.014, 150),
    brass: oklch(0.72, 0.1, 80),
    shadow: oklch(0.14, 0.012, 90),
  },
};

/** What is printed on a page: heads, and below them what nobody has filled in. Distances are from the fold. */
interface Form {
  readonly heads: readonly { readonly words: string; readonly out: number }[];
  /** Where columns end. */
  readonly columns: readonly number[];
  readonly from: number;
  readonly to: number;
  /** Where the numbers of rows stand. */
  readonly numbers?: number;
}

interface Rows {
  readonly first: number;
  readonly high: number;
  readonly count: number;
  readonly size: number;
}

function printed(book: Book, half: Half, { heads, columns, from, to, numbers }: Form, rows: Rows): string {
  const rule = oklch(0.72, 0.045, 175);
  const red = oklch(0.7, 0.11, 33);
  const x = (out: number): number => book.fold + half.side * out;
  const drawn = (y: number, stroke: string, width: number): string =>
    path(smooth(across(book, half, y, { from, to })), { fill: 'none', stroke, 'stroke-width': width });
  const last = rows.first + rows.high * rows.count;
  return [
    ...columns.map((out) =>
      line(x(out), on(half, out, rows.first - rows.high), x(out), on(half, out, last), red, 2.2, {
        opacity: 0.75,
      }),
    ),
    ...Array.from({ length: rows.count }, (_, i) => drawn(rows.first + rows.high * (i + 1), rule, 2.2)),
    drawn(rows.first - rows.high, studio.ink, 3),
    drawn(rows.first, studio.ink, 3),
    ...heads.map(({ words, out }) =>
      type(words, x(out), on(half, out, rows.first - rows.high * 0.5 + rows.size * 0.35), {
        size: rows.size,
        colour: studio.ink,
        weight: 600,
      }),
    ),
    ...(numbers === undefined
      ? []
      : Array.from({ length: rows.count }, (_, i) =>
          type(
            String(i + 1),
            x(numbers),
            on(half, numbers, rows.first + rows.high * (i + 0.5) + rows.size * 0.33),
            {
              size: rows.size * 0.86,
              colour: studio.inkSoft,
              weight: 500,
              align: 'right',
              figures: 'tabular',
            },
          ),
        )),
  ].join('');
}

const lampColour = '#ffe6c6';

/** The evening: one lamp over the pages, and a room that does without. */
const evening = (drawing: Drawing, x: number, y: number, reach: number, wide = 1): string =>
  lamplight(drawing, { x, y, reach, wide, colour: lampColour, glow: 0.42, dark: oklch(0.22, 0.018, 75) }) +
  ambient(drawing, oklch(0.12, 0.018, 160));

function ground(drawing: Drawing, { table: colour, shadow }: Tones): string {
  return table(drawing, colour, mix(colour, shadow, 0.3), mix(colour, '#ffffff', 0.06));
}

function guestBook(hour: Hour): string {
  const drawing = startDrawing(2880, 1200);
  const look = tones[hour];
  const left: Half = { side: -1, width: 1180, pile: 15, arch: 26 };
  const right: Half = { side: 1, width: 1180, pile: 66, arch: 26 };
  const book: Book = { fold: 1440, top: 150, height: 920, halves: [left, right] };
  const rows: Rows = { first: 452, high: 84, count: 6, size: 46 };
  const bottom = book.top + book.height;
  return finishDrawing(
    drawing,
    ground(drawing, look),
    openBook(
      drawing,
      book,
      look,
      type('Gastenboek', book.fold - 1120, 284, { size: 124, colour: studio.ink, weight: 600 }),
      type('Deel 1, sinds 2011', book.fold + 1116, on(right, 1116, 284), {
        size: 46,
        colour: studio.ink,
        weight: 500,
        align: 'right',
      }),
      printed(
        book,
        left,
        {
          heads: [
            { words: 'Naam', out: 996 },
            { words: 'Kwam van', out: 496 },
          ],
          columns: [1024, 524],
          from: 70,
          to: 1120,
          numbers: 1052,
        },
        rows,
      ),
      printed(
        book,
        right,
        {
          heads: [
            { words: 'Keek naar', out: 104 },
            { words: 'Bleef', out: 612 },
            { words: 'Kwam terug', out: 836 },
          ],
          columns: [584, 808],
          from: 76,
          to: 1116,
        },
        rows,
      ),
    ),
    ribbon(
      drawing,
      [
        [book.fold + 8, book.top - 6],
        [book.fold + 30, book.top + 80],
        [book.fold + 42, book.top + 320],
        [book.fold + 30, book.top + 640],
        [book.fold + 14, bottom - 60],
        [book.fold - 6, bottom + 4],
        [book.fold - 34, bottom + 60],
        [book.fold - 84, bottom + 112],
      ],
      28,
      look,
    ),
    fountainPen(drawing, { x: 2150, y: 812, turn: -21, scale: 1.08 }, look),
    hour === 'day'
      ? windowLight(drawing, { x: 250, y: -190, wide: 640, high: 470, bar: 52, across: 3, down: 2 })
      : evening(drawing, 1300, 360, 1320, 1.4),
    vignette(drawing, hour === 'day' ? 0.16 : 0.22),
  );
}

/** One page of it, with the fold: as near as a phone is held. */
function guestBookOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1200);
  const look = tones[hour];
  const left: Half = { side: -1, width: 760, pile: 13, arch: 20 };
  const right: Half = { side: 1, width: 742, pile: 56, arch: 20 };
  const book: Book = { fold: 142, top: 130, height: 950, halves: [left, right] };
  const rows: Rows = { first: 408, high: 90, count: 6, size: 44 };
  const bottom = book.top + book.height;
  return finishDrawing(
    drawing,
    ground(drawing, look),
    openBook(
      drawing,
      book,
      look,
      type('Gastenboek', book.fold + 96, on(right, 200, 262), { size: 104, colour: studio.ink, weight: 600 }),
      printed(
        book,
        right,
        {
          heads: [
            { words: 'Naam', out: 98 },
            { words: 'Keek naar', out: 308 },
            { words: 'Bleef', out: 566 },
          ],
          columns: [284, 542],
          from: 72,
          to: 700,
        },
        rows,
      ),
      type('Deel 1, sinds 2011', book.fold + 700, on(right, 700, bottom - 58), {
        size: 40,
        colour: studio.ink,
        weight: 500,
        align: 'right',
      }),
    ),
    ribbon(
      drawing,
      [
        [book.fold + 8, book.top - 6],
        [book.fold + 30, book.top + 80],
        [book.fold + 40, book.top + 320],
        [book.fold + 28, book.top + 640],
        [book.fold + 14, bottom - 60],
        [book.fold + 2, bottom + 4],
        [book.fold - 18, bottom + 60],
        [book.fold - 58, bottom + 108],
      ],
      25,
      look,
    ),
    fountainPen(drawing, { x: 600, y: 796, turn: -32, scale: 0.76 }, look),
    hour === 'day'
      ? windowLight(drawing, { x: -110, y: -60, wide: 390, high: 520, bar: 44, across: 2, down: 2 })
      : evening(drawing, 430, 360, 900),
    vignette(drawing, hour === 'day' ? 0.14 : 0.2),
  );
}

/** What little is in it may be kept coarsely. */
const kept = { width: 1920, quality: 43 } as const;
const keptForPhones = { width: 720, quality: 40 } as const;

export const gastenboek: StillPicture[] = [
  { file: 'gastenboek.webp', ...kept, draw: () => guestBook('day') },
  { file: 'gastenboek-night.webp', ...kept, draw: () => guestBook('night') },
  { file: 'gastenboek-phone.webp', ...keptForPhones, draw: () => guestBookOnPhones('day') },
  { file: 'gastenboek-phone-night.webp', ...keptForPhones, draw: () => guestBookOnPhones('night') },
];
