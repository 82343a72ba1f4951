import { label, textBars } from './bars.ts';
import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight, statusBar } from './devices.ts';
import {
  at,
  blur,
  box,
  circle,
  clipped,
  type Drawing,
  finishDrawing,
  group,
  line,
  linear,
  path,
  polygon,
  radial,
  startDrawing,
} from './drawing.ts';
import { type StreetLook, street } from './facade.ts';
import { type LandscapeLook, landscape } from './landscape.ts';
import type { Picture } from './picture.ts';
import { shadow } from './surface.ts';

/** A viewing room for short films: a dark hall, lamp yellow, the light of the screen itself. */
const hall = {
  black: oklch(0.16, 0.016, 320),
  wall: oklch(0.215, 0.022, 320),
  seat: oklch(0.29, 0.032, 325),
  dim: oklch(0.46, 0.03, 330),
  mauve: oklch(0.66, 0.04, 330),
  lamp: oklch(0.85, 0.095, 78),
  cream: oklch(0.95, 0.03, 85),
};

const moonrise: LandscapeLook = {
  skyTop: oklch(0.27, 0.06, 290),
  skyLow: oklch(0.74, 0.1, 48),
  far: oklch(0.56, 0.075, 20),
  near: oklch(0.19, 0.03, 305),
  disc: { x: 0.63, y: 0.34, r: 0.1, colour: oklch(0.94, 0.06, 85) },
  seed: 6,
};

/** Twelve films, twelve kinds of light. */
const stills: LandscapeLook[] = [
  moonrise,
  { skyTop: '#b9d2d0', skyLow: '#f3e6cf', far: '#9db9ae', near: '#27423f', seed: 2, ridges: 4 },
  {
    skyTop: '#d9482c',
    skyLow: '#f0a06a',
    far: '#a93a2c',
    near: '#2a1418',
    seed: 9,
    disc: { x: 0.3, y: 0.48, r: 0.16, colour: '#f9d9a8', glow: 2.4 },
  },
  {
    skyTop: '#1b2638',
    skyLow: '#4c6a7f',
    far: '#3a5569',
    near: '#0d141d',
    seed: 14,
    disc: { x: 0.75, y: 0.25, r: 0.05, colour: '#eef2ea' },
  },
  {
    skyTop: '#ece2d0',
    skyLow: '#f8f2e4',
    far: '#d3c3a8',
    near: '#6d5b45',
    seed: 21,
    roughness: 0.06,
    horizon: 0.6,
    ridges: 3,
  },
  { skyTop: '#6d3f5f', skyLow: '#e3a2a0', far: '#a8677f', near: '#2d1530', seed: 27 },
  { skyTop: '#23413c', skyLow: '#a8bd8c', far: '#6c8c68', near: '#122420', seed: 33, roughness: 0.16 },
  {
    skyTop: '#f2c46c',
    skyLow: '#faeaba',
    far: '#dca455',
    near: '#6c3b1e',
    seed: 38,
    disc: { x: 0.5, y: 0.42, r: 0.2, colour: '#fffaf0', glow: 2 },
  },
  {
    skyTop: '#2e2a4d',
    skyLow: '#8a7fb5',
    far: '#6a5f96',
    near: '#17142c',
    seed: 44,
    disc: { x: 0.22, y: 0.26, r: 0.08, colour: '#e9e4f7' },
  },
  {
    skyTop: '#c6d6e4',
    skyLow: '#eef3f4',
    far: '#a9bfd0',
    near: '#3c5266',
    seed: 52,
    roughness: 0.2,
    horizon: 0.38,
  },
  {
    skyTop: '#3a1d1a',
    skyLow: '#b45f38',
    far: '#7d3e2a',
    near: '#1a0c0b',
    seed: 57,
    ridges: 3,
    horizon: 0.62,
  },
  { skyTop: '#88a7a5', skyLow: '#dfe0cb', far: '#6f918f', near: '#1f3335', seed: 63, ridges: 6 },
];

/** Three of the twelve films play in town. */
const streets: Record<number, StreetLook> = {
  3: {
    light: '#8296a8',
    dark: '#141d2b',
    sky: '#31435c',
    seed: 4,
    houses: 6,
    lamp: hall.lamp,
    lampShare: 0.3,
  },
  6: { light: '#c8cfae', dark: '#2c4436', sky: '#dfe3c8', seed: 9, houses: 7 },
  10: { light: '#d98a57', dark: '#3a1714', sky: '#f2bd83', seed: 12, houses: 5 },
};

function still(
  drawing: Drawing,
  index: number,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 14,
): string {
  const town = streets[index];
  const film = town
    ? street(drawing, width, height, town)
    : landscape(drawing, width, height, stills[index % stills.length] as LandscapeLook);
  return at(x, y, clipped(drawing, box(0, 0, width, height, '#fff', radius), film));
}

