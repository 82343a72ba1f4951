import { bread } from './bread.ts';
import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight } from './devices.ts';
import {
  blended,
  blur,
  box,
  circle,
  type Drawing,
  finishDrawing,
  group,
  line,
  linear,
  type Point,
  path,
  pool,
  smooth,
  startDrawing,
} from './drawing.ts';
import { landscape } from './landscape.ts';
import { frame, idea, scribble, stroke } from './pencil.ts';
import { keptForPhones, type Picture } from './picture.ts';
import { type Random, seededRandom } from './random.ts';
import { ambient, daylight, type Hour, sheet, table, vignette } from './surface.ts';
import { lines, type } from './type.ts';

/**
 * One desk lamp, that stands just outside the pictures: between the two of a pair, at the upper right of the left one and the
 * upper left of the right one. Its shade gives its light an edge: within it paper is white, past it is what the wall gives back.
 */
interface DeskLamp {
  readonly x: number;
  readonly y: number;
  /** How far from it the edge of its light falls. */
  readonly edge: number;
}

const lampAt = (side: 'left' | 'right', { width }: Drawing, edge: number): DeskLamp => ({
  x: side === 'left' ? -70 : width + 70,
  y: -110,
  edge,
});

/** What lies under the lamp, from close to it, over the edge of its light, to the far corner. */
type Falloff = readonly [string, string, string, string, string];

const litBy = (drawing: Drawing, { x, y, edge }: DeskLamp, [near, lit, last, past, far]: Falloff): string =>
  pool(drawing, x, y, edge * 1.7, [
    [0, near],
    [0.3, lit],
    [0.55, last],
    [0.625, past],
    [1, far],
  ]);

const wood = oklch(0.86, 0.028, 78);
const woodByLamp: Falloff = [
  oklch(0.68, 0.08, 72),
  oklch(0.56, 0.075, 66),
  oklch(0.44, 0.06, 58),
  oklch(0.25, 0.022, 300),
  oklch(0.17, 0.025, 268),
];

/** White near the lamp, and a warm dusk far from it: paper has no other grey. */
const paperByLamp: Falloff = [
  '#ffffff',
  '#fffaf0',
  oklch(0.94, 0.034, 82),
  oklch(0.8, 0.042, 70),
  oklch(0.64, 0.034, 58),
];

/** The desk: in the light of a window, or dark with a lamp beside it. */
function desk(drawing: Drawing, hour: Hour, lamp: DeskLamp): string {
  return hour === 'day'
    ? table(drawing, wood) + daylight(drawing, 0.5)
    : box(0, 0, drawing.width, drawing.height, litBy(drawing, lamp, woodByLamp));
}

/** What lies in the lamp's light loses it past the edge; what is black stays just lighter than the page. */
const fall = (drawing: Drawing, lamp: DeskLamp): string =>
  blended('multiply', box(0, 0, drawing.width, drawing.height, litBy(drawing, lamp, paperByLamp))) +
  ambient(drawing, oklch(0.13, 0.02, 265));

const evening = (drawing: Drawing, hour: Hour, lamp: DeskLamp): string =>
  hour === 'night' ? fall(drawing, lamp) : vignette(drawing, 0.1);

type Shape = Omit<Parameters<typeof sheet>[1], 'fill'>;

/** The shadow that a thing throws away from the lamp, longer where the light comes in lower. */
function cast(drawing: Drawing, { x, y }: DeskLamp, shape: Shape): string {
  const { width, height, radius, lift = 24, turn = 0 } = shape;
  const [dx, dy] = [shape.x + width / 2 - x, shape.y + height / 2 - y];
  const far = Math.hypot(dx, dy);
  const long = lift * (0.7 + far / 900);
  const layer = (share: number, soft: number, opacity: number): string =>
    group(
      { filter: blur(drawing, soft), opacity },
      box(0, 0, width, height, '#05060c', radius, {
        transform: `translate(${shape.x + (dx / far) * long * share} ${shape.y + (dy / far) * long * share}) rotate(${turn} ${width / 2} ${height / 2})`,
      }),
    );
  return layer(1, lift * 0.26, 0.5) + layer(0.5, lift * 0.1, 0.45);
}

/** Paper that lies over a telephone, so that no dark can be drawn over it: its colour as the lamp leaves it where it lies. */
const paperAt = (
  drawing: Drawing,
  hour: Hour,
  { x, y, edge }: DeskLamp,
  place: { x: number; y: number },
  colours: Falloff = paperByLamp,
): string =>
  hour === 'day' ? studio.white : litBy(drawing, { x: x - place.x, y: y - place.y, edge }, colours);

const redByLamp: Falloff = [
  studio.accent,
  studio.accent,
  mix(studio.accent, '#000000', 0.06),
  mix(studio.accent, '#000000', 0.22),
  mix(studio.accent, '#000000', 0.42),
];

/** A sheet, with the shadow of the hour. */
const laid = (
  drawing: Drawing,
  hour: Hour,
  lamp: DeskLamp,
  shape: Parameters<typeof sheet>[1],
  ...content: string[]
): string =>
  hour === 'day'
    ? sheet(drawing, shape, ...content)
    : cast(drawing, lamp, shape) + sheet(drawing, { ...shape, lift: 4 }, ...content);

type PhoneShape = Parameters<typeof phone>[1];

/** What a telephone does to what lies round it by night: a shadow away from the lamp, and the halo of a second light. */
function shine(drawing: Drawing, lamp: DeskLamp, shape: PhoneShape, glow: number): string {
  const { x, y, width, turn = 0 } = shape;
  const height = phoneHeight(width);
  const halo = (soft: number, opacity: number): string =>
    blended(
      'screen',
      group(
        { filter: blur(drawing, width * soft), opacity: opacity * glow },
        box(0, 0, width, height, oklch(0.6, 0.06, 205), width * 0.15, {
          transform: `translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})`,
        }),
      ),
    );
  return cast(drawing, lamp, { ...shape, height, radius: width * 0.15 }) + halo(0.3, 0.55) + halo(0.11, 0.42);
}

