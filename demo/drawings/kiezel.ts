import { mix, oklch, studio } from './colour.ts';
import { appWindow, edgeLight, tablet } from './devices.ts';
import {
  at,
  box,
  circle,
  type Drawing,
  finishDrawing,
  group,
  line,
  path,
  pool,
  radial,
  startDrawing,
} from './drawing.ts';
import {
  comparison,
  comparisonOnPhones,
  firstQuestion,
  firstQuestionOnPhones,
  shopLooks,
} from './kiezel-screens.ts';
import { type PebbleLook, pebble, pebbleOutline, stone } from './pebble.ts';
import { ease, keptForPhones, type Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import { ambient, daylight, type Hour, type Lamp, lampPool, table, vignette } from './surface.ts';
import { type } from './type.ts';

/** Slate in the evening: cold and dark, so that the lamplight is the only warmth. */
const slab = oklch(0.265, 0.045, 256);

type SlabLamp = Pick<Lamp, 'x' | 'y' | 'reach' | 'wide'>;

/** Background of these pictures: `day` as given, or slate under one warm lamp. */
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

/** Pebble in the light of the hour. Pebbles nearer to the lamp show more of their colour. */
function drawPebble(drawing: Drawing, hour: Hour, lamp: SlabLamp, look: PebbleLook): string {
  if (hour === 'day') return pebble(drawing, { ...look, lit: undefined });
  const [dx, dy] = [(lamp.x - look.x) / (lamp.wide ?? 1), lamp.y - look.y];
  const away = Math.hypot(dx, dy) / lamp.reach;
  return pebble(drawing, {
    ...look,
    // The chosen pebble sets `lit`, so that it is the warmest regardless of its distance.
    lit: look.lit ?? Math.max(0.64, Math.min(1, 1.2 - away * 0.8)),
    from: Math.atan2(dy, dx),
  });
}

/** Raked sand around a rectangle. It repeats the clearing at the top of the page. */
function raked(
  hour: Hour,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  { apart, from, count }: { apart: number; from: number; count: number },
): string {
  return Array.from({ length: count }, (_, ring) => {
    const out = from + ring * apart;
    const groove = (shift: number, stroke: string, opacity: number): string =>
      box(x - out + shift, y - out + shift, width + out * 2, height + out * 2, 'none', 18 + out, {
        stroke,
        'stroke-width': apart * 0.13,
        opacity,
      });
    // A groove has a dark side and a lit side.
    return hour === 'day'
      ? groove(0, mix(stone.sand, studio.ink, 0.3), 0.5) + groove(apart * 0.12, '#ffffff', 0.62)
      : groove(0, '#05070c', 0.5) + groove(apart * 0.12, '#ffe0b4', 0.13);
  }).join('');
}

interface HeroShape {
  readonly width: number;
  readonly height: number;
  readonly lamp: SlabLamp;
  readonly window: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly lift: number;
  readonly rake: { readonly apart: number; readonly from: number; readonly count: number };
  readonly screen: (drawing: Drawing, hour: Hour) => string;
}

/** The window is low enough to be whole in wide crops at the end of this page and of the previous case. */
const wideHero: HeroShape = {
  width: 2400,
  height: 1350,
  lamp: { x: 330, y: 90, reach: 1700, wide: 1.5 },
  window: { x: 420, y: 209, width: 1560, height: 932 },
  lift: 70,
  rake: { apart: 34, from: 40, count: 13 },
  screen: comparison,
};

const phoneHero: HeroShape = {
  width: 1200,
  height: 1040,
  lamp: { x: 200, y: 60, reach: 1250, wide: 1.3 },
  window: { x: 60, y: 64, width: 1080, height: 912 },
  lift: 56,
  rake: { apart: 30, from: 26, count: 3 },
  screen: comparisonOnPhones,
};

/** The answer on its own. */
function hero(hour: Hour, { width, height, lamp, window, lift, rake, screen }: HeroShape): string {
  const drawing = startDrawing(width, height);
  const isNight = hour === 'night';
  const { paper, ink } = shopLooks[hour];
  return finishDrawing(
    drawing,
    ground(
      drawing,
      hour,
      table(drawing, stone.sand, mix(stone.sand, stone.night, 0.2)) + daylight(drawing, 0.5, 0.02),
      lamp,
    ),
    raked(hour, window, rake),
    appWindow(
      drawing,
      { ...window, lift, fill: paper, ink: isNight ? ink : studio.ink, address: 'kiezel.example' },
      screen(drawing, hour),
    ),
    vignette(drawing, isNight ? 0.3 : undefined),
  );
}

interface Beach {
  readonly width: number;
  readonly height: number;
  readonly lamp: SlabLamp;
  readonly clearing: { readonly x: number; readonly y: number; readonly r: number };
  /** Distance between stones, and the range of their radii, in units of the viewBox. */
  readonly step: number;
  readonly stones: readonly [number, number];
  /**
   * Brightness of the stones in the evening, from the edge of the light to the stones nearest to the lamp.
   */
  readonly evening: readonly number[];
}

const wideBeach: Beach = {
  width: 1600,
  height: 1200,
  lamp: { x: 862, y: 586, reach: 1000, wide: 1.25 },
  clearing: { x: 860, y: 590, r: 368 },
  step: 86,
  stones: [40, 58],
  evening: [0.16, 0.3, 0.5, 0.74, 1],
};

/** Closer view with larger stones, because small stones look like gravel on a phone. */
const phoneBeach: Beach = {
  width: 1000,
  height: 1000,
  lamp: { x: 504, y: 492, reach: 860, wide: 1.05 },
  clearing: { x: 504, y: 500, r: 392 },
  step: 168,
  stones: [82, 112],
  // Brighter at the edge, so that none of the few visible stones is lost in the dark.
  evening: [0.27, 0.39, 0.56, 0.77, 1],
};

/** Dense stones of a beach. Each is a single gradient, because there are too many to model individually. */
function shingle(
  drawing: Drawing,
  hour: Hour,
  { lamp, clearing, step, stones: sizes, evening }: Beach,
): string {
  const random = seededRandom(47);
  const tones = [stone.mid, stone.grey, stone.slate, stone.pale, mix(stone.grey, stone.sand, 0.7)];
  const levels = hour === 'day' ? [1] : evening;
  const night = oklch(0.11, 0.016, 258);
  const kept = new Map<string, string>();
  // By night a stone is lit on the side of the lamp and dark on the opposite side. The twelve sides share
  // their fills.
  const shadeSide = (tone: number, level: number, side: number): string => {
    const name = `${tone} ${level} ${side}`;
    const known = kept.get(name);
    if (known !== undefined) return known;
    const own = tones[tone] as string;
    const strength = levels[level] as number;
    const warm = mix('#9fb6de', '#ffdcae', Math.min(1, level / 3));
    const lit = (colour: string, part: number): string => mix(night, colour, Math.min(1, strength * part));
    const angle = (side / 12) * Math.PI * 2;
    const fill =
      hour === 'day'
        ? radial(
            drawing,
            [
              [0, mix(own, '#ffffff', 0.55)],
              [0.4, mix(own, '#ffffff', 0.1)],
              [0.75, mix(own, stone.night, 0.22)],
              [1, mix(own, stone.night, 0.62)],
            ],
            0.34,
            0.24,
            0.84,
          )
        : radial(
            drawing,
            [
              [0, lit(mix(own, warm, 0.55), 1.25)],
              [0.28, lit(mix(own, warm, 0.24), 0.95)],
              [0.62, lit(mix(own, stone.night, 0.3), 0.5)],
              [1, lit(mix(own, stone.night, 0.7), 0.16)],
            ],
            0.5 + Math.cos(angle) * 0.36,
            0.5 + Math.sin(angle) * 0.36,
            0.9,
          );
    kept.set(name, fill);
    return fill;
  };
  const stones: string[] = [];
  for (let row = -1; row * step * 0.8 < drawing.height + step; row += 1) {
    for (let column = -1; column * step < drawing.width + step; column += 1) {
      const loose = step / 86;
      const x = column * step + (row % 2) * step * 0.5 + random.between(-15, 15) * loose;
      const y = row * step * 0.8 + random.between(-12, 12) * loose;
      const r = random.between(...(sizes as [number, number]));
      const tone = random.whole(0, 4);
      const outline = pebbleOutline({
        x,
        y,
        r,
        tone: '',
        seed: random.whole(1, 40),
        flat: random.between(0.7, 0.9),
      });
      const turn = Math.round(random.between(-50, 50));
      if (Math.hypot(x - clearing.x, y - clearing.y) < clearing.r + r * 0.3) continue;
      const away = Math.hypot((x - lamp.x) / (lamp.wide ?? 1), y - lamp.y) / lamp.reach;
      const level = Math.max(0, Math.min(levels.length - 1, Math.floor((1.05 - away) * levels.length)));
      // Subtracts the turn, because the stone is rotated but its light is not.
      const towards = Math.atan2(lamp.y - y, lamp.x - x) - (turn * Math.PI) / 180;
      const side = hour === 'day' ? 0 : (Math.round((towards / (Math.PI * 2)) * 12) + 24) % 12;
      const [dx, dy] =
        hour === 'day'
          ? [7 * loose, 11 * loose]
          : [Math.sign(x - lamp.x) * 8 * loose, Math.sign(y - lamp.y) * 8 * loose];
      stones.push(
        group(
          { transform: `translate(${Math.round(x)} ${Math.round(y)})` },
          path(outline, {
            fill: '#0b0d12',
            opacity: hour === 'day' ? 0.42 : 0.6,
            transform: `translate(${dx} ${dy}) rotate(${turn})`,
          }),
          path(outline, { fill: shadeSide(tone, level, side), transform: `rotate(${turn})` }),
        ),
      );
    }
  }
  return stones.join('');
}

/** Beach of stones with a round raked clearing, in which three stones lie apart. */
function manyToFew(hour: Hour, beach: Beach): string {
  const drawing = startDrawing(beach.width, beach.height);
  const isDay = hour === 'day';
  const { lamp, clearing } = beach;
  const sand = isDay ? oklch(0.91, 0.026, 78) : oklch(0.37, 0.036, 256);
  // Scale of everything inside the clearing.
  const size = clearing.r / 368;
  const rings = Array.from({ length: 13 }, (_, ring) =>
    circle(0, 0, (108 + ring * 22) * size, {
      fill: 'none',
      stroke: ring % 2 === 0 ? mix(sand, studio.ink, 0.17) : mix(sand, '#ffffff', isDay ? 0.75 : 0.24),
      'stroke-width': 3.5 * size,
      opacity: 0.8,
    }),
  );
  const red = oklch(0.62, isDay ? 0.16 : 0.18, 33);
  const close = beach === phoneBeach ? 1.24 : 1;
  const laid: readonly PebbleLook[] = [
    { x: -196, y: 126, r: 96, tone: stone.grey, lit: isDay ? undefined : 0.72, seed: 3, turn: -30 },
    { x: 2, y: -4, r: 122, tone: red, seed: 6, turn: -22 },
    { x: 190, y: -150, r: 92, tone: stone.slate, lit: isDay ? undefined : 0.72, seed: 9, turn: -8 },
  ];
  return finishDrawing(
    drawing,
    box(0, 0, beach.width, beach.height, isDay ? oklch(0.36, 0.018, 250) : oklch(0.1, 0.013, 255)),
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
      ...rings,
    ),
    shingle(drawing, hour, beach),
    isDay ? daylight(drawing, 0.16, 0.04) : lampPool(drawing, lamp, 0.36),
    ...laid.map((look) =>
      drawPebble(drawing, hour, lamp, {
        ...look,
        x: clearing.x + look.x * size * close,
        y: clearing.y + look.y * size * close,
        r: look.r * size * close,
      }),
    ),
    isDay ? vignette(drawing, 0.16) : ambient(drawing, oklch(0.155, 0.018, 255)),
  );
}

