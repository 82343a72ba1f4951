import { mix, studio } from './colour.ts';
import { type ButtonPlace, lastButton } from './desk-button.ts';
import { cable, fader, key, knob, lamp, tape, toggle } from './desk-controls.ts';
import { type Desk, type Made, material, startDesk } from './desk-materials.ts';
import { type Band, drawModules } from './desk-modules.ts';
import {
  blended,
  blur,
  box,
  type Drawing,
  finishDrawing,
  group,
  linear,
  type Point,
  startDrawing,
} from './drawing.ts';
import { keptForPhones, type StillPicture } from './picture.ts';
import { daylight, type Hour, vignette } from './surface.ts';
import { type } from './type.ts';

/** Draws controls of one size. The shadows of all controls lie below all bodies. */
function layOut(desk: Desk, controls: readonly Made[], s: number): string {
  const shade = (soft: number, opacity: number) =>
    group(
      { fill: studio.ink, filter: blur(desk.drawing, soft), opacity },
      ...controls.map((each) => each.shade),
    );
  return shade(s * 0.075, desk.hour === 'day' ? 0.5 : 0.62) + controls.map(({ body }) => body).join('');
}

const joinLights = (controls: readonly Made[]): string => controls.map(({ light = '' }) => light).join('');

/** Bare surface of the desk, between the controls. */
function ground(drawing: Drawing, desk: Desk): string {
  const { width, height } = drawing;
  const ivory = desk.tone(material.ivory);
  return box(
    0,
    0,
    width,
    height,
    linear(drawing, 24, [
      [0, mix(ivory, '#fffaf0', desk.shine(0.3))],
      [0.6, ivory],
      [1, mix(ivory, studio.ink, 0.1)],
    ]),
  );
}

/** Plate colours of the crowded part: dark among light, with a few colours of the cases. */
const busy = [
  material.graphite,
  material.bone,
  material.grey,
  material.ivory,
  material.teal,
  material.bone,
  material.coal,
  material.ivory,
  material.grey,
  material.bottle,
  material.bone,
  material.graphite,
  material.ivory,
  material.aubergine,
] as const;
const calmer = [
  material.ivory,
  material.bone,
  material.ivory,
  material.grey,
  material.ivory,
  material.bone,
] as const;

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly bands: readonly Band[];
  /** Controls on the bare surface, grouped by grid unit. */
  readonly loose: (desk: Desk) => readonly { readonly s: number; readonly controls: readonly Made[] }[];
  /** Label tape and cables, drawn over everything else. */
  readonly later: (desk: Desk, sockets: readonly Point[]) => readonly Made[];
  /** `word` is the font size of the button's text, in units of the viewBox. */
  readonly button: ButtonPlace & { readonly word: number };
}

function picture(layout: Layout, hour: Hour): string {
  const { width, height, bands, button } = layout;
  const drawing = startDrawing(width, height);
  const desk = startDesk(drawing, hour, layout.seed);
  const isNight = hour === 'night';
  const full = bands.map((band) => ({ s: band.s, ...drawModules(desk, band) }));
  const loose = layout.loose(desk);
  const sockets = full.flatMap(({ controls }) => controls.flatMap(({ socket }) => (socket ? [socket] : [])));
  const later = layout.later(desk, sockets);
  return finishDrawing(
    drawing,
    ground(drawing, desk),
    ...full.map(({ plates }) => plates),
    ...[...full, ...loose].map(({ controls, s }) => layOut(desk, controls, s)),
    isNight ? blended('screen', ...[...full, ...loose].map(({ controls }) => joinLights(controls))) : '',
    layOut(desk, later, 40),
    // By night there is no haze, so that the lamps are clear.
    isNight ? '' : daylight(drawing, 0.16, 0.06),
    lastButton(desk, button),
    type('aan', button.x, button.y + button.r * 1.3 + button.word * 1.3, {
      size: button.word,
      colour: isNight ? '#ffd3b4' : studio.ink,
      weight: 600,
      align: 'centre',
    }),
    vignette(drawing, isNight ? 0.24 : 0.16),
  );
}

/** Places controls in rows and columns around a centre. */
function grid(
  columns: number,
  rows: number,
  s: number,
  x: number,
  y: number,
  make: (place: { x: number; y: number; s: number }, index: number) => Made,
): Made[] {
  return Array.from({ length: columns * rows }, (_, i) =>
    make(
      {
        x: x + ((i % columns) - (columns - 1) / 2) * s,
        y: y + (Math.floor(i / columns) - (rows - 1) / 2) * s,
        s,
      },
      i,
    ),
  );
}

const { ivory, grey, graphite, ochre, bone } = material;

/** Draws cables between sockets. Sockets are numbered in the order in which the modules are drawn. */
const cables = (
  desk: Desk,
  sockets: readonly Point[],
  s: number,
  each: readonly (readonly [from: number, to: number, sag: number, colour: string])[],
): Made[] =>
  each.map(([from, to, sag, colour]) =>
    cable(desk, sockets[from] as Point, sockets[to] as Point, sag, colour, s),
  );

