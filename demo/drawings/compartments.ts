import { type CabinetCase, cabinetCompartments } from '../pages/cabinet.ts';
import { mix, oklch, studio } from './colour.ts';
import { phone } from './devices.ts';
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
import { street } from './facade.ts';
import { landscape } from './landscape.ts';
import { ball, block, type Compartment, globe, strip, stripLamp } from './niche.ts';
import { type PebbleLook, pebble, pebbleOutline, stone } from './pebble.ts';
import { type Hour, sheet } from './surface.ts';
import { curtain, stage } from './theatre.ts';
import { type Beam, flats } from './tide.ts';
import { type } from './type.ts';
import { screenShop, shopLooks } from './zeven-uur-screens.ts';

export type Fill = (drawing: Drawing, hour: Hour) => Compartment;

const warm = '#ffbf78';

const archief: Fill = (drawing, hour) => {
  const place = cabinetCompartments.abn;
  const photograph = street(drawing, 310, 280, {
    light: '#f0c9a0',
    dark: '#6a2f34',
    sky: hour === 'day' ? '#f4dfae' : '#e9cf9c',
    seed: 9,
    houses: 3,
  });
  return {
    place,
    tone: oklch(0.68, 0.055, 35),
    lamp: stripLamp(place, warm),
    objects: [
      sheet(
        drawing,
        { x: 96, y: 96, width: 350, height: 366, radius: 3, turn: -5, lift: 34, fill: '#faf6ec' },
        at(20, 20, clipped(drawing, box(0, 0, 310, 280, '#fff'), photograph)),
        type('Kade 14, 1931', 20, 343, { size: 24, colour: '#7c5c48', weight: 500 }),
      ),
    ],
    shining: [strip(drawing, place.width, warm)],
  };
};

const laagwater: Fill = (drawing, hour) => {
  const place = cabinetCompartments.shell;
  const layers = (beam?: Beam) =>
    group(
      { transform: 'translate(0 -22)' },
      clipped(drawing, box(0, 0, 540, 560, '#fff'), flats(drawing, 540, 560, 23, 0.06, hour, beam)),
    );
  return {
    place,
    tone: oklch(0.84, 0.03, 205),
    lamp: { x: 60, y: 40, reach: 560, colour: '#8fb8e8', dark: oklch(0.27, 0.05, 245) },
    objects: hour === 'day' ? [layers(), circle(392, 96, 42, { fill: studio.white, opacity: 0.9 })] : [],
    // By night a lighthouse lights the flats, instead of a lamp in the cabinet.
    shining: [
      layers({
        from: [-30, -10],
        to: [
          [600, 160],
          [600, 420],
        ],
      }),
    ],
  };
};

const zonnedeler: Fill = (drawing) => {
  const sun = oklch(0.84, 0.14, 86);
  const lamp = '#ffcf6b';
  const windows = (lit: (index: number) => string) =>
    Array.from({ length: 8 }, (_, index) => {
      const [column, row] = [index % 4, Math.floor(index / 4)];
      return box(88 + column * 44, 350 + row * 52, 30, 34, lit(column + row), 2);
    });
  const litByDay = (sum: number) => (sum % 3 === 0 ? sun : oklch(0.3, 0.07, 279));
  const litByNight = (sum: number) => (sum % 3 === 0 ? '#ffdf92' : '#e9a857');
  return {
    place: cabinetCompartments.ing,
    tone: oklch(0.5, 0.085, 280),
    lamp: { x: 186, y: 228, reach: 440, colour: '#b9a8ff', dark: oklch(0.3, 0.06, 285) },
    objects: [
      block(drawing, 70, 330, 200, 134, oklch(0.42, 0.09, 279)),
      ...windows(litByDay),
      ball(drawing, 186, 228, 82, sun),
    ],
    shining: [
      globe(drawing, 186, 228, 82, lamp),
      group({ filter: blur(drawing, 7), opacity: 0.8 }, ...windows(litByNight)),
      ...windows(litByNight),
    ],
  };
};

/** Pebbles of the Kiezel case. The empty compartment of the 404 page shows only their outline. */
const pebbles: readonly PebbleLook[] = [
  { x: 184, y: 412, r: 116, tone: stone.mid, seed: 9, flat: 0.56, turn: 2 },
  { x: 192, y: 312, r: 84, tone: stone.pale, seed: 5, flat: 0.54, turn: -5 },
  { x: 180, y: 236, r: 58, tone: stone.slate, seed: 8, flat: 0.6, turn: 4 },
  { x: 188, y: 180, r: 34, tone: oklch(0.62, 0.16, 33), seed: 4, flat: 0.68, turn: -8 },
];

