import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight } from './devices.ts';
import { box, type Drawing, finishDrawing, group, line, path, smooth, startDrawing } from './drawing.ts';
import { landscape } from './landscape.ts';
import { frame, idea, scribble, stroke } from './pencil.ts';
import type { Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import { daylight, sheet, table, vignette } from './surface.ts';
import { lines, type } from './type.ts';

function sketches(): string {
  const drawing = startDrawing(1600, 1000);
  const turns = [-2.4, 1.2, -0.8, 1.8, -1.4, 2.6];
  return finishDrawing(
    drawing,
    table(drawing, oklch(0.86, 0.028, 78)),
    daylight(drawing, 0.5),
    ...turns.map((turn, kind) =>
      sheet(
        drawing,
        {
          x: 98 + (kind % 3) * 490,
          y: 82 + Math.floor(kind / 3) * 438,
          width: 420,
          height: 376,
          radius: 3,
          turn,
          lift: kind === 1 ? 40 : 18,
        },
        idea(kind),
        kind === 1
          ? path(
              'M22 60C60 -8 340 -6 396 56C432 150 424 300 380 344C280 392 90 384 40 336C0 250 0 130 34 44',
              { fill: 'none', stroke: studio.accent, 'stroke-width': 7, 'stroke-linecap': 'round' },
            )
          : '',
      ),
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
    vignette(drawing, 0.1),
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

function stages(): string {
  const drawing = startDrawing(1600, 1000);
  const width = 366;
  const top = (1000 - phoneHeight(width)) / 2;
  return finishDrawing(
    drawing,
    table(drawing, studio.paper, studio.paperDeep),
    daylight(drawing, 0.55),
    line(90, 500, 1510, 500, studio.accent, 5, { 'stroke-dasharray': '1 18' }),
    sheet(
      drawing,
      {
        x: 148,
        y: top - 6,
        width: width + 12,
        height: phoneHeight(width) + 12,
        radius: 5,
        turn: -2.5,
        lift: 24,
      },
      group({ transform: 'translate(10 8) scale(0.918)' }, stageScreen(drawing, 'pencil')),
    ),
    phone(drawing, { x: 620, y: top, width, lift: 44, body: studio.grey }, stageScreen(drawing, 'grey')),
    phone(drawing, { x: 1090, y: top, width, lift: 64 }, stageScreen(drawing, 'finished')),
  );
}

const days = [
  ['Maandag', 'vragen'],
  ['Dinsdag', 'ideeën'],
  ['Woensdag', 'kiezen'],
  ['Donderdag', 'maken'],
  ['Vrijdag', 'proberen'],
] as const;

/** Questions, then ideas; of those the ones that stay, and of these what is made. */
const notesOfDays = [
  [
    ['Voor wie?'],
    ['Wie belt', 'er dan?'],
    ['Waarom', 'nu pas?'],
    ['Te veel', 'stappen'],
    ['Mag het', 'korter?'],
    ['Wie kiest', 'er nu?'],
    ['Wat als', 'het regent'],
    ['En zonder', 'bereik?'],
    ['Wat is', 'ver?'],
  ],
  [
    ['Kaart', 'eerst'],
    ['Begin bij', 'de tijd'],
    ['Drie', 'routes'],
    ['Zonder', 'account'],
    ['Eén knop'],
    ['Grote', 'letters'],
    ['Gids belt', 'terug'],
  ],
  [['Drie', 'routes'], ['Begin bij', 'de tijd'], ['Eén knop'], ['Grote', 'letters'], ['Kaart', 'later']],
  [['Eén knop'], ['Drie', 'routes'], ['Begin bij', 'de tijd']],
] as const;

/** Five days on a wall: many notes on Monday, one result on Friday. */
function wall(): string {
  const drawing = startDrawing(1600, 1000);
  const random = seededRandom(30);
  const tints = [
    oklch(0.91, 0.09, 95),
    oklch(0.86, 0.045, 205),
    oklch(0.88, 0.05, 45),
    oklch(0.89, 0.045, 140),
  ];
  const notes: string[] = [];
  notesOfDays.forEach((ofDay, day) => {
    for (let index = 0; index < ofDay.length; index += 1) {
      const size = 104;
      const x = 92 + day * 292 + (index % 2) * 118 + random.between(-7, 7);
      const y = 196 + Math.floor(index / 2) * 130 + random.between(-8, 8);
      const tint = day === 3 && index === 1 ? studio.accent : (tints[random.whole(0, 3)] as string);
      const dark = tint === studio.accent ? '#ffffff' : mix(tint, studio.ink, 0.82);
      notes.push(
        sheet(
          drawing,
          { x, y, width: size, height: size, radius: 2, turn: random.between(-5, 5), lift: 13, fill: tint },
          lines(ofDay[index] ?? [], 12, 34, {
            size: 18,
            colour: dark,
            weight: 500,
            leading: 1.2,
          }),
        ),
      );
    }
  });
  return finishDrawing(
    drawing,
    table(drawing, oklch(0.94, 0.014, 85)),
    daylight(drawing, 0.5, 0.05),
    ...[0, 1, 2, 3, 4].map(
      (day) =>
        type(days[day]?.[0] ?? '', 92 + day * 292, 124, { size: 34, colour: studio.ink, weight: 600 }) +
        type(days[day]?.[1] ?? '', 92 + day * 292, 156, { size: 23, colour: studio.inkSoft, weight: 400 }),
    ),
    ...[1, 2, 3, 4].map((day) => line(60 + day * 292, 100, 60 + day * 292, 900, studio.line, 2.5)),
    ...notes,
    phone(drawing, { x: 1262, y: 240, width: 262, turn: 2, lift: 46 }, stageScreen(drawing, 'finished')),
    path(
      smooth([
        [1204, 262],
        [1226, 270],
        [1246, 300],
        [1252, 336],
      ]),
      {
        fill: 'none',
        stroke: studio.accent,
        'stroke-width': 4,
        'stroke-linecap': 'round',
        'stroke-dasharray': '1 11',
      },
    ),
    vignette(drawing, 0.09),
  );
}

export const method: Picture[] = [
  { file: 'method-sketches.jpg', draw: sketches },
  { file: 'method-stages.jpg', draw: stages },
  { file: 'method-wall.jpg', draw: wall },
];
