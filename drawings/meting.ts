import { building, evening, flat, make, use } from './block-of-flats.ts';
import { mix, oklch, studio } from './colour.ts';
import { appWindow, phone, phoneHeight } from './devices.ts';
import {
  box,
  circle,
  finishDrawing,
  group,
  line,
  linear,
  n,
  type Point,
  path,
  polygon,
  radial,
  smooth,
  startDrawing,
} from './drawing.ts';
import { dashboard, dashboardOnPhones, quiet, ring, screenNeighbours, screenNow } from './meting-screens.ts';
import type { Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import { type Hour, sheet, vignette } from './surface.ts';
import { type } from './type.ts';

function hero(): string {
  const drawing = startDrawing(2400, 1350);
  const sky = linear(drawing, 90, [
    [0, oklch(0.42, 0.09, 280)],
    [0.55, oklch(0.68, 0.075, 300)],
    [1, oklch(0.87, 0.075, 62)],
  ]);
  const sun = radial(drawing, [
    [0, '#ffe9c0', 0.9],
    [0.2, '#ffd9a0', 0.4],
    [1, '#ffd9a0', 0],
  ]);
  return finishDrawing(
    drawing,
    box(0, 0, 2400, 1350, sky),
    circle(420, 900, 760, { fill: sun }),
    group(
      { transform: 'translate(-40 1350)', opacity: 0.45 },
      building(drawing, 7, 9, 128, evening(4, 0.3), oklch(0.55, 0.07, 295)),
    ),
    group({ transform: 'translate(1360 1380)' }, building(drawing, 6, 7, 176, evening(11, 0.46))),
    appWindow(
      drawing,
      {
        x: 340,
        y: 190,
        width: 1210,
        height: 850,
        lift: 110,
        fill: flat.white,
        address: 'zonnedeler.example',
      },
      dashboard(drawing),
    ),
    vignette(drawing, 0.2),
  );
}

/** The same for a narrow window: what the day is about, large enough to read, with the block and its roof round it. */
function heroOnPhones(): string {
  const drawing = startDrawing(1200, 1040);
  const sky = linear(drawing, 90, [
    [0, oklch(0.42, 0.09, 280)],
    [0.55, oklch(0.68, 0.075, 300)],
    [1, oklch(0.87, 0.075, 62)],
  ]);
  return finishDrawing(
    drawing,
    box(0, 0, 1200, 1040, sky),
    group({ transform: 'translate(32 1078)' }, building(drawing, 8, 8, 142, evening(11, 0.5))),
    appWindow(
      drawing,
      { x: 120, y: 228, width: 960, height: 692, lift: 80, fill: flat.white, address: 'zonnedeler.example' },
      dashboardOnPhones(drawing, 960),
    ),
    vignette(drawing, 0.2),
  );
}

function day(): string {
  const drawing = startDrawing(1600, 1200);
  const parts: string[] = [];
  const [cx, cy] = [800, 600];
  for (let index = 0; index < 96; index += 1) {
    const hour = index / 4;
    const angle = (index / 96) * 360;
    const outer = 300 + use(hour) * 250;
    const inner = 276 - make(hour) * 150;
    const isNow = index === 74;
    const spoke = (from: number, to: number, tone: string): string =>
      line(cx, cy - from, cx, cy - to, tone, 10, { transform: `rotate(${n(angle)} ${cx} ${cy})` });
    parts.push(spoke(304, outer, isNow ? studio.accent : mix(flat.blue, flat.haze, use(hour) * 0.8)));
    if (make(hour) > 0.03) parts.push(spoke(272, inner, mix(flat.sun, '#ffffff', 0.1 + make(hour) * 0.15)));
  }
  return finishDrawing(
    drawing,
    box(
      0,
      0,
      1600,
      1200,
      radial(
        drawing,
        [
          [0, flat.indigo],
          [1, flat.night],
        ],
        0.5,
        0.5,
        0.72,
      ),
    ),
    // Within a picture that is 16 to 9, with room for the hours around it.
    group(
      { transform: 'translate(96 72) scale(0.88)' },
      ...[380, 460, 540].map((r) =>
        circle(cx, cy, r, { fill: 'none', stroke: flat.haze, 'stroke-width': 1.5, opacity: 0.16 }),
      ),
      circle(cx, cy, 288, { fill: 'none', stroke: flat.haze, 'stroke-width': 2, opacity: 0.5 }),
      ...parts,
      circle(cx, cy, 92, {
        fill: radial(
          drawing,
          [
            [0, '#fff6d8'],
            [1, flat.sun],
          ],
          0.4,
          0.35,
          0.7,
        ),
      }),
      circle(cx, cy, 320, {
        fill: radial(drawing, [
          [0, flat.sun, 0.34],
          [1, flat.sun, 0],
        ]),
      }),
      ...[0, 6, 12, 18].map((hour) => {
        const angle = (hour / 24) * Math.PI * 2;
        const reach = 300 + use(hour) * 250 + (hour % 12 === 0 ? 40 : 58);
        return type(`${hour}:00`, cx + Math.sin(angle) * reach, cy - Math.cos(angle) * reach + 10, {
          size: 28,
          colour: flat.haze,
          weight: 500,
          align: 'centre',
        });
      }),
    ),
  );
}

function homes(): string {
  const drawing = startDrawing(1600, 1200);
  return finishDrawing(
    drawing,
    box(
      0,
      0,
      1600,
      1200,
      linear(drawing, 90, [
        [0, flat.night],
        [1, flat.indigo],
      ]),
    ),
    group(
      { transform: 'translate(60 1330)' },
      building(drawing, 6, 6, 250, (floor, column) =>
        floor === 3 && column === 3 ? 1 : evening(23, 0.36)(floor, column) * 0.85,
      ),
    ),
    box(0, 0, 1600, 1200, flat.night, 0, { opacity: 0.12 }),
    line(940, 592, 1030, 500, '#ffffff', 4),
    circle(940, 592, 11, { fill: studio.accent, stroke: '#fff', 'stroke-width': 4 }),
    sheet(
      drawing,
      { x: 1000, y: 300, width: 460, height: 236, radius: 30, lift: 60, fill: flat.white },
      type('Woning 34', 40, 68, { size: 36, colour: flat.night, weight: 600 }),
      type('vanavond 0,8 kWh', 40, 102, { size: 23, colour: quiet, weight: 500 }),
      path(
        smooth(Array.from({ length: 25 }, (_, index): Point => [40 + index * 15.8, 200 - use(index) * 74])),
        { fill: 'none', stroke: flat.indigo, 'stroke-width': 5, 'stroke-linecap': 'round' },
      ),
      circle(40 + 19 * 15.8, 200 - use(19) * 74, 10, {
        fill: studio.accent,
        stroke: '#fff',
        'stroke-width': 4,
      }),
      ring(396, 66, 24, 0.7, flat.sun, flat.pale, 11),
    ),
    vignette(drawing, 0.3),
  );
}

function phones(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const isNight = hour === 'night';
  const width = 446;
  const top = (1200 - phoneHeight(width)) / 2;
  return finishDrawing(
    drawing,
    box(
      0,
      0,
      1600,
      1200,
      linear(drawing, 48, [
        [0, isNight ? mix(flat.night, flat.blue, 0.5) : flat.white],
        [1, isNight ? flat.night : flat.pale],
      ]),
    ),
    circle(1180, 330, 330, { fill: isNight ? mix(flat.night, flat.sun, 0.34) : flat.butter }),
    phone(drawing, { x: 300, y: top + 40, width, turn: -3, lift: 70 }, screenNeighbours(drawing)),
    phone(drawing, { x: 850, y: top - 30, width, turn: 4, lift: 80 }, screenNow(drawing)),
  );
}

/** A day over the block: the sun goes round, windows light up in the evening and go dark at night. */
function slide(moment: number): string {
  const drawing = startDrawing(800, 500);
  // It begins at dusk, with windows lit: the first frame is what stands still.
  const hour = (moment * 24 + 18.5) % 24;
  const sunlight = Math.max(0, Math.sin(((hour - 6) / 14) * Math.PI));
  const isUp = hour > 5 && hour < 21;
  const angle = ((hour - 6) / 14) * Math.PI;
  const dusk = oklch(0.76, 0.075, 40);
  const wall = mix(flat.night, flat.blue, sunlight * 0.75);
  const clock = `${Math.floor(hour)}:${hour % 1 < 0.5 ? '00' : '30'}`;
  const parts: string[] = [];
  for (let floor = 0; floor < 4; floor += 1) {
    for (let column = 0; column < 7; column += 1) {
      const random = seededRandom(floor * 41 + column * 17 + 3);
      random.next();
      const on = random.between(16.5, 20);
      const off = random.between(21.5, 25.5);
      const rise = random.between(6, 7.5);
      const isLit = (hour > on && hour < off) || (random.next() < 0.4 && hour > rise && hour < rise + 1.6);
      parts.push(
        box(144 + column * 76, 228 + floor * 56, 54, 36, isLit ? flat.sun : mix(wall, flat.night, 0.45), 3),
      );
    }
  }
  return finishDrawing(
    drawing,
    box(
      0,
      0,
      800,
      500,
      sunlight < 0.4
        ? mix(flat.night, dusk, sunlight / 0.4)
        : mix(dusk, flat.pale, Math.min(1, (sunlight - 0.4) / 0.4)),
    ),
    isUp
      ? circle(400 - Math.cos(angle) * 330, 360 - sunlight * 270, 40, {
          fill: mix(studio.accent, flat.sun, Math.min(1, sunlight * 1.3)),
        })
      : '',
    box(120, 196, 560, 304, wall, 4),
    box(120, 196, 12, 304, mix(wall, flat.haze, 0.22), 4),
    box(664, 196, 16, 304, mix(wall, flat.night, 0.3), 4),
    box(114, 190, 572, 9, mix(wall, flat.haze, 0.35), 2),
    ...Array.from({ length: 6 }, (_, index) =>
      path(
        polygon([
          [144 + index * 88, 192],
          [160 + index * 88, 168],
          [220 + index * 88, 168],
          [204 + index * 88, 192],
        ]),
        { fill: mix(flat.indigo, '#ffffff', sunlight * 0.55) },
      ),
    ),
    ...parts,
    box(0, 460, 800, 40, mix(flat.night, flat.indigo, sunlight)),
    // The time stands below the block: beside it a narrower crop would cut it off.
    box(216, 476, 464, 8, mix(flat.night, flat.blue, 0.4), 4),
    box(216, 476, (464 * hour) / 24, 8, flat.sun, 4),
    type(clock, 194, 488, { size: 24, colour: '#ffffff', weight: 600, align: 'right' }),
  );
}

export const meting: Picture[] = [
  { file: 'ing-hero.jpg', draw: hero },
  { file: 'ing-hero-phone.jpg', draw: heroOnPhones },
  { file: 'ing-day.jpg', draw: day },
  { file: 'ing-homes.jpg', draw: homes },
  { file: 'ing-phones.jpg', draw: () => phones('day') },
  { file: 'ing-phones-night.jpg', draw: () => phones('night') },
  { file: 'ing-slide.gif', frames: 30, delay: 130, colours: 64, draw: slide },
];