/** A telephone, with the shadow and the light of the hour. */
function device(
  drawing: Drawing,
  hour: Hour,
  lamp: DeskLamp,
  shape: PhoneShape,
  glow: number,
  ...screen: string[]
): string {
  return hour === 'day'
    ? phone(drawing, shape, ...screen)
    : shine(drawing, lamp, shape, glow) + phone(drawing, { ...shape, lift: 3 }, ...screen);
}

const turns = [-2.4, 1.2, -0.8, 1.8, -1.4, 2.6];

/** One of the ideas on its sheet; the one that was chosen is circled. */
function ideaSheet(drawing: Drawing, hour: Hour, lamp: DeskLamp, kind: number, x: number, y: number): string {
  return laid(
    drawing,
    hour,
    lamp,
    { x, y, width: 420, height: 376, radius: 3, turn: turns[kind], lift: kind === 1 ? 40 : 18 },
    idea(kind),
    kind === 1
      ? path('M22 60C60 -8 340 -6 396 56C432 150 424 300 380 344C280 392 90 384 40 336C0 250 0 130 34 44', {
          fill: 'none',
          stroke: studio.accent,
          'stroke-width': 7,
          'stroke-linecap': 'round',
        })
      : '',
  );
}

/** The six of them, two beside each other: as upright as the column that they stand in. */
function sketches(hour: Hour): string {
  const drawing = startDrawing(960, 1200);
  const lamp = lampAt('left', drawing, 1230);
  return finishDrawing(
    drawing,
    desk(drawing, hour, lamp),
    ...turns.map((_, kind) =>
      ideaSheet(drawing, hour, lamp, kind, 38 + (kind % 2) * 464, 26 + Math.floor(kind / 2) * 390),
    ),
    evening(drawing, hour, lamp),
  );
}

type Finish = 'pencil' | 'grey' | 'finished';

/** What a screen is made of, as it is sketched in grey and as it is finished; paper is paper at any hour. */
interface ScreenLook {
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  /** Grey places for pictures, or the colours of what is in them. */
  readonly places: readonly [string, string, string];
  readonly button: string;
  readonly onButton: string;
}

const greyPlaces = (tone: string): ScreenLook['places'] => [tone, tone, tone];
const screenLooks: Readonly<Record<'grey' | 'finished', Readonly<Record<Hour, ScreenLook>>>> = {
  grey: {
    day: {
      paper: '#fafafa',
      ink: studio.inkSoft,
      soft: studio.grey,
      places: greyPlaces(studio.line),
      button: studio.grey,
      onButton: '#ffffff',
    },
    night: {
      paper: oklch(0.25, 0.006, 75),
      ink: oklch(0.82, 0.008, 80),
      soft: oklch(0.62, 0.008, 80),
      places: greyPlaces(oklch(0.38, 0.008, 78)),
      button: oklch(0.5, 0.008, 80),
      onButton: '#ffffff',
    },
  },
  finished: {
    day: {
      paper: studio.white,
      ink: oklch(0.4, 0.05, 165),
      soft: oklch(0.56, 0.045, 160),
      places: [oklch(0.78, 0.09, 60), oklch(0.7, 0.07, 200), oklch(0.62, 0.09, 150)],
      button: studio.accent,
      onButton: '#ffffff',
    },
    night: {
      paper: oklch(0.25, 0.042, 175),
      ink: oklch(0.955, 0.018, 120),
      soft: oklch(0.77, 0.035, 155),
      places: [oklch(0.72, 0.12, 60), oklch(0.58, 0.085, 215), oklch(0.52, 0.095, 155)],
      button: studio.accent,
      onButton: '#ffffff',
    },
  },
};

/** The place one walks to: in the afternoon, or with the last light behind it. */
const views = {
  day: { skyTop: '#e9cfa6', skyLow: '#f6ead2', far: '#a9b79a', near: '#28483c' },
  night: { skyTop: '#1f2c52', skyLow: '#d98a5c', far: '#4a5a70', near: '#0e211d' },
} as const;

/** One phone screen in three stages of work. */
function stageScreen(drawing: Drawing, finish: Finish, hour: Hour): string {
  const random = seededRandom(12);
  if (finish === 'pencil') {
    return [
      box(0, 0, 390, 844, studio.white),
      scribble(random, 32, 90, 190),
      scribble(random, 32, 120, 120),
      frame(random, 30, 160, 330, 260),
      stroke(random, 30, 160, 360, 420, 2.4),
      stroke(random, 360, 160, 30, 420, 2.4),
      ...[0, 1, 2].map(
        (row) =>
          frame(random, 30, 456 + row * 88, 70, 66) +
          scribble(random, 124, 478 + row * 88, 180) +
          scribble(random, 124, 504 + row * 88, 110),
      ),
      frame(random, 30, 744, 330, 60),
      scribble(random, 140, 775, 110),
    ].join('');
  }
  const isGrey = finish === 'grey';
  const { paper, ink, soft, places, button, onButton } = screenLooks[finish][hour];
  const image = isGrey
    ? box(0, 0, 330, 260, places[0]) + line(0, 0, 330, 260, soft, 2) + line(330, 0, 0, 260, soft, 2)
    : landscape(drawing, 330, 260, {
        ...views[hour],
        seed: 15,
        disc: { x: 0.66, y: 0.36, r: 0.11, colour: studio.accent, glow: 2.5 },
      });
  return [
    box(0, 0, 390, 844, paper),
    lines(['Lopen waar het', 'nog stil is'], 29, 104, { size: 36, colour: ink, weight: 600, leading: 1.06 }),
    `<svg x="30" y="160" width="330" height="260" viewBox="0 0 330 260">${image}</svg>`,
    ...[0, 1, 2].map(
      (row) =>
        box(30, 456 + row * 88, 70, 66, places[row] ?? paper, isGrey ? 0 : 18) +
        type(['Rondje molen', 'Langs de plas', 'Het lange pad'][row] as string, 122, 486 + row * 88, {
          size: 22,
          colour: ink,
          weight: 600,
        }) +
        type(['4 km, 1 uur', '7 km, 2 uur', '12 km, 3 uur'][row] as string, 122, 512 + row * 88, {
          size: 18,
          colour: soft,
        }),
    ),
    box(30, 744, 330, 60, button, isGrey ? 4 : 30),
    type('Kies een route', 195, 781, { size: 21, colour: onButton, weight: 600, align: 'centre' }),
  ].join('');
}