function playMark(x: number, y: number, r: number, fill: string, mark: string): string {
  return (
    circle(x, y, r, { fill }) +
    path(
      polygon([
        [x - r * 0.26, y - r * 0.38],
        [x + r * 0.42, y],
        [x - r * 0.26, y + r * 0.38],
      ]),
      { fill: mark, stroke: mark, 'stroke-width': r * 0.1, 'stroke-linejoin': 'round' },
    )
  );
}

function hero(): string {
  const drawing = startDrawing(2400, 1350);
  const screen = { x: 520, y: 170, width: 1360, height: 765 };
  const wall = linear(drawing, 90, [
    [0, hall.wall],
    [0.8, hall.black],
    [1, '#0b090c'],
  ]);
  const spill = radial(drawing, [
    [0, '#f0b48a', 0.5],
    [0.5, '#a56a78', 0.2],
    [1, '#a56a78', 0],
  ]);
  const row = (y: number, size: number, tone: string, shift: number): string => {
    const seats: string[] = [];
    const sheen = linear(drawing, 90, [
      [0, mix(tone, '#e9a987', 0.4)],
      [0.12, tone],
      [1, mix(tone, '#000000', 0.55)],
    ]);
    for (let x = -size + shift; x < 2400 + size; x += size * 1.12) {
      seats.push(
        path(
          `M${x} ${y + size}V${y + size * 0.28}C${x} ${y - size * 0.06} ${x + size} ${y - size * 0.06} ${x + size} ${y + size * 0.28}V${y + size}Z`,
          { fill: sheen },
        ),
      );
    }
    return group({}, ...seats);
  };
  const halo = radial(drawing, [
    [0, hall.lamp, 0.7],
    [1, hall.lamp, 0],
  ]);
  const sconce = (x: number): string =>
    circle(x, 470, 250, { fill: halo, opacity: 0.55 }) + box(x - 12, 410, 24, 120, hall.cream, 12);
  return finishDrawing(
    drawing,
    box(0, 0, 2400, 1350, wall),
    ...Array.from({ length: 25 }, (_, index) =>
      box(index * 100 - 1, 0, 2, 1350, '#000', 0, { opacity: 0.2 }),
    ),
    sconce(230),
    sconce(2170),
    group({ filter: blur(drawing, 40) }, circle(1200, 560, 980, { fill: spill })),
    box(screen.x - 14, screen.y - 14, screen.width + 28, screen.height + 28, '#08070a', 10),
    at(
      screen.x,
      screen.y,
      clipped(
        drawing,
        box(0, 0, screen.width, screen.height, '#fff', 4),
        landscape(drawing, screen.width, screen.height, moonrise),
      ),
    ),
    box(screen.x + 80, screen.y + 676, 1200, 8, '#fff', 4, { opacity: 0.35 }),
    box(screen.x + 80, screen.y + 676, 468, 8, '#fff', 4),
    circle(screen.x + 548, screen.y + 680, 15, { fill: studio.accent }),
    label(screen.x + 80, screen.y + 606, 250, 26, '#ffffff', 0.95),
    label(screen.x + 80, screen.y + 644, 150, 12, '#ffffff', 0.7),
    row(1010, 190, hall.seat, 40),
    row(1100, 236, mix(hall.seat, '#000000', 0.3), -30),
    row(1212, 300, mix(hall.seat, '#000000', 0.58), 70),
  );
}

function programme(): string {
  const drawing = startDrawing(1600, 1200);
  const parts: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    const x = 90 + (index % 4) * 362;
    const y = 268 + Math.floor(index / 4) * 296;
    parts.push(still(drawing, index, x, y, 334, 190, 10));
    parts.push(
      label(x, y + 208, [190, 150, 214, 128][(index * 5) % 4] as number, 15, hall.cream),
      label(x, y + 234, [90, 120, 76][index % 3] as number, 10, hall.dim),
    );
    if (index === 5)
      parts.push(
        box(x - 9, y - 9, 352, 208, 'none', 18, { stroke: studio.accent, 'stroke-width': 5 }),
        playMark(x + 167, y + 95, 36, '#ffffff', hall.black),
      );
    else
      parts.push(
        box(x + 268, y + 152, 54, 26, '#000', 6, { opacity: 0.5 }),
        label(x + 279, y + 161, 32, 8, '#fff'),
      );
  }
  return finishDrawing(
    drawing,
    box(0, 0, 1600, 1200, hall.black),
    label(90, 84, 430, 48, hall.cream),
    label(90, 158, 260, 16, hall.dim),
    ...[0, 1, 2].map(
      (index) =>
        box(1130 + index * 130, 92, 112, 40, index === 0 ? hall.lamp : hall.seat, 20) +
        label(1158 + index * 130, 107, 56, 10, index === 0 ? hall.black : hall.mauve),
    ),
    ...parts,
  );
}

