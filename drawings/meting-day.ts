import { flat, make, use } from './block-of-flats.ts';
import { mix, oklch } from './colour.ts';
import { box, circle, type Drawing, finishDrawing, line, pool, startDrawing } from './drawing.ts';
import type { StillPicture } from './picture.ts';
import type { Hour } from './surface.ts';
import { type } from './type.ts';

/** A day in June from midnight to midnight: every quarter of an hour is a strip of its own light. */
const size = { width: 2112, height: 906 } as const;
const quarter = size.width / 96;
const at = (hour: number): number => (hour / 24) * size.width;

/**
 * The light over the roof at these hours; between them it changes evenly. On the dark page it is the same day as its own glow:
 * what is white there would be the brightest thing of the evening.
 */
const lights: Readonly<Record<Hour, readonly (readonly [hour: number, colour: string])[]>> = {
  day: [
    [0, oklch(0.2, 0.06, 280)],
    [3.5, oklch(0.26, 0.085, 285)],
    [5, oklch(0.48, 0.12, 320)],
    [6.2, oklch(0.72, 0.14, 48)],
    [8, oklch(0.87, 0.1, 85)],
    [11, oklch(0.93, 0.09, 95)],
    [13.5, oklch(0.95, 0.1, 97)],
    [16, oklch(0.92, 0.11, 90)],
    [18.5, oklch(0.83, 0.14, 74)],
    [20.5, oklch(0.68, 0.16, 42)],
    [21.8, oklch(0.46, 0.13, 345)],
    [22.8, oklch(0.31, 0.095, 290)],
    [24, oklch(0.2, 0.06, 280)],
  ],
  night: [
    [0, oklch(0.16, 0.055, 280)],
    [3.5, oklch(0.2, 0.08, 288)],
    [5, oklch(0.34, 0.125, 330)],
    [6.2, oklch(0.5, 0.155, 32)],
    [8, oklch(0.63, 0.155, 55)],
    [11, oklch(0.73, 0.15, 72)],
    [13.5, oklch(0.78, 0.15, 80)],
    [16, oklch(0.72, 0.155, 70)],
    [18.5, oklch(0.61, 0.165, 50)],
    [20.5, oklch(0.47, 0.165, 28)],
    [21.8, oklch(0.33, 0.125, 345)],
    [22.8, oklch(0.23, 0.09, 292)],
    [24, oklch(0.16, 0.055, 280)],
  ],
};

function lightAt(hour: number, theme: Hour): string {
  const all = lights[theme];
  const next = all.findIndex(([from]) => from > hour);
  const [from, before] = all[next - 1] ?? (all[0] as (typeof all)[number]);
  const [to, after] = all[next] ?? (all.at(-1) as (typeof all)[number]);
  return to === from ? before : mix(before, after, (hour - from) / (to - from));
}

/** The sun as a camera keeps it that opens every half hour: low, high at noon, low again. */
function suns(drawing: Drawing): string {
  const [rise, fall] = [5.6, 20.4];
  const noon = 15;
  // Noon is drawn last: the sun of half an hour later would show through its edge.
  const order = [...Array.from({ length: 30 }, (_, index) => index).filter((index) => index !== noon), noon];
  return order
    .map((index) => {
      const hour = rise + (index / 29) * (fall - rise);
      const high = Math.sin(((hour - rise) / (fall - rise)) * Math.PI);
      const [x, y] = [at(hour), 640 - high * 500];
      const isNoon = index === noon;
      const glow = isNoon
        ? circle(x, y, 260, {
            fill: pool(drawing, x, y, 260, [
              [0, '#ffffff', 0.95],
              [0.3, '#fff6cf', 0.5],
              [1, '#fff6cf', 0],
            ]),
          })
        : '';
      const tone = mix('#ff9b4a', '#fff7d6', Math.min(1, high * 1.15));
      return (
        glow + circle(x, y, isNoon ? 74 : 23, { fill: isNoon ? '#ffffff' : tone, opacity: isNoon ? 1 : 0.8 })
      );
    })
    .join('');
}

/** What sixty households use, before what their roof gives. A sun is gone behind them: not to be seen between two bars either. */
function bars(theme: Hour): string {
  const ground = 800;
  const high = 330;
  return Array.from({ length: 96 }, (_, index) => {
    const hour = index / 4;
    const x = index * quarter;
    const [used, made] = [use(hour) * high, make(hour) * high];
    const isEnough = made > used;
    const top = Math.max(used, made);
    return [
      box(x, ground - top, quarter, top, lightAt(hour, theme)),
      made > 4
        ? box(x + 2, ground - made, quarter - 4, made, mix(flat.sun, '#e07a2f', isEnough ? 0.5 : 0.75), 3)
        : '',
      box(x + 2, ground - used, quarter - 4, used, mix(flat.indigo, flat.blue, isEnough ? 0.15 : 0.45), 3),
    ].join('');
  }).join('');
}

/** The hours in which the roof gives more than is used, as a line with its ends. */
function enough(): string {
  const quarters = Array.from({ length: 96 }, (_, index) => index).filter(
    (index) => make(index / 4) > use(index / 4),
  );
  const from = (quarters[0] ?? 0) * quarter;
  const to = ((quarters.at(-1) ?? 0) + 1) * quarter;
  const y = 398;
  const ink = flat.night;
  return [
    line(from, y, to, y, ink, 5),
    line(from, y - 18, from, y + 18, ink, 5),
    line(to, y - 18, to, y + 18, ink, 5),
    type('genoeg', (from + to) / 2, y - 34, { size: 116, colour: ink, weight: 600, align: 'centre' }),
  ].join('');
}

function june(theme: Hour): string {
  const drawing = startDrawing(size.width, size.height);
  const clock = { size: 42, weight: 500, align: 'centre', colour: flat.butter } as const;
  return finishDrawing(
    drawing,
    ...Array.from({ length: 96 }, (_, index) =>
      box(index * quarter, 0, quarter + 1, size.height, lightAt(index / 4, theme)),
    ),
    suns(drawing),
    bars(theme),
    enough(),
    box(0, 800, size.width, size.height - 800, flat.night),
    ...[3, 6, 9, 12, 15, 18, 21].map((time) => type(`${time}:00`, at(time), 868, clock)),
  );
}

export const metingDay: StillPicture[] = [
  { file: 'ing-june.webp', draw: () => june('day') },
  { file: 'ing-june-night.webp', draw: () => june('night') },
];
