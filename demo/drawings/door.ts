import { ribSees, room, type SceneShape, sceneSize, things } from '../../src/site/gate/gate-scene.ts';
import { mix, oklch, studio } from './colour.ts';
import {
  at,
  box,
  circle,
  clipped,
  type Drawing,
  finishDrawing,
  group,
  linear,
  n,
  path,
  startDrawing,
} from './drawing.ts';
import { niche, spill, stripLamp } from './niche.ts';
import type { Picture } from './picture.ts';
import { daylight, type Hour, shadow, table, vignette } from './surface.ts';

/** The gate's window, set in the wall of the cabinet, in units of the viewBox. */
const place = { x: 120, y: 110, width: 1360, height: 1180 } as const;
const rail = 132;
const lamp = '#ff9a68';

/** Colours of the gate's scene, in the palette of the demo site. */
type SceneTone = SceneShape['stops'][number][1];

const tones: Readonly<Record<Hour, Readonly<Record<SceneTone, string>>>> = {
  day: {
    'wall-lit': oklch(0.985, 0.004, 95),
    wall: oklch(0.9, 0.028, 50),
    'wall-low': oklch(0.81, 0.055, 40),
    floor: oklch(0.93, 0.022, 60),
    'floor-low': oklch(0.83, 0.045, 40),
    light: studio.white,
    shade: studio.ink,
    glow: oklch(0.935, 0.009, 90),
    'tower-top': studio.ink,
    'ball-lit': oklch(0.77, 0.11, 35),
    ball: oklch(0.58, 0.19, 33),
    'ball-low': oklch(0.42, 0.13, 32),
    'tower-lit': oklch(0.45, 0.012, 80),
    tower: oklch(0.3, 0.012, 80),
    'tower-low': oklch(0.2, 0.012, 80),
    'house-lit': studio.white,
    house: oklch(0.85, 0.04, 42),
    'house-low': oklch(0.58, 0.055, 40),
    door: oklch(0.4, 0.02, 60),
  },
  night: {
    'wall-lit': oklch(0.3, 0.034, 268),
    wall: oklch(0.33, 0.04, 272),
    'wall-low': oklch(0.22, 0.03, 266),
    floor: oklch(0.31, 0.036, 275),
    'floor-low': oklch(0.38, 0.04, 285),
    light: oklch(0.29, 0.02, 265),
    shade: oklch(0.19, 0.016, 265),
    glow: oklch(0.72, 0.16, 40),
    'tower-top': oklch(0.66, 0.11, 40),
    'ball-lit': oklch(0.93, 0.04, 55),
    ball: oklch(0.82, 0.11, 44),
    'ball-low': oklch(0.73, 0.16, 38),
    'tower-lit': oklch(0.52, 0.075, 40),
    tower: oklch(0.26, 0.024, 275),
    'tower-low': oklch(0.17, 0.016, 268),
    'house-lit': oklch(0.64, 0.08, 42),
    house: oklch(0.4, 0.04, 42),
    'house-low': oklch(0.27, 0.018, 50),
    door: oklch(0.83, 0.1, 48),
  },
};

