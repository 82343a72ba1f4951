import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight } from './devices.ts';
import {
  at,
  box,
  circle,
  type Drawing,
  finishDrawing,
  group,
  line,
  path,
  smooth,
  startDrawing,
} from './drawing.ts';
import { landscape } from './landscape.ts';
import { frame, idea, scribble, stroke } from './pencil.ts';
import { keptForPhones, type Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import { daylight, type Hour, type Lamp, lamplight, sheet, table, vignette } from './surface.ts';
import { lines, type } from './type.ts';

const deskLamp: Lamp = {
  x: 1180,
  y: 40,
  reach: 1480,
  glow: 0.14,
  colour: '#ffd9a8',
  dark: oklch(0.24, 0.02, 65),
};

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
    table(drawing, oklch(0.86, 0.028, 78)),
    hour === 'day' ? daylight(drawing, 0.5) : '',
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
    hour === 'night' ? lamplight(drawing, deskLamp) : '',
    vignette(drawing, hour === 'day' ? 0.1 : 0.24),
  );
}

/** The same six for a narrow window, two beside each other. */
function sketchesOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1200);
  return finishDrawing(
    drawing,
    table(drawing, oklch(0.86, 0.028, 78)),
    hour === 'day' ? daylight(drawing, 0.5) : '',
    ...turns.map((_, kind) =>
      ideaSheet(drawing, kind, 38 + (kind % 2) * 464, 26 + Math.floor(kind / 2) * 390),
    ),
    hour === 'night' ? lamplight(drawing, { ...deskLamp, x: 620, y: 80, reach: 1450 }) : '',
    vignette(drawing, hour === 'day' ? 0.1 : 0.24),
  );
}

type Finish = 'pencil' | 'grey' | 'finished';

/** One phone screen in three stages of work. */
function stageScreen(drawing: Drawing, finish: Finish): string {
  const random = seededRandom(12);
  const green = oklch(0.4, 0.05, 165);
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
  const ink = isGrey ? studio.inkSoft : green;
  const soft = isGrey ? studio.grey : oklch(0.56, 0.045, 160);
  const image = isGrey
    ? box(0, 0, 330, 260, studio.line) +
      line(0, 0, 330, 260, studio.grey, 2) +
      line(330, 0, 0, 260, studio.grey, 2)
    : landscape(drawing, 330, 260, {
        skyTop: '#e9cfa6',
        skyLow: '#f6ead2',
        far: '#a9b79a',
        near: '#28483c',
        seed: 15,
        disc: { x: 0.66, y: 0.36, r: 0.11, colour: studio.accent, glow: 2.5 },
      });
  return [
    box(0, 0, 390, 844, isGrey ? '#fafafa' : studio.white),
    lines(['Lopen waar het', 'nog stil is'], 29, 104, { size: 36, colour: ink, weight: 600, leading: 1.06 }),
    `<svg x="30" y="160" width="330" height="260" viewBox="0 0 330 260">${image}</svg>`,
    ...[0, 1, 2].map(
      (row) =>
        box(
          30,
          456 + row * 88,
          70,
          66,
          isGrey
            ? studio.line
            : ([oklch(0.78, 0.09, 60), oklch(0.7, 0.07, 200), oklch(0.62, 0.09, 150)][row] as string),
          isGrey ? 0 : 18,
        ) +
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
    box(30, 744, 330, 60, isGrey ? studio.grey : studio.accent, isGrey ? 4 : 30),
    type('Kies een route', 195, 781, { size: 21, colour: '#ffffff', weight: 600, align: 'centre' }),
  ].join('');
}

/** Wholly in view at 2 to 1, and from side to side at 16 to 10. */
function stages(hour: Hour): string {
  const drawing = startDrawing(1600, 800);
  const width = 322;
  const top = (800 - phoneHeight(width)) / 2;
  return finishDrawing(
    drawing,
    table(drawing, studio.paper, studio.paperDeep),
    hour === 'day' ? daylight(drawing, 0.55) : '',
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
      group({ transform: 'translate(9 7) scale(0.808)' }, stageScreen(drawing, 'pencil')),
    ),
    hour === 'night' ? lamplight(drawing, { ...deskLamp, x: 720, y: 120 }) : '',
    phone(drawing, { x: 639, y: top, width, lift: 44, body: studio.grey }, stageScreen(drawing, 'grey')),
    phone(drawing, { x: 1106, y: top, width, lift: 64 }, stageScreen(drawing, 'finished')),
  );
}

