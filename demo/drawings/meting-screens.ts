import { building, evening, flat, make, use } from './block-of-flats.ts';
import { mix, oklch, studio } from './colour.ts';
import { statusBar } from './devices.ts';
import { arc, at, box, circle, type Drawing, group, line, linear, path, radial } from './drawing.ts';
import type { Hour } from './surface.ts';
import { lines, type } from './type.ts';

/** Secondary text, with sufficient contrast on white. */
const quiet = oklch(0.5, 0.07, 280);

interface ScreenLook {
  readonly paper: string;
  readonly card: string;
  readonly side: string;
  readonly ink: string;
  readonly quiet: string;
  readonly faint: string;
  /** Gradient of the bars of use, from top to bottom. */
  readonly used: readonly [string, string];
}

/**
 * Time on the dashboard, in hours. It is the same in both themes, because a theme must not change the story.
 */
const now = 18.5;

/** Colours of the dashboard, light by day and dark by night. */
export const screenLooks: Readonly<Record<Hour, ScreenLook>> = {
  day: {
    paper: flat.white,
    card: '#ffffff',
    side: flat.night,
    ink: flat.night,
    quiet,
    faint: flat.pale,
    used: [flat.blue, flat.indigo],
  },
  night: {
    paper: oklch(0.205, 0.045, 278),
    card: oklch(0.262, 0.056, 278),
    side: oklch(0.165, 0.04, 278),
    ink: oklch(0.96, 0.014, 290),
    quiet: oklch(0.76, 0.05, 282),
    faint: oklch(0.37, 0.06, 278),
    used: [oklch(0.8, 0.075, 282), oklch(0.56, 0.11, 277)],
  },
};

/** Chart of a day: use above the line, solar power below it. */
function dayChart(drawing: Drawing, width: number, height: number, hour: Hour = 'day'): string {
  const { faint, used: tones } = screenLooks[hour];
  const middle = height * 0.6;
  const step = width / 48;
  const bars: string[] = [];
  const used = linear(drawing, 90, [
    [0, tones[0]],
    [1, tones[1]],
  ]);
  for (let index = 0; index < 48; index += 1) {
    const time = index / 2;
    const isNow = Math.abs(time - now) < 0.2;
    const bar = (y: number, long: number, tone: string): string =>
      box(index * step + step * 0.18, y, step * 0.64, long, tone, step * 0.26);
    const long = use(time) * middle * 0.98;
    bars.push(bar(middle - long, long - 3, isNow ? studio.accent : time > now ? faint : used));
    if (make(time) > 0.02)
      bars.push(
        bar(
          middle + 3,
          make(time) * (height - middle) * 0.98,
          time > now ? mix(flat.butter, faint, 0.3) : flat.sun,
        ),
      );
  }
  return group({}, line(0, middle, width, middle, faint, 2), ...bars);
}

export function ring(
  cx: number,
  cy: number,
  r: number,
  share: number,
  tone: string,
  back: string,
  width: number,
): string {
  return (
    circle(cx, cy, r, { fill: 'none', stroke: back, 'stroke-width': width }) +
    path(arc(cx, cy, r, 0, 360 * share), {
      fill: 'none',
      stroke: tone,
      'stroke-width': width,
      'stroke-linecap': 'round',
    })
  );
}

/** Figures of the day: the share of own power, the next time with a surplus and the week's total. */
const tiles = [
  ['Van eigen dak', '68%'],
  ['Was kan morgen om', '12:30'],
  ['Deze week', '412 kWh'],
] as const;