/** A phone that is not finished yet either. */
const bareBody = { day: studio.grey, night: oklch(0.46, 0.01, 80) } as const;

function stagesGround(drawing: Drawing, hour: Hour, lamp: DeskLamp): string {
  return hour === 'day'
    ? table(drawing, studio.paper, studio.paperDeep) + daylight(drawing, 0.55)
    : desk(drawing, hour, lamp);
}

/** Wholly in view at 2 to 1, and from side to side at 16 to 10. */
function stages(hour: Hour): string {
  const drawing = startDrawing(1600, 800);
  const width = 322;
  const top = (800 - phoneHeight(width)) / 2;
  const lamp = lampAt('left', drawing, 820);
  return finishDrawing(
    drawing,
    stagesGround(drawing, hour, lamp),
    line(90, 400, 1510, 400, studio.accent, 5, { 'stroke-dasharray': '1 18' }),
    laid(
      drawing,
      hour,
      lamp,
      {
        x: 166,
        y: top - 6,
        width: width + 12,
        height: phoneHeight(width) + 12,
        radius: 5,
        turn: -2.5,
        lift: 24,
      },
      group({ transform: 'translate(9 7) scale(0.808)' }, stageScreen(drawing, 'pencil', hour)),
    ),
    hour === 'night' ? fall(drawing, lamp) : '',
    device(
      drawing,
      hour,
      lamp,
      { x: 639, y: top, width, lift: 44, body: bareBody[hour] },
      0.45,
      stageScreen(drawing, 'grey', hour),
    ),
    device(
      drawing,
      hour,
      lamp,
      { x: 1106, y: top, width, lift: 64 },
      1,
      stageScreen(drawing, 'finished', hour),
    ),
  );
}

/** The same three for a narrow window: one over the other, each as far in view as one reads what it has become. */
function stagesOnPhones(hour: Hour): string {
  const drawing = startDrawing(1200, 1350);
  const width = 492;
  const height = phoneHeight(width);
  const scale = width / 390;
  const lamp = lampAt('left', drawing, 1080);
  return finishDrawing(
    drawing,
    stagesGround(drawing, hour, lamp),
    laid(
      drawing,
      hour,
      lamp,
      { x: 62, y: 66, width: width - 6, height: height - 24, radius: 6, turn: -3.5, lift: 26 },
      group({ transform: `translate(2 2) scale(${scale * 0.97})` }, stageScreen(drawing, 'pencil', hour)),
    ),
    hour === 'night' ? fall(drawing, lamp) : '',
    device(
      drawing,
      hour,
      lamp,
      { x: 352, y: 142, width, lift: 52, body: bareBody[hour] },
      0.45,
      stageScreen(drawing, 'grey', hour),
    ),
    device(
      drawing,
      hour,
      lamp,
      { x: 648, y: 232, width, lift: 74, turn: 2 },
      1,
      stageScreen(drawing, 'finished', hour),
    ),
  );
}

/** Questions, then ideas; of those the ones that stay, and of these what is made: fewer each day, and larger. */
const notesOfDays = [
  [
    ['Voor', 'wie?'],
    ['Wie belt', 'er dan?'],
    ['Waarom', 'nu pas?'],
    ['Te veel', 'stappen'],
    ['Mag het', 'korter?'],
    ['Wie kiest', 'er nu?'],
    ['Wat bij', 'regen?'],
    ['En zonder', 'bereik?'],
  ],
  [
    ['Kaart', 'eerst'],
    ['Drie', 'routes'],
    ['Begin bij', 'de tijd'],
    ['Zonder', 'account'],
    ['Eén', 'knop'],
    ['Grote', 'letters'],
  ],
  [
    ['Drie', 'routes'],
    ['Eén', 'knop'],
    ['Grote', 'letters'],
  ],
  [
    ['Eén', 'knop'],
    ['Drie', 'routes'],
  ],
] as const;

/** How the notes of a day share the height of the wall: beside how many others one hangs, how many hang below one another, and the size of its words. */
const noteGrids = [
  { across: 2, down: 4, size: 26 },
  { across: 2, down: 3, size: 27 },
  { across: 1, down: 3, size: 46 },
  { across: 1, down: 2, size: 64 },
] as const;

/**
 * The wall is the page itself: notes hang on its paper, under the words about each day. A shade lighter than the token, which
 * the grain of a picture takes off again.
 */
const wallLooks = {
  day: { wall: '#fcfbf7', ink: studio.ink, body: studio.ink, shade: 0 },
  night: {
    wall: '#13110e',
    ink: oklch(0.95, 0.006, 90),
    body: oklch(0.5, 0.012, 80),
    shade: 0.1,
  },
} as const;

/** What hangs there is known by its colour, wherever it hangs: a question, a sketch, what was chosen, what was left for Thursday. */
const noteTints = [
  oklch(0.91, 0.09, 95),
  oklch(0.86, 0.045, 205),
  oklch(0.89, 0.045, 140),
  oklch(0.88, 0.05, 45),
];

interface NotePlace {
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
}

