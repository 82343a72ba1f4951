import { mix, oklch, studio } from './colour.ts';
import { appWindow, edgeLight, tablet } from './devices.ts';
import {
  at,
  blended,
  box,
  circle,
  type Drawing,
  finishDrawing,
  group,
  line,
  linear,
  path,
  pool,
  radial,
  startDrawing,
} from './drawing.ts';
import { comparison, comparisonOnPhones, type Product, product, shopLooks } from './kiezel-screens.ts';
import { type PebbleLook, pebble, pebbleOutline, stone } from './pebble.ts';
import { ease, keptForPhones, type Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import { ambient, daylight, type Hour, type Lamp, lampPool, sheet, table, vignette } from './surface.ts';
import { lines, type } from './type.ts';

/** Slate in the evening, cold and dark: the one warm thing on it is the light of the lamp. */
const slab = oklch(0.265, 0.045, 256);

type SlabLamp = Pick<Lamp, 'x' | 'y' | 'reach' | 'wide'>;

/** The ground of these pictures: as it is `day`, or slate under one warm lamp. */
function ground(drawing: Drawing, hour: Hour, day: string, lamp: SlabLamp): string {
  if (hour === 'day') return day;
  const lit = pool(drawing, lamp.x / (lamp.wide ?? 1), lamp.y, lamp.reach * 0.74, [
    [0, '#ffd7a0', 0.86],
    [0.22, '#eeb274', 0.5],
    [0.48, '#b98a63', 0.22],
    [0.8, '#8a7468', 0.03],
    [1, '#8a7468', 0],
  ]);
  return (
    table(drawing, slab, mix(slab, '#000000', 0.3), mix(slab, stone.slate, 0.3)) +
    group(
      { transform: `scale(${lamp.wide ?? 1} 1)` },
      box(0, 0, drawing.width / (lamp.wide ?? 1), drawing.height, lit),
    )
  );
}

/** A pebble in the hour's own light: the nearer to the lamp, the more of its colour is seen. */
function lying(drawing: Drawing, hour: Hour, lamp: SlabLamp, look: PebbleLook): string {
  if (hour === 'day') return pebble(drawing, { ...look, lit: undefined });
  const [dx, dy] = [(lamp.x - look.x) / (lamp.wide ?? 1), lamp.y - look.y];
  const away = Math.hypot(dx, dy) / lamp.reach;
  return pebble(drawing, {
    ...look,
    // The chosen one is the warmest thing there, however far from the lamp.
    lit: look.lit ?? Math.max(0.5, Math.min(1, 1.15 - away * 0.8)),
    from: Math.atan2(dy, dx),
  });
}

/** What a bright window throws on the sand round it. */
function screenLight(drawing: Drawing, x: number, y: number, reach: number): string {
  const spill = pool(drawing, x, y, reach, [
    [0, oklch(0.6, 0.05, 250), 0.5],
    [0.6, oklch(0.5, 0.05, 250), 0.24],
    [1, oklch(0.4, 0.05, 250), 0],
  ]);
  return blended('screen', circle(x, y, reach, { fill: spill }));
}

function hero(hour: Hour): string {
  const drawing = startDrawing(2400, 1350);
  const isNight = hour === 'night';
  const lamp: SlabLamp = { x: 330, y: 90, reach: 1500, wide: 1.5 };
  const { paper, ink } = shopLooks[hour];
  const stones: readonly PebbleLook[] = [
    { x: 214, y: 300, r: 176, tone: stone.mid, seed: 3, turn: -18 },
    { x: 2196, y: 1010, r: 190, tone: stone.grey, seed: 5, turn: 14 },
    { x: 2206, y: 400, r: 118, tone: stone.slate, seed: 8, turn: -30 },
    {
      x: 2100,
      y: 640,
      r: 54,
      tone: isNight ? oklch(0.62, 0.2, 33) : oklch(0.62, 0.13, 33),
      lit: 0.95,
      seed: 4,
      turn: 10,
      flat: 0.85,
    },
    { x: 318, y: 640, r: 82, tone: stone.pale, seed: 7, turn: -12 },
    { x: 120, y: 700, r: 66, tone: stone.sand, seed: 11, turn: 22 },
    { x: 232, y: 1030, r: 160, tone: stone.slate, seed: 9, turn: 8 },
  ];
  return finishDrawing(
    drawing,
    ground(
      drawing,
      hour,
      table(drawing, stone.sand, mix(stone.sand, stone.night, 0.2)) + daylight(drawing, 0.5, 0.02),
      lamp,
    ),
    isNight ? screenLight(drawing, 1300, 690, 1180) : '',
    ...stones.map((look) => lying(drawing, hour, lamp, look)),
    appWindow(
      drawing,
      {
        x: 440,
        y: 92,
        width: 1524,
        height: 1088,
        lift: 90,
        fill: paper,
        ink: isNight ? ink : studio.ink,
        address: 'kiezel.example',
      },
      comparison(drawing, hour),
    ),
    vignette(drawing, isNight ? 0.3 : undefined),
  );
}

/** The same for a narrow window: all three whole, with stones round them. */
function heroOnPhones(hour: Hour): string {
  const drawing = startDrawing(1200, 1040);
  const isNight = hour === 'night';
  const lamp: SlabLamp = { x: 200, y: 60, reach: 1050, wide: 1.3 };
  const { paper, ink } = shopLooks[hour];
  const stones: readonly PebbleLook[] = [
    { x: 96, y: 150, r: 150, tone: stone.mid, seed: 3, turn: -18 },
    { x: 1120, y: 930, r: 172, tone: stone.grey, seed: 5, turn: 14 },
    { x: 1110, y: 118, r: 92, tone: stone.slate, seed: 8, turn: -30 },
    {
      x: 1160,
      y: 560,
      r: 44,
      tone: isNight ? oklch(0.62, 0.2, 33) : oklch(0.62, 0.13, 33),
      lit: 0.95,
      seed: 4,
      turn: 10,
      flat: 0.85,
    },
  ];
  return finishDrawing(
    drawing,
    ground(
      drawing,
      hour,
      table(drawing, stone.sand, mix(stone.sand, stone.night, 0.2)) + daylight(drawing, 0.5, 0.02),
      lamp,
    ),
    isNight ? screenLight(drawing, 620, 530, 760) : '',
    ...stones.map((look) => lying(drawing, hour, lamp, look)),
    appWindow(
      drawing,
      {
        x: 100,
        y: 82,
        width: 1000,
        height: 900,
        lift: 70,
        fill: paper,
        ink: isNight ? ink : studio.ink,
        address: 'kiezel.example',
      },
      comparisonOnPhones(drawing, hour),
    ),
    vignette(drawing, isNight ? 0.3 : undefined),
  );
}

/** Stones of a beach lying close, each as a disc of tones: there are too many to model one by one. */
function shingle(drawing: Drawing, hour: Hour, lamp: SlabLamp, clearing: PebbleLook): string {
  const random = seededRandom(47);
  const tones = [stone.mid, stone.grey, stone.slate, stone.pale, mix(stone.grey, stone.sand, 0.7)];
  const levels = hour === 'day' ? [1] : [0.2, 0.36, 0.55, 0.75, 0.95];
  const night = oklch(0.13, 0.018, 258);
  // Out of the lamp's reach stones have the colour of the night.
  const fills = levels.map((level) =>
    tones.map((own) => {
      const isCold = hour === 'night' && level < 0.7;
      const tone = isCold ? mix(own, '#4a6ba8', 0.3) : own;
      const lit = (colour: string): string => mix(night, colour, level);
      return radial(
        drawing,
        [
          [0, lit(mix(tone, hour === 'day' ? '#ffffff' : isCold ? '#b9cdf0' : '#ffe3bd', 0.55))],
          [0.4, lit(mix(tone, '#ffffff', 0.1))],
          [0.75, lit(mix(tone, stone.night, 0.22))],
          [1, lit(mix(tone, stone.night, 0.62))],
        ],
        0.34,
        0.24,
        0.84,
      );
    }),
  );
  const edge = linear(drawing, 55, [
    [0, '#ffeacb', 0.85],
    [0.36, '#cfd9ea', 0.28],
    [0.6, '#cfd9ea', 0],
  ]);
  const step = 86;
  const stones: string[] = [];
  for (let row = -1; row * step * 0.8 < drawing.height + step; row += 1) {
    for (let column = -1; column * step < drawing.width + step; column += 1) {
      const x = column * step + (row % 2) * step * 0.5 + random.between(-15, 15);
      const y = row * step * 0.8 + random.between(-12, 12);
      const r = random.between(40, 58);
      const tone = random.whole(0, 4);
      const outline = pebbleOutline({
        x,
        y,
        r,
        tone: '',
        seed: random.whole(1, 40),
        flat: random.between(0.7, 0.9),
      });
      const turn = random.between(-50, 50);
      if (Math.hypot(x - clearing.x, y - clearing.y) < clearing.r + r * 0.3) continue;
      const away = Math.hypot((x - lamp.x) / (lamp.wide ?? 1), y - lamp.y) / lamp.reach;
      const level = Math.max(0, Math.min(levels.length - 1, Math.floor((1.05 - away) * levels.length)));
      const fill = fills[level]?.[tone] ?? tones[0];
      stones.push(
        group(
          { transform: `translate(${Math.round(x)} ${Math.round(y)})` },
          path(outline, {
            fill: '#0b0d12',
            opacity: 0.42,
            transform: `translate(7 11) rotate(${Math.round(turn)})`,
          }),
          path(outline, { fill, transform: `rotate(${Math.round(turn)})` }),
          // In the evening their edges are what the lamp draws.
          hour === 'day'
            ? ''
            : path(outline, {
                fill: 'none',
                stroke: edge,
                'stroke-width': 3.5,
                opacity: (level + 1) / levels.length,
                transform: `rotate(${Math.round(turn)})`,
              }),
        ),
      );
    }
  }
  return stones.join('');
}

/** A beach of stones, and in it a raked round place where three have been laid apart. */
function manyToFew(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const isDay = hour === 'day';
  const lamp: SlabLamp = { x: 862, y: 586, reach: 1000, wide: 1.25 };
  const clearing = { x: 860, y: 590, r: 368, tone: '', seed: 6, flat: 1 };
  const sand = isDay ? oklch(0.91, 0.026, 78) : oklch(0.37, 0.036, 256);
  const raked = Array.from({ length: 13 }, (_, ring) =>
    circle(0, 0, 108 + ring * 22, {
      fill: 'none',
      stroke: ring % 2 === 0 ? mix(sand, studio.ink, 0.17) : mix(sand, '#ffffff', isDay ? 0.75 : 0.24),
      'stroke-width': 3.5,
      opacity: 0.8,
    }),
  );
  const red = oklch(0.62, isDay ? 0.16 : 0.18, 33);
  const laid: readonly PebbleLook[] = [
    { x: 664, y: 716, r: 96, tone: stone.grey, seed: 3, turn: -30 },
    { x: 862, y: 586, r: 122, tone: red, seed: 6, turn: -22 },
    { x: 1050, y: 440, r: 92, tone: stone.slate, seed: 9, turn: -8 },
  ];
  return finishDrawing(
    drawing,
    box(0, 0, 1600, 1200, isDay ? oklch(0.36, 0.018, 250) : oklch(0.12, 0.015, 255)),
    at(
      clearing.x,
      clearing.y,
      circle(0, 0, clearing.r * 1.06, {
        fill: radial(
          drawing,
          [
            [0, isDay ? mix(sand, '#ffffff', 0.5) : '#dfb27a'],
            ...(isDay ? [] : ([[0.4, '#8c755f']] as const)),
            [isDay ? 0.7 : 0.8, sand],
            [1, mix(sand, studio.ink, 0.22)],
          ],
          isDay ? 0.42 : 0.5,
          isDay ? 0.4 : 0.495,
          isDay ? 0.62 : 0.56,
        ),
      }),
      ...raked,
    ),
    shingle(drawing, hour, lamp, clearing),
    isDay ? daylight(drawing, 0.16, 0.04) : lampPool(drawing, lamp, 0.4),
    ...laid.map((look) => lying(drawing, hour, lamp, look)),
    isDay ? vignette(drawing, 0.16) : ambient(drawing, oklch(0.155, 0.018, 255)),
  );
}

function page(drawing: Drawing, hour: Hour): string {
  if (hour === 'day') return table(drawing, stone.mist, stone.pale);
  const { paper } = shopLooks.night;
  return table(drawing, paper, mix(paper, '#000000', 0.4), mix(paper, stone.slate, 0.45));
}

/** A product on its card, in the evening in a pool of light. */
function spotlit(drawing: Drawing, kind: Product, hour: Hour): string {
  const glow = radial(drawing, [
    [0, '#ffe2ba', 0.34],
    [0.5, '#dfe6f2', 0.14],
    [1, '#dfe6f2', 0],
  ]);
  return (hour === 'night' ? circle(150, 150, 168, { fill: glow }) : '') + product(drawing, kind, hour);
}

/** The first question, on a tablet between the stones that it chooses from. */
function question(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const look = shopLooks[hour];
  const option = (x: number, kind: Product, name: string, where: readonly string[], chosen = false): string =>
    sheet(
      drawing,
      { x, y: 290, width: 400, height: 470, radius: 30, lift: chosen ? 60 : 18, fill: look.card },
      chosen ? box(2, 2, 396, 466, 'none', 29, { stroke: look.accent, 'stroke-width': 5 }) : '',
      at(50, 20, spotlit(drawing, kind, hour)),
      type(name, 40, 366, { size: 40, colour: look.ink, weight: 600 }),
      lines(where, 40, 404, { size: 28, colour: look.soft, weight: 400, leading: 1.24 }),
      chosen
        ? circle(350, 54, 24, { fill: look.accent })
        : circle(350, 54, 22, { fill: 'none', stroke: look.faint, 'stroke-width': 4 }),
      chosen
        ? path('M339 54l8 9 15-18', {
            fill: 'none',
            stroke: '#fff',
            'stroke-width': 5,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          })
        : '',
    );
  const lamp: SlabLamp = { x: 420, y: 140, reach: 1300, wide: 1.4 };
  const isNight = hour === 'night';
  const place = {
    x: 160,
    y: 170,
    width: 1280,
    height: 860,
    lift: 70,
    fill: look.paper,
    rim: edgeLight(hour, mix(stone.slate, '#ffe9cc', 0.45)),
  };
  const around: readonly PebbleLook[] = [
    { x: 96, y: 330, r: 150, tone: stone.mid, seed: 3, turn: -18 },
    { x: 1530, y: 860, r: 172, tone: stone.grey, seed: 5, turn: 14 },
    { x: 1496, y: 226, r: 92, tone: stone.slate, seed: 8, turn: -30 },
    { x: 84, y: 960, r: 104, tone: stone.slate, seed: 9, turn: 8 },
  ];
  return finishDrawing(
    drawing,
    ground(
      drawing,
      hour,
      table(drawing, stone.sand, mix(stone.sand, stone.night, 0.2)) + daylight(drawing, 0.5, 0.02),
      lamp,
    ),
    isNight ? screenLight(drawing, 800, 600, 1000) : '',
    ...around.map((stoneLook) => lying(drawing, hour, lamp, stoneLook)),
    tablet(
      drawing,
      place,
      '<g transform="translate(-48 -26) scale(0.86)">',
      box(120, 112, 1360, 10, look.faint, 5),
      box(120, 112, 453, 10, look.soft, 5),
      type('1 van 3', 1480, 216, { size: 28, colour: look.quiet, align: 'right' }),
      type('Waar ga je het gebruiken?', 116, 226, { size: 84, colour: look.ink, weight: 600, within: 1200 }),
      option(120, 'headphones', 'Onderweg', ['In de trein, op straat,', 'in de wind.'], true),
      option(600, 'speaker', 'Thuis', ['Op de bank of aan', 'de keukentafel.']),
      option(1080, 'camera', 'Op reis', ['Ver weg, en een week', 'zonder stopcontact.']),
      box(120, 836, 290, 92, look.button, 46),
      type('Volgende', 265, 893, { size: 33, colour: look.onButton, weight: 600, align: 'centre' }),
      type('Weet ik nog niet', 454, 893, { size: 31, colour: look.quiet, weight: 500 }),
      '</g>',
    ),
    lying(drawing, hour, lamp, {
      x: 1418,
      y: 1040,
      r: 62,
      tone: isNight ? oklch(0.62, 0.2, 33) : oklch(0.62, 0.14, 33),
      lit: 0.95,
      seed: 4,
      turn: 10,
      flat: 0.85,
    }),
    vignette(drawing, isNight ? 0.3 : undefined),
  );
}

function questionOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1200);
  const look = shopLooks[hour];
  const option = (y: number, kind: Product, name: string, where: readonly string[], chosen = false): string =>
    sheet(
      drawing,
      { x: 56, y, width: 848, height: 226, radius: 34, lift: chosen ? 44 : 16, fill: look.card },
      chosen ? box(3, 3, 842, 220, 'none', 32, { stroke: look.accent, 'stroke-width': 6 }) : '',
      group({ transform: 'translate(34 8) scale(0.7)' }, spotlit(drawing, kind, hour)),
      type(name, 290, 92, { size: 54, colour: look.ink, weight: 600 }),
      lines(where, 290, 140, { size: 37, colour: look.quiet, weight: 400, leading: 1.22, within: 470 }),
      chosen
        ? circle(784, 66, 30, { fill: look.accent })
        : circle(784, 66, 27, { fill: 'none', stroke: look.faint, 'stroke-width': 5 }),
      chosen
        ? path('M770 66l10 11 19-23', {
            fill: 'none',
            stroke: '#fff',
            'stroke-width': 6,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          })
        : '',
    );
  return finishDrawing(
    drawing,
    page(drawing, hour),
    box(56, 60, 700, 12, look.faint, 6),
    box(56, 60, 233, 12, look.soft, 6),
    type('1 van 3', 904, 79, { size: 36, colour: look.quiet, align: 'right' }),
    lines(['Waar ga je het', 'gebruiken?'], 51, 190, {
      size: 104,
      colour: look.ink,
      weight: 600,
      leading: 1.02,
    }),
    option(352, 'headphones', 'Onderweg', ['In de trein, op straat,', 'in de wind.'], true),
    option(600, 'speaker', 'Thuis', ['Op de bank of aan', 'de keukentafel.']),
    option(848, 'camera', 'Op reis', ['Ver weg, en een week', 'zonder stopcontact.']),
    type('Weet ik nog niet', 480, 1144, { size: 40, colour: look.soft, weight: 500, align: 'centre' }),
  );
}