export function dashboard(drawing: Drawing, hour: Hour): string {
  const { ink, quiet, faint, card, side, used, paper } = screenLooks[hour];
  const legend: [number, string, string][] = [
    [868, used[1], 'gebruikt'],
    [990, flat.sun, 'van het dak'],
  ];
  return [
    box(0, 0, 92, 900, side),
    circle(46, 50, 16, { fill: flat.sun }),
    ...[0, 1, 2, 3].map((index) =>
      box(32, 118 + index * 66, 28, 28, index === 0 ? (hour === 'day' ? paper : ink) : flat.blue, 9, {
        opacity: index === 0 ? 1 : 0.7,
      }),
    ),
    type('Vandaag in de flat', 136, 78, { size: 44, colour: ink, weight: 600 }),
    type('60 huishoudens, één dak', 136, 112, { size: 22, colour: quiet, weight: 400 }),
    box(1010, 48, 150, 48, faint, 24),
    type('14 mei', 1085, 79, {
      size: 21,
      colour: hour === 'day' ? flat.indigo : ink,
      weight: 600,
      align: 'centre',
    }),
    box(136, 136, 1024, 366, card, 24),
    type('Verbruik en zon', 168, 184, { size: 25, colour: ink, weight: 600 }),
    ...legend.map(
      ([x, tone, words]) =>
        circle(x, 177, 7, { fill: tone }) + type(words, x + 16, 184, { size: 19, colour: quiet }),
    ),
    at(168, 206, dayChart(drawing, 960, 240, hour)),
    ...[0, 6, 12, 18].map((time) =>
      type(`${time}:00`, 168 + time * 40, 484, { size: 18, colour: quiet, weight: 500 }),
    ),
    ...[0, 1, 2].map((index) => {
      const x = 136 + index * 349;
      return [
        box(x, 528, 326, 226, index === 1 ? flat.sun : card, 24),
        type(tiles[index]?.[0] ?? '', x + 30, 574, {
          size: 21,
          colour: index === 1 ? flat.night : quiet,
        }),
        type(tiles[index]?.[1] ?? '', x + 30, 634, {
          size: 54,
          colour: index === 1 ? flat.night : ink,
          weight: 600,
        }),
        index === 0 ? ring(x + 244, 640, 46, 0.68, hour === 'day' ? flat.indigo : flat.sun, faint, 15) : '',
        index === 1
          ? path(`M${x + 30} 712q70 -70 130 -30t136 -60`, {
              fill: 'none',
              stroke: flat.night,
              'stroke-width': 5,
              'stroke-linecap': 'round',
            })
          : '',
        index === 2
          ? Array.from({ length: 12 }, (_, bar) =>
              box(
                x + 30 + bar * 23,
                724 - 16 - ((bar * 37) % 50),
                14,
                16 + ((bar * 37) % 50),
                bar === 8 ? studio.accent : faint,
                5,
              ),
            ).join('')
          : '',
        index === 0
          ? lines(['een kwart meer', 'dan vorig jaar'], x + 30, 690, {
              size: 21,
              colour: quiet,
              leading: 1.3,
            })
          : '',
      ].join('');
    }),
  ].join('');
}

/**
 * Phone version: the chart of the day and the two main figures, large enough to read. `width` is the width of
 * the window.
 */
export function dashboardOnPhones(drawing: Drawing, width: number, hour: Hour): string {
  const { ink, quiet, faint, card } = screenLooks[hour];
  const [share, wash] = tiles;
  const edge = 56;
  const inner = width - edge * 2;
  const half = (inner - 28) / 2;
  const tile = (x: number, fill: string, [words, value]: readonly [string, string] = ['', '']) =>
    box(x, 444, half, 156, fill, 28) +
    type(words, x + 32, 498, {
      size: 36,
      colour: fill === flat.sun ? flat.night : quiet,
      within: half - 60,
    }) +
    type(value, x + 32, 570, { size: 68, colour: fill === flat.sun ? flat.night : ink, weight: 600 });
  return [
    type('Vandaag in de flat', edge, 94, { size: 68, colour: ink, weight: 600, within: inner }),
    at(edge, 128, dayChart(drawing, inner, 240, hour)),
    ...[0, 6, 12, 18].map((time) =>
      type(`${time}:00`, edge + (time / 24) * inner, 412, { size: 34, colour: quiet, weight: 500 }),
    ),
    tile(edge, card, share),
    ring(edge + half - 80, 522, 44, 0.68, hour === 'day' ? flat.indigo : flat.sun, faint, 15),
    tile(edge + half + 28, flat.sun, wash),
  ].join('');
}

/** Texts of the screen, the same in both themes: the current share, its meaning and the starting times. */
const enoughFor = {
  time: '12:34',
  share: 0.7,
  words: ['De was kan aan,', 'tot een uur of vier.'],
  when: ['nu', '13:30', '14:15'],
} as const;