/** A note of a day, hung by hand. What was made of them all is red. */
function note(
  drawing: Drawing,
  random: Random,
  hour: Hour,
  day: number,
  words: readonly string[],
  { x, y, width, height, size }: NotePlace,
  isRed: boolean,
): string {
  const tint = mix(isRed ? studio.accent : (noteTints[day] as string), '#000000', wallLooks[hour].shade);
  return sheet(
    drawing,
    {
      x: x + 4 + random.between(-2, 2),
      y: y + random.between(-3, 3),
      width,
      height,
      radius: 2,
      turn: random.between(-2.2, 2.2),
      lift: width * 0.07,
      fill: tint,
    },
    lines(words, width * 0.1, size * 1.75, {
      size,
      colour: isRed ? '#ffffff' : mix(tint, studio.ink, 0.85),
      weight: 500,
      leading: 1.14,
      within: width * 0.86,
    }),
  );
}

/** From an idea to what came of it. */
const thread = (points: readonly Point[], width: number): string =>
  path(smooth(points), {
    fill: 'none',
    stroke: studio.accent,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-dasharray': `1 ${width * 2.3}`,
  });

const between = 12;
/** A day's part of the wall, as high as the phone that hangs there on Friday. */
const part = { width: 300, height: 650, room: 288 };

/** A day of the week on the wall, as wide as a column of the page: many notes on Monday, and on Friday what came of them. */
function wallOf(day: number, hour: Hour): string {
  const drawing = startDrawing(part.width, part.height);
  const random = seededRandom(30 + day);
  const { wall: paper, body } = wallLooks[hour];
  const top = 12;
  const grid = noteGrids[day];
  if (!grid) {
    return finishDrawing(
      drawing,
      box(-9, -9, part.width + 18, part.height + 18, paper),
      phone(drawing, { x: 8, y: top, width: 284, lift: 18, body }, stageScreen(drawing, 'finished', hour)),
    );
  }
  const { across, down, size } = grid;
  const width = (part.room - (across - 1) * between) / across;
  const height = (phoneHeight(284) - (down - 1) * between) / down;
  return finishDrawing(
    drawing,
    box(-9, -9, part.width + 18, part.height + 18, paper),
    ...(notesOfDays[day] ?? []).map((words, index) => {
      const place = {
        x: 2 + (index % across) * (width + between),
        y: top + Math.floor(index / across) * (height + between),
        width,
        height,
        size,
      };
      return note(drawing, random, hour, day, words, place, isMade(day, words));
    }),
  );
}

/** Each of them for a narrow window, where all that hangs there is read: how many beside each other, how high, and how large their words are. */
const wideDays = [
  { across: 4, height: 168, size: 46 },
  { across: 3, height: 204, size: 60 },
  { across: 3, height: 300, size: 78 },
  { across: 1, height: 460, size: 128 },
] as const;

/** The same day as wide as a phone, and large enough to read: fewer and larger, until on Thursday one is left and on Friday the phone. */
function wallOnPhones(day: number, hour: Hour): string {
  const random = seededRandom(41 + day);
  const { wall: paper, body } = wallLooks[hour];
  const row = wideDays[day];
  if (!row) {
    const drawing = startDrawing(1200, 1240);
    const red = mix(studio.accent, '#000000', wallLooks[hour].shade);
    return finishDrawing(
      drawing,
      box(-9, -9, 1218, 1258, paper),
      phone(drawing, { x: 20, y: 16, width: 550, lift: 34, body }, stageScreen(drawing, 'finished', hour)),
      ...tries.map((_, person) =>
        circle(920, 160 + person * 220, 84, {
          fill: person === stuck ? 'none' : red,
          stroke: red,
          'stroke-width': 12,
        }),
      ),
    );
  }
  const { across, height, size } = row;
  const apart = 22;
  const notes = (notesOfDays[day] ?? []).filter((words) => day !== 3 || isMade(day, words));
  const high = Math.ceil(notes.length / across) * (height + apart) + 20;
  // One alone is no wider than a note is.
  const width = across === 1 ? 720 : (1164 - (across - 1) * apart) / across;
  const drawing = startDrawing(1200, high);
  return finishDrawing(
    drawing,
    box(-9, -9, 1218, high + 18, paper),
    ...notes.map((words, index) => {
      const place = {
        x: 12 + (index % across) * (width + apart),
        y: 14 + Math.floor(index / across) * (height + apart),
        width,
        height,
        size,
      };
      return note(drawing, random, hour, day, words, place, isMade(day, words));
    }),
  );
}

/** What is left on Thursday is made; the other note goes back into the drawer. */
const isMade = (day: number, words: readonly string[]): boolean => day === 3 && words[0] === 'Drie';

const weekOnWall = [0, 1, 2, 3, 4].flatMap((day): Picture[] => [
  { file: `method-day-${day + 1}.webp`, quality: 70, width: 600, draw: () => wallOf(day, 'day') },
  { file: `method-day-${day + 1}-night.webp`, quality: 70, width: 600, draw: () => wallOf(day, 'night') },
  {
    file: `method-day-${day + 1}-phone.webp`,
    quality: 64,
    width: 1000,
    draw: () => wallOnPhones(day, 'day'),
  },
  {
    file: `method-day-${day + 1}-phone-night.webp`,
    quality: 64,
    width: 1000,
    draw: () => wallOnPhones(day, 'night'),
  },
]);

/** Who tried it on Friday, and what each did. The third tapped what was no button. */
const tries = [
  { who: 'Joke, 67', did: 'Koos meteen Rondje molen', time: '0:38' },
  { who: 'Rachid, 34', did: 'Las alles, toen Het lange pad', time: '1:05' },
  { who: 'Tineke, 58', did: 'Tikte drie keer op de foto', time: 'stil' },
  { who: 'Milan, 19', did: 'Koos Langs de plas', time: '0:22' },
  { who: 'Gerard, 72', did: 'Zocht zijn bril, Rondje molen', time: '1:50' },
] as const;
const stuck = 2;

