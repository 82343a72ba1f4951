import { brickwork } from './brickwork.ts';
import { mix } from './colour.ts';
import { box, circle, type Drawing, group, line, linear, path } from './drawing.ts';
import { street } from './facade.ts';
import { photographOf1931 } from './kade-14.ts';
import { somebody } from './people.ts';
import { decades } from './photographs.ts';
import { type } from './type.ts';

/** Drawing of an old photograph, 600 by 440 units. */
export type OldPhotograph = (drawing: Drawing) => string;

const grey = {
  light: '#e2e1dc',
  brick: '#9a9a97',
  joint: '#83837f',
  wood: '#3a3b3f',
  frame: '#dddcd7',
  pane: '#4b4c50',
  street: '#b3b2ad',
  kerb: '#c9c8c2',
  ink: '#232428',
};

/** De Boer's shop, with the baker's family. */
export const bakery: OldPhotograph = (drawing) =>
  group({ transform: 'scale(0.8) translate(-22 -284)' }, photographOf1931(drawing));

/** Four sisters on their doorstep, in order of height. */
export const sisters: OldPhotograph = (drawing) => {
  const [skin, hair] = ['#cfcdc6', '#2a2a2d'];
  const sister = (x: number, tall: number, coat: string, apron?: string) =>
    somebody(x, 398, tall, { coat, apron, skin, hair, legs: '#2f3034', isInSkirt: true });
  return [
    group({ transform: 'scale(0.62)' }, brickwork(drawing, grey, 5)),
    box(226, -10, 176, 400, grey.frame),
    box(240, -10, 148, 396, grey.wood),
    box(258, 16, 112, 130, grey.pane, 2),
    box(0, 376, 600, 14, grey.kerb),
    box(150, 384, 320, 20, mix(grey.kerb, '#ffffff', 0.3), 2),
    box(0, 402, 600, 40, grey.street),
    sister(176, 316, '#35363a'),
    sister(262, 292, '#6b6b6e', '#e6e4dd'),
    sister(344, 262, '#47484c'),
    sister(420, 196, '#e2e0d9'),
  ].join('');
};

/** Flood: the quay is under water, with a rowing boat in the street. */
export const flood: OldPhotograph = (drawing) => {
  const look = decades[2];
  if (look === undefined) throw new Error('There are four decades of paper.');
  const shine = linear(drawing, 90, [
    [0, mix(look.light, look.dark, 0.3)],
    [1, mix(look.light, look.dark, 0.72)],
  ]);
  return [
    street(drawing, 600, 440, { ...look, seed: 11, houses: 3 }),
    box(0, 318, 600, 130, shine),
    ...[334, 356, 382, 412].map(
      (y, row) =>
        line(40 + row * 70, y, 190 + row * 92, y, look.light, 3) +
        line(380 - row * 40, y + 9, 500 - row * 30, y + 9, look.light, 2),
    ),
    path('M190 352C206 396 398 396 430 346L404 352Q300 362 216 356Z', { fill: look.dark }),
    line(262, 300, 330, 396, mix(look.dark, look.light, 0.25), 8),
    circle(310, 286, 17, { fill: mix(look.light, look.dark, 0.3) }),
    path('M284 356C284 310 338 310 338 356Z', { fill: mix(look.dark, '#000000', 0.2) }),
  ].join('');
};

/** Smithy with open doors and a sign over the street. */
export const smithy: OldPhotograph = (drawing) => {
  const fire = linear(drawing, 90, [
    [0, '#1d1a17'],
    [0.6, '#3d3126'],
    [1, '#8d7350'],
  ]);
  const brown = {
    ...grey,
    brick: '#a3906f',
    joint: '#89775a',
    frame: '#e3d6ba',
    kerb: '#cdbf9f',
    street: '#b3a383',
  };
  return [
    group({ transform: 'scale(0.62)' }, brickwork(drawing, brown, 8)),
    path('M70 394V190Q190 92 310 190V394Z', { fill: fire, stroke: '#4a3c2b', 'stroke-width': 14 }),
    path('M84 394V206L20 226V404Z', { fill: '#4a3c2b' }),
    path('M296 394V206L360 226V404Z', { fill: '#4a3c2b' }),
    box(0, 390, 600, 50, brown.street),
    // The anvil on its block, and the sign that now hangs in the café.
    box(164, 348, 52, 46, '#57472f', 3),
    path('M132 318H238Q232 338 208 340V350H172V340Q146 338 132 318Z', { fill: '#221d17' }),
    line(404, 74, 560, 74, '#2c241a', 9),
    line(440, 74, 440, 104, '#2c241a', 5),
    line(530, 74, 530, 104, '#2c241a', 5),
    box(396, 102, 180, 104, '#3f3325', 6),
    box(404, 110, 164, 88, 'none', 4, { stroke: '#e8d9b4', 'stroke-width': 3 }),
    type('Vos', 486, 170, { size: 52, colour: '#efe1c2', weight: 700, align: 'centre' }),
    somebody(470, 412, 204, {
      coat: '#d6c8a8',
      apron: '#4b3d2b',
      skin: '#cbb993',
      hair: '#2f261b',
      legs: '#3d3222',
    }),
  ].join('');
};