/** Draws a shape of the gate's scene in the colours of the hour. */
function lit(drawing: Drawing, hour: Hour, { d, along, round, stops }: SceneShape): string {
  const id = `s${drawing.definitions.length}`;
  const colours = stops
    .map(
      ([offset, tone, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${tones[hour][tone]}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  const [x1, y1, x2, y2] = along ?? [0, 0, 0, sceneSize.height];
  drawing.definitions.push(
    round
      ? `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${round[0]}" cy="${round[1]}" r="${round[2]}" fx="${round[3]}" fy="${round[4]}">${colours}</radialGradient>`
      : `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${colours}</linearGradient>`,
  );
  return path(d, { fill: `url(#${id})` });
}

/** Ribbed glass of the gate, with the gate's scene behind it. */
function glass(drawing: Drawing, hour: Hour): string {
  const { width, height } = place;
  const near = height / sceneSize.height;
  const rib = sceneSize.ribWidth * near;
  const { ribWidth } = sceneSize;
  const seen = (width - rail) / near;
  const from = 330 - seen / 2;
  const [fold, sheen] =
    hour === 'day' ? [oklch(0.6, 0.03, 50), studio.white] : [oklch(0.12, 0.008, 70), oklch(0.5, 0.03, 60)];
  const ridge = linear(drawing, 0, [
    [0, fold, 0.34],
    [0.09, sheen, 0.5],
    [0.3, sheen, 0.08],
    [0.7, fold, 0.05],
    [1, fold, 0.34],
  ]);
  const scene = [
    ...room.map((shape) => lit(drawing, hour, shape)),
    ...things.map((shape) => lit(drawing, hour, shape)),
  ].join('');
  drawing.definitions.push(`<g id="scene">${scene}</g>`);
  return Array.from({ length: Math.ceil(seen / ribWidth) }, (_, index) => {
    const start = from + index * ribWidth;
    const squeeze = (rib / ribSees) * 1.002;
    const left = start + ribWidth / 2 - ribSees / 2;
    return clipped(
      drawing,
      box(index * rib, 0, rib + 0.6, height, '#fff'),
      `<g transform="translate(${n(index * rib)} 0) scale(${squeeze} ${near}) translate(${n(-left)} 0)"><use href="#scene"/></g>`,
      box(index * rib, 0, rib + 0.6, height, ridge),
    );
  }).join('');
}

/** The door post with its lock. */
function post(drawing: Drawing, hour: Hour): string {
  const { width, height } = place;
  const [x, y] = [width - rail / 2, height / 2];
  const metal = hour === 'day' ? oklch(0.93, 0.01, 85) : oklch(0.27, 0.012, 70);
  return [
    shadow(drawing, { x: width - rail, y: 0, width: rail, height, radius: 2 }, 14, 0.7),
    box(
      width - rail,
      0,
      rail,
      height,
      linear(drawing, 0, [
        [0, mix(metal, '#ffffff', hour === 'day' ? 0.6 : 0.1)],
        [1, mix(metal, studio.ink, 0.06)],
      ]),
    ),
    shadow(drawing, { x: x - 36, y: y - 36, width: 72, height: 72, radius: 36 }, 9),
    circle(x, y, 36, {
      fill: linear(drawing, 50, [
        [0, hour === 'day' ? '#ffffff' : oklch(0.62, 0.03, 60)],
        [1, hour === 'day' ? oklch(0.74, 0.012, 85) : oklch(0.34, 0.02, 60)],
      ]),
    }),
    path(`M${x} ${y - 19}a11 11 0 0 0-5.2 20.6L${x - 9} ${y + 20}h18l-3.8-18.4A11 11 0 0 0 ${x} ${y - 19}Z`, {
      fill: hour === 'day' ? studio.ink : oklch(0.14, 0.01, 70),
    }),
  ].join('');
}

/** The confidential project: its cabinet window, with the door closed. */
function door(hour: Hour): string {
  const drawing = startDrawing(1600, 1400);
  const isNight = hour === 'night';
  const compartment = {
    place,
    tone: tones[hour].wall,
    lamp: stripLamp(place, lamp),
    objects: [],
  };
  return finishDrawing(
    drawing,
    isNight
      ? table(drawing, oklch(0.3, 0.016, 70), oklch(0.235, 0.016, 60), oklch(0.33, 0.018, 260))
      : table(drawing, oklch(0.93, 0.018, 82)),
    isNight ? spill(drawing, compartment, 0.5) : '',
    niche(drawing, compartment, hour),
    at(
      place.x,
      place.y,
      clipped(
        drawing,
        box(0, 0, place.width, place.height, '#fff', 6),
        glass(drawing, hour),
        post(drawing, hour),
      ),
    ),
    isNight ? '' : group({}, daylight(drawing, 0.12, 0.06)),
    vignette(drawing, 0.12),
  );
}

export const closedDoor: Picture[] = [
  { file: 'halte-door.webp', draw: () => door('day') },
  { file: 'halte-door-night.webp', draw: () => door('night') },
];