const kiezel: Fill = (drawing) => {
  const place = cabinetCompartments.tweakers;
  return {
    place,
    tone: oklch(0.87, 0.012, 245),
    lamp: { ...stripLamp(place, '#ffdcae'), reach: 560, dark: oklch(0.24, 0.02, 250) },
    objects: [...pebbles.map((look) => pebble(drawing, look))],
    shining: [strip(drawing, place.width, '#ffdcae')],
  };
};

/**
 * Empty compartment: the shadow outline of its object on the wall, a clean spot on the dusty floor and a tag
 * with the number 404.
 */
export const nothing = (drawing: Drawing, hour: Hour, width: number): Compartment => {
  const place = { ...cabinetCompartments.tweakers, width };
  // The outline is centred, where the object stood.
  const aside = (width - cabinetCompartments.tweakers.width) / 2;
  const tag = 304 + aside * 1.24;
  const tone = oklch(0.8, 0.012, 245);
  const isNight = hour === 'night';
  const card = sheet(
    drawing,
    {
      x: tag - 42,
      y: 424,
      width: 84,
      height: 50,
      radius: 3,
      lift: 8,
      turn: 2,
      fill: isNight ? '#fff1d8' : studio.white,
    },
    type('404', 42, 35, { size: 29, colour: studio.ink, weight: 600, align: 'centre' }),
  );
  const outlines = pebbles.map((look) =>
    path(pebbleOutline(look), { transform: `translate(${look.x} ${look.y}) rotate(${look.turn})` }),
  );
  // The light comes from the upper left, so the shadow leans to the right and is shorter than the object.
  const fallen = [group({ transform: `matrix(1 0 -0.26 0.94 ${aside + 104} 26)` }, ...outlines)];
  // The floor is clean where the object stood, and dusty around it.
  const clean = { x: aside + 150, y: 482, across: 84, down: 9 };
  const { x: middle, y: level, across, down } = clean;
  const dust = path(
    `M0 504L38 451H${width - 11}L${width} 504ZM${middle - across} ${level}a${across} ${down} 0 1 0 ${across * 2} 0a${across} ${down} 0 1 0 ${-across * 2} 0Z`,
    { fill: '#ffffff', 'fill-rule': 'evenodd', opacity: isNight ? 0.34 : 0.42, filter: blur(drawing, 2.6) },
  );
  return {
    place,
    tone,
    lamp: { ...stripLamp(place, '#ffdcae'), reach: 600, dark: oklch(0.24, 0.02, 250) },
    objects: [
      box(0, 0, width, 504, '#ffffff', 0, { opacity: isNight ? 0 : 0.3 }),
      // The shadow is drawn twice: blurred, and sharper near the object.
      group({ fill: stone.slate, opacity: isNight ? 0.5 : 0.24, filter: blur(drawing, 7) }, ...fallen),
      group({ fill: stone.slate, opacity: isNight ? 0.5 : 0.22, filter: blur(drawing, 2.2) }, ...fallen),
      dust,
      isNight ? '' : card,
    ],
    // By night the tag keeps its colours, because it is what the visitor must find.
    shining: [strip(drawing, place.width, '#ffdcae'), isNight ? card : ''],
  };
};

const zevenUur: Fill = (drawing, hour) => {
  const place = cabinetCompartments.toast;
  const tone = oklch(0.93, 0.045, 86);
  const telephone = phone(
    drawing,
    { x: 92, y: 150, width: 376, lift: 60, turn: 0, body: oklch(0.28, 0.04, 45) },
    screenShop(drawing, shopLooks[hour]),
  );
  const arch = path('M66 1000V420A214 214 0 0 1 494 420V1000Z', { fill: mix(tone, '#ffffff', 0.45) });
  // The ball stands beside the phone, so that it does not cover the screen.
  const ballBeside = ball(
    drawing,
    528,
    966,
    50,
    hour === 'day' ? studio.accent : mix(studio.accent, oklch(0.2, 0.05, 33), 0.3),
  );
  const aura = blended(
    'screen',
    box(72, 140, 416, 846, '#ffb061', 70, { filter: blur(drawing, 42), opacity: 0.5 }),
  );
  return {
    place,
    tone,
    lamp: { ...stripLamp(place, warm), reach: 980, dark: oklch(0.2, 0.03, 50) },
    objects: [arch, telephone, ballBeside],
    shining: [strip(drawing, place.width, warm), aura, telephone, ballBeside],
  };
};