/** Where the third one tapped, on the screen. */
const taps = [
  [216, 236],
  [258, 268],
  [234, 308],
] as const;

const tapped = (): string =>
  taps
    .map(([x, y]) =>
      [
        circle(x, y, 30, { fill: '#ffffff', opacity: 0.5 }),
        circle(x, y, 30, { fill: 'none', stroke: '#ffffff', 'stroke-width': 5 }),
        circle(x, y, 13, { fill: '#ffffff' }),
      ].join(''),
    )
    .join('');

function tryCard(
  drawing: Drawing,
  hour: Hour,
  lamp: DeskLamp,
  index: number,
  place: { x: number; y: number; width: number; height: number },
): string {
  const { who, did, time } = tries[index] as (typeof tries)[number];
  const isStuck = index === stuck;
  const ink = isStuck ? '#ffffff' : studio.ink;
  const size = place.height * 0.23;
  return laid(
    drawing,
    hour,
    lamp,
    {
      ...place,
      radius: 4,
      turn: [-0.7, 0.5, -0.4, 0.8, -0.5][index],
      lift: 18,
      fill:
        isStuck && hour === 'day'
          ? studio.accent
          : paperAt(drawing, hour, lamp, place, isStuck ? redByLamp : paperByLamp),
    },
    type(who, 34, place.height * 0.43, { size, colour: ink, weight: 600 }),
    type(time, place.width - 34, place.height * 0.43, { size, colour: ink, weight: 600, align: 'right' }),
    type(did, 34, place.height * 0.78, {
      size,
      colour: isStuck ? '#ffffff' : hour === 'day' ? studio.inkSoft : studio.ink,
      weight: 400,
      within: place.width - 60,
    }),
  );
}

/** Friday at five: the prototype, and a card for each of the five who had it in their hands. */
function friday(hour: Hour): string {
  const drawing = startDrawing(1280, 960);
  const place = { x: 88, y: 66, width: 396 };
  const lamp = lampAt('right', drawing, 960);
  return finishDrawing(
    drawing,
    desk(drawing, hour, lamp),
    hour === 'night' ? fall(drawing, lamp) : '',
    ...tries.map((_, index) =>
      tryCard(drawing, hour, lamp, index, { x: 590, y: 66 + index * 168, width: 610, height: 148 }),
    ),
    device(
      drawing,
      hour,
      lamp,
      { ...place, lift: 46, body: hour === 'day' ? studio.ink : oklch(0.4, 0.012, 80) },
      1,
      stageScreen(drawing, 'finished', hour),
      tapped(),
    ),
    thread(
      [
        [372, 348],
        [440, 392],
        [520, 452],
        [582, 474],
      ],
      6,
    ),
    hour === 'day' ? vignette(drawing, 0.08) : '',
  );
}

/** The same for a narrow window: the cards, as wide as it, over the top of the phone. */
function fridayOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1400);
  const lamp = lampAt('right', drawing, 1200);
  return finishDrawing(
    drawing,
    desk(drawing, hour, lamp),
    hour === 'night' ? fall(drawing, lamp) : '',
    device(
      drawing,
      hour,
      lamp,
      { x: 212, y: 56, width: 536, lift: 46, body: hour === 'day' ? studio.ink : oklch(0.4, 0.012, 80) },
      1,
      stageScreen(drawing, 'finished', hour),
      tapped(),
    ),
    laid(
      drawing,
      hour,
      lamp,
      {
        x: 28,
        y: 612,
        width: 904,
        height: 762,
        radius: 6,
        lift: 30,
        fill: hour === 'day' ? oklch(0.36, 0.05, 165) : oklch(0.26, 0.04, 168),
      },
      '',
    ),
    ...tries.map((_, index) =>
      tryCard(drawing, hour, lamp, index, { x: 48, y: 634 + index * 147, width: 864, height: 132 }),
    ),
    hour === 'day' ? vignette(drawing, 0.08) : '',
  );
}

/** Where the work is done that one comes to look at: a counter, in a green that keeps bread golden; by night as deep as the lamp leaves it. */
const counter = oklch(0.5, 0.052, 165);
const counterByLamp: Falloff = [
  oklch(0.58, 0.07, 160),
  oklch(0.49, 0.066, 163),
  oklch(0.41, 0.06, 165),
  oklch(0.3, 0.05, 168),
  oklch(0.2, 0.035, 172),
];

/** What has been ordered by telephone, in the baker's own words; the last cannot be read, and is circled. */
const ordered = [
  ['De Vries', '1 wit'],
  ['Kade 14', '2 zaden'],
  ['Yilmaz', '4 wit'],
  ['mevr. B…', '6? 9?'],
] as const;

