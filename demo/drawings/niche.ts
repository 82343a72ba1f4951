import type { Rectangle } from '../pages/cabinet.ts';
import { mix, studio } from './colour.ts';
import {
  at,
  blended,
  blur,
  box,
  circle,
  clipped,
  type Drawing,
  ellipse,
  group,
  linear,
  path,
  polygon,
  pool,
  radial,
} from './drawing.ts';
import { type Hour, type Lamp, lamplight } from './surface.ts';

export interface Compartment {
  readonly place: Rectangle;
  readonly tone: string;
  readonly lamp: Lamp;
  /** Objects that the lamp lights. */
  readonly objects: readonly string[];
  /** Objects that emit light at night. They are drawn above the lamplight, so they keep their colours. */
  readonly shining?: readonly string[];
}

const floor = 54;

/** Inside of a compartment: its back wall and its floor. */
function shell(drawing: Drawing, { place: { width, height }, tone }: Compartment, hour: Hour): string {
  const wall =
    hour === 'day'
      ? linear(drawing, 55, [
          [0, mix(tone, studio.ink, 0.4)],
          [0.42, mix(tone, studio.ink, 0.13)],
          [1, mix(tone, '#ffffff', 0.08)],
        ])
      : tone;
  const ledge = linear(drawing, 90, [
    [0, mix(tone, studio.ink, 0.14)],
    [1, mix(tone, '#ffffff', 0.3)],
  ]);
  const corners = polygon([
    [0, height],
    [floor * 0.7, height - floor],
    [width - floor * 0.2, height - floor],
    [width, height],
  ]);
  return box(0, 0, width, height, wall) + path(corners, { fill: ledge });
}

/** Shadow of the upper left edge, by day. */
function edgeShade(drawing: Drawing, { place: { width, height } }: Compartment): string {
  return (
    group(
      { filter: blur(drawing, 34), opacity: 0.5 },
      box(-80, -80, width + 160, 130, studio.ink),
      box(-80, -80, 116, height + 160, studio.ink),
    ) +
    // The shadow is sharper close to the frame.
    group(
      { filter: blur(drawing, 7), opacity: 0.42 },
      box(-60, -60, width + 120, 76, studio.ink),
      box(-60, -60, 74, height + 120, studio.ink),
    )
  );
}

/** Compartment of the cabinet with its objects. */
export function niche(drawing: Drawing, compartment: Compartment, hour: Hour): string {
  const { place, lamp, objects, shining = [] } = compartment;
  const { x, y, width, height } = place;
  const frame = box(0, 0, width, height, '#fff', 6);
  const isNight = hour === 'night';
  return at(
    x,
    y,
    box(-3, -3, width + 6, height + 6, '#000', 8, { opacity: isNight ? 0.5 : 0.14 }),
    isNight
      ? box(1, 2, width + 3, height + 3, mix(lamp.colour, studio.ink, 0.35), 8, { opacity: 0.7 })
      : box(2, 3, width + 2, height + 2, '#ffffff', 8, { opacity: 0.8 }),
    clipped(
      drawing,
      frame,
      shell(drawing, compartment, hour),
      ...objects,
      isNight ? lamplight(drawing, lamp, place) : edgeShade(drawing, compartment),
      ...(isNight ? shining : []),
    ),
  );
}

/** Light from a compartment on the wall around it. */
export function spill(drawing: Drawing, { place, lamp }: Compartment, strength = 1): string {
  const { x, y, width, height } = place;
  return blended(
    'screen',
    box(x - 4, y - 2, width + 8, height + 10, lamp.colour, 30, {
      filter: blur(drawing, 46),
      opacity: 0.34 * strength,
    }),
    box(x - 1, y - 1, width + 2, height + 4, lamp.colour, 10, {
      filter: blur(drawing, 9),
      opacity: 0.4 * strength,
    }),
  );
}

/** Strip light under the upper edge of a compartment. */
export function strip(drawing: Drawing, width: number, colour: string): string {
  const [from, length] = [width * 0.2, width * 0.6];
  return (
    box(from - 20, -8, length + 40, 26, colour, 13, { filter: blur(drawing, 12), opacity: 0.9 }) +
    box(from, 0, length, 5, '#fffaf0', 2.5)
  );
}

/** Lamp of a strip light. */
export function stripLamp({ width, height }: Rectangle, colour: string): Lamp {
  return { x: width / 2, y: -height * 0.02, reach: Math.hypot(width, height) * 0.98, colour };
}

export function ball(drawing: Drawing, x: number, y: number, r: number, tone: string): string {
  const body = radial(
    drawing,
    [
      [0, mix(tone, '#ffffff', 0.55)],
      [0.35, mix(tone, '#ffffff', 0.08)],
      [0.8, mix(tone, studio.ink, 0.2)],
      [1, mix(tone, studio.ink, 0.42)],
    ],
    0.36,
    0.3,
    0.72,
  );
  return (
    ellipse(x + r * 0.35, y + r * 0.95, r * 1.05, r * 0.2, {
      fill: studio.ink,
      opacity: 0.4,
      filter: blur(drawing, r * 0.13),
    }) + circle(x, y, r, { fill: body })
  );
}

/** Ball of milk glass with a lamp inside. */
export function globe(drawing: Drawing, x: number, y: number, r: number, colour: string): string {
  const halo = pool(drawing, x, y, r * 3.4, [
    [0.2, colour, 0.75],
    [0.5, colour, 0.2],
    [1, colour, 0],
  ]);
  const glass = radial(
    drawing,
    [
      [0, '#fffdf4'],
      [0.6, mix(colour, '#ffffff', 0.55)],
      [1, mix(colour, '#ffffff', 0.1)],
    ],
    0.5,
    0.52,
    0.52,
  );
  return blended('screen', circle(x, y, r * 3.4, { fill: halo })) + circle(x, y, r, { fill: glass });
}

export function block(
  drawing: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  tone: string,
): string {
  const front = linear(drawing, 90, [
    [0, tone],
    [1, mix(tone, studio.ink, 0.14)],
  ]);
  const depth = 26;
  return [
    path(
      polygon([
        [x + 30, y + height],
        [x + width + 90, y + height + 4],
        [x + width + 60, y + height - 34],
        [x + width, y + height - 60],
      ]),
      { fill: studio.ink, opacity: 0.36, filter: blur(drawing, 12) },
    ),
    path(
      polygon([
        [x, y],
        [x + depth * 0.7, y - depth],
        [x + width + depth * 0.4, y - depth],
        [x + width, y],
      ]),
      { fill: mix(tone, '#ffffff', 0.4) },
    ),
    path(
      polygon([
        [x + width, y],
        [x + width + depth * 0.4, y - depth],
        [x + width + depth * 0.4, y + height - depth],
        [x + width, y + height],
      ]),
      { fill: mix(tone, studio.ink, 0.34) },
    ),
    box(x, y, width, height, front),
  ].join('');
}