const korteNacht: Fill = (drawing) => {
  const beam = radial(drawing, [
    [0, '#d98f74', 0.6],
    [1, '#d98f74', 0],
  ]);
  const film = landscape(drawing, 360, 212, {
    skyTop: oklch(0.27, 0.06, 290),
    skyLow: oklch(0.74, 0.1, 48),
    far: oklch(0.56, 0.075, 20),
    near: oklch(0.19, 0.03, 305),
    disc: { x: 0.63, y: 0.34, r: 0.12, colour: oklch(0.94, 0.06, 85) },
    seed: 6,
  });
  const screen = sheet(
    drawing,
    { x: 62, y: 116, width: 376, height: 228, radius: 6, lift: 20, fill: '#100d12' },
    at(8, 8, clipped(drawing, box(0, 0, 360, 212, '#fff', 3), film)),
  );
  const seats = (back: string, edge: string) =>
    [-1, 0, 1, 2, 3].map((seat) =>
      path(`M${4 + seat * 126} 504V428q0 -26 59 -26t59 26V504Z`, {
        fill: linear(drawing, 90, [
          [0, edge],
          [0.2, back],
          [1, oklch(0.16, 0.02, 320)],
        ]),
      }),
    );
  const glow = '#e59a7d';
  return {
    place: cabinetCompartments['sample-video-project'],
    tone: oklch(0.27, 0.03, 320),
    lamp: { x: 250, y: 230, reach: 400, colour: glow },
    objects: [
      circle(250, 230, 330, { fill: beam }),
      screen,
      ...seats(oklch(0.3, 0.04, 330), oklch(0.46, 0.07, 10)),
    ],
    shining: [
      blended(
        'screen',
        box(40, 96, 420, 268, glow, 20, { filter: blur(drawing, 40), opacity: 0.75 }),
        circle(250, 200, 320, {
          fill: pool(drawing, 250, 200, 320, [
            [0.3, glow, 0.4],
            [1, glow, 0],
          ]),
        }),
      ),
      screen,
      ...seats(oklch(0.19, 0.03, 330), oklch(0.5, 0.09, 20)),
    ],
  };
};

const doekOp: Fill = (drawing) => {
  // The beam stays between the curtains, because a curtain edge would put a kink in it.
  const beam = path(
    polygon([
      [232, -20],
      [268, -20],
      [344, 474],
      [156, 474],
    ]),
    {
      fill: linear(drawing, 90, [
        [0, stage.light, 0.5],
        [1, stage.light, 0.12],
      ]),
    },
  );
  const shaft = path('M232 -20H268L344 474H156Z', {
    fill: linear(drawing, 90, [
      [0, '#fff3cf', 0.85],
      [0.6, '#ffe6a8', 0.42],
      [1, '#ffe6a8', 0.3],
    ]),
    filter: blur(drawing, 7),
  });
  const ballLit = [
    ball(drawing, 250, 410, 58, stage.chalk),
    path('M228 412l16 18 32-40', {
      fill: 'none',
      stroke: stage.green,
      'stroke-width': 9,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  ];
  return {
    place: cabinetCompartments.check,
    tone: stage.bottle,
    lamp: { x: 250, y: 330, reach: 400, colour: '#ffe2a0' },
    objects: [
      beam,
      ellipse(250, 474, 95, 15, { fill: stage.light, opacity: 0.6 }),
      curtain(drawing, -8, 150, 470, 5, stage.green),
      curtain(drawing, 358, 150, 470, 5, stage.green),
      ...ballLit,
    ],
    shining: [
      blended('screen', shaft, ellipse(250, 474, 95, 15, { fill: '#ffedbd', opacity: 0.75 })),
      ...ballLit,
    ],
  };
};

export const fills: Record<CabinetCase, Fill> = {
  abn: archief,
  shell: laagwater,
  ing: zonnedeler,
  tweakers: kiezel,
  toast: zevenUur,
  'sample-video-project': korteNacht,
  check: doekOp,
};
