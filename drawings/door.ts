import { mix, oklch, studio } from './colour.ts';
import {
  blur,
  box,
  circle,
  type Drawing,
  finishDrawing,
  group,
  linear,
  path,
  polygon,
  startDrawing,
} from './drawing.ts';
import { niche, spill, strip, stripLamp } from './niche.ts';
import type { Picture } from './picture.ts';
import { daylight, type Hour, shadow, table, vignette } from './surface.ts';

const place = { x: 120, y: 110, width: 1360, height: 1180 } as const;
const green = oklch(0.5, 0.05, 185);
const lamp = '#ffbf78';

/** The lit windows of a bus. */
function windows(drawing: Drawing): string {
  return group(
    { filter: blur(drawing, 20) },
    ...[0, 1, 2, 3].map((index) => box(300 + index * 172, 570, 138, 146, oklch(0.86, 0.12, 85), 18)),
  );
}

/** A night bus as one sees it through milk glass: its colour, its lit windows, hardly its shape. */
function bus(drawing: Drawing): string {
  return (
    group(
      { filter: blur(drawing, 22) },
      box(140, 1084, 980, 34, studio.ink, 17, { opacity: 0.4 }),
      circle(390, 1010, 82, { fill: studio.ink }),
      circle(860, 1010, 82, { fill: studio.ink }),
      box(200, 486, 860, 500, oklch(0.3, 0.05, 190), 70),
      box(200, 800, 860, 34, studio.accent),
    ) + windows(drawing)
  );
}

/** A door of milk glass, its rail on the right with the lock. */
function glass(drawing: Drawing, hour: Hour): string {
  const { x, y, width, height } = place;
  const milk = hour === 'day' ? 0.5 : 0.2;
  const rail = 104;
  const metal = hour === 'day' ? oklch(0.9, 0.012, 85) : oklch(0.34, 0.014, 70);
  const fall = linear(drawing, 48, [
    [0, '#ffffff', milk + 0.16],
    [0.5, '#ffffff', milk - 0.12],
    [1, '#ffffff', milk],
  ]);
  const band = (from: number, breadth: number): string =>
    path(
      polygon([
        [x + from, y],
        [x + from + breadth, y],
        [x + from + breadth - 520, y + height],
        [x + from - 520, y + height],
      ]),
      { fill: '#ffffff', opacity: hour === 'day' ? 0.13 : 0.05 },
    );
  const lockX = x + width - rail / 2;
  const lockY = y + height / 2;
  return [
    box(x, y, width, height, fall, 6),
    band(640, 200),
    band(900, 60),
    box(x, y, width, height, 'none', 6, { stroke: '#ffffff', 'stroke-width': 3, 'stroke-opacity': milk }),
    shadow(drawing, { x: x + width - rail, y, width: rail, height, radius: 6 }, 10, 0.6),
    box(
      x + width - rail,
      y,
      rail,
      height,
      linear(drawing, 0, [
        [0, mix(metal, '#ffffff', 0.3)],
        [1, metal],
      ]),
      6,
    ),
    shadow(drawing, { x: lockX - 34, y: lockY - 34, width: 68, height: 68, radius: 34 }, 8),
    circle(lockX, lockY, 34, {
      fill: linear(drawing, 60, [
        [0, oklch(0.88, 0.07, 85)],
        [1, oklch(0.62, 0.07, 75)],
      ]),
    }),
    path(
      `M${lockX} ${lockY - 18}a10 10 0 0 0-5 18.7L${lockX - 8} ${lockY + 22}h16l-3-21.3A10 10 0 0 0 ${lockX} ${lockY - 18}Z`,
      {
        fill: studio.ink,
      },
    ),
  ].join('');
}

/** The one that cannot be shown yet: a compartment of the cabinet whose door is closed. */
function door(hour: Hour): string {
  const drawing = startDrawing(1600, 1400);
  const isNight = hour === 'night';
  const compartment = {
    place,
    tone: green,
    lamp: stripLamp(place, lamp),
    objects: [bus(drawing)],
    shining: [strip(drawing, place.width, lamp), windows(drawing)],
  };
  return finishDrawing(
    drawing,
    isNight
      ? table(drawing, oklch(0.205, 0.012, 70), oklch(0.13, 0.01, 60), oklch(0.235, 0.014, 260))
      : table(drawing, oklch(0.93, 0.018, 82)),
    isNight ? spill(drawing, compartment, 0.8) : '',
    niche(drawing, compartment, hour),
    glass(drawing, hour),
    isNight ? '' : daylight(drawing, 0.14, 0.06),
    vignette(drawing, isNight ? 0.3 : 0.16),
  );
}

export const closedDoor: Picture[] = [
  { file: 'halte-door.webp', draw: () => door('day') },
  { file: 'halte-door-night.webp', draw: () => door('night') },
];
