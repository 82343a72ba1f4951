import { flat, make, use } from './block-of-flats.ts';
import { mix, oklch } from './colour.ts';
import { box, circle, type Drawing, finishDrawing, line, pool, startDrawing } from './drawing.ts';
import { keptForPhones, type StillPicture } from './picture.ts';
import type { Hour } from './surface.ts';
import { type } from './type.ts';

/**
 * Layout of a day in June: each strip is a part of an hour in the colour of its light. Measures are in units
 * of the viewBox.
 */
interface DaySheet {
  readonly width: number;
  readonly height: number;
  readonly hours: { readonly from: number; readonly to: number };
  /** Duration of a strip, in hours. */
  readonly strip: number;
  /** `ground` is the baseline of the bars, `high` the height of a bar with the value 1. */
  readonly ground: number;
  readonly high: number;
  readonly sun: {
    readonly top: number;
    readonly low: number;
    readonly noon: number;
    readonly others: number;
  };
  readonly word: {
    readonly y: number;
    readonly size: number;
    readonly bracket: number;
    readonly line: number;
  };
  readonly clock: { readonly y: number; readonly size: number; readonly every: readonly number[] };
}

const wide: DaySheet = {
  width: 2112,
  height: 906,
  hours: { from: 0, to: 24 },
  strip: 0.25,
  ground: 800,
  high: 330,
  sun: { top: 140, low: 640, noon: 74, others: 23 },
  word: { y: 364, size: 116, bracket: 416, line: 5 },
  clock: { y: 868, size: 42, every: [3, 6, 9, 12, 15, 18, 21] },
};

/** Phone version, from sunrise until after supper. The night is left out. */
const upright: DaySheet = {
  width: 840,
  height: 1050,
  hours: { from: 4.5, to: 22.5 },
  strip: 0.5,
  ground: 896,
  high: 400,
  sun: { top: 172, low: 660, noon: 62, others: 15 },
  word: { y: 468, size: 112, bracket: 532, line: 6 },
  clock: { y: 972, size: 46, every: [8, 12, 16, 20] },
};

const findX = ({ width, hours }: DaySheet, hour: number): number =>
  ((hour - hours.from) / (hours.to - hours.from)) * width;

/** Returns the hours at which the strips begin. */
function listStrips({ hours, strip }: DaySheet): number[] {
  return Array.from({ length: (hours.to - hours.from) / strip }, (_, index) => hours.from + index * strip);
}

const measureStrip = (sheet: DaySheet): number => findX(sheet, sheet.hours.from + sheet.strip);

/**
 * Colours of the sky at these hours, interpolated in between. The dark theme has a dimmer day, because white
 * would be too bright for the evening.
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
    [6.2, oklch(0.43, 0.14, 30)],
    [8, oklch(0.5, 0.135, 44)],
    [11, oklch(0.555, 0.125, 58)],
    [13.5, oklch(0.58, 0.122, 63)],
    [16, oklch(0.55, 0.126, 57)],
    [18.5, oklch(0.49, 0.14, 42)],
    [20.5, oklch(0.41, 0.145, 26)],
    [21.8, oklch(0.33, 0.125, 345)],
    [22.8, oklch(0.23, 0.09, 292)],
    [24, oklch(0.16, 0.055, 280)],
  ],
};

function mixLight(hour: number, theme: Hour): string {
  const all = lights[theme];
  const next = all.findIndex(([from]) => from > hour);
  const [from, before] = all[next - 1] ?? (all[0] as (typeof all)[number]);
  const [to, after] = all[next] ?? (all.at(-1) as (typeof all)[number]);
  return to === from ? before : mix(before, after, (hour - from) / (to - from));
}

/** The sun every half hour, as in a multiple exposure: low, high at noon, low again. */
function suns(drawing: Drawing, sheet: DaySheet, theme: Hour): string {
  const [rise, fall] = [5.6, 20.4];
  const noon = 15;
  const { top, low, noon: large, others } = sheet.sun;
  const white = theme === 'day' ? '#ffffff' : '#ffeebd';
  // By night the glow is smaller, so that it ends above the light text below it.
  const reach = theme === 'day' ? 3.5 : 2.2;
  // Noon is drawn last, because the next sun would show through its edge.
  const order = [...Array.from({ length: 30 }, (_, index) => index).filter((index) => index !== noon), noon];
  return order
    .map((index) => {
      const hour = rise + (index / 29) * (fall - rise);
      const high = Math.sin(((hour - rise) / (fall - rise)) * Math.PI);
      const [x, y] = [findX(sheet, hour), low - high * (low - top)];
      const isNoon = index === noon;
      const glow = isNoon
        ? circle(x, y, large * reach, {
            fill: pool(drawing, x, y, large * reach, [
              [0, white, 0.95],
              [0.3, '#fff6cf', theme === 'day' ? 0.5 : 0.35],
              [1, '#fff6cf', 0],
            ]),
          })
        : '';
      const tone = mix('#ff9b4a', theme === 'day' ? '#fff7d6' : '#ffe6a6', Math.min(1, high * 1.15));
      return (
        glow +
        circle(x, y, isNoon ? large : others, { fill: isNoon ? white : tone, opacity: isNoon ? 1 : 0.8 })
      );
    })
    .join('');
}