/** The same three for a narrow window: one over the other, each as far in view as one reads what it has become. */
function stagesOnPhones(hour: Hour): string {
  const drawing = startDrawing(1200, 1350);
  const width = 492;
  const height = phoneHeight(width);
  const scale = width / 390;
  return finishDrawing(
    drawing,
    table(drawing, studio.paper, studio.paperDeep),
    hour === 'day' ? daylight(drawing, 0.55) : '',
    sheet(
      drawing,
      { x: 62, y: 66, width: width - 6, height: height - 24, radius: 6, turn: -3.5, lift: 26 },
      group({ transform: `translate(2 2) scale(${scale * 0.97})` }, stageScreen(drawing, 'pencil')),
    ),
    hour === 'night' ? lamplight(drawing, { ...deskLamp, x: 520, y: 160, reach: 1560 }) : '',
    phone(drawing, { x: 352, y: 142, width, lift: 52, body: studio.grey }, stageScreen(drawing, 'grey')),
    phone(drawing, { x: 648, y: 232, width, lift: 74, turn: 2 }, stageScreen(drawing, 'finished')),
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
  return finishDrawing(
    drawing,
    table(drawing, oklch(0.94, 0.014, 85)),
    isNight ? '' : daylight(drawing, 0.5, 0.05),
    at(
      0,
      air,
      ...[1, 2, 3, 4].map((day) =>
        line(wallColumn(day) - 16, 0, wallColumn(day) - 16, 700, studio.line, 2.5),
      ),
      ...notesOfDays.map(({ does }, day) =>
        type(does, wallColumn(day) + 28, 80, { size: 29, colour: studio.ink, weight: 600 }),
      ),
      ...notes,
    ),
    isNight ? lamplight(drawing, { ...wallLamp, y: wallLamp.y + air, reach: 1120 }) : '',
    at(
      0,
      air,
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
        { x: wallColumn(4) + 30, y: 122, width: 246, turn: 2, lift: 46 },
        stageScreen(drawing, 'finished'),
      ),
    ),
    vignette(drawing, isNight ? 0.24 : 0.09),
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
  { name: 'maandag', y: 64, notes: 8 },
  { name: 'dinsdag', y: 498, notes: 4 },
  { name: 'woensdag', y: 726, notes: 3 },
  { name: 'donderdag', y: 954, notes: 2 },
  { name: 'vrijdag', y: 1182, notes: 0 },
] as const;

/** The same week for a narrow window, from top to bottom and large enough to read: the days, and what is left of each. */
function wallOnPhones(hour: Hour): string {
  const drawing = startDrawing(1200, 1500);
  const random = seededRandom(41);
  const size = 188;
  const isNight = hour === 'night';
  const days = tallDays.map(({ name, y, notes }, day) => {
    const { does, notes: known } = notesOfDays[day] as (typeof notesOfDays)[number];
    return [
      type(name, 60, y + 64, { size: 46, colour: studio.ink, weight: 600, within: 262 }),
      type(does, 60, y + 114, { size: 40, colour: studio.inkSoft, weight: 500, within: 262 }),
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
    table(drawing, oklch(0.94, 0.014, 85)),
    isNight ? '' : daylight(drawing, 0.5, 0.05),
    ...tallDays.slice(1).map(({ y }) => line(60, y - 20, 1140, y - 20, studio.line, 3)),
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
    isNight ? lamplight(drawing, tallWallLamp) : '',
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
    phone(drawing, { x: 846, y: 924, width: 262, turn: 2, lift: 54 }, stageScreen(drawing, 'finished')),
    vignette(drawing, isNight ? 0.24 : 0.09),
  );
}

const tallWallLamp: Lamp = {
  x: 480,
  y: 420,
  reach: 1680,
  glow: 0.12,
  colour: '#ffd9a8',
  dark: oklch(0.24, 0.02, 65),
};

const wallLamp: Lamp = {
  x: 760,
  y: 120,
  reach: 1500,
  glow: 0.12,
  colour: '#ffd9a8',
  dark: oklch(0.24, 0.02, 65),
};

/** The four steps, printed to lie on a table: a stack of slides, of which the first says what follows. */
function deck(hour: Hour): string {
  const drawing = startDrawing(1600, 1000);
  const place = { x: 300, y: 190, width: 1000, height: 562, radius: 6 } as const;
  const steps = ['Kijken', 'Tekenen', 'Proberen', 'Afmaken'];
  return finishDrawing(
    drawing,
    table(drawing, oklch(0.86, 0.028, 78)),
    hour === 'day' ? daylight(drawing, 0.5) : '',
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
    hour === 'night' ? lamplight(drawing, { ...deskLamp, x: 760, y: 260 }) : '',
    vignette(drawing, hour === 'day' ? 0.1 : 0.24),
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
