import { label, textBars } from './bars.ts';
import { mix, oklch, studio } from './colour.ts';
import {
  at,
  box,
  circle,
  clipped,
  type Drawing,
  finishDrawing,
  line,
  linear,
  path,
  smooth,
  startDrawing,
} from './drawing.ts';
import { flats, sea, tideCurve } from './laagwater.ts';
import { type LandscapeLook, landscape } from './landscape.ts';
import type { Picture } from './picture.ts';

/** What differs between the wireframe and the finished page; the layout is one and the same. */
interface Finish {
  ground: string;
  ink: string;
  text: string;
  hair: string;
  radius: number;
  accent: string;
  image(drawing: Drawing, width: number, height: number, which: number): string;
}

const skies: LandscapeLook[] = [
  {
    skyTop: '#a9c7cf',
    skyLow: '#eef0e4',
    far: '#9fb5ac',
    near: '#2c5563',
    seed: 4,
    ridges: 4,
    roughness: 0.05,
  },
  {
    skyTop: '#e3b98f',
    skyLow: '#f7e7cc',
    far: '#c59f7f',
    near: '#54473e',
    seed: 11,
    ridges: 4,
    roughness: 0.045,
    disc: { x: 0.7, y: 0.42, r: 0.13, colour: '#fff6e2', glow: 2.4 },
  },
  {
    skyTop: '#39566a',
    skyLow: '#9fb9bd',
    far: '#67858f',
    near: '#1d3442',
    seed: 18,
    ridges: 5,
    roughness: 0.06,
  },
];

const wireframe: Finish = {
  ground: '#fbfbf9',
  ink: '#6f6e6a',
  text: '#c9c8c3',
  hair: '#b5b4af',
  radius: 2,
  accent: '#8d8c87',
  image: (_drawing, width, height) =>
    box(0, 0, width, height, '#ecebe7', 0, { stroke: '#b5b4af', 'stroke-width': 3 }) +
    line(0, 0, width, height, '#c6c5c0', 2) +
    line(width, 0, 0, height, '#c6c5c0', 2),
};

const finished: Finish = {
  ground: mix(sea.dry, '#ffffff', 0.7),
  ink: sea.night,
  text: mix(sea.deep, sea.water, 0.4),
  hair: sea.wet,
  radius: 20,
  accent: studio.accent,
  image: (drawing, width, height, which) =>
    which === 0
      ? flats(drawing, width, height, 12, 0.17)
      : landscape(drawing, width, height, skies[which - 1] as LandscapeLook),
};

function page(finish: Finish): string {
  const drawing = startDrawing(1600, 1000);
  const { ground, ink, text, hair, radius, accent } = finish;
  const isWire = finish === wireframe;
  const image = (x: number, y: number, width: number, height: number, which: number): string =>
    at(
      x,
      y,
      clipped(drawing, box(0, 0, width, height, '#fff', radius), finish.image(drawing, width, height, which)),
    );
  const chart = tideCurve(620, 116, 0);
  const way = [
    [150, 80],
    [220, 150],
    [196, 236],
    [300, 290],
    [420, 276],
    [486, 350],
  ] as const;
  const fill = isWire
    ? 'none'
    : linear(drawing, 90, [
        [0, sea.water, 0.7],
        [1, sea.foam, 0.2],
      ]);
  return finishDrawing(
    drawing,
    box(0, 0, 1600, 1000, ground),
    isWire
      ? circle(90, 62, 16, { fill: 'none', stroke: hair, 'stroke-width': 3 })
      : circle(90, 62, 16, { fill: accent }),
    label(122, 55, 110, 15, ink),
    ...[0, 1, 2].map((index) => label(1060 + index * 124, 58, 78, 10, text)),
    box(1430, 40, 100, 44, isWire ? 'none' : ink, isWire ? 2 : 22, {
      stroke: isWire ? hair : 'none',
      'stroke-width': 3,
    }),
    label(1456, 58, 48, 9, isWire ? hair : '#ffffff'),
    label(74, 164, 560, 58, ink),
    label(74, 242, 420, 58, ink),
    textBars(74, 340, 540, 3, { size: 24, colour: text, seed: 6, last: 0.55 }),
    box(74, 486, 218, 66, accent, isWire ? 2 : 33),
    label(126, 513, 114, 13, '#ffffff'),
    label(332, 513, 126, 13, ink),
    image(760, 130, 770, 440, 0),
    isWire
      ? ''
      : at(
          760,
          130,
          path(smooth(way), { fill: 'none', stroke: '#fff', 'stroke-width': 13, 'stroke-linecap': 'round' }),
          path(smooth(way), {
            fill: 'none',
            stroke: accent,
            'stroke-width': 5.5,
            'stroke-linecap': 'round',
            'stroke-dasharray': '1 13',
          }),
          circle(150, 80, 15, { fill: ink, stroke: '#fff', 'stroke-width': 5 }),
          circle(486, 350, 17, { fill: accent, stroke: '#fff', 'stroke-width': 5 }),
        ),
    line(74, 628, 1530, 628, hair, isWire ? 3 : 2),
    label(74, 668, 170, 17, ink),
    at(
      74,
      716,
      path(`${smooth(chart)}L620 170L0 170Z`, { fill }),
      path(smooth(chart), { fill: 'none', stroke: ink, 'stroke-width': isWire ? 3 : 5 }),
    ),
    line(74, 886, 694, 886, hair, 2.5),
    ...[0, 1, 2, 3, 4, 5].map((index) => label(74 + index * 114, 906, 42, 9, text)),
    isWire ? '' : circle(74 + 201, 716 + 108, 13, { fill: accent, stroke: '#fff', 'stroke-width': 5 }),
    ...[0, 1, 2].flatMap((index) => {
      const x = 760 + index * 264;
      return [
        image(x, 668, 242, 168, index + 1),
        label(x, 858, 150, 14, ink),
        label(x, 888, 96, 10, text),
        label(x + 190, 858, 52, 14, isWire ? hair : oklch(0.55, 0.16, 33)),
      ];
    }),
  );
}

export const beforeAfter: Picture[] = [
  { file: 'before-wireframe.jpg', draw: () => page(wireframe) },
  { file: 'after-interface.jpg', draw: () => page(finished) },
];
