import { flat } from './block-of-flats.ts';
import { mix, oklch, studio } from './colour.ts';
import {
  box,
  type Drawing,
  finishDrawing,
  group,
  line,
  type Point,
  path,
  smooth,
  startDrawing,
} from './drawing.ts';
import { keptForPhones, type StillPicture } from './picture.ts';
import { seededRandom } from './random.ts';
import { daylight, type Hour, type Lamp, lamplight, sheet, table, vignette } from './surface.ts';
import { type } from './type.ts';

/** Columns of the quarterly statement that every home received before the Zonnedeler app. */
const columns = ['Woning', 'Begin', 'Eind', 'kWh', 'Deel %', 'Dak', 'Net', 'Saldo', 'Bedrag'] as const;
/** Column that the meeting was about. */
const share = 4;

/**
 * Layout of the printed table: the sheet, the right edges of the columns and the font sizes, in units of the
 * viewBox.
 */
interface Print {
  readonly sheet: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly turn: number;
  };
  readonly margin: number;
  readonly rights: readonly number[];
  readonly title: number;
  readonly note: number;
  readonly head: number;
  readonly figures: number;
  /** Baselines of the title, the column names and the first home, and the distance between homes. */
  readonly lines: {
    readonly title: number;
    readonly head: number;
    readonly first: number;
    readonly apart: number;
  };
  readonly homes: number;
}

const wide: Print = {
  sheet: { x: 150, y: 74, width: 1300, height: 756, turn: -2.2 },
  margin: 48,
  rights: [148, 284, 424, 540, 680, 800, 920, 1056, 1206],
  title: 42,
  note: 26,
  head: 27,
  figures: 26,
  lines: { title: 84, head: 160, first: 232, apart: 48 },
  homes: 11,
};

/**
 * Phone version: as large as nine columns allow, with space around the pencil ring so that it touches no
 * text.
 */
const narrow: Print = {
  sheet: { x: 10, y: 40, width: 820, height: 970, turn: -0.6 },
  margin: 20,
  rights: [95, 201, 307, 377, 482, 564, 628, 703, 800],
  title: 46,
  note: 24,
  head: 22,
  figures: 26,
  lines: { title: 80, head: 156, first: 226, apart: 51 },
  homes: 15,
};

const lamp: Lamp = {
  x: 800,
  y: 300,
  reach: 1250,
  glow: 0.12,
  colour: '#ffd9a8',
  dark: oklch(0.22, 0.05, 278),
};

const formatThousands = (value: number): string => value.toFixed(0).replace(/\B(?=(?:\d{3})+$)/g, '.');

const firstHome = 26;

/** Returns the seeded random use of a home in kWh, and the generator for the rest of its row. */
function usage(home: number) {
  const random = seededRandom(home * 13 + 5);
  return { random, used: 380 + random.whole(0, 420) };
}

/** Returns the figures of one home. They add up. */
function createRow(home: number): string[] {
  const { random, used } = usage(home);
  const from = 21_000 + random.whole(0, 9000);
  const roof = random.whole(90, 240);
  const share = ((used / 34_000) * 100).toFixed(1).replace('.', ',');
  const balance = roof - 160;
  return [
    String(home),
    formatThousands(from),
    formatThousands(from + used),
    String(used),
    share,
    String(roof),
    String(used - roof),
    balance < 0 ? `−${-balance}` : String(balance),
    `${((used - roof) * 0.27).toFixed(2).replace('.', ',')}`,
  ];
}

function paper(drawing: Drawing, print: Print): string {
  const { margin, rights, lines } = print;
  const end = print.sheet.width - margin;
  const right = rights[share] ?? 0;
  const uses = Array.from({ length: print.homes }, (_, index) => usage(firstHome + index).used);
  const most = uses.indexOf(Math.max(...uses));
  // The ring is smaller around a smaller word.
  const pencil = print.head / wide.head;
  const ink = flat.night;
  const soft = mix(flat.night, '#ffffff', 0.3);
  return sheet(
    drawing,
    { ...print.sheet, radius: 4, lift: 46, fill: '#fdfcf8' },
    type('Verbruik per woning', margin, lines.title, { size: print.title, colour: ink, weight: 600 }),
    type('2e kwartaal 2024, blad 2 van 3', rights.at(-1) ?? end, lines.title - 2, {
      size: print.note,
      colour: soft,
      align: 'right',
    }),
    ...columns.map((name, column) =>
      type(name, rights[column] ?? 0, lines.head, {
        size: print.head,
        colour: ink,
        weight: 600,
        align: 'right',
      }),
    ),
    line(margin, lines.head + 22, end, lines.head + 22, ink, 3),
    ...Array.from({ length: print.homes }, (_, index) => {
      const y = lines.first + index * lines.apart;
      return [
        index % 2 === 1
          ? box(margin, y - 34, end - margin, lines.apart, mix(flat.pale, '#ffffff', 0.45))
          : '',
        ...createRow(firstHome + index).map((value, column) =>
          type(value, rights[column] ?? 0, y, {
            size: print.figures,
            colour: column === share ? ink : soft,
            weight: column === share ? 600 : 400,
            align: 'right',
          }),
        ),
      ].join('');
    }),
    // Pencil marks from the meeting.
    group(
      { fill: 'none', stroke: studio.accent, 'stroke-width': 6, 'stroke-linecap': 'round', opacity: 0.9 },
      path(
        smooth(
          (
            [
              [24, -34],
              [-44, -50],
              [-106, -24],
              [-102, 20],
              [-36, 38],
              [30, 20],
              [34, -24],
              [-18, -48],
            ] as const
          ).map(([x, y]): Point => [right + x * pencil, lines.head + y * pencil]),
        ),
        {},
      ),
      path(
        smooth(
          (
            [
              [-84, 13],
              [-38, 8],
              [14, 15],
            ] as const
          ).map(([x, y]): Point => [right + x * pencil, lines.first + most * lines.apart + y]),
        ),
        {},
      ),
    ),
  );
}

function quarterTable(hour: Hour, print: Print, width: number, height: number): string {
  const drawing = startDrawing(width, height);
  return finishDrawing(
    drawing,
    table(drawing, flat.pale, mix(flat.haze, flat.pale, 0.4)),
    hour === 'day' ? daylight(drawing, 0.5) : '',
    paper(drawing, print),
    hour === 'night' ? lamplight(drawing, { ...lamp, x: width / 2 }) : '',
    vignette(drawing, hour === 'day' ? 0.1 : 0.24),
  );
}

export const quarterTables: StillPicture[] = [
  { file: 'ing-table.webp', draw: () => quarterTable('day', wide, 1600, 900) },
  { file: 'ing-table-night.webp', draw: () => quarterTable('night', wide, 1600, 900) },
  {
    file: 'ing-table-phone.webp',
    ...keptForPhones,
    quality: 52,
    draw: () => quarterTable('day', narrow, 840, 1050),
  },
  {
    file: 'ing-table-phone-night.webp',
    ...keptForPhones,
    quality: 52,
    draw: () => quarterTable('night', narrow, 840, 1050),
  },
];
