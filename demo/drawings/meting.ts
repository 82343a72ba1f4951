import { building, evening, flat, use, windowGlow } from './block-of-flats.ts';
import { mix, oklch, studio } from './colour.ts';
import { appWindow, edgeLight, phone, phoneHeight } from './devices.ts';
import {
  blended,
  blur,
  box,
  circle,
  clipped,
  type Drawing,
  ellipse,
  finishDrawing,
  group,
  line,
  linear,
  type Point,
  path,
  polygon,
  pool,
  radial,
  smooth,
  startDrawing,
} from './drawing.ts';
import {
  dashboard,
  dashboardOnPhones,
  ring,
  screenLooks,
  screenNeighbours,
  screenNow,
} from './meting-screens.ts';
import type { Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import { relief } from './relief.ts';
import { type Hour, sheet, vignette } from './surface.ts';
import { type } from './type.ts';

/** Sky over the block: violet and peach at dusk. At night only the city is light. */
function sky(drawing: Drawing, hour: Hour): string {
  const { width, height } = drawing;
  const isNight = hour === 'night';
  const fall = linear(
    drawing,
    90,
    isNight
      ? [
          [0, oklch(0.13, 0.04, 272)],
          [0.6, oklch(0.2, 0.065, 282)],
          [0.82, oklch(0.24, 0.07, 300)],
          [1, oklch(0.4, 0.085, 40)],
        ]
      : [
          [0, oklch(0.42, 0.09, 280)],
          [0.55, oklch(0.68, 0.075, 300)],
          [1, oklch(0.87, 0.075, 62)],
        ],
  );
  const random = seededRandom(52);
  const stars = Array.from({ length: isNight ? 90 : 0 }, () =>
    circle(random.between(0, width), random.next() ** 1.6 * height * 0.7, random.between(0.8, 2.2), {
      fill: '#e8e6ff',
      opacity: random.between(0.2, 0.75),
    }),
  );
  return box(0, 0, width, height, fall) + stars.join('');
}

/** Colours of a near and a far wall by night. */
const nightWall = { near: oklch(0.215, 0.055, 278), far: oklch(0.2, 0.045, 290) };

/** Light of a screen on the objects behind it. */
function screenLight(drawing: Drawing, x: number, y: number, reach: number): string {
  const spill = pool(drawing, x, y, reach, [
    [0, oklch(0.62, 0.13, 280), 0.62],
    [0.5, oklch(0.5, 0.12, 280), 0.26],
    [1, oklch(0.4, 0.1, 280), 0],
  ]);
  return blended('screen', circle(x, y, reach, { fill: spill }));
}

function hero(hour: Hour): string {
  const drawing = startDrawing(2400, 1350);
  const isNight = hour === 'night';
  const sun = radial(drawing, [
    [0, '#ffe9c0', 0.9],
    [0.2, '#ffd9a0', 0.4],
    [1, '#ffd9a0', 0],
  ]);
  const [far, near] = isNight ? [evening(4, 0.34), evening(11, 0.6)] : [evening(4, 0.3), evening(11, 0.46)];
  const { paper, ink } = screenLooks[hour];
  return finishDrawing(
    drawing,
    sky(drawing, hour),
    isNight ? '' : circle(300, 800, 760, { fill: sun }),
    ...[-330, 2010].map((x) =>
      group(
        { transform: `translate(${x} 1390)`, opacity: isNight ? 0.8 : 0.45 },
        building(drawing, 6, 8, 120, far, isNight ? nightWall.far : oklch(0.55, 0.07, 295)),
        isNight ? windowGlow(drawing, 6, 8, 120, far) : '',
      ),
    ),
    group(
      { transform: 'translate(480 1376)' },
      building(drawing, 9, 8, 160, near, isNight ? nightWall.near : flat.indigo),
      isNight ? windowGlow(drawing, 9, 8, 160, near) : '',
    ),
    isNight ? screenLight(drawing, 1200, 690, 1050) : '',
    // Centred on the block and in the picture, with space around it at an aspect ratio of 21:9 as well.
    group(
      { transform: 'translate(679 344) scale(0.86)' },
      appWindow(
        drawing,
        { x: 0, y: 0, width: 1210, height: 850, lift: 110, fill: paper, ink, address: 'zonnedeler.example' },
        dashboard(drawing, hour),
      ),
    ),
    vignette(drawing, isNight ? 0.5 : 0.2),
  );
}

/** Phone version: the main figures, large enough to read, with the block and its roof around them. */
function heroOnPhones(hour: Hour): string {
  const drawing = startDrawing(1200, 1040);
  const isNight = hour === 'night';
  const lit = evening(11, isNight ? 0.62 : 0.5);
  const { paper, ink } = screenLooks[hour];
  return finishDrawing(
    drawing,
    sky(drawing, hour),
    group(
      { transform: 'translate(32 1078)' },
      building(drawing, 8, 8, 142, lit, isNight ? nightWall.near : flat.indigo),
      isNight ? windowGlow(drawing, 8, 8, 142, lit) : '',
    ),
    isNight ? screenLight(drawing, 600, 570, 700) : '',
    appWindow(
      drawing,
      { x: 120, y: 228, width: 960, height: 692, lift: 80, fill: paper, ink, address: 'zonnedeler.example' },
      dashboardOnPhones(drawing, 960, hour),
    ),
    vignette(drawing, isNight ? 0.45 : 0.2),
  );
}

/** Card with the use of one home, legible on a phone, in front of its window. */
function homeCard(drawing: Drawing, hour: Hour, x: number, y: number): string {
  const isNight = hour === 'night';
  const { paper, card, ink, quiet, faint, used } = screenLooks[hour];
  const curve = (time: number): Point => [56 + time * 26, 336 - use(time) * 116];
  return sheet(
    drawing,
    { x, y, width: 736, height: 384, radius: 44, lift: 70, fill: isNight ? card : paper },
    type('Woning 34', 56, 106, { size: 68, colour: ink, weight: 600 }),
    type('vanavond 0,8 kWh', 56, 170, {
      size: 46,
      colour: quiet,
      weight: 500,
    }),
    path(smooth(Array.from({ length: 25 }, (_, index) => curve(index))), {
      fill: 'none',
      stroke: isNight ? used[0] : flat.indigo,
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
    circle(...curve(19), 17, { fill: studio.accent, stroke: '#fff', 'stroke-width': 6 }),
    ring(640, 108, 42, 0.7, flat.sun, faint, 18),
  );
}

/** Two people at the table behind the window, under a lamp. */
function supper(drawing: Drawing, hour: Hour): string {
  const dusk = hour === 'day';
  const [dark, warm] = [oklch(0.27, 0.06, 30), oklch(0.62, 0.13, 48)];
  const wall = pool(drawing, 470, 330, 760, [
    [0, '#fff0c4'],
    [0.4, '#ffd07a'],
    [1, dusk ? '#e08f45' : '#c9702f'],
  ]);
  const cone = linear(drawing, 90, [
    [0, '#fff8dc', 0.85],
    [1, '#fff8dc', 0],
  ]);
  const wood = oklch(0.42, 0.09, 42);
  const sitting = (x: number, flip: number, shirt: string, hair: string): string =>
    group(
      { transform: `translate(${x} 0) scale(${flip} 1)` },
      // Chair, body, arm on the table and head with hair.
      relief(
        drawing,
        { round: 4, lift: 10 },
        box(-120, 500, 18, 440, wood, 8),
        box(-124, 500, 60, 18, wood, 8),
      ),
      relief(
        drawing,
        { round: 14, lift: 12, shade: 0.3 },
        path('M-96 940C-104 690-92 590-40 566C22 552 62 590 72 660L84 940Z', { fill: shirt }),
        path('M10 620C40 680 84 716 168 722', {
          fill: 'none',
          stroke: mix(shirt, dark, 0.28),
          'stroke-width': 44,
          'stroke-linecap': 'round',
        }),
        circle(176, 720, 22, { fill: '#d99a6c' }),
      ),
      path('M-14 510h46v66q-23 14 -46 0z', { fill: '#b97a50' }),
      relief(
        drawing,
        { round: 12, lift: 8, shade: 0.3 },
        ellipse(14, 466, 58, 68, { fill: '#dba173' }),
        path(hair, { fill: mix(dark, '#ffffff', 0.08) }),
      ),
    );
  return group(
    {},
    box(0, 0, 900, 860, wall),
    // A picture on the wall and the lamp.
    relief(drawing, { round: 4, lift: 9 }, box(96, 150, 150, 190, mix(warm, '#ffffff', 0.5), 4)),
    box(112, 166, 118, 158, flat.haze, 2),
    path('M112 324v-60l40-50 30 34 18-16 30 40v52z', { fill: flat.blue }),
    path('M434 232L260 830H680L506 232Z', { fill: cone }),
    line(470, -10, 470, 150, dark, 7),
    relief(
      drawing,
      { round: 12, lift: 0 },
      path('M470 140C404 144 372 190 364 238H576C568 190 536 144 470 140Z', {
        fill: mix(flat.indigo, flat.blue, 0.3),
      }),
    ),
    ellipse(470, 238, 106, 16, { fill: '#fff6d2' }),
    blended(
      'screen',
      ellipse(470, 252, 190, 70, { fill: '#ffe9a8', opacity: 0.5, filter: blur(drawing, 26) }),
    ),
    group(
      { transform: 'translate(0 -84)' },
      sitting(
        190,
        1,
        flat.blue,
        'M-48 468C-58 384 78 372 76 446C50 424 20 440 8 474C4 500-8 520-26 520C-44 508-46 488-48 468Z',
      ),
      sitting(
        742,
        -1,
        oklch(0.55, 0.15, 32),
        'M-52 560C-74 420-30 388 18 390C66 394 80 424 74 446C44 430 14 444 4 478C0 520-14 556-52 560Z',
      ),
      // The table, with supper.
      relief(
        drawing,
        { round: 6, lift: 16 },
        box(262, 762, 26, 210, wood, 4),
        box(654, 762, 26, 210, wood, 4),
        box(226, 740, 490, 30, mix(wood, '#ffffff', 0.16), 8),
      ),
      box(236, 740, 470, 5, '#ffe9b8', 2, { opacity: 0.55 }),
      relief(
        drawing,
        { round: 10, lift: 5 },
        path('M402 742C404 690 536 690 538 742Z', { fill: studio.accent }),
        ellipse(470, 692, 24, 11, { fill: mix(dark, '#ffffff', 0.1) }),
      ),
      path('M446 664c-12-26 16-34 4-62m40 62c-12-26 16-34 4-62', {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 7,
        'stroke-linecap': 'round',
        opacity: 0.6,
      }),
      relief(
        drawing,
        { round: 3, lift: 4 },
        ellipse(330, 736, 54, 10, { fill: '#fffaf0' }),
        ellipse(610, 736, 54, 10, { fill: '#fffaf0' }),
      ),
    ),
  );
}

/**
 * One of the sixty windows in close-up, between dark neighbours, with a card of the home's use in front of
 * it.
 */
function drawHomes(hour: Hour): string {
  const drawing = startDrawing(1372, 1200);
  const isNight = hour === 'night';
  // Light enough to show the picture's edge on the page of the dark theme.
  const brick = isNight ? oklch(0.275, 0.07, 278) : flat.indigo;
  const frame = isNight ? oklch(0.42, 0.065, 278) : flat.haze;
  const spill = pool(drawing, 640, 560, 900, [
    [0, '#ffb45e', isNight ? 0.5 : 0.34],
    [0.6, '#f08a3c', 0.12],
    [1, '#f08a3c', 0],
  ]);
  const random = seededRandom(34);
  const bricks = Array.from({ length: 26 }, (_, row) =>
    Array.from({ length: 14 }, (__, column) =>
      box(
        column * 112 - ((row + 1) % 2) * 56 + 3,
        row * 48 - 31,
        106,
        42,
        mix(brick, random.next() < 0.5 ? flat.night : flat.blue, random.next() * 0.2),
        4,
      ),
    ).join(''),
  );
  const curtain = (x: number, flip: number): string =>
    group(
      { transform: `translate(${x} 0) scale(${flip} 1)` },
      relief(
        drawing,
        { round: 10, lift: 10, shade: 0.25 },
        path('M0 0H112C110 300 88 560 44 860H0Z', {
          fill: linear(drawing, 0, [
            [0, oklch(0.84, 0.06, 66)],
            [0.5, oklch(0.9, 0.05, 76)],
            [1, oklch(0.8, 0.075, 60)],
          ]),
        }),
      ),
      ...[30, 58, 86].map((fold) =>
        path(`M${fold} 0C${fold} 320 ${fold * 0.8} 600 ${fold * 0.42} 860`, {
          fill: 'none',
          stroke: oklch(0.66, 0.08, 55),
          'stroke-width': 9,
          opacity: 0.5,
        }),
      ),
    );
  const bars = Array.from({ length: 34 }, (_, index) =>
    box(30 + index * 40, 1010, 9, 150, mix(brick, flat.night, 0.7), 2),
  );
  return finishDrawing(
    drawing,
    box(0, 0, 1372, 1200, mix(brick, flat.night, 0.6)),
    relief(drawing, { round: 3, lift: 3, shade: 0.5 }, ...bricks),
    // The neighbour's window is dark, because the app shows nothing about neighbours.
    relief(drawing, { round: 7, lift: 16 }, box(1180, 110, 300, 900, frame, 6)),
    box(
      1206,
      136,
      300,
      860,
      linear(drawing, 64, [
        [0, isNight ? oklch(0.27, 0.06, 278) : mix(flat.night, flat.blue, 0.4)],
        [0.5, isNight ? oklch(0.2, 0.05, 278) : flat.night],
        [1, isNight ? oklch(0.16, 0.04, 278) : mix(flat.night, '#000000', 0.3)],
      ]),
    ),
    blended('screen', box(0, 0, 1372, 1200, spill)),
    relief(drawing, { round: 8, lift: 18 }, box(112, 110, 952, 912, frame, 8)),
    group(
      { transform: 'translate(138 136)' },
      clipped(drawing, box(0, 0, 900, 860, '#fff'), supper(drawing, hour), curtain(0, 1), curtain(900, -1)),
      clipped(
        drawing,
        box(0, 0, 900, 860, '#fff'),
        group(
          { filter: blur(drawing, 14), opacity: 0.6 },
          box(-40, -50, 980, 74, flat.night),
          box(-50, -40, 66, 940, flat.night),
        ),
      ),
    ),
    // The balcony in front: its bars, rail and floor.
    relief(drawing, { round: 3, lift: 12 }, ...bars),
    relief(drawing, { round: 6, lift: 14 }, box(-10, 994, 1400, 28, mix(frame, flat.night, 0.2), 5)),
    relief(
      drawing,
      { round: 6, lift: 0 },
      box(-10, 1150, 1400, 80, mix(brick, flat.night, 0.35)),
      box(-10, 1142, 1400, 16, mix(frame, flat.night, 0.25)),
    ),
    // Whole at an aspect ratio of 4:3 as well, with the balcony below it.
    group({ transform: 'translate(652 746) scale(0.88)' }, homeCard(drawing, hour, 0, 0)),
    vignette(drawing, 0.24),
  );
}

/**
 * Background behind phones: by day the wall of the hall with the sun, by night the opposite side of the
 * street with some lit windows. `flats` is the lower left corner of that side and the width of one flat.
 */
export function outside(
  drawing: Drawing,
  hour: Hour,
  sun: { readonly x: number; readonly y: number; readonly r: number },
  flats: { readonly x: number; readonly y: number; readonly cell: number },
): string {
  const { width, height } = drawing;
  if (hour === 'day')
    return (
      box(
        0,
        0,
        width,
        height,
        linear(drawing, 48, [
          [0, flat.white],
          [1, flat.pale],
        ]),
      ) + circle(sun.x, sun.y, sun.r, { fill: flat.butter })
    );
  const home = evening(16, 0.4);
  const [columns, floors] = [Math.ceil((width - flats.x) / flats.cell), 6];
  return (
    sky(drawing, 'night') +
    group(
      { transform: `translate(${flats.x} ${flats.y})` },
      building(drawing, columns, floors, flats.cell, home, nightWall.near),
      windowGlow(drawing, columns, floors, flats.cell, home),
    ) +
    box(0, 0, width, height, flat.night, 0, { opacity: 0.3 })
  );
}

function phones(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const width = 446;
  const top = (1200 - phoneHeight(width)) / 2;
  return finishDrawing(
    drawing,
    outside(drawing, hour, { x: 1180, y: 330, r: 330 }, { x: -40, y: 1260, cell: 210 }),
    hour === 'night' ? screenLight(drawing, 820, 600, 760) : '',
    phone(
      drawing,
      { x: 300, y: top + 40, width, turn: -3, lift: 70, rim: edgeLight(hour, flat.blue) },
      screenNeighbours(drawing),
    ),
    phone(
      drawing,
      { x: 850, y: top - 30, width, turn: 4, lift: 80, rim: edgeLight(hour, flat.blue) },
      screenNow(drawing, hour),
    ),
    hour === 'night' ? vignette(drawing, 0.5) : '',
  );
}

/** Skyline of roofs, each `wide` units wide and at about the height `top`. */
function skyline(seed: number, wide: number, top: number, tone: string): string {
  const random = seededRandom(seed);
  const roofs: Point[] = [[-4, 444]];
  for (let x = -4; x < 804; x += wide) {
    const y = top + random.between(-34, 34);
    roofs.push([x, y], [x + wide, y]);
  }
  return path(polygon([...roofs, [820, 444]]), { fill: tone });
}

/**
 * One frame of the animation: a day over the block. The sun crosses the sky, and windows light up in the
 * evening.
 */
function slide(moment: number): string {
  const drawing = startDrawing(800, 500);
  // The animation starts at dusk with lit windows, because the first frame serves as the still image.
  const hour = (moment * 24 + 19) % 24;
  const sunlight = Math.max(0, Math.sin(((hour - 6) / 14) * Math.PI));
  const isUp = hour > 5 && hour < 21;
  const angle = ((hour - 6) / 14) * Math.PI;
  const dawning = Math.min(1, sunlight / 0.32);
  const noon = Math.min(1, Math.max(0, (sunlight - 0.45) / 0.4));
  const through = (night: string, low: string, high: string): string =>
    mix(mix(night, low, dawning), high, noon);
  // The sky is lighter near the horizon. A vertical gradient compresses well; a radial one would be most of
  // the file.
  const high = through(oklch(0.15, 0.045, 275), oklch(0.4, 0.085, 290), oklch(0.74, 0.075, 262));
  const air = through(oklch(0.25, 0.065, 285), oklch(0.74, 0.1, 40), oklch(0.92, 0.03, 255));
  const wall = mix(nightWall.near, flat.blue, sunlight * 0.62);
  const [sunX, sunY] = [400 - Math.cos(angle) * 246, 384 - sunlight * 300];
  const lit = (floor: number, column: number): number => {
    const random = seededRandom(floor * 41 + column * 17 + 3);
    random.next();
    const on = random.between(16.5, 20);
    const off = random.between(21.5, 25.5);
    const rise = random.between(6, 7.5);
    const isLit = (hour > on && hour < off) || (random.next() < 0.4 && hour > rise && hour < rise + 1.6);
    return isLit ? 0.94 : 0;
  };
  const clock = `${Math.floor(hour)}:${hour % 1 < 0.5 ? '00' : '30'}`;
  // The side that faces the sun is lighter. At noon the front is.
  const side = isUp ? Math.cos(angle) : 0;
  const edge = (isLeft: boolean): string =>
    mix(wall, side > 0 === isLeft ? '#ffd9a8' : flat.night, Math.abs(side) * 0.45);
  const cast = side * 130;
  const cell = 62;
  return finishDrawing(
    drawing,
    box(
      0,
      0,
      800,
      440,
      linear(drawing, 90, [
        [0.1, high],
        [0.85, air],
      ]),
    ),
    isUp
      ? circle(sunX, sunY, 58, { fill: '#ffd9a0', opacity: 0.34 }) +
          circle(sunX, sunY, 38, { fill: mix('#ffb45e', '#fff3cc', Math.min(1, sunlight * 1.2)) })
      : '',
    // The city behind the block, in paler tones with distance.
    skyline(5, 62, 312, mix(air, wall, 0.26)),
    skyline(9, 84, 362, mix(air, wall, 0.46)),
    box(0, 432, 800, 68, mix(mix(flat.night, '#000000', 0.2), flat.haze, sunlight * 0.45)),
    // The block's shadow on the ground.
    path(
      polygon([
        [196, 436],
        [604, 436],
        [604 + cast, 452],
        [196 + cast, 452],
      ]),
      { fill: mix(flat.night, '#000000', 0.4), opacity: 0.55 },
    ),
    group(
      { transform: 'translate(214 438)' },
      building(drawing, 6, 5, cell, lit, wall),
      box(-cell * 0.25, -265, 13, 265, edge(true), 2),
      box(6.25 * cell - 13, -265, 13, 265, edge(false), 2),
    ),
    // The time is below the block, because a narrower crop would cut it off beside the block.
    box(300, 466, 300, 8, mix(flat.night, flat.blue, 0.5), 4),
    box(300, 466, (300 * hour) / 24, 8, flat.sun, 4),
    type(clock, 280, 479, { size: 27, colour: '#ffffff', weight: 600, align: 'right' }),
  );
}

export const meting: Picture[] = [
  { file: 'ing-hero.webp', draw: () => hero('day') },
  { file: 'ing-hero-night.webp', draw: () => hero('night') },
  { file: 'ing-hero-phone.webp', draw: () => heroOnPhones('day') },
  { file: 'ing-hero-phone-night.webp', draw: () => heroOnPhones('night') },
  { file: 'ing-homes.webp', quality: 64, draw: () => drawHomes('day') },
  { file: 'ing-homes-night.webp', quality: 64, draw: () => drawHomes('night') },
  { file: 'ing-phones.webp', draw: () => phones('day') },
  { file: 'ing-phones-night.webp', draw: () => phones('night') },
  { file: 'ing-slide.gif', frames: 12, delay: 320, colours: 112, draw: slide },
];