function page(drawing: Drawing, hour: Hour): string {
  if (hour === 'day') return table(drawing, mix(stone.sand, '#ffffff', 0.5), mix(stone.sand, '#ffffff', 0.2));
  const { paper } = shopLooks.night;
  return table(drawing, paper, mix(paper, '#000000', 0.4), mix(paper, stone.slate, 0.45));
}

/** The first question on a tablet, on empty sand. */
function question(hour: Hour): string {
  const drawing = startDrawing(1600, 1067);
  const lamp: SlabLamp = { x: 420, y: 140, reach: 1300, wide: 1.4 };
  const place = {
    x: 104,
    y: 84,
    width: 1392,
    height: 898,
    lift: 46,
    fill: shopLooks[hour].paper,
    rim: edgeLight(hour, mix(stone.slate, '#ffe9cc', 0.45)),
  };
  return finishDrawing(
    drawing,
    ground(
      drawing,
      hour,
      table(drawing, stone.sand, mix(stone.sand, stone.night, 0.2)) + daylight(drawing, 0.5, 0.02),
      lamp,
    ),
    tablet(drawing, place, firstQuestion(drawing, hour)),
    vignette(drawing, hour === 'night' ? 0.3 : undefined),
  );
}

function questionOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1200);
  return finishDrawing(drawing, page(drawing, hour), firstQuestionOnPhones(drawing, hour));
}

