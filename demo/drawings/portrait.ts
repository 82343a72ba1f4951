import { oklch, studio } from './colour.ts';
import {
  blur,
  box,
  clipped,
  type Drawing,
  ellipse,
  finishDrawing,
  group,
  line,
  linear,
  type Point,
  path,
  pool,
  smooth,
  startDrawing,
} from './drawing.ts';
import { niche, spill, strip, stripLamp } from './niche.ts';
import { daylight, type Hour, table, vignette } from './surface.ts';

/** Profile of a silhouette portrait, facing the window. */
const face: readonly Point[] = [
  [600, 236],
  [500, 250],
  [440, 300],
  [418, 364],
  [414, 418],
  [404, 452],
  [413, 482],
  [380, 540],
  [346, 594],
  [348, 614],
  [376, 622],
  [392, 634],
  [384, 656],
  [372, 672],
  [394, 688],
  [378, 706],
  [388, 726],
  [402, 742],
  [392, 776],
  [410, 818],
  [454, 838],
  [520, 830],
  [566, 846],
  [580, 900],
  [566, 990],
];
const nape: readonly Point[] = [
  [812, 990],
  [782, 900],
  [792, 810],
  [836, 712],
  [858, 590],
  [842, 440],
  [780, 310],
  [690, 248],
  [600, 236],
];
const head = `${smooth(face)}L812 990${smooth(nape).replace(/^M[^C]*/, '')}Z`;
const hair =
  'M408 402C372 372 384 300 430 262C470 214 560 178 650 190C780 196 872 300 886 450C896 560 862 690 806 796C790 790 780 770 776 740C770 700 772 640 756 606C744 640 730 640 716 622C704 560 690 500 660 446C590 470 470 440 452 400C444 384 430 386 408 402Z';
const ear =
  'M676 590C668 540 712 520 738 550C762 580 744 650 716 690C694 704 682 680 684 656C686 630 680 616 676 590Z';
const shoulders =
  'M150 1230C160 1090 262 1010 420 966C470 950 520 940 556 916C610 980 740 980 800 900C850 946 900 956 950 976C1040 1014 1086 1100 1096 1230Z';
const collar = 'M544 906C600 980 744 984 806 886L836 934C776 1050 590 1046 520 946Z';

const paper = {
  light: oklch(0.36, 0.035, 285),
  base: oklch(0.25, 0.032, 285),
  deep: oklch(0.17, 0.024, 285),
};
const warm = '#ffbf78';
const place = { x: 96, y: 96, width: 1008, height: 1008 } as const;

/** Layer of paper: its shadow, the paper and the light along its edge. */
function cut(drawing: Drawing, d: string, fill: string, lift = 22, lip = 0.3): string {
  return (
    path(d, {
      fill: studio.ink,
      opacity: 0.4,
      transform: `translate(${lift} ${lift * 1.2})`,
      filter: blur(drawing, lift * 0.7),
    }) +
    path(d, {
      fill: studio.ink,
      opacity: 0.34,
      transform: `translate(${lift * 0.2} ${lift * 0.26})`,
      filter: blur(drawing, lift * 0.16),
    }) +
    path(d, { fill }) +
    clipped(
      drawing,
      path(d, {}),
      path(d, {
        fill: 'none',
        stroke: '#ffe6cc',
        'stroke-width': 7,
        opacity: lip,
        transform: 'translate(2.4 2.4)',
      }),
    )
  );
}

const fall = (drawing: Drawing, degrees: number, tones: typeof paper): string =>
  linear(drawing, degrees, [
    [0, tones.light],
    [0.45, tones.base],
    [1, tones.deep],
  ]);