/** The three that are left, and what they cost: as in the comparison (kiezel-screens.ts). */
const offers = [
  { name: 'Mus', price: 40, r: 1, tone: stone.grey, seed: 3, turn: -24 },
  { name: 'Merel', price: 95, r: 1.28, tone: '', seed: 6, turn: -16 },
  { name: 'Zwaan', price: 140, r: 1.08, tone: stone.pale, seed: 9, turn: 12 },
] as const;

interface Scale {
  readonly width: number;
  readonly height: number;
  /** Where nothing is, and where a hundred euros are. */
  readonly none: number;
  readonly hundred: number;
  readonly track: number;
  readonly figures: number;
  readonly names: number;
  readonly stone: number;
}

/** The third question as one answers it: a groove in the sand, a stone at each end of what it may cost. */
function price(hour: Hour, scale: Scale): string {
  const drawing = startDrawing(scale.width, scale.height);
  const isNight = hour === 'night';
  const look = shopLooks[hour];
  const { none, hundred, track, names, stone: size } = scale;
  const x = (euros: number): number => none + ((hundred - none) * euros) / 100;
  // Over the one that is chosen.
  const lamp: SlabLamp = { x: x(95), y: names - size * 1.36, reach: scale.width * 0.66, wide: 1.2 };
  const [from, to] = [30, 150];
  const red = oklch(0.62, isNight ? 0.18 : 0.16, 33);
  const random = seededRandom(29);
  // What costs less or more stays where it lies, half in the sand.
  const left: PebbleLook[] = [];
  for (let attempt = 0; attempt < 260; attempt += 1) {
    const euros = attempt % 2 === 0 ? random.between(-24, 20) : random.between(160, 232);
    const r = size * random.between(0.24, 0.46);
    const look = {
      x: x(euros),
      y: track + size * random.between(1.35, 4.3),
      r,
      tone: mix([stone.mid, stone.grey, stone.slate, stone.pale][attempt % 4] as string, stone.sand, 0.3),
      seed: random.whole(1, 40),
      turn: random.between(-24, 24),
      flat: random.between(0.5, 0.66),
    };
    const isUnder = offers.some(
      (offer) =>
        Math.hypot(x(offer.price) - look.x, names - size * 1.36 - look.y) < size * 0.8 * offer.r + r * 1.2,
    );
    // What would lie over the edge lies outside it, and none lies on another.
    const isOut = look.x < r + 24 || look.x > scale.width - r - 24 || look.y > scale.height - r || isUnder;
    if (
      isOut ||
      left.some((other) => Math.hypot(other.x - look.x, (other.y - look.y) * 1.3) < (other.r + r) * 1.22)
    )
      continue;
    left.push(look);
  }
  const others = left.map((stoneLook) => lying(drawing, hour, lamp, stoneLook));
  const groove = size * 0.44;
  // From the outer edge of one handle to the outer edge of the other.
  const figure = (euros: number, align: 'left' | 'right'): string =>
    type(`€ ${euros}`, x(euros) + size * (align === 'left' ? -0.96 : 0.96), track - size * 1.24, {
      size: scale.figures,
      colour: look.ink,
      weight: 600,
      align,
    });
  const handle = (euros: number, seed: number, turn: number): string =>
    lying(drawing, hour, lamp, {
      x: x(euros),
      y: track,
      r: size * 0.92,
      tone: isNight ? stone.mid : stone.slate,
      seed,
      turn,
      flat: 0.9,
    });
  return finishDrawing(
    drawing,
    ground(
      drawing,
      hour,
      table(drawing, stone.sand, mix(stone.sand, stone.night, 0.2)) + daylight(drawing, 0.5, 0.02),
      lamp,
    ),
    ...others,
    box(
      x(-40),
      track - groove / 2,
      x(260) - x(-40),
      groove,
      isNight ? '#0c1016' : mix(stone.sand, studio.ink, 0.24),
      groove / 2,
    ),
    box(x(-40), track + groove * 0.3, x(260) - x(-40), groove * 0.2, '#ffffff', groove / 8, {
      opacity: isNight ? 0.08 : 0.42,
    }),
    box(x(from), track - groove / 2, x(to) - x(from), groove, red),
    box(x(from), track - groove / 2, x(to) - x(from), groove * 0.3, '#000000', 0, { opacity: 0.22 }),
    ...offers.flatMap(({ name, price: euros, r, tone, seed, turn }) => [
      line(x(euros), track + groove * 0.5, x(euros), names - size * 1.5, look.ink, 3, {
        'stroke-dasharray': '1 11',
        opacity: 0.7,
      }),
      lying(drawing, hour, lamp, {
        x: x(euros),
        y: names - size * 1.36,
        r: size * 0.78 * r,
        tone: tone === '' ? red : tone,
        seed,
        turn,
      }),
      type(name, x(euros), names, {
        size: scale.figures * 0.36,
        colour: look.ink,
        weight: 600,
        align: 'centre',
      }),
      type(`€ ${euros}`, x(euros), names + scale.figures * 0.4, {
        size: scale.figures * 0.31,
        colour: look.soft,
        weight: 400,
        align: 'centre',
      }),
    ]),
    handle(from, 5, -8),
    handle(to, 8, 14),
    figure(from, 'left'),
    figure(to, 'right'),
    vignette(drawing, isNight ? 0.3 : 0.1),
  );
}