const enoughLooks = {
  day: {
    ink: flat.night,
    ring: [flat.night, '#ffffff'],
    card: '#ffffff',
    name: flat.night,
    small: quiet,
    hours: flat.indigo,
  },
  night: {
    ink: flat.sun,
    ring: [flat.sun, oklch(0.37, 0.06, 278)],
    card: oklch(0.262, 0.056, 278),
    name: oklch(0.96, 0.014, 290),
    small: oklch(0.76, 0.05, 282),
    hours: flat.sun,
  },
} as const;

/** The screen of a sunny moment: all yellow by day, a yellow sun on the dark theme. */
export function screenNow(drawing: Drawing, hour: Hour): string {
  const { time, share, words, when } = enoughFor;
  const { ink, ring: tones, card, name, small, hours } = enoughLooks[hour];
  const isNight = hour === 'night';
  const ground = linear(
    drawing,
    90,
    isNight
      ? [
          [0, oklch(0.235, 0.052, 278)],
          [1, oklch(0.165, 0.04, 278)],
        ]
      : [
          [0, flat.butter],
          [0.6, flat.sun],
          [1, '#f0b35a'],
        ],
  );
  const kept = radial(drawing, [
    [0, '#ffcf6a', 0.6],
    [0.5, '#f0a040', 0.22],
    [1, '#f0a040', 0],
  ]);
  const disc = radial(
    drawing,
    [
      [0, '#fff2c4'],
      [0.6, flat.sun],
      [1, '#f0b35a'],
    ],
    0.4,
    0.34,
    0.7,
  );
  return [
    box(0, 0, 390, 844, ground),
    isNight ? circle(195, 366, 250, { fill: kept }) : '',
    statusBar(ink, time),
    lines(['Nu is er', 'genoeg.'], 28, 122, { size: 52, colour: ink, weight: 600, leading: 1.02 }),
    isNight ? '' : circle(195, 366, 122, { fill: '#ffffff', opacity: 0.35 }),
    ring(195, 366, 122, share, tones[0], tones[1], 18),
    circle(195, 366, isNight ? 92 : 76, { fill: isNight ? disc : '#fff8e2' }),
    type(`${share * 100}%`, 197, 384, { size: 52, colour: flat.night, weight: 600, align: 'centre' }),
    lines(words, 195, 552, {
      size: 24,
      colour: isNight ? name : flat.night,
      weight: 500,
      align: 'centre',
      leading: 1.25,
    }),
    box(16, 624, 358, 204, card, 28, { opacity: 0.94 }),
    ...[0, 1, 2].map((index) => {
      const y = 652 + index * 56;
      return (
        box(
          40,
          y,
          34,
          34,
          [isNight ? flat.blue : flat.indigo, flat.haze, studio.accent][index] as string,
          11,
        ) +
        type(['Wasmachine', 'Vaatwasser', 'Auto'][index] as string, 90, y + 16, {
          size: 19,
          colour: name,
          weight: 600,
        }) +
        type(['1,1 kWh', '0,9 kWh', '7,0 kWh'][index] as string, 90, y + 37, { size: 16, colour: small }) +
        type(when[index] ?? '', 348, y + 25, { size: 20, colour: hours, weight: 600, align: 'right' })
      );
    }),
  ].join('');
}

export function screenNeighbours(drawing: Drawing): string {
  return [
    box(0, 0, 390, 844, flat.night),
    statusBar('#fff', '18:30'),
    type('Het gebouw', 28, 118, { size: 44, colour: '#ffffff', weight: 600 }),
    type('29 van 60 thuis', 28, 150, { size: 20, colour: flat.haze }),
    group({ transform: 'translate(44 560)' }, building(drawing, 4, 5, 76, evening(8, 0.5))),
    box(0, 560, 390, 300, flat.indigo),
    at(28, 592, group({ transform: 'scale(0.348)' }, dayChart(drawing, 960, 400))),
    box(28, 756, 334, 54, flat.sun, 27),
    type('Wanneer weer zon?', 195, 790, { size: 20, colour: flat.night, weight: 600, align: 'centre' }),
  ].join('');
}