function bust(drawing: Drawing): string {
  const wool = { light: oklch(0.5, 0.05, 255), base: oklch(0.38, 0.045, 258), deep: oklch(0.26, 0.035, 262) };
  const ribs = Array.from({ length: 46 }, (_, index) =>
    line(110 + index * 23, 1240, 372 + index * 11.4, 930, '#ffffff', 2.4, { opacity: 0.07 }),
  );
  const strands = Array.from({ length: 9 }, (_, index) =>
    path(
      `M${428 + index * 14} ${384 - index * 20}C${520 + index * 22} ${330 - index * 12} ${700 + index * 14} ${330 + index * 8} ${800 + index * 7} ${600 + index * 6}`,
      { fill: 'none', stroke: '#ffdfc0', 'stroke-width': 3, opacity: 0.09 },
    ),
  );
  return [
    cut(drawing, head, fall(drawing, 12, paper), 30, 0.5),
    cut(drawing, shoulders, fall(drawing, 30, wool), 34, 0.2),
    clipped(drawing, path(shoulders, {}), ...ribs),
    cut(
      drawing,
      collar,
      linear(drawing, 10, [
        [0, studio.white],
        [1, oklch(0.8, 0.02, 70)],
      ]),
      14,
    ),
    cut(
      drawing,
      hair,
      linear(drawing, 36, [
        [0, oklch(0.5, 0.06, 300)],
        [0.5, oklch(0.34, 0.05, 295)],
        [1, oklch(0.2, 0.03, 290)],
      ]),
      14,
      0.35,
    ),
    clipped(drawing, path(hair, {}), ...strands),
    cut(drawing, ear, fall(drawing, 20, { ...paper, light: oklch(0.46, 0.04, 300) }), 8, 0.35),
  ].join('');
}

function glasses(drawing: Drawing): string {
  const brass = linear(drawing, 40, [
    [0, '#fff0c8'],
    [0.5, '#e2b25e'],
    [1, '#8e6424'],
  ]);
  const rim = { fill: 'none', stroke: brass, 'stroke-width': 11 };
  const lens = 'M400 500a40 66 0 1 0 80 0a40 66 0 1 0-80 0z';
  return [
    group(
      { filter: blur(drawing, 5), opacity: 0.6, transform: 'translate(10 14)' },
      path(lens, { ...rim, stroke: '#000' }),
      path('M480 494L690 566', { ...rim, stroke: '#000' }),
    ),
    path(lens, {
      fill: linear(drawing, 50, [
        [0, '#fff3dc', 0.85],
        [0.5, '#ffd9a8', 0.24],
        [1, '#ffd9a8', 0.1],
      ]),
    }),
    path(lens, rim),
    path('M480 494L690 566', { ...rim, 'stroke-width': 10, 'stroke-linecap': 'round' }),
    path('M404 482Q388 474 384 492', { ...rim, 'stroke-width': 8, 'stroke-linecap': 'round' }),
  ].join('');
}

/** Pencil behind the ear. */
function pencil(drawing: Drawing): string {
  const wood = linear(drawing, 90, [
    [0, '#ffe08a'],
    [0.4, '#f2b33c'],
    [1, '#a86a16'],
  ]);
  return group(
    { transform: 'translate(560 596) rotate(-14)' },
    box(8, 22, 320, 28, '#000', 6, { opacity: 0.45, filter: blur(drawing, 9) }),
    path('M0 15L56 0V30Z', { fill: oklch(0.87, 0.05, 75) }),
    path('M0 15L20 9.6V20.4Z', { fill: studio.ink }),
    box(54, 0, 236, 30, wood, 1),
    box(54, 10, 236, 2, '#fff', 0, { opacity: 0.35 }),
    box(288, 0, 20, 30, '#c9c3b4'),
    box(306, 0, 30, 30, oklch(0.62, 0.16, 28), 5),
  );
}

/** Portrait of the maker in profile, cut from paper, in a compartment of the cabinet. */
export function portrait(hour: Hour): string {
  const drawing = startDrawing(1200, 1200);
  const isNight = hour === 'night';
  const glow = pool(drawing, 330, 300, 700, [
    [0, '#ffd2a0', 0.6],
    [1, '#ffd2a0', 0],
  ]);
  const compartment = {
    place,
    tone: oklch(0.63, 0.17, 36),
    lamp: stripLamp(place, warm),
    objects: [
      box(0, 0, place.width, place.height, glow),
      group(
        { transform: 'translate(-96 -96)' },
        ellipse(640, 1090, 480, 30, { fill: studio.ink, opacity: 0.5, filter: blur(drawing, 16) }),
        bust(drawing),
        pencil(drawing),
        glasses(drawing),
      ),
    ],
    shining: [strip(drawing, place.width, warm)],
  };
  return finishDrawing(
    drawing,
    isNight
      ? table(drawing, oklch(0.205, 0.012, 70), oklch(0.13, 0.01, 60), oklch(0.235, 0.014, 260))
      : table(drawing, oklch(0.92, 0.02, 80)),
    isNight ? spill(drawing, compartment) : '',
    niche(drawing, compartment, hour),
    isNight ? '' : daylight(drawing, 0.16, 0.1),
    vignette(drawing, isNight ? 0.24 : 0.12),
  );
}