const scales = {
  wide: {
    width: 1800,
    height: 900,
    none: 90,
    hundred: 990,
    track: 400,
    figures: 150,
    names: 762,
    stone: 104,
  },
  phone: {
    width: 960,
    height: 920,
    none: 0,
    hundred: 533.33,
    track: 330,
    figures: 124,
    names: 764,
    stone: 92,
  },
} as const satisfies Record<string, Scale>;

/** Twelve pebbles under a lamp; all but three make way, one is chosen; then the rest come back. */
function slide(moment: number): string {
  const drawing = startDrawing(800, 500);
  const lamp: SlabLamp = { x: 400, y: 200, reach: 520, wide: 1.3 };
  const random = seededRandom(5);
  const tones = [stone.mid, stone.grey, stone.slate, mix(stone.grey, stone.sand, 0.6)];
  // They stay where they lie, from the lower left to the upper right; the middle one is chosen.
  const kept = [8, 6, 3];
  // One after the other they go: where few things move, a film with soft light stays light.
  const gone = (index: number): number =>
    ease(moment, 0.08 + index * 0.028, 0.11 + index * 0.028) -
    ease(moment, 0.82 + index * 0.012, 0.84 + index * 0.012);
  const chosen = ease(moment, 0.42, 0.54) - ease(moment, 0.76, 0.82);
  const pebbles = Array.from({ length: 12 }, (_, index) => {
    const place = {
      x: 130 + (index % 4) * 180 + random.between(-14, 14),
      y: 112 + Math.floor(index / 4) * 138 + random.between(-10, 10),
    };
    const r = random.between(54, 66);
    const seed = random.whole(1, 30);
    const rank = kept.indexOf(index);
    const tone = tones[index % 4] as string;
    const shrink = rank < 0 ? 1 - gone(index) : 1;
    if (shrink < 0.1) return '';
    return lying(drawing, 'night', lamp, {
      ...place,
      r: r * shrink,
      seed,
      turn: (seed % 7) * 8 - 24,
      tone: rank === 1 ? mix(tone, oklch(0.62, 0.19, 33), chosen) : tone,
    });
  });
  // Nothing but the stones is soft: a film has few colours, and they need them.
  return finishDrawing(drawing, box(0, 0, 800, 500, mix(slab, stone.slate, 0.12)), ...pebbles);
}

