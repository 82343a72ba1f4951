import { mix, oklch, studio } from './colour.ts';
import { type Drawing, finishDrawing, line, path, smooth, startDrawing } from './drawing.ts';
import { fountainPen } from './fountain-pen.ts';
import { across, type Book, type BookTones, type Half, on, openBook, ribbon } from './open-book.ts';
import type { StillPicture } from './picture.ts';
import { ambient, type Hour, type Lamp, lamplight, paperByNight, table, vignette } from './surface.ts';
import { type } from './type.ts';
import { windowLight } from './window-light.ts';

/**
 * Tones of the guest book, a metaphor for a site that does not track visitors: years old and never filled in.
 * The book is open at its first page, so that nearly all leaves lie on the right.
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

/**
 * Printed form of a page: column headings and empty rows. Distances are from the fold, in units of the
 * viewBox.
 */
interface Form {
  readonly heads: readonly { readonly words: string; readonly out: number }[];
  /** Distances of the column rules. */
  readonly columns: readonly number[];
  readonly from: number;
  readonly to: number;
  /** Distance of the row numbers. Without it the rows have no numbers. */
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

/** Layout of one of the pictures: the objects on the table and the light on them. */
interface Still {
  readonly width: number;
  readonly book: Book;
  /** SVG of the print on the pages. */
  readonly print: readonly string[];
  /**
   * Ribbon: `out` is its distance to the right of the fold at eight heights, top to bottom. `end` is how far
   * it hangs below the book.
   */
  readonly ribbon: { readonly out: readonly number[]; readonly end: number; readonly width: number };
  readonly pen: Parameters<typeof fountainPen>[1];
  readonly sun: Parameters<typeof windowLight>[1];
  readonly lamp: Pick<Lamp, 'x' | 'y' | 'reach' | 'wide'>;
  /** Opacity of the vignette. */
  readonly corners: Readonly<Record<Hour, number>>;
}

const high = 1200;

function stillLife(hour: Hour, { width, book, print, ribbon: band, pen, sun, lamp, corners }: Still): string {
  const drawing = startDrawing(width, high);
  const look = tones[hour];
  const bottom = book.top + book.height;
  const heights = [book.top - 6, book.top + 80, book.top + 320, book.top + 640];
  const ends = [bottom - 60, bottom + 4, bottom + 60, bottom + band.end];
  const along = [...heights, ...ends].map((y, place) => [book.fold + (band.out[place] ?? 0), y] as const);
  return finishDrawing(
    drawing,
    table(drawing, look.table, mix(look.table, look.shadow, 0.3), mix(look.table, '#ffffff', 0.06)),
    openBook(drawing, book, look, ...print),
    ribbon(drawing, along, band.width, look),
    fountainPen(drawing, pen, look),
    hour === 'day' ? windowLight(drawing, sun) : evening(drawing, lamp),
    vignette(drawing, corners[hour]),
  );
}

/** Evening light: one lamp above the pages, the rest of the room dark. */
const evening = (drawing: Drawing, lamp: Still['lamp']): string =>
  lamplight(drawing, { ...lamp, colour: '#fff0dc', glow: 0.5, dark: oklch(0.22, 0.018, 75) }) +
  ambient(drawing, oklch(0.12, 0.018, 160));

const heading = (book: Book, out: number, y: number, size: number): string =>
  type('Gastenboek', book.fold + out, y, { size, colour: studio.ink, weight: 600 });

const since = (book: Book, out: number, y: number, size: number): string =>
  type('Deel 1, sinds 2011', book.fold + out, y, { size, colour: studio.ink, weight: 500, align: 'right' });

function spread(): Still {
  const left: Half = { side: -1, width: 1180, pile: 15, arch: 26 };
  const right: Half = { side: 1, width: 1180, pile: 66, arch: 26 };
  const book: Book = { fold: 1440, top: 150, height: 920, halves: [left, right] };
  const rows: Rows = { first: 452, high: 84, count: 6, size: 46 };
  const names: Form = {
    heads: [
      { words: 'Naam', out: 996 },
      { words: 'Kwam van', out: 496 },
    ],
    columns: [1024, 524],
    from: 70,
    to: 1120,
    numbers: 1052,
  };
  const visits: Form = {
    heads: [
      { words: 'Keek naar', out: 104 },
      { words: 'Bleef', out: 612 },
      { words: 'Kwam terug', out: 836 },
    ],
    columns: [584, 808],
    from: 76,
    to: 1116,
  };
  return {
    width: 2880,
    book,
    print: [
      heading(book, -1120, 284, 124),
      since(book, 1116, on(right, 1116, 284), 46),
      printed(book, left, names, rows),
      printed(book, right, visits, rows),
    ],
    ribbon: { out: [8, 30, 42, 30, 14, -6, -34, -84], end: 112, width: 28 },
    pen: { x: 2150, y: 812, turn: -21, scale: 1.08 },
    sun: { x: 250, y: -190, wide: 640, high: 470, bar: 52, across: 3, down: 2 },
    lamp: { x: 1290, y: 470, reach: 1120, wide: 1.5 },
    corners: { day: 0.16, night: 0.22 },
  };
}

/** Phone version: one page with its fold. */
function onePage(): Still {
  const left: Half = { side: -1, width: 760, pile: 13, arch: 20 };
  const right: Half = { side: 1, width: 872, pile: 56, arch: 20 };
  const book: Book = { fold: 2, top: 130, height: 950, halves: [left, right] };
  const rows: Rows = { first: 408, high: 90, count: 6, size: 44 };
  const visits: Form = {
    heads: [
      { words: 'Naam', out: 112 },
      { words: 'Keek naar', out: 300 },
      { words: 'Kwam terug', out: 572 },
    ],
    columns: [276, 548],
    from: 82,
    to: 832,
  };
  return {
    width: 960,
    book,
    print: [
      heading(book, 112, on(right, 200, 262), 104),
      printed(book, right, visits, rows),
      since(book, 832, on(right, 832, book.top + book.height - 58), 40),
    ],
    ribbon: { out: [20, 40, 50, 44, 36, 30, 22, 6], end: 108, width: 25 },
    pen: { x: 600, y: 796, turn: -32, scale: 0.76 },
    sun: { x: -110, y: -60, wide: 390, high: 520, bar: 44, across: 2, down: 2 },
    lamp: { x: 440, y: 470, reach: 860 },
    corners: { day: 0.14, night: 0.2 },
  };
}

/** The pictures have few details, so a low quality suffices. */
const kept = { width: 1920, quality: 43 } as const;
const keptForPhones = { width: 720, quality: 40 } as const;

export const guestBook: StillPicture[] = [
  { file: 'privacy-guest-book.webp', ...kept, draw: () => stillLife('day', spread()) },
  { file: 'privacy-guest-book-night.webp', ...kept, draw: () => stillLife('night', spread()) },
  { file: 'privacy-guest-book-phone.webp', ...keptForPhones, draw: () => stillLife('day', onePage()) },
  {
    file: 'privacy-guest-book-phone-night.webp',
    ...keptForPhones,
    draw: () => stillLife('night', onePage()),
  },
];