/** Solar power in excess of the use: by day a deeper yellow than the sky, by night a lighter one. */
const surplus: Readonly<Record<Hour, string>> = {
  day: mix(flat.sun, '#e07a2f', 0.5),
  night: oklch(0.92, 0.115, 96),
};

/**
 * Bars of the use of sixty households, in front of their solar power. An opaque background hides the suns
 * between two bars.
 */
function bars(sheet: DaySheet, theme: Hour): string {
  const { ground, high } = sheet;
  const wideness = measureStrip(sheet);
  const gap = wideness * 0.09;
  return listStrips(sheet)
    .map((hour) => {
      const x = findX(sheet, hour);
      const [used, made] = [use(hour) * high, make(hour) * high];
      const isEnough = made > used;
      const bar = (tall: number, tone: string): string =>
        box(x + gap, ground - tall, wideness - gap * 2, tall, tone, 3);
      return [
        box(x, ground - Math.max(used, made), wideness, Math.max(used, made), mixLight(hour, theme)),
        made > 4 ? bar(made, isEnough ? surplus[theme] : mix(flat.sun, '#e07a2f', 0.75)) : '',
        bar(used, mix(flat.indigo, flat.blue, isEnough ? 0.15 : 0.45)),
      ].join('');
    })
    .join('');
}

/** Line with end marks over the hours in which the roof produces more than the households use. */
function drawEnough(sheet: DaySheet, theme: Hour): string {
  const quarters = Array.from({ length: 96 }, (_, index) => index / 4).filter(
    (hour) => make(hour) > use(hour),
  );
  const from = findX(sheet, quarters[0] ?? 0);
  const to = findX(sheet, (quarters.at(-1) ?? 0) + 0.25);
  const { y: wordsAt, size, bracket: y, line: thick } = sheet.word;
  const ink = theme === 'day' ? flat.night : oklch(0.965, 0.03, 92);
  return [
    line(from, y, to, y, ink, thick),
    line(from, y - 18, from, y + 18, ink, thick),
    line(to, y - 18, to, y + 18, ink, thick),
    type('genoeg', (from + to) / 2, wordsAt, { size, colour: ink, weight: 600, align: 'centre' }),
  ].join('');
}

function drawJune(sheet: DaySheet, theme: Hour): string {
  const { width, height, ground, clock } = sheet;
  const drawing = startDrawing(width, height);
  return finishDrawing(
    drawing,
    ...listStrips(sheet).map((hour) =>
      box(findX(sheet, hour), 0, measureStrip(sheet) + 1, height, mixLight(hour, theme)),
    ),
    suns(drawing, sheet, theme),
    bars(sheet, theme),
    drawEnough(sheet, theme),
    box(0, ground, width, height - ground, flat.night),
    ...clock.every.map((time) =>
      type(`${time}:00`, findX(sheet, time), clock.y, {
        size: clock.size,
        weight: 500,
        align: 'centre',
        colour: flat.butter,
      }),
    ),
  );
}

export const metingDay: StillPicture[] = [
  { file: 'ing-june.webp', draw: () => drawJune(wide, 'day') },
  { file: 'ing-june-night.webp', draw: () => drawJune(wide, 'night') },
  { file: 'ing-june-phone.webp', ...keptForPhones, draw: () => drawJune(upright, 'day') },
  { file: 'ing-june-phone-night.webp', ...keptForPhones, draw: () => drawJune(upright, 'night') },
];
