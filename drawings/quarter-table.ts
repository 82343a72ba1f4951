import { flat } from './block-of-flats.ts';
import { mix, oklch, studio } from './colour.ts';
import { box, type Drawing, finishDrawing, group, line, path, smooth, startDrawing } from './drawing.ts';
import { keptForPhones, type StillPicture } from './picture.ts';
import { seededRandom } from './random.ts';
import { daylight, type Hour, type Lamp, lamplight, sheet, table, vignette } from './surface.ts';
import { type } from './type.ts';

/** Zonnedeler before there was anything to design: what every home got four times a year. */
const columns = [
  ['Woning', 148],
  ['Begin', 284],
  ['Eind', 424],
  ['kWh', 540],
  ['Deel %', 680],
  ['Dak', 800],
  ['Net', 920],
  ['Saldo', 1056],
  ['Bedrag', 1206],
] as const;

const lamp: Lamp = {
  x: 800,
  y: 300,
  reach: 1250,
  glow: 0.12,
  colour: '#ffd9a8',
  dark: oklch(0.22, 0.05, 278),
};

const ofThousands = (value: number): string => value.toFixed(0).replace(/\B(?=(?:\d{3})+$)/g, '.');

/** The figures of one home; all of them add up, which helped nobody. */
function row(home: number): string[] {
  const random = seededRandom(home * 13 + 5);
  const used = 380 + random.whole(0, 420);
  const from = 21_000 + random.whole(0, 9000);
  const roof = random.whole(90, 240);
  const share = ((used / 34_000) * 100).toFixed(1).replace('.', ',');
  const balance = roof - 160;
  return [
    String(home),
    ofThousands(from),
    ofThousands(from + used),
    String(used),
    share,
    String(roof),
    String(used - roof),
    balance < 0 ? `−${-balance}` : String(balance),
    `${((used - roof) * 0.27).toFixed(2).replace('.', ',')}`,
  ];
}

function paper(drawing: Drawing, homes: number): string {
  const ink = flat.night;
  const soft = mix(flat.night, '#ffffff', 0.3);
  return sheet(
    drawing,
    { x: 150, y: 92, width: 1300, height: 1500, radius: 4, turn: -2.2, lift: 46, fill: '#fdfcf8' },
    type('Verbruik per woning', 48, 88, { size: 42, colour: ink, weight: 600 }),
    type('2e kwartaal 2024, blad 2 van 3', 1206, 86, { size: 26, colour: soft, align: 'right' }),
    ...columns.map(([name, right]) =>
      type(name, right, 160, { size: 27, colour: ink, weight: 600, align: 'right' }),
    ),
    line(48, 182, 1252, 182, ink, 3),
    ...Array.from({ length: homes }, (_, index) => {
      const y = 226 + index * 48;
      return [
        index % 2 === 1 ? box(48, y - 34, 1204, 48, mix(flat.pale, '#ffffff', 0.45)) : '',
        ...row(26 + index).map((value, column) =>
          type(value, columns[column]?.[1] ?? 0, y, {
            size: 26,
            colour: column === 4 ? ink : soft,
            weight: column === 4 ? 600 : 400,
            align: 'right',
          }),
        ),
      ].join('');
    }),
    // Somebody brought a pencil to the meeting.
    group(
      { fill: 'none', stroke: studio.accent, 'stroke-width': 6, 'stroke-linecap': 'round', opacity: 0.9 },
      path(
        smooth([
          [706, 128],
          [636, 114],
          [578, 144],
          [584, 196],
          [650, 206],
          [712, 186],
          [716, 138],
          [664, 116],
        ]),
        {},
      ),
      path(
        smooth([
          [596, 668],
          [642, 662],
          [694, 670],
        ]),
        {},
      ),
    ),
  );
}

function quarterTable(hour: Hour, width = 1600, height = 900, homes = 16, nearer?: string): string {
  const drawing = startDrawing(width, height);
  return finishDrawing(
    drawing,
    table(drawing, flat.pale, mix(flat.haze, flat.pale, 0.4)),
    hour === 'day' ? daylight(drawing, 0.5) : '',
    group({ transform: nearer }, paper(drawing, homes)),
    hour === 'night' ? lamplight(drawing, { ...lamp, x: width / 2, reach: 1250 }) : '',
    vignette(drawing, hour === 'day' ? 0.1 : 0.24),
  );
}

/** For a narrow window: from the first column to the one that the meeting was about; what is left of the nine runs on past its edge. */
const closer = 'translate(-110 -44) scale(0.98)';

export const quarterTables: StillPicture[] = [
  { file: 'ing-table.webp', draw: () => quarterTable('day') },
  { file: 'ing-table-night.webp', draw: () => quarterTable('night') },
  { file: 'ing-table-phone.webp', ...keptForPhones, draw: () => quarterTable('day', 840, 1050, 20, closer) },
  {
    file: 'ing-table-phone-night.webp',
    ...keptForPhones,
    draw: () => quarterTable('night', 840, 1050, 20, closer),
  },
];
