import { mix, studio } from './colour.ts';
import { phone, phoneHeight } from './devices.ts';
import {
  at,
  blur,
  box,
  circle,
  clipped,
  finishDrawing,
  group,
  linear,
  path,
  radial,
  startDrawing,
} from './drawing.ts';
import { films, hall, moonrise, still, stills } from './films.ts';
import { playMark, screenEvening, screenFilm } from './korte-nacht-screens.ts';
import { type LandscapeLook, landscape } from './landscape.ts';
import type { Picture } from './picture.ts';
import { shadow } from './surface.ts';
import { lines, type } from './type.ts';

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
    type('Maanwerk', screen.x + 78, screen.y + 612, { size: 62, colour: '#ffffff', weight: 600 }),
    type('Film 2 van 5, door Roos Meijer', screen.x + 80, screen.y + 650, {
      size: 27,
      colour: '#ffffff',
      opacity: 0.85,
    }),
    type('nog 5:37', screen.x + 1280, screen.y + 650, {
      size: 27,
      colour: '#ffffff',
      align: 'right',
      opacity: 0.85,
    }),
    row(1010, 190, hall.seat, 40),
    row(1100, 236, mix(hall.seat, '#000000', 0.3), -30),
    row(1212, 300, mix(hall.seat, '#000000', 0.58), 70),
  );
}

const chips = [
  { x: 1180, width: 80, middle: 1220 },
  { x: 1272, width: 134, middle: 1339 },
  { x: 1418, width: 92, middle: 1464 },
];

function programme(): string {
  const drawing = startDrawing(1600, 1200);
  const parts: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    const x = 90 + (index % 4) * 362;
    const y = 268 + Math.floor(index / 4) * 296;
    parts.push(still(drawing, index, x, y, 334, 190, 10));
    parts.push(
      type(films[index]?.[0] ?? '', x, y + 222, { size: 25, colour: hall.cream, weight: 600 }),
      type(films[index]?.[1] ?? '', x, y + 248, { size: 19, colour: hall.mauve, weight: 400 }),
    );
    if (index === 5)
      parts.push(
        box(x - 9, y - 9, 352, 208, 'none', 18, { stroke: studio.accent, 'stroke-width': 5 }),
        playMark(x + 167, y + 95, 36, '#ffffff', hall.black),
      );
    else
      parts.push(
        box(x + 262, y + 150, 62, 30, '#000', 7, { opacity: 0.55 }),
        type(films[index]?.[2] ?? '', x + 293, y + 171, {
          size: 18,
          colour: '#fff',
          weight: 500,
          align: 'centre',
        }),
      );
  }
  return finishDrawing(
    drawing,
    box(0, 0, 1600, 1200, hall.black),
    type('214 korte films', 87, 142, { size: 76, colour: hall.cream, weight: 600 }),
    type('Vanavond om acht uur vijf ervan', 90, 190, { size: 26, colour: hall.mauve, weight: 400 }),
    ...[0, 1, 2].map(
      (index) =>
        box(chips[index]?.x ?? 0, 90, chips[index]?.width ?? 0, 44, index === 0 ? hall.lamp : hall.seat, 22) +
        type(['Alle', 'Deze week', 'Gezien'][index] as string, chips[index]?.middle ?? 0, 119, {
          size: 20,
          colour: index === 0 ? hall.black : hall.mauve,
          weight: 600,
          align: 'centre',
        }),
    ),
    ...parts,
  );
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
  // The evening's five, in their order (seed/demo/interactions/programme.ts).
  const strip = [2, 0, 3, 5, 6];
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
      346,
      linear(drawing, 90, [
        [0, hall.black, 0],
        [1, hall.black],
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
      return group(
        {},
        shadow(drawing, { x, y: 676, width: 260, height: 148, radius: 10 }, 20, 1, '#000000'),
        still(drawing, film, x, 676, 260, 148, 10),
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
  { file: 'sample-video-project-hero.jpg', draw: hero },
  { file: 'sample-video-project-programme.jpg', draw: programme },
  { file: 'sample-video-project-phones.jpg', draw: pocket },
  { file: 'sample-video-project-room.jpg', draw: room },
  { file: 'sample-video-project-slide.gif', frames: 30, delay: 110, draw: slide },
];
