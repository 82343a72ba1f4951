import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight } from './devices.ts';
import {
  at,
  blended,
  blur,
  box,
  circle,
  clipped,
  type Drawing,
  ellipse,
  finishDrawing,
  group,
  linear,
  n,
  path,
  polygon,
  pool,
  radial,
  startDrawing,
} from './drawing.ts';
import { films, hall, moonrise, still, stills } from './films.ts';
import { playMark, screenEvening, screenFilm } from './korte-nacht-screens.ts';
import { type LandscapeLook, landscape } from './landscape.ts';
import type { Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import { type Hour, shadow, vignette } from './surface.ts';
import { lines, type } from './type.ts';

/** A row of seats from behind, their tops lit by what plays; in a full hall some have heads above them. */
function seats(
  drawing: Drawing,
  { y, size, tone, shift }: { y: number; size: number; tone: string; shift: number },
  light: string,
  heads: readonly number[] = [],
): string {
  const sheen = linear(drawing, 90, [
    [0, mix(tone, light, 0.62)],
    [0.1, mix(tone, light, 0.16)],
    [0.3, tone],
    [1, mix(tone, '#000000', 0.6)],
  ]);
  const person = linear(drawing, 90, [
    [0, mix(tone, light, 0.75)],
    [0.16, mix(tone, '#000000', 0.5)],
    [1, '#060409'],
  ]);
  const parts: string[] = [];
  for (let index = 0, x = shift - size; x < drawing.width + size; index += 1, x += size * 1.12) {
    if (heads.includes(index)) {
      const [middle, r] = [x + size * (0.5 + ((index * 7) % 3) * 0.03 - 0.03), size * 0.17];
      const top = y - size * (0.16 + ((index * 5) % 4) * 0.025);
      parts.push(
        path(
          `M${n(middle - size * 0.34)} ${n(y + size * 0.5)}C${n(middle - size * 0.34)} ${n(top + r * 1.5)} ${n(middle - r)} ${n(top + r * 1.4)} ${n(middle - r * 0.5)} ${n(top + r)}H${n(middle + r * 0.5)}C${n(middle + r)} ${n(top + r * 1.4)} ${n(middle + size * 0.34)} ${n(top + r * 1.5)} ${n(middle + size * 0.34)} ${n(y + size * 0.5)}Z`,
          { fill: person },
        ),
        ellipse(middle, top, r * 0.92, r * 1.16, { fill: person }),
      );
    }
    parts.push(
      path(
        `M${n(x)} ${n(y + size)}V${n(y + size * 0.28)}C${n(x)} ${n(y - size * 0.06)} ${n(x + size)} ${n(y - size * 0.06)} ${n(x + size)} ${n(y + size * 0.28)}V${n(y + size)}Z`,
        { fill: sheen },
      ),
    );
  }
  return group({}, ...parts);
}

/** Before the film begins the lamps on the wall burn; once it plays, the hall is full and the film is all the light there is. */
function hero(hour: Hour): string {
  const drawing = startDrawing(2400, 1350);
  const isNight = hour === 'night';
  // High enough, and small enough, to be whole in a wide window, with a row of seats below it.
  const screen = { x: 600, y: 176, width: 1200, height: 675 };
  const middle = { x: screen.x + screen.width / 2, y: screen.y + screen.height / 2 };
  const dark = isNight ? 0.45 : 0;
  const wall = linear(drawing, 90, [
    [0, mix(hall.wall, '#000000', dark)],
    [0.8, mix(hall.black, '#000000', dark)],
    [1, '#0b090c'],
  ]);
  const spill = pool(
    drawing,
    middle.x,
    middle.y,
    isNight ? 1300 : 980,
    isNight
      ? [
          [0, '#ffb98c', 0.85],
          [0.5, '#b06a86', 0.42],
          [0.72, '#6b4a86', 0.2],
          [1, '#3a2a5c', 0],
        ]
      : [
          [0, '#f0b48a', 0.5],
          [0.5, '#a56a78', 0.2],
          [1, '#a56a78', 0],
        ],
  );
  const halo = radial(drawing, [
    [0, hall.lamp, 0.7],
    [1, hall.lamp, 0],
  ]);
  const sconce = (x: number): string =>
    isNight
      ? box(x - 12, 410, 24, 120, mix(hall.wall, '#a56a78', 0.35), 12)
      : circle(x, 470, 250, { fill: halo, opacity: 0.55 }) + box(x - 12, 410, 24, 120, hall.cream, 12);
  const light = isNight ? '#ffb08a' : '#e9a987';
  const full = (heads: number[]): number[] => (isNight ? heads : []);
  const beam = linear(drawing, 90, [
    [0, '#ffe3cf', 0.02],
    [1, '#ffe3cf', 0.2],
  ]);
  return finishDrawing(
    drawing,
    box(0, 0, 2400, 1350, wall),
    blended('screen', box(0, 0, 2400, 1350, spill)),
    // Panels of the wall: a seam, and beside it the edge that catches light.
    ...Array.from(
      { length: 25 },
      (_, index) =>
        box(index * 100 - 1, 0, 3, 1350, '#000', 0, { opacity: isNight ? 0.34 : 0.22 }) +
        box(index * 100 + 2, 0, 2, 1350, light, 0, { opacity: isNight ? 0.07 : 0.04 }),
    ),
    sconce(230),
    sconce(2170),
    box(screen.x - 12, screen.y - 12, screen.width + 24, screen.height + 24, '#08070a', 10),
    at(
      screen.x,
      screen.y,
      clipped(
        drawing,
        box(0, 0, screen.width, screen.height, '#fff', 4),
        landscape(drawing, screen.width, screen.height, moonrise),
      ),
    ),
    isNight
      ? blended(
          'screen',
          group(
            { filter: blur(drawing, 30) },
            path(
              polygon([
                [screen.x, screen.y],
                [screen.x + screen.width, screen.y],
                [middle.x + 60, -260],
                [middle.x - 60, -260],
              ]),
              { fill: beam },
            ),
          ),
        )
      : '',
    box(screen.x + 70, screen.y + 602, 1060, 8, '#fff', 4, { opacity: 0.35 }),
    box(screen.x + 70, screen.y + 602, 413, 8, '#fff', 4),
    circle(screen.x + 483, screen.y + 606, 15, { fill: studio.accent }),
    type('Maanwerk', screen.x + 68, screen.y + 536, { size: 60, colour: '#ffffff', weight: 600 }),
    type('Film 2 van 5, door Roos Meijer', screen.x + 70, screen.y + 576, {
      size: 27,
      colour: '#ffffff',
      opacity: 0.85,
    }),
    type('nog 5:37', screen.x + 1130, screen.y + 576, {
      size: 27,
      colour: '#ffffff',
      align: 'right',
      opacity: 0.85,
    }),
    seats(drawing, { y: 930, size: 178, tone: hall.seat, shift: 40 }, light, full([3, 4, 6, 9, 10, 12])),
    seats(
      drawing,
      { y: 1024, size: 226, tone: mix(hall.seat, '#000000', 0.3), shift: -30 },
      mix(light, '#000000', 0.25),
      full([2, 5, 6, 8]),
    ),
    seats(
      drawing,
      { y: 1150, size: 300, tone: mix(hall.seat, '#000000', 0.58), shift: 70 },
      mix(light, '#000000', 0.5),
      full([2, 6]),
    ),
    vignette(drawing, isNight ? 0.5 : 0.1),
  );
}

const chips = [
  { x: 1072, width: 96, middle: 1120 },
  { x: 1182, width: 176, middle: 1270 },
  { x: 1372, width: 138, middle: 1441 },
];

/** What the programme stands on: by night a little lighter than the page round it, so that its edges are seen. */
export const programmeGround: Readonly<Record<Hour, string>> = {
  day: hall.black,
  night: oklch(0.235, 0.034, 318),
};

/** The house lights are out: what lies over each film but the one that is chosen. */
export const lightsOut = '#b9b3cb';

/** Nine of the archive, three by three: as wide as its place on the page, so that no film is cut. */
function programme(hour: Hour): string {
  const drawing = startDrawing(1600, 1400);
  const isNight = hour === 'night';
  const [width, height, chosen] = [446, 236, 5];
  const parts: string[] = [];
  for (let index = 0; index < 9; index += 1) {
    const x = 90 + (index % 3) * (width + 41);
    const y = 264 + Math.floor(index / 3) * 364;
    const isChosen = index === chosen;
    const asleep = isNight && !isChosen;
    if (isNight && isChosen) {
      const glow = pool(drawing, x + width / 2, y + height / 2, 560, [
        [0, '#c9708c', 0.7],
        [0.5, '#7d4376', 0.3],
        [1, '#3a1d4a', 0],
      ]);
      parts.unshift(circle(x + width / 2, y + height / 2, 560, { fill: glow }));
    }
    parts.push(still(drawing, index, x, y, width, height, 12));
    if (asleep) parts.push(blended('multiply', box(x, y, width, height, lightsOut, 12)));
    parts.push(
      type(films[index]?.[0] ?? '', x, y + 278, {
        size: 34,
        colour: asleep ? mix(hall.cream, hall.black, 0.22) : hall.cream,
        weight: 600,
      }),
      type(films[index]?.[1] ?? '', x, y + 313, { size: 25, colour: hall.mauve, weight: 400 }),
    );
    if (isChosen)
      parts.push(
        box(x - 9, y - 9, width + 18, height + 18, 'none', 20, { stroke: studio.accent, 'stroke-width': 6 }),
        playMark(x + width / 2, y + height / 2, 44, '#ffffff', hall.black),
      );
    else
      parts.push(
        box(x + width - 100, y + height - 54, 86, 40, '#000', 9, { opacity: 0.6 }),
        type(films[index]?.[2] ?? '', x + width - 57, y + height - 26, {
          size: 24,
          colour: '#fff',
          weight: 500,
          align: 'centre',
        }),
      );
  }
  return finishDrawing(
    drawing,
    box(0, 0, 1600, 1400, programmeGround[hour]),
    ...parts,
    type('214 korte films', 86, 140, { size: 84, colour: hall.cream, weight: 600 }),
    type('Vanavond om acht uur vijf ervan', 90, 192, { size: 32, colour: hall.mauve, weight: 400 }),
    ...[0, 1, 2].map(
      (index) =>
        box(chips[index]?.x ?? 0, 82, chips[index]?.width ?? 0, 56, index === 0 ? hall.lamp : hall.seat, 28) +
        type(['Alle', 'Deze week', 'Gezien'][index] as string, chips[index]?.middle ?? 0, 119, {
          size: 27,
          colour: index === 0 ? hall.black : hall.mauve,
          weight: 600,
          align: 'centre',
        }),
    ),
  );
}

interface Glow {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly colour: string;
}

/**
 * The cloth that telephones lie on. The first light is that of the hall; by night the others, which are the screens, each
 * light it in the colours of their film, and it stays lighter than the page round it.
 */
export function cloth(drawing: Drawing, hour: Hour, [house, ...screens]: readonly [Glow, ...Glow[]]): string {
  const isNight = hour === 'night';
  const glow = ({ x, y, reach, colour }: Glow, strength: number): string =>
    blended(
      'screen',
      circle(x, y, reach, {
        fill: pool(drawing, x, y, reach, [
          [0, colour, strength],
          [0.5, colour, strength * 0.42],
          [1, colour, 0],
        ]),
      }),
    );
  const fall = linear(drawing, 60, [
    [0, isNight ? oklch(0.255, 0.036, 322) : hall.seat],
    [1, isNight ? oklch(0.225, 0.03, 318) : hall.black],
  ]);
  return [
    box(0, 0, drawing.width, drawing.height, fall),
    ...(isNight ? screens.map((light) => glow(light, 0.72)) : [glow(house, 0.5)]),
  ].join('');
}

function pocket(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const width = 408;
  const top = (1200 - phoneHeight(width)) / 2;
  return finishDrawing(
    drawing,
    cloth(drawing, hour, [
      { x: 800, y: 600, reach: 760, colour: '#c98a6b' },
      { x: 520, y: 560, reach: 640, colour: '#d2532f' },
      { x: 1080, y: 420, reach: 680, colour: '#9a6ab8' },
      { x: 1060, y: 980, reach: 420, colour: '#a8783c' },
    ]),
    phone(
      drawing,
      { x: 340, y: top + 34, width, turn: -4, lift: 80, body: '#18141a' },
      screenEvening(drawing),
    ),
    phone(drawing, { x: 856, y: top - 26, width, turn: 3, lift: 90, body: '#18141a' }, screenFilm(drawing)),
  );
}

/** What the hills look like once the moon is the only light. */
const lateSummerByNight: LandscapeLook = {
  ...(stills[5] as LandscapeLook),
  skyTop: '#150f28',
  skyLow: '#7b4a72',
  far: '#54386a',
  near: '#160b20',
};

function room(hour: Hour): string {
  const drawing = startDrawing(1600, 1000);
  const isNight = hour === 'night';
  // The evening's five, in their order (seed/demo/interactions/programme.ts).
  const strip = [2, 0, 3, 5, 6];
  const random = seededRandom(41);
  const stars = Array.from({ length: isNight ? 110 : 0 }, () =>
    circle(random.between(0, 1600), random.next() ** 1.4 * 280, random.between(0.7, 2), {
      fill: '#f4eaff',
      opacity: random.between(0.25, 0.9),
    }),
  );
  // Two villages in the hills, where somebody is still up.
  const lights = Array.from({ length: isNight ? 22 : 0 }, (_, index) => {
    const [x, y] = index % 2 === 0 ? [780, 500] : [1250, 476];
    return circle(x + random.between(-1, 1) * 74, y + random.between(-9, 9), random.between(1.2, 2.2), {
      fill: '#ffc06a',
      opacity: random.between(0.6, 1),
    });
  });
  return finishDrawing(
    drawing,
    box(0, 0, 1600, 1000, isNight ? '#0b0710' : hall.black),
    landscape(drawing, 1600, 760, {
      ...(isNight ? lateSummerByNight : (stills[5] as LandscapeLook)),
      // A late sun, half behind the hills: the moon is that of another film.
      disc: { x: 0.64, y: 0.47, r: 0.15, colour: isNight ? '#d98a62' : '#f8cfae', glow: isNight ? 5 : 3.4 },
    }),
    ...stars,
    ...lights,
    box(
      0,
      420,
      1600,
      346,
      linear(drawing, 90, [
        [0, isNight ? '#0b0710' : hall.black, 0],
        [1, isNight ? '#0b0710' : hall.black],
      ]),
    ),
    type('Late zomer', 86, 528, { size: 96, colour: hall.cream, weight: 600 }),
    lines(['Om acht uur, en daarna niet meer.', 'Vijf films, gekozen door Roos Meijer.'], 90, 584, {
      size: 29,
      colour: hall.cream,
      weight: 400,
      opacity: 0.85,
      leading: 1.35,
    }),
    playMark(1440, 520, 58, studio.accent, '#ffffff'),
    ...strip.map((film, index) => {
      const x = 90 + index * 290;
      const asleep = isNight && film !== 5;
      return group(
        {},
        shadow(drawing, { x, y: 676, width: 260, height: 148, radius: 10 }, 20, 1, '#000000'),
        still(drawing, film, x, 676, 260, 148, 10),
        asleep ? blended('multiply', box(x, 676, 260, 148, '#b3adc6', 10)) : '',
        type(films[film]?.[0] ?? '', x, 860, { size: 24, colour: hall.cream, weight: 600 }),
        type(films[film]?.[2] ?? '', x, 889, { size: 19, colour: hall.mauve }),
      );
    }),
    box(90, 936, 1420, 6, hall.seat, 3),
    box(90, 936, 520, 6, hall.lamp, 3),
  );
}

/** The moon crosses the film while its progress bar runs; the next loop begins as it sets. */
function slide(moment: number): string {
  const drawing = startDrawing(800, 500);
  const x = 40 + moment * 720;
  const y = 240 - Math.sin(moment * Math.PI) * 150;
  const light = Math.sin(moment * Math.PI);
  const sky = mix('#2c2140', '#6a4560', light);
  const ridge = (d: string, tone: string): string => path(d, { fill: mix(tone, '#c58a78', light * 0.16) });
  return finishDrawing(
    drawing,
    box(0, 0, 800, 500, hall.black),
    clipped(
      drawing,
      box(60, 44, 680, 382, '#fff', 8),
      box(60, 44, 680, 382, sky),
      box(60, 200, 680, 240, mix('#43304f', '#b87868', light)),
      box(60, 150, 680, 60, mix('#372748', '#8f5c66', light)),
      circle(x, y + 50, 34, { fill: hall.cream }),
      ridge('M60 270C160 210 240 300 330 262S520 200 740 280V440H60Z', '#5a3f58'),
      ridge('M60 330C180 280 280 350 400 320S620 270 740 330V440H60Z', '#3b2941'),
      ridge('M60 392C200 340 300 400 440 372S640 350 740 384V440H60Z', '#211729'),
    ),
    box(60, 456, 680, 6, hall.seat, 3),
    box(60, 456, 680 * moment, 6, hall.lamp, 3),
    circle(60 + 680 * moment, 459, 9, { fill: studio.accent }),
  );
}

export const korteNacht: Picture[] = [
  { file: 'sample-video-project-hero.webp', draw: () => hero('day') },
  { file: 'sample-video-project-hero-night.webp', draw: () => hero('night') },
  { file: 'sample-video-project-programme.webp', draw: () => programme('day') },
  { file: 'sample-video-project-programme-night.webp', draw: () => programme('night') },
  { file: 'sample-video-project-phones.webp', draw: () => pocket('day') },
  { file: 'sample-video-project-phones-night.webp', draw: () => pocket('night') },
  { file: 'sample-video-project-room.webp', draw: () => room('day') },
  { file: 'sample-video-project-room-night.webp', draw: () => room('night') },
  { file: 'sample-video-project-slide.gif', frames: 30, delay: 110, colours: 128, draw: slide },
];
