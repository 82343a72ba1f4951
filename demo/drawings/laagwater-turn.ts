import { mix, studio } from './colour.ts';
import {
  blur,
  box,
  circle,
  clipped,
  type Drawing,
  ellipse,
  finishDrawing,
  group,
  linear,
  n,
  type Point,
  path,
  radial,
  smooth,
  startDrawing,
} from './drawing.ts';
import { keptForPhones, type StillPicture } from './picture.ts';
import { seededRandom, wander } from './random.ts';
import { type Hour, shadow } from './surface.ts';
import { flats, sea } from './tide.ts';
import { lines, type } from './type.ts';

/** Measures of a phone in close-up, in units of the viewBox. */
interface Body {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

const onItsSide: Body = { width: 1900, height: 878, radius: 150 };
/** Upright phone. The picture crops its top, because the button is at the bottom. */
const upright: Body = { width: 872, height: 1780, radius: 150 };
const bezel = 34;

/** Layers of red, shaped like the layers of the tidal flats. */
function redWater(drawing: Drawing, { width, height }: Body, levels: readonly number[]): string {
  const tones = [
    [studio.accentDeep, 0.3],
    [studio.accentDeep, 0.42],
    [mix(studio.accentDeep, sea.night, 0.35), 0.55],
  ] as const;
  const wave = (y: number, place: number): string => {
    const [fill, opacity] = tones[place] as (typeof tones)[number];
    const bends = wander(4 + place * 5);
    const steps = Math.ceil(width / 74) + 1;
    const points = Array.from({ length: steps + 1 }, (_, i): Point => [i * 74 - 12, y + bends(i / 26) * 44]);
    return path(`${smooth(points)}L${width + 74} ${height + 20}L-20 ${height + 20}Z`, { fill, opacity });
  };
  const fall = linear(drawing, 60, [
    [0, mix(studio.accent, '#ffffff', 0.08)],
    [0.5, studio.accent],
    [1, mix(studio.accent, studio.accentDeep, 0.5)],
  ]);
  return box(0, 0, width, height, fall) + levels.map(wave).join('');
}

/** Ring with the duration of the way back, 1:20 of the remaining 1:40. */
function timeLeft(cx: number, cy: number, r: number): string {
  const round = 2 * Math.PI * r;
  const ring = { fill: 'none', stroke: '#fff', 'stroke-width': r * 0.11 };
  return [
    circle(cx, cy, r, { ...ring, opacity: 0.25 }),
    circle(cx, cy, r, {
      ...ring,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${n(round * 0.8)} ${n(round)}`,
      transform: `rotate(-90 ${cx} ${cy})`,
    }),
    type('1:20', cx, cy + r * 0.18, {
      size: r * 0.75,
      colour: '#fff',
      weight: 600,
      align: 'centre',
      tracking: -0.04,
    }),
    type('naar de dijk', cx, cy + r * 0.5, { size: r * 0.195, colour: '#fff', align: 'centre' }),
  ].join('');
}

/** Button over nearly the full width of the screen. */
function turnButton(x: number, y: number, width: number): string {
  const words = { size: 54, colour: studio.accentDeep, weight: 600, align: 'centre' } as const;
  return box(x, y, width, 122, '#fff', 61) + type('Ik keer om', x + width / 2, y + 80, words);
}

const call = { colour: '#fff', weight: 600, leading: 0.98 } as const;

function callOnItsSide(): string {
  return [
    lines(['Tijd om', 'te keren.'], 172, 270, { ...call, size: 208 }),
    type('Om 16:00 staat er water op je pad.', 178, 578, { size: 54, colour: '#fff', weight: 500 }),
    timeLeft(1482, 330, 236),
    turnButton(172, 656, 1556),
  ].join('');
}

function callUpright(): string {
  return [
    lines(['Tijd om', 'te keren.'], 92, 848, { ...call, size: 150 }),
    timeLeft(436, 1288, 204),
    turnButton(92, 1572, 688),
  ].join('');
}

type Drop = readonly [x: number, y: number, r: number];

/** Water drops on the glass, lit at the upper left and refracting light below. None covers a word. */
function drops(drawing: Drawing, places: readonly Drop[]): string {
  const random = seededRandom(41);
  const lens = radial(
    drawing,
    [
      [0, '#ffffff', 0.3],
      [0.55, '#ffffff', 0.1],
      [0.86, '#3a0b02', 0.16],
      [1, '#3a0b02', 0.3],
    ],
    0.6,
    0.68,
    0.62,
  );
  const soft = blur(drawing, 5);
  return places
    .map(([x, y, r]) => {
      const high = r * random.between(0.82, 1.12);
      const turn = `rotate(${n(random.between(-30, 30))} ${x} ${y})`;
      const [lightX, lightY] = [x - r * 0.34, y - r * 0.38];
      return [
        ellipse(x + r * 0.16, y + r * 0.24, r, high, { fill: '#3a0b02', opacity: 0.34, filter: soft }),
        ellipse(x, y, r, high, { fill: lens, transform: turn }),
        ellipse(lightX, lightY, r * 0.26, r * 0.15, {
          fill: '#fff',
          opacity: 0.85,
          transform: `rotate(-34 ${n(lightX)} ${n(lightY)})`,
        }),
      ].join('');
    })
    .join('');
}

const dropsOnItsSide: readonly Drop[] = [
  [1080, 118, 30],
  [1150, 172, 15],
  [1018, 214, 11],
  [1116, 470, 34],
  [1186, 544, 13],
  [1068, 548, 9],
  [640, 120, 17],
  [724, 96, 9],
  [1790, 128, 26],
  [1756, 214, 10],
  [1780, 588, 32],
  [1726, 540, 12],
  [300, 92, 12],
  [96, 700, 20],
  [132, 770, 9],
  [1802, 720, 14],
  [1236, 92, 8],
  [1196, 330, 19],
];

const dropsUpright: readonly Drop[] = [
  [742, 742, 27],
  [690, 690, 12],
  [120, 1150, 24],
  [162, 1206, 10],
  [760, 1420, 30],
  [704, 1478, 12],
  [136, 1466, 17],
  [744, 1112, 13],
  [796, 1700, 12],
];

/** Phone with its screen on, drawn from its upper left corner. */
function drawLitPhone(drawing: Drawing, body: Body, ...screen: string[]): string {
  const frame = { x: 0, y: 0, ...body };
  const edge = linear(drawing, 80, [
    [0, mix(studio.ink, '#ffffff', 0.5)],
    [0.2, studio.ink],
    [0.8, studio.ink],
    [1, mix(studio.ink, '#ffffff', 0.25)],
  ]);
  const sheen = linear(drawing, 24, [
    [0, '#ffffff', 0.15],
    [0.42, '#ffffff', 0.03],
    [0.422, '#ffffff', 0],
    [1, '#ffffff', 0],
  ]);
  const glass = (fill: string): string =>
    box(bezel, bezel, body.width - bezel * 2, body.height - bezel * 2, fill, body.radius - bezel);
  return [
    shadow(drawing, frame, 90),
    box(0, 0, body.width, body.height, edge, body.radius),
    box(7, 7, body.width - 14, body.height - 14, '#0b0b0c', body.radius - 7),
    clipped(drawing, glass('#fff'), ...screen),
    glass(sheen),
  ].join('');
}

/** Wet sand. By night only the screen lights it. */
function wetSand(drawing: Drawing, hour: Hour): string {
  const { width, height } = drawing;
  const glow = radial(drawing, [
    [0, studio.accent, 0.75],
    [0.7, studio.accent, 0.32],
    [1, studio.accent, 0],
  ]);
  return (
    flats(drawing, width, height, 31, 0.3, hour) +
    (hour === 'night' ? ellipse(width / 2, height * 0.55, width * 0.59, height * 0.69, { fill: glow }) : '')
  );
}

/** The app's most important screen in close-up: whole, with sand around it. */
function turn(hour: Hour): string {
  const drawing = startDrawing(2100, 900);
  return finishDrawing(
    drawing,
    wetSand(drawing, hour),
    group(
      { transform: 'translate(1050 440) rotate(-2) scale(0.88) translate(-950 -439)' },
      drawLitPhone(
        drawing,
        onItsSide,
        redWater(drawing, onItsSide, [430, 560, 670]),
        callOnItsSide(),
        drops(drawing, dropsOnItsSide),
        // The camera is on the left, because the phone lies on its side.
        box(bezel + 26, 316, 52, 236, '#050505', 26),
      ),
    ),
  );
}

function turnOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1200);
  return finishDrawing(
    drawing,
    wetSand(drawing, hour),
    group(
      { transform: 'translate(44 -632) rotate(-3 436 1232)' },
      drawLitPhone(
        drawing,
        upright,
        redWater(drawing, upright, [1160, 1380, 1560]),
        callUpright(),
        drops(drawing, dropsUpright),
      ),
    ),
  );
}

export const laagwaterTurn: StillPicture[] = [
  { file: 'shell-turn.webp', draw: () => turn('day') },
  { file: 'shell-turn-night.webp', draw: () => turn('night') },
  { file: 'shell-turn-phone.webp', ...keptForPhones, draw: () => turnOnPhones('day') },
  { file: 'shell-turn-phone-night.webp', ...keptForPhones, draw: () => turnOnPhones('night') },
];