/** A receiver off its hook, seen from the side: a bowed handle, the two cups bent inwards, and the cord that leaves the picture. */
function receiver(drawing: Drawing, hour: Hour): string {
  const tone = hour === 'day' ? oklch(0.29, 0.012, 75) : oklch(0.36, 0.016, 255);
  const shade = mix(tone, '#000000', 0.45);
  const body = linear(drawing, 82, [
    [0, mix(tone, '#ffffff', 0.36)],
    [0.34, tone],
    [1, shade],
  ]);
  const cord = Array.from({ length: 120 }, (_, index): Point => {
    const along = index / 119;
    const round = index * 0.92;
    return [52 - along * 250 + Math.cos(round) * 13, 196 + Math.sin(along * 2.6) * 44 + Math.sin(round) * 19];
  });
  const handle = 'M44 92C64 22 168 -6 270 -6S476 22 496 92L424 118C404 74 346 58 270 58S136 74 116 118Z';
  const cup = (x: number, turn: number): string =>
    group(
      { transform: `translate(${x} 118) rotate(${turn})` },
      box(-66, -46, 132, 66, body, 26),
      box(-76, 8, 152, 40, shade, 14),
      box(-76, 8, 152, 8, mix(tone, '#ffffff', 0.3), 4),
    );
  return group(
    { transform: 'translate(70 862) rotate(-5)' },
    ...(
      [
        [mix(tone, '#000000', 0.5), 15],
        [mix(tone, '#ffffff', hour === 'day' ? 0.16 : 0.34), 7],
      ] as const
    ).map(([colour, width]) =>
      path(smooth(cord), { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' }),
    ),
    group(
      { transform: 'translate(10 30)', filter: blur(drawing, 16), opacity: 0.45 },
      path(handle, { fill: '#000000' }),
      box(10, 70, 150, 96, '#000000', 30),
      box(380, 70, 150, 96, '#000000', 30),
    ),
    path(handle, { fill: body }),
    cup(86, 9),
    cup(454, -9),
    path('M84 72C128 22 200 8 270 8S412 22 456 72', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 9,
      'stroke-linecap': 'round',
      opacity: 0.26,
    }),
  );
}

/** What the lamp leaves on the receiver in the dark: an edge along its bow, and one on each cup. */
function bowLight(drawing: Drawing): string {
  const light = linear(drawing, 0, [
    [0, '#ffd9a6', 0.3],
    [0.6, '#ffe2b8', 0.85],
    [1, '#fff0d6', 1],
  ]);
  const edge = { fill: 'none', stroke: light, 'stroke-linecap': 'round' } as const;
  return group(
    { transform: 'translate(70 862) rotate(-5)' },
    path('M48 84C72 22 170 -4 270 -4S470 22 493 84', {
      ...edge,
      'stroke-width': 16,
      opacity: 0.3,
      filter: blur(drawing, 7),
    }),
    path('M48 84C72 22 170 -4 270 -4S470 22 493 84', { ...edge, 'stroke-width': 5 }),
  );
}

/** A plate of six loaves, of which one is gone. */
function plate(drawing: Drawing, hour: Hour, lamp: DeskLamp): string {
  const metal = hour === 'day' ? oklch(0.37, 0.012, 65) : oklch(0.27, 0.012, 65);
  const rows = ['round', 'tin', 'seeds', undefined, 'ring', 'round'] as const;
  return [
    laid(drawing, hour, lamp, {
      x: 56,
      y: 56,
      width: 560,
      height: 752,
      radius: 26,
      lift: 26,
      fill: mix(metal, '#ffffff', 0.2),
    }),
    box(72, 72, 528, 720, metal, 16),
    ...rows.map((kind, index) =>
      kind === undefined
        ? ''
        : bread(
            drawing,
            kind,
            206 + (index % 2) * 262,
            196 + Math.floor(index / 2) * 236,
            1.06,
            index * 17 - 20,
            index + 3,
            22,
          ),
    ),
  ].join('');
}

/** What one looks at first: a counter at six in the morning, and what was written down there. */
function looking(hour: Hour): string {
  const drawing = startDrawing(1232, 1100);
  const lamp = lampAt('right', drawing, 1250);
  const soft = hour === 'day' ? studio.inkSoft : studio.ink;
  return finishDrawing(
    drawing,
    ...(hour === 'day'
      ? [
          table(drawing, counter, mix(counter, '#000000', 0.25), mix(counter, '#ffffff', 0.16)),
          daylight(drawing, 0.16),
        ]
      : [box(0, 0, drawing.width, drawing.height, litBy(drawing, lamp, counterByLamp))]),
    plate(drawing, hour, lamp),
    receiver(drawing, hour),
    laid(
      drawing,
      hour,
      lamp,
      { x: 672, y: 92, width: 496, height: 560, radius: 4, turn: 1.6, lift: 26, fill: studio.white },
      type('Besteld', 44, 84, { size: 52, colour: studio.ink, weight: 600 }),
      ...ordered.flatMap(([who, what], index) => [
        line(44, 118 + index * 106, 452, 118 + index * 106, hour === 'day' ? studio.line : studio.grey, 2),
        type(who, 44, 184 + index * 106, { size: 42, colour: studio.ink, weight: 500 }),
        type(what, 452, 184 + index * 106, { size: 42, colour: soft, weight: 400, align: 'right' }),
      ]),
      path(
        smooth([
          [448, 452],
          [390, 436],
          [312, 446],
          [296, 496],
          [330, 534],
          [410, 536],
          [470, 508],
          [462, 456],
          [400, 430],
        ]),
        { fill: 'none', stroke: studio.accent, 'stroke-width': 6, 'stroke-linecap': 'round' },
      ),
    ),
    laid(
      drawing,
      hour,
      lamp,
      {
        x: 724,
        y: 716,
        width: 408,
        height: 308,
        radius: 3,
        turn: -2.4,
        lift: 24,
        fill: oklch(0.91, 0.09, 95),
      },
      type('06:12', 38, 92, { size: 60, colour: studio.ink, weight: 600 }),
      lines(['Telefoon, voor', 'de vierde keer.', 'Niemand kan.'], 38, 162, {
        size: 44,
        colour: studio.ink,
        weight: 500,
        leading: 1.2,
        within: 350,
      }),
    ),
    evening(drawing, hour, lamp),
    hour === 'night' ? bowLight(drawing) : '',
  );
}

/** What was seen of the third one, minute by minute. */
const minutes = [
  ['14:02', 'Krijgt de telefoon'],
  ['14:03', 'Leest de kop hardop'],
  ['14:04', 'Tikt op de foto'],
  ['14:04', 'Tikt nog twee keer'],
  ['14:05', 'Kijkt mij aan'],
  ['14:06', 'Stil'],
] as const;

/** A sheet of the one who watches: who it is, when what happened, and which of the five. */
function log(
  drawing: Drawing,
  hour: Hour,
  lamp: DeskLamp,
  place: { x: number; y: number; width: number; turn: number; shape?: number },
): string {
  const { x, y, width, turn, shape = 1.26 } = place;
  const height = width * shape;
  const size = width * 0.055;
  const row = (index: number): number => height * 0.27 + index * height * 0.093;
  return laid(
    drawing,
    hour,
    lamp,
    { x, y, width, height, radius: 4, turn, lift: 26, fill: paperAt(drawing, hour, lamp, place) },
    type('Nummer drie', width * 0.08, height * 0.125, { size: size * 1.6, colour: studio.ink, weight: 600 }),
    ...minutes.flatMap(([time, seen], index) => [
      line(
        width * 0.08,
        row(index) - height * 0.059,
        width * 0.92,
        row(index) - height * 0.059,
        hour === 'day' ? studio.line : studio.grey,
        2,
      ),
      type(time, width * 0.08, row(index), { size, colour: studio.inkSoft, weight: 400 }),
      type(seen, width * 0.3, row(index), { size, colour: studio.ink, weight: 500, within: width * 0.64 }),
    ]),
    path(
      smooth([
        [width * 0.43, row(5) - size * 1.05],
        [width * 0.36, row(5) - size * 1.2],
        [width * 0.27, row(5) - size * 0.75],
        [width * 0.27, row(5) + size * 0.35],
        [width * 0.36, row(5) + size * 0.75],
        [width * 0.46, row(5) + size * 0.3],
        [width * 0.45, row(5) - size * 0.8],
        [width * 0.38, row(5) - size * 1.3],
      ]),
      { fill: 'none', stroke: studio.accent, 'stroke-width': width * 0.009, 'stroke-linecap': 'round' },
    ),
    ...[0, 1, 2, 3, 4].map((person) =>
      circle(width * (0.125 + person * 0.125), height * 0.905, width * 0.042, {
        fill: person < 2 ? studio.ink : person === 2 ? studio.accent : 'none',
        stroke: person === 2 ? studio.accent : person < 2 ? studio.ink : studio.grey,
        'stroke-width': width * 0.008,
      }),
    ),
  );
}

/** A prototype that is being tried, and beside it what the one who watches has written down. */
function trying(hour: Hour): string {
  const drawing = startDrawing(1280, 800);
  const lamp = lampAt('right', drawing, 960);
  return finishDrawing(
    drawing,
    desk(drawing, hour, lamp),
    hour === 'night' ? fall(drawing, lamp) : '',
    log(drawing, hour, lamp, { x: 588, y: 56, width: 540, turn: 1.6 }),
    device(
      drawing,
      hour,
      lamp,
      {
        x: 112,
        y: 60,
        width: 392,
        turn: -2.5,
        lift: 50,
        body: hour === 'day' ? studio.ink : oklch(0.4, 0.012, 80),
      },
      1,
      stageScreen(drawing, 'finished', hour),
      tapped(),
    ),
    hour === 'day' ? vignette(drawing, 0.08) : '',
  );
}

/** The same for a narrow window: the sheet lies below the photo that was tapped. */
function tryingOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1440);
  const lamp = lampAt('right', drawing, 1250);
  return finishDrawing(
    drawing,
    desk(drawing, hour, lamp),
    hour === 'night' ? fall(drawing, lamp) : '',
    device(
      drawing,
      hour,
      lamp,
      {
        x: 208,
        y: 56,
        width: 544,
        turn: -2.5,
        lift: 46,
        body: hour === 'day' ? studio.ink : oklch(0.4, 0.012, 80),
      },
      1,
      stageScreen(drawing, 'finished', hour),
      tapped(),
    ),
    log(drawing, hour, lamp, { x: 70, y: 634, width: 820, turn: 1.2, shape: 0.94 }),
    hour === 'day' ? vignette(drawing, 0.08) : '',
  );
}