const label = (
  desk: Desk,
  x: number,
  y: number,
  words: string,
  size: number,
  width: number,
  turn = 0,
  colour: string = '#2b2926',
) => tape(desk, x, y, words, { size, width, turn, colour });

const wide: Layout = {
  width: 2400,
  height: 960,
  seed: 7,
  bands: [
    {
      x: 0,
      y: 0,
      s: 40,
      columns: 8,
      rows: 24,
      most: 16,
      plates: busy,
      seed: 3,
      says: ['41', '0,7', '3e', '404'],
    },
    {
      x: 320,
      y: 0,
      s: 48,
      columns: 6,
      rows: 20,
      most: 14,
      plates: busy.toReversed(),
      seed: 11,
      says: ['1931', '88', '12'],
    },
    {
      x: 608,
      y: 0,
      s: 64,
      columns: 5,
      rows: 15,
      most: 12,
      plates: calmer,
      seed: 4,
      says: ['300 filters', '9'],
    },
  ],
  loose: (desk) => [
    {
      s: 80,
      controls: [
        ...grid(3, 2, 80, 1072, 170, (place) => knob(desk, place, graphite, ivory)),
        ...grid(3, 1, 80, 1072, 480, (place, i) =>
          fader(desk, { ...place, high: 4 }, i === 1 ? ochre : bone, ivory),
        ),
        ...grid(3, 2, 80, 1072, 790, (place, i) =>
          key(desk, place, i === 4 ? ochre : grey, i === 4 ? '#ffb347' : undefined),
        ),
      ],
    },
    {
      s: 112,
      controls: [
        ...grid(2, 1, 112, 1344, 312, (place) => toggle(desk, place)),
        ...grid(2, 1, 112, 1344, 480, (place) => knob(desk, place, bone, ivory)),
        ...grid(2, 1, 112, 1344, 648, (place, i) => key(desk, place, i === 0 ? graphite : bone)),
      ],
    },
    { s: 190, controls: [knob(desk, { x: 1592, y: 480, s: 210 }, bone, ivory)] },
    { s: 90, controls: [lamp(desk, { x: 1592, y: 312, s: 90 }, '#ffb347')] },
  ],
  later: (desk, sockets) => [
    ...cables(desk, sockets, 44, [
      [4, 31, 120, ochre],
      [12, 21, 90, material.teal],
      [16, 40, 60, bone],
      [38, 51, 150, ochre],
    ]),
    label(desk, 328, 514, 'niet aanraken', 23, 176, -2),
    label(desk, 200, 404, 'misschien', 23, 132, 1.5),
    label(desk, 200, 722, 'voor later', 23, 126, -1),
    label(desk, 416, 750, 'zie handleiding', 23, 188, 1),
  ],
  button: { x: 2040, y: 432, r: 176, word: 76 },
};

const upright: Layout = {
  width: 960,
  height: 1200,
  seed: 5,
  bands: [
    { x: 0, y: 0, s: 48, columns: 20, rows: 4, most: 14, plates: busy, seed: 2, says: ['41', '0,7'] },
    {
      x: 0,
      y: 192,
      s: 60,
      columns: 16,
      rows: 3,
      most: 12,
      plates: busy.toReversed(),
      seed: 6,
      says: ['1931', '88'],
    },
    { x: 0, y: 372, s: 80, columns: 12, rows: 2, most: 8, plates: calmer, seed: 9, says: ['300'] },
  ],
  loose: (desk) => [
    {
      s: 112,
      controls: [
        ...grid(2, 1, 112, 190, 632, (place) => toggle(desk, place)),
        ...grid(2, 1, 112, 480, 632, (place) => knob(desk, place, bone, ivory)),
        ...grid(2, 1, 112, 770, 632, (place, i) =>
          key(desk, place, i === 0 ? ochre : bone, i === 0 ? '#ffb347' : undefined),
        ),
      ],
    },
  ],
  later: (desk, sockets) => [
    ...cables(desk, sockets, 50, [
      [5, 10, 60, ochre],
      [9, 16, 60, material.teal],
    ]),
    label(desk, 696, 262, 'niet aanraken', 35, 262, -2),
    label(desk, 176, 112, 'misschien', 35, 200, 2),
  ],
  button: { x: 480, y: 904, r: 124, word: 64 },
};

export const controlDesk: StillPicture[] = [
  { file: 'cases-desk.webp', quality: 68, width: 1600, draw: () => picture(wide, 'day') },
  { file: 'cases-desk-night.webp', quality: 68, width: 1600, draw: () => picture(wide, 'night') },
  { file: 'cases-desk-phone.webp', ...keptForPhones, quality: 46, draw: () => picture(upright, 'day') },
  {
    file: 'cases-desk-phone-night.webp',
    ...keptForPhones,
    quality: 46,
    draw: () => picture(upright, 'night'),
  },
];