function screenFilm(drawing: Drawing): string {
  return [
    box(0, 0, 390, 844, hall.black),
    at(
      0,
      0,
      landscape(drawing, 390, 430, {
        ...moonrise,
        seed: 11,
        disc: { x: 0.76, y: 0.3, r: 0.08, colour: hall.cream },
      }),
    ),
    box(
      0,
      300,
      390,
      132,
      linear(drawing, 90, [
        [0, hall.black, 0],
        [1, hall.black],
      ]),
    ),
    statusBar('#fff'),
    playMark(195, 222, 34, '#ffffff', hall.black),
    label(28, 428, 220, 28, hall.cream),
    label(28, 468, 130, 12, hall.mauve),
    textBars(28, 506, 334, 4, { size: 18, colour: hall.mauve, seed: 4, last: 0.45, opacity: 0.75 }),
    ...[0, 1, 2].map(
      (index) =>
        box(28 + index * 96, 640, 84, 36, hall.seat, 18) + label(50 + index * 96, 654, 40, 8, hall.mauve),
    ),
    box(28, 748, 334, 56, hall.lamp, 28),
    label(140, 770, 110, 12, hall.black),
  ].join('');
}

function screenEvening(drawing: Drawing): string {
  return [
    box(0, 0, 390, 844, hall.wall),
    statusBar(hall.cream),
    label(28, 78, 180, 30, hall.cream),
    label(28, 122, 130, 12, hall.mauve),
    line(58, 176, 58, 844, hall.dim, 2),
    ...[0, 1, 2, 3, 4].flatMap((index) => {
      const y = 174 + index * 138;
      return [
        circle(58, y + 52, index === 1 ? 12 : 7, {
          fill: index === 1 ? studio.accent : hall.dim,
          stroke: hall.wall,
          'stroke-width': 5,
        }),
        still(drawing, index + 2, 92, y, 270, 106, 16),
        index === 1 ? box(92, y, 270, 106, 'none', 16, { stroke: studio.accent, 'stroke-width': 4 }) : '',
        label(108, y + 76, 96, 12, '#ffffff', 0.95),
      ];
    }),
  ].join('');
}

function pocket(): string {
  const drawing = startDrawing(1600, 1200);
  const width = 408;
  const top = (1200 - phoneHeight(width)) / 2;
  const glow = radial(drawing, [
    [0, '#c98a6b', 0.55],
    [1, '#c98a6b', 0],
  ]);
  return finishDrawing(
    drawing,
    box(
      0,
      0,
      1600,
      1200,
      linear(drawing, 60, [
        [0, hall.seat],
        [1, hall.black],
      ]),
    ),
    circle(800, 600, 760, { fill: glow }),
    phone(
      drawing,
      { x: 340, y: top + 34, width, turn: -4, lift: 80, body: '#18141a' },
      screenEvening(drawing),
    ),
    phone(drawing, { x: 856, y: top - 26, width, turn: 3, lift: 90, body: '#18141a' }, screenFilm(drawing)),
  );
}

function room(): string {
  const drawing = startDrawing(1600, 1000);
  const strip = [3, 5, 7, 8, 2, 10];
  return finishDrawing(
    drawing,
    box(0, 0, 1600, 1000, hall.black),
    at(
      0,
      0,
      landscape(drawing, 1600, 760, {
        ...(stills[5] as LandscapeLook),
        disc: { x: 0.7, y: 0.3, r: 0.07, colour: hall.cream },
      }),
    ),
    box(
      0,
      420,
      1600,
      342,
      linear(drawing, 90, [
        [0, hall.black, 0],
        [1, hall.black],
      ]),
    ),
    label(90, 468, 520, 56, hall.cream),
    textBars(90, 548, 620, 2, { size: 26, colour: hall.cream, seed: 8, last: 0.7, opacity: 0.75 }),
    playMark(1440, 520, 58, studio.accent, '#ffffff'),
    ...strip.map((film, index) => {
      const x = 90 + index * 262;
      return group(
        {},
        shadow(drawing, { x, y: 690, width: 236, height: 134, radius: 10 }, 20, 1, '#000000'),
        still(drawing, film, x, 690, 236, 134, 10),
        label(x, 846, 120 + (index % 3) * 30, 13, hall.cream),
        label(x, 872, 76, 9, hall.dim),
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
  { file: 'sample-video-project-hero.jpg', draw: hero },
  { file: 'sample-video-project-programme.jpg', draw: programme },
  { file: 'sample-video-project-phones.jpg', draw: pocket },
  { file: 'sample-video-project-room.jpg', draw: room },
  { file: 'sample-video-project-slide.gif', frames: 30, delay: 110, draw: slide },
];