/** What half of the work is: the same screen without anything on it, without a signal, and with a name that does not fit. */
const states = [
  {
    name: 'Leeg',
    head: ['Nog geen', 'routes'],
    words: ['Loop een stukje,', 'dan komen ze.'],
    button: 'Zoek hier',
  },
  {
    name: 'Buiten bereik',
    head: ['Even geen', 'bereik'],
    words: ['De routes staan', 'op je telefoon.'],
    button: 'Loop verder',
  },
  {
    name: 'Lange naam',
    head: ['Oudhuizer-', 'veldsepad'],
    words: ['12 km, 3 uur.', 'Met laarzen.'],
    button: 'Kies dit pad',
  },
] as const;

function stateScreen(drawing: Drawing, index: number, hour: Hour): string {
  const { head, words, button } = states[index] as (typeof states)[number];
  const { paper, ink, soft, onButton } = screenLooks.finished[hour];
  const picture = landscape(drawing, 330, 256, {
    ...views[hour],
    seed: 15,
    disc: { x: 0.66, y: 0.36, r: 0.11, colour: studio.accent, glow: 2.5 },
  });
  return [
    box(0, 0, 390, 844, paper),
    lines(head, 29, 122, { size: 52, colour: ink, weight: 600, leading: 1.04, within: 340 }),
    index === 0
      ? box(31.5, 217.5, 327, 253, 'none', 10, {
          stroke: soft,
          'stroke-width': 3,
          'stroke-dasharray': '10 12',
        })
      : `<svg x="30" y="216" width="330" height="256" viewBox="0 0 330 256">${picture}</svg>`,
    index === 1 ? line(30, 472, 360, 216, paper, 9) : '',
    lines(words, 30, 532, { size: 34, colour: soft, weight: 500, leading: 1.2, within: 335 }),
    box(30, 626, 330, 76, studio.accent, 38),
    type(button, 195, 675, { size: 31, colour: onButton, weight: 600, align: 'centre' }),
  ].join('');
}

