import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight } from './devices.ts';
import {
  at,
  blended,
  box,
  circle,
  type Drawing,
  finishDrawing,
  group,
  line,
  path,
  pool,
  smooth,
  startDrawing,
} from './drawing.ts';
import { landscape } from './landscape.ts';
import { frame, idea, scribble, stroke } from './pencil.ts';
import { keptForPhones, type Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import { daylight, type Hour, type Lamp, lamplight, lampPool, sheet, table, vignette } from './surface.ts';
import { lines, type } from './type.ts';

/** One lamp over a desk: paper under it is as white as by day, and the room around it is not seen. */
const deskLamp: Lamp = {
  x: 800,
  y: 330,
  reach: 1000,
  wide: 1.45,
  glow: 0.05,
  colour: '#ffe9cb',
  dark: oklch(0.2, 0.025, 275),
};

const wood = { day: oklch(0.86, 0.028, 78), night: oklch(0.245, 0.026, 50) } as const;

/** The desk: in the light of a window, or dark with a lamp on it. */
function desk(drawing: Drawing, hour: Hour, lamp: Lamp): string {
  return hour === 'day'
    ? table(drawing, wood.day) + daylight(drawing, 0.5)
    : table(drawing, wood.night, mix(wood.night, '#000000', 0.5)) + lampPool(drawing, lamp);
}

/** What lies under the lamp loses its colours further away from it. */
const evening = (drawing: Drawing, hour: Hour, lamp: Lamp): string =>
  hour === 'night' ? lamplight(drawing, lamp) : vignette(drawing, 0.1);

const turns = [-2.4, 1.2, -0.8, 1.8, -1.4, 2.6];

/** One of the ideas on its sheet; the one that was chosen is circled. */
function ideaSheet(drawing: Drawing, kind: number, x: number, y: number): string {
  return sheet(
    drawing,
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

function sketches(hour: Hour): string {
  const drawing = startDrawing(1600, 1000);
  return finishDrawing(
    drawing,
    desk(drawing, hour, deskLamp),
    ...turns.map((_, kind) =>
      ideaSheet(drawing, kind, 98 + (kind % 3) * 490, 82 + Math.floor(kind / 3) * 438),
    ),
    group(
      { transform: 'translate(1130 905) rotate(-24)' },
      box(8, 16, 420, 22, '#000', 8, { opacity: 0.22 }),
      box(0, 0, 400, 22, oklch(0.62, 0.18, 35)),
      box(0, 0, 400, 7, '#ffffff', 0, { opacity: 0.25 }),
      path('M400 0L444 11L400 22Z', { fill: oklch(0.84, 0.06, 75) }),
      path('M430 7.5L444 11L430 14.5Z', { fill: studio.ink }),
      box(-34, 0, 34, 22, oklch(0.78, 0.06, 20), 5),
    ),
    evening(drawing, hour, deskLamp),
  );
}

/** The same six for a narrow window, two beside each other. */
function sketchesOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1200);
  const lamp = { ...deskLamp, x: 480, y: 400, reach: 1080, wide: 1 };
  return finishDrawing(
    drawing,
    desk(drawing, hour, lamp),
    ...turns.map((_, kind) =>
      ideaSheet(drawing, kind, 38 + (kind % 2) * 464, 26 + Math.floor(kind / 2) * 390),
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
      paper: oklch(0.205, 0.028, 175),
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

function stagesGround(drawing: Drawing, hour: Hour, lamp: Lamp): string {
  return hour === 'day'
    ? table(drawing, studio.paper, studio.paperDeep) + daylight(drawing, 0.55)
    : desk(drawing, hour, lamp);
}

/** What screens throw on a dark desk. */
function screensLight(drawing: Drawing, x: number, y: number, reach: number): string {
  const spill = pool(drawing, x, y, reach, [
    [0, oklch(0.55, 0.05, 170), 0.34],
    [0.5, oklch(0.5, 0.05, 170), 0.16],
    [1, oklch(0.4, 0.05, 170), 0],
  ]);
  return blended('screen', circle(x, y, reach, { fill: spill }));
}

/** Wholly in view at 2 to 1, and from side to side at 16 to 10. */
function stages(hour: Hour): string {
  const drawing = startDrawing(1600, 800);
  const width = 322;
  const top = (800 - phoneHeight(width)) / 2;
  const lamp = { ...deskLamp, x: 300, y: 260, reach: 820 };
  return finishDrawing(
    drawing,
    stagesGround(drawing, hour, lamp),
    line(90, 400, 1510, 400, studio.accent, 5, { 'stroke-dasharray': '1 18' }),
    sheet(
      drawing,
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
    hour === 'night' ? lamplight(drawing, lamp) + screensLight(drawing, 1040, 400, 640) : '',
    phone(
      drawing,
      { x: 639, y: top, width, lift: 44, body: bareBody[hour] },
      stageScreen(drawing, 'grey', hour),
    ),
    phone(drawing, { x: 1106, y: top, width, lift: 64 }, stageScreen(drawing, 'finished', hour)),
  );
}

/** The same three for a narrow window: one over the other, each as far in view as one reads what it has become. */
function stagesOnPhones(hour: Hour): string {
  const drawing = startDrawing(1200, 1350);
  const width = 492;
  const height = phoneHeight(width);
  const scale = width / 390;
  const lamp = { ...deskLamp, x: 270, y: 330, reach: 1150, wide: 1 };
  return finishDrawing(
    drawing,
    stagesGround(drawing, hour, lamp),
    sheet(
      drawing,
      { x: 62, y: 66, width: width - 6, height: height - 24, radius: 6, turn: -3.5, lift: 26 },
      group({ transform: `translate(2 2) scale(${scale * 0.97})` }, stageScreen(drawing, 'pencil', hour)),
    ),
    hour === 'night' ? lamplight(drawing, lamp) + screensLight(drawing, 760, 760, 760) : '',
    phone(
      drawing,
      { x: 352, y: 142, width, lift: 52, body: bareBody[hour] },
      stageScreen(drawing, 'grey', hour),
    ),
    phone(drawing, { x: 648, y: 232, width, lift: 74, turn: 2 }, stageScreen(drawing, 'finished', hour)),
  );
}

/** Questions, then ideas; of those the ones that stay, and of these what is made. */
const notesOfDays = [
  {
    does: 'vragen',
    notes: [
      ['Voor', 'wie?'],
      ['Wie belt', 'er dan?'],
      ['Waarom', 'nu pas?'],
      ['Te veel', 'stappen'],
      ['Mag het', 'korter?'],
      ['Wie kiest', 'er nu?'],
      ['Wat bij', 'regen?'],
      ['En zonder', 'bereik?'],
    ],
  },
  {
    does: 'tekenen',
    notes: [
      ['Kaart', 'eerst'],
      ['Begin bij', 'de tijd'],
      ['Drie', 'routes'],
      ['Zonder', 'account'],
      ['Eén', 'knop'],
      ['Grote', 'letters'],
    ],
  },
  {
    does: 'kiezen',
    notes: [
      ['Drie', 'routes'],
      ['Begin bij', 'de tijd'],
      ['Eén', 'knop'],
      ['Grote', 'letters'],
    ],
  },
  {
    does: 'maken',
    notes: [
      ['Eén', 'knop'],
      ['Drie', 'routes'],
    ],
  },
  { does: 'proberen', notes: [] },
] as const;

/** The columns of the page that it stands on: five of them, 24 px apart where the page is 1200 wide. */
const wallColumn = (day: number): number => day * (1600 / 5 + 32 / 5);

/** The wall that the week hangs on, and what is written on it. */
const wallLooks = {
  day: { wall: oklch(0.94, 0.014, 85), ink: studio.ink, quiet: studio.inkSoft, rule: studio.line },
  night: {
    wall: oklch(0.315, 0.022, 268),
    ink: oklch(0.97, 0.01, 85),
    quiet: oklch(0.85, 0.014, 85),
    rule: oklch(0.5, 0.02, 268),
  },
} as const;

/** A wall is lit from side to side: what hangs furthest away is read as well. */
const wallLamp: Lamp = { ...deskLamp, x: 800, y: 320, reach: 1400, wide: 1.7 };
const tallWallLamp: Lamp = { ...deskLamp, x: 660, y: 640, reach: 2300, wide: 1 };

/** What was made, as it hangs there: by night its edge catches the lamp. */
const hungBody = { day: studio.ink, night: oklch(0.62, 0.012, 80) } as const;

function plaster(drawing: Drawing, hour: Hour, lamp: Lamp): string {
  const { wall } = wallLooks[hour];
  return hour === 'day'
    ? table(drawing, wall) + daylight(drawing, 0.5, 0.05)
    : table(drawing, wall, mix(wall, '#000000', 0.25)) + lampPool(drawing, lamp, 0.6);
}

/** Five days on a wall, over the words about each: many notes on Monday, one result on Friday. */
function wall(hour: Hour): string {
  const drawing = startDrawing(1600, 880);
  // As much wall above and below the week as a picture that is 20 to 11 shows, and one that is 16 to 7 does not.
  const air = 90;
  const random = seededRandom(30);
  const size = 126;
  const notes = notesOfDays.flatMap(({ notes: ofDay }, day) =>
    ofDay.map((words, index) => {
      const isMade = day === 3 && index === 1;
      const tint = isMade ? studio.accent : (noteTints[random.whole(0, 3)] as string);
      return sheet(
        drawing,
        {
          x: wallColumn(day) + 26 + (index % 2) * 134 + random.between(-3, 3),
          y: 116 + Math.floor(index / 2) * 140 + random.between(-4, 4),
          width: size,
          height: size,
          radius: 2,
          turn: random.between(-4, 4),
          lift: 15,
          fill: tint,
        },
        lines(words, 13, 38, {
          size: 22,
          colour: isMade ? '#ffffff' : mix(tint, studio.ink, 0.82),
          weight: 500,
          leading: 1.16,
        }),
      );
    }),
  );
  const isNight = hour === 'night';
  const { ink, rule } = wallLooks[hour];
  return finishDrawing(
    drawing,
    plaster(drawing, hour, wallLamp),
    at(
      0,
      air,
      ...[1, 2, 3, 4].map((day) => line(wallColumn(day) - 16, 0, wallColumn(day) - 16, 700, rule, 2.5)),
      ...notes,
    ),
    isNight ? lamplight(drawing, wallLamp) + screensLight(drawing, wallColumn(4) + 150, 470, 460) : '',
    at(
      0,
      air,
      ...notesOfDays.map(({ does }, day) =>
        type(does, wallColumn(day) + 28, 80, { size: 29, colour: ink, weight: 600 }),
      ),
      path(
        smooth([
          [1268, 180],
          [1292, 178],
          [1318, 196],
          [1334, 232],
        ]),
        {
          fill: 'none',
          stroke: studio.accent,
          'stroke-width': 5,
          'stroke-linecap': 'round',
          'stroke-dasharray': '1 12',
        },
      ),
      phone(
        drawing,
        { x: wallColumn(4) + 30, y: 122, width: 246, turn: 2, lift: 46, body: hungBody[hour] },
        stageScreen(drawing, 'finished', hour),
      ),
    ),
    vignette(drawing, isNight ? 0.16 : 0.09),
  );
}

const noteTints = [
  oklch(0.91, 0.09, 95),
  oklch(0.86, 0.045, 205),
  oklch(0.88, 0.05, 45),
  oklch(0.89, 0.045, 140),
];

/** Where each day of the tall wall begins: the first has two rows of notes, the last none. */
const tallDays = [
  { y: 64, notes: 8 },
  { y: 498, notes: 4 },
  { y: 726, notes: 3 },
  { y: 954, notes: 2 },
  { y: 1182, notes: 0 },
] as const;

/** The same week for a narrow window, from top to bottom and large enough to read: what is done on a day, and what is left of it. Which day it is stands below the picture. */
function wallOnPhones(hour: Hour): string {
  const drawing = startDrawing(1200, 1500);
  const random = seededRandom(41);
  const size = 188;
  const isNight = hour === 'night';
  const { ink, rule } = wallLooks[hour];
  const words = tallDays.map(({ y }, day) =>
    type(notesOfDays[day]?.does ?? '', 60, y + 64, { size: 46, colour: ink, weight: 600, within: 262 }),
  );
  const days = tallDays.map(({ y, notes }, day) => {
    const known = notesOfDays[day]?.notes ?? [];
    return [
      ...known.slice(0, notes).map((words, index) => {
        const isMade = day === 3 && index === 1;
        const tint = isMade ? studio.accent : (noteTints[random.whole(0, 3)] as string);
        return sheet(
          drawing,
          {
            x: 338 + (index % 4) * 206 + random.between(-4, 4),
            y: y + Math.floor(index / 4) * 206 + random.between(-4, 4),
            width: size,
            height: size,
            radius: 3,
            turn: random.between(-3.5, 3.5),
            lift: 18,
            fill: tint,
          },
          lines(words, 18, 56, {
            size: 35,
            colour: isMade ? '#ffffff' : mix(tint, studio.ink, 0.82),
            weight: 500,
            leading: 1.14,
            within: size - 24,
          }),
        );
      }),
    ];
  });
  return finishDrawing(
    drawing,
    plaster(drawing, hour, tallWallLamp),
    ...tallDays.slice(1).map(({ y }) => line(60, y - 20, 1140, y - 20, rule, 3)),
    ...days.flat(),
    // What was seen on Friday, written down by hand.
    sheet(
      drawing,
      { x: 338, y: 1200, width: 392, height: 232, radius: 3, turn: -1.2, lift: 20 },
      ...[0, 1, 2, 3, 4].map((person) =>
        circle(56 + person * 70, 62, 24, {
          fill: person < 4 ? studio.accent : 'none',
          stroke: studio.accent,
          'stroke-width': 5,
        }),
      ),
      lines(['Vier van de vijf', 'kwamen eruit'], 32, 146, {
        size: 40,
        colour: studio.ink,
        weight: 500,
        leading: 1.16,
        within: 340,
      }),
    ),
    isNight ? lamplight(drawing, tallWallLamp) + screensLight(drawing, 976, 1200, 420) : '',
    ...words,
    path(
      smooth([
        [752, 1044],
        [776, 1040],
        [804, 1052],
        [824, 1080],
      ]),
      {
        fill: 'none',
        stroke: studio.accent,
        'stroke-width': 7,
        'stroke-linecap': 'round',
        'stroke-dasharray': '1 16',
      },
    ),
    phone(
      drawing,
      { x: 846, y: 924, width: 262, turn: 2, lift: 54, body: hungBody[hour] },
      stageScreen(drawing, 'finished', hour),
    ),
    vignette(drawing, isNight ? 0.16 : 0.09),
  );
}

/** The four steps, printed to lie on a table: a stack of slides, of which the first says what follows. */
function deck(hour: Hour): string {
  const drawing = startDrawing(1600, 1000);
  const place = { x: 300, y: 190, width: 1000, height: 562, radius: 6 } as const;
  const lamp = { ...deskLamp, x: 720, y: 380, reach: 960 };
  const steps = ['Kijken', 'Tekenen', 'Proberen', 'Afmaken'];
  return finishDrawing(
    drawing,
    desk(drawing, hour, lamp),
    sheet(drawing, { ...place, turn: 7, lift: 16, fill: oklch(0.36, 0.05, 165) }),
    sheet(drawing, { ...place, turn: 2.5, lift: 16, fill: oklch(0.88, 0.06, 75) }),
    sheet(
      drawing,
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
  { file: 'method-sketches.webp', draw: () => sketches('day') },
  { file: 'method-sketches-night.webp', draw: () => sketches('night') },
  { file: 'method-sketches-phone.webp', ...keptForPhones, draw: () => sketchesOnPhones('day') },
  { file: 'method-sketches-phone-night.webp', ...keptForPhones, draw: () => sketchesOnPhones('night') },
  { file: 'method-stages.webp', draw: () => stages('day') },
  { file: 'method-stages-night.webp', draw: () => stages('night') },
  { file: 'method-stages-phone.webp', draw: () => stagesOnPhones('day') },
  { file: 'method-stages-phone-night.webp', draw: () => stagesOnPhones('night') },
  { file: 'method-deck.webp', draw: () => deck('day') },
  { file: 'method-deck-night.webp', draw: () => deck('night') },
  { file: 'method-wall.webp', draw: () => wall('day') },
  { file: 'method-wall-night.webp', draw: () => wall('night') },
  { file: 'method-wall-phone.webp', draw: () => wallOnPhones('day') },
  { file: 'method-wall-phone-night.webp', draw: () => wallOnPhones('night') },
];