/** The three offers and their prices in euros, as in the comparison (kiezel-screens.ts). */
const offers = [
  { name: 'Mus', price: 40, r: 1, tone: stone.grey, seed: 3, turn: -24 },
  { name: 'Merel', price: 95, r: 1.28, tone: '', seed: 6, turn: -16 },
  { name: 'Zwaan', price: 140, r: 1.08, tone: stone.pale, seed: 9, turn: 12 },
] as const;

interface Scale {
  readonly width: number;
  readonly height: number;
  /** Horizontal positions of € 0 and € 100. */
  readonly none: number;
  readonly hundred: number;
  readonly track: number;
  readonly figures: number;
  readonly names: number;
  readonly stone: number;
}

/**
 * The third question's answer: a groove in the sand as a slider, with a stone at each end of the price range.
 */
function price(hour: Hour, scale: Scale): string {
  const drawing = startDrawing(scale.width, scale.height);
  const isNight = hour === 'night';
  const look = shopLooks[hour];
  const { none, hundred, track, names, stone: size } = scale;
  const x = (euros: number): number => none + ((hundred - none) * euros) / 100;
  // The lamp is above the chosen product.
  const lamp: SlabLamp = { x: x(95), y: names - size * 1.36, reach: scale.width * 0.66, wide: 1.2 };
  const [from, to] = [30, 150];
  const red = oklch(0.62, isNight ? 0.18 : 0.16, 33);
  const random = seededRandom(29);
  // Stones outside the price range lie scattered, half in the sand.
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
    // Skips stones that would cross the picture's edge or overlap another stone.
    const isOut = look.x < r + 24 || look.x > scale.width - r - 24 || look.y > scale.height - r || isUnder;
    if (
      isOut ||
      left.some((other) => Math.hypot(other.x - look.x, (other.y - look.y) * 1.3) < (other.r + r) * 1.22)
    )
      continue;
    left.push(look);
  }
  const others = left.map((stoneLook) => drawPebble(drawing, hour, lamp, stoneLook));
  const groove = size * 0.44;
  // Price at a slider handle, aligned with the handle's outer edge.
  const figure = (euros: number, align: 'left' | 'right'): string =>
    type(`€ ${euros}`, x(euros) + size * (align === 'left' ? -0.96 : 0.96), track - size * 1.24, {
      size: scale.figures,
      colour: look.ink,
      weight: 600,
      align,
    });
  const handle = (euros: number, seed: number, turn: number): string =>
    drawPebble(drawing, hour, lamp, {
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
      drawPebble(drawing, hour, lamp, {
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

/**
 * One frame of the animation: twelve pebbles under a lamp. Nine disappear, one of the three left turns red,
 * then all return.
 */
function slide(moment: number): string {
  const drawing = startDrawing(800, 500);
  const lamp: SlabLamp = { x: 400, y: 200, reach: 520, wide: 1.3 };
  const random = seededRandom(5);
  const tones = [stone.mid, stone.grey, stone.slate, mix(stone.grey, stone.sand, 0.6)];
  // Indices of the pebbles that stay, from the lower left to the upper right. The middle one is chosen.
  const kept = [8, 6, 3];
  // Pebbles disappear one by one. With little movement per frame, the animation keeps a small file size.
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
    return drawPebble(drawing, 'night', lamp, {
      ...place,
      r: r * shrink,
      seed,
      turn: (seed % 7) * 8 - 24,
      tone: rank === 1 ? mix(tone, oklch(0.62, 0.19, 33), chosen) : tone,
    });
  });
  // Only the stones are soft: the GIF has few colours, and the stones need them.
  return finishDrawing(drawing, box(0, 0, 800, 500, mix(slab, stone.slate, 0.12)), ...pebbles);
}

export const kiezel: Picture[] = [
  { file: 'tweakers-hero.webp', draw: () => hero('day', wideHero) },
  { file: 'tweakers-hero-night.webp', draw: () => hero('night', wideHero) },
  { file: 'tweakers-hero-phone.webp', ...keptForPhones, draw: () => hero('day', phoneHero) },
  { file: 'tweakers-hero-phone-night.webp', ...keptForPhones, draw: () => hero('night', phoneHero) },
  { file: 'tweakers-pebbles.webp', quality: 74, draw: () => manyToFew('day', wideBeach) },
  { file: 'tweakers-pebbles-night.webp', quality: 74, draw: () => manyToFew('night', wideBeach) },
  { file: 'tweakers-pebbles-phone.webp', ...keptForPhones, draw: () => manyToFew('day', phoneBeach) },
  { file: 'tweakers-pebbles-phone-night.webp', ...keptForPhones, draw: () => manyToFew('night', phoneBeach) },
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