/** Three telephones, each as far in view as there is something on it. */
function finishing(hour: Hour): string {
  const drawing = startDrawing(1100, 962);
  const lamp = lampAt('left', drawing, 860);
  const ink = hour === 'day' ? studio.ink : oklch(0.95, 0.02, 80);
  const left = (index: number): number => 52 + index * 346;
  const place = (index: number): PhoneShape => ({
    x: left(index),
    y: 186,
    width: 304,
    ...(hour === 'day' ? { lift: 44, body: studio.ink } : { lift: 3, body: oklch(0.4, 0.012, 80) }),
  });
  return finishDrawing(
    drawing,
    desk(drawing, hour, lamp),
    hour === 'night' ? fall(drawing, lamp) : '',
    ...(hour === 'night'
      ? states.map((_, index) => shine(drawing, lamp, { ...place(index), lift: 44 }, 0.3 + index * 0.25))
      : []),
    ...states.map(({ name }, index) =>
      type(name, left(index) + 8, 146, { size: 38, colour: ink, weight: 600 }),
    ),
    ...states.map((_, index) => phone(drawing, place(index), stateScreen(drawing, index, hour))),
  );
}

/** For a narrow window the three below one another, each as wide as it and laid on its side: what is in it stands beside the picture. */
function finishingOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1320);
  const lamp = lampAt('left', drawing, 1000);
  const { paper, ink, soft, onButton } = screenLooks.finished[hour];
  return finishDrawing(
    drawing,
    desk(drawing, hour, lamp),
    hour === 'night' ? fall(drawing, lamp) : '',
    ...states.map(({ name, head, words, button }, index) =>
      laid(
        drawing,
        hour,
        lamp,
        { x: 40, y: 40 + index * 420, width: 880, height: 400, radius: 30, lift: 30, fill: paper },
        index === 0
          ? box(33.5, 33.5, 353, 333, 'none', 18, {
              stroke: soft,
              'stroke-width': 3,
              'stroke-dasharray': '10 12',
            })
          : `<svg x="32" y="32" width="356" height="336" viewBox="0 0 330 312">${landscape(
              drawing,
              330,
              312,
              {
                ...views[hour],
                seed: 15,
                disc: { x: 0.66, y: 0.36, r: 0.11, colour: studio.accent, glow: 2.5 },
              },
            )}</svg>`,
        index === 1 ? line(32, 368, 388, 32, paper, 10) : '',
        type(name, 428, 66, { size: 32, colour: soft, weight: 500 }),
        lines(head, 427, 130, { size: 56, colour: ink, weight: 600, leading: 1.04, within: 430 }),
        lines(words, 428, 234, { size: 35, colour: soft, weight: 500, leading: 1.2, within: 430 }),
        box(428, 300, 300, 68, studio.accent, 34),
        type(button, 578, 345, { size: 31, colour: onButton, weight: 600, align: 'centre' }),
      ),
    ),
  );
}

/** The four steps, printed to lie on a table: a stack of slides, of which the first says what follows. */
function deck(hour: Hour): string {
  const drawing = startDrawing(1600, 1000);
  const place = { x: 300, y: 190, width: 1000, height: 562, radius: 6 } as const;
  const lamp = lampAt('left', drawing, 1130);
  const steps = ['Kijken', 'Tekenen', 'Proberen', 'Afmaken'];
  return finishDrawing(
    drawing,
    desk(drawing, hour, lamp),
    laid(drawing, hour, lamp, { ...place, turn: 7, lift: 16, fill: oklch(0.36, 0.05, 165) }),
    laid(drawing, hour, lamp, { ...place, turn: 2.5, lift: 16, fill: oklch(0.88, 0.06, 75) }),
    laid(
      drawing,
      hour,
      lamp,
      { ...place, turn: -2.5, lift: 34, fill: studio.white },
      ...steps.map((step, index) =>
        type(step, 76, 148 + index * 108, {
          size: 98,
          colour: index === 2 ? studio.accent : studio.ink,
          weight: 600,
        }),
      ),
      type('1 van 7', 924, 500, { size: 26, colour: studio.inkSoft, weight: 500, align: 'right' }),
    ),
    evening(drawing, hour, lamp),
  );
}

export const method: Picture[] = [
  { file: 'method-sketches-phone.webp', ...keptForPhones, draw: () => sketches('day') },
  { file: 'method-sketches-phone-night.webp', ...keptForPhones, draw: () => sketches('night') },
  { file: 'method-look.webp', quality: 56, draw: () => looking('day') },
  { file: 'method-look-night.webp', quality: 62, draw: () => looking('night') },
  { file: 'method-stages.webp', draw: () => stages('day') },
  { file: 'method-stages-night.webp', draw: () => stages('night') },
  { file: 'method-stages-phone.webp', draw: () => stagesOnPhones('day') },
  { file: 'method-stages-phone-night.webp', draw: () => stagesOnPhones('night') },
  { file: 'method-deck.webp', draw: () => deck('day') },
  { file: 'method-deck-night.webp', draw: () => deck('night') },
  { file: 'method-friday.webp', draw: () => friday('day') },
  { file: 'method-friday-night.webp', draw: () => friday('night') },
  { file: 'method-friday-phone.webp', ...keptForPhones, draw: () => fridayOnPhones('day') },
  { file: 'method-friday-phone-night.webp', ...keptForPhones, draw: () => fridayOnPhones('night') },
  { file: 'method-trying.webp', draw: () => trying('day') },
  { file: 'method-trying-night.webp', draw: () => trying('night') },
  { file: 'method-trying-phone.webp', ...keptForPhones, draw: () => tryingOnPhones('day') },
  { file: 'method-trying-phone-night.webp', ...keptForPhones, draw: () => tryingOnPhones('night') },
  { file: 'method-states.webp', draw: () => finishing('day') },
  { file: 'method-states-night.webp', draw: () => finishing('night') },
  { file: 'method-states-phone.webp', ...keptForPhones, draw: () => finishingOnPhones('day') },
  { file: 'method-states-phone-night.webp', ...keptForPhones, draw: () => finishingOnPhones('night') },
  ...weekOnWall,
];