export const kiezel: Picture[] = [
  { file: 'tweakers-hero.webp', draw: () => hero('day') },
  { file: 'tweakers-hero-night.webp', draw: () => hero('night') },
  { file: 'tweakers-hero-phone.webp', ...keptForPhones, draw: () => heroOnPhones('day') },
  { file: 'tweakers-hero-phone-night.webp', ...keptForPhones, draw: () => heroOnPhones('night') },
  { file: 'tweakers-pebbles.webp', quality: 74, draw: () => manyToFew('day') },
  { file: 'tweakers-pebbles-night.webp', quality: 74, draw: () => manyToFew('night') },
  { file: 'tweakers-question.webp', draw: () => question('day') },
  { file: 'tweakers-question-night.webp', draw: () => question('night') },
  { file: 'tweakers-question-phone.webp', ...keptForPhones, draw: () => questionOnPhones('day') },
  { file: 'tweakers-question-phone-night.webp', ...keptForPhones, draw: () => questionOnPhones('night') },
  { file: 'tweakers-price.webp', draw: () => price('day', scales.wide) },
  { file: 'tweakers-price-night.webp', draw: () => price('night', scales.wide) },
  { file: 'tweakers-price-phone.webp', ...keptForPhones, draw: () => price('day', scales.phone) },
  { file: 'tweakers-price-phone-night.webp', ...keptForPhones, draw: () => price('night', scales.phone) },
  { file: 'tweakers-slide.gif', frames: 24, delay: 140, colours: 144, draw: slide },
];
