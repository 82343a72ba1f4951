import { mix } from './colour.ts';
import {
  at,
  blended,
  box,
  circle,
  clipped,
  type Drawing,
  finishDrawing,
  group,
  line,
  type Point,
  path,
  polygon,
  pool,
  startDrawing,
} from './drawing.ts';
import { booklet } from './korte-nacht.ts';
import { keptForPhones, type Picture } from './picture.ts';
import { type Random, seededRandom } from './random.ts';
import type { Hour } from './surface.ts';
import { type } from './type.ts';

/**
 * Number of films in the archive of Korte Nacht. Two pages of its booklet show them all, with a search field
 * in the space that is left.
 */
const count = 214;

interface Palette {
  readonly sky: string;
  readonly far: string;
  readonly near: string;
  readonly light: string;
}

const palettes: readonly Palette[] = [
  { sky: '#2b2350', far: '#463a78', near: '#15122b', light: '#f6e2b0' },
  { sky: '#d9622f', far: '#a83e1c', near: '#5c1f12', light: '#f6c57d' },
  { sky: '#8fb3ba', far: '#5d8791', near: '#284a55', light: '#f3efe0' },
  { sky: '#e9b7a2', far: '#a0546e', near: '#4a2244', light: '#fff0d2' },
  { sky: '#0f6a70', far: '#0a4a52', near: '#062c33', light: '#e8f3ee' },
  { sky: '#e4d9b4', far: '#a9a86a', near: '#4c5a37', light: '#fffaf0' },
  { sky: '#33507a', far: '#22375a', near: '#121d36', light: '#f2b64c' },
  { sky: '#c9b8d8', far: '#7d6a9c', near: '#3b2f58', light: '#fdf3d8' },
  { sky: '#1c1a1f', far: '#38343d', near: '#0c0b0e', light: '#d94b2a' },
  { sky: '#bcd6c2', far: '#5f9470', near: '#23503a', light: '#f9d85f' },
];

/** Draws a still of `width` by `height`, simple enough for a thumbnail: one object against one background. */
type Scene = (random: Random, colours: Palette, width: number, height: number) => string;

const hill = (random: Random, width: number, height: number, top: number, fill: string): string => {
  const peak = random.between(0.2, 0.8) * width;
  return path(
    `M0 ${height}V${height * (top + 0.16)}Q${peak} ${height * (top - random.between(0.06, 0.2))} ${width} ${height * (top + random.between(0.06, 0.2))}V${height}Z`,
    { fill },
  );
};

const scenes: readonly Scene[] = [
  (random, { far, near, light }, w, h) =>
    circle(random.between(0.2, 0.8) * w, random.between(0.24, 0.46) * h, random.between(0.1, 0.24) * h, {
      fill: light,
    }) +
    hill(random, w, h, 0.58, far) +
    hill(random, w, h, 0.76, near),
  (random, { far, near, light }, w, h) => {
    const houses = Array.from({ length: 4 }, (_, index) => {
      const [x, high] = [(index * w) / 4, random.between(0.34, 0.66) * h];
      return (
        box(x, h - high, w / 4 - 1, high, index % 2 ? near : far) +
        box(x + w * 0.07, h - high * 0.7, w * 0.05, h * 0.11, random.next() < 0.6 ? light : near) +
        box(x + w * 0.14, h - high * 0.4, w * 0.05, h * 0.11, random.next() < 0.4 ? light : near)
      );
    });
    return houses.join('');
  },
  (random, { far, near, light }, w, h) => {
    const x = random.between(0.3, 0.7) * w;
    return (
      box(0, h * 0.72, w, h * 0.28, far) +
      circle(x, h * 0.42, h * 0.12, { fill: light }) +
      path(`M${x - h * 0.2} ${h}Q${x - h * 0.18} ${h * 0.56} ${x} ${h * 0.56}T${x + h * 0.2} ${h}Z`, {
        fill: near,
      })
    );
  },
  (random, { far, near, light }, w, h) => {
    const trees = Array.from({ length: 5 }, (_, index): string => {
      const x = ((index + 0.5) * w) / 5 + random.between(-3, 3);
      const top = random.between(0.16, 0.42) * h;
      return path(
        polygon([
          [x, top],
          [x + w * 0.07, h * 0.8],
          [x - w * 0.07, h * 0.8],
        ]),
        { fill: index % 2 ? near : far },
      );
    });
    return box(0, h * 0.78, w, h * 0.22, light) + trees.join('');
  },
  (random, { far, near, light }, w, h) => {
    const middle = random.between(0.35, 0.65) * w;
    const rails: Point[] = [
      [middle - 2, h * 0.4],
      [middle + 2, h * 0.4],
      [middle + w * 0.3, h],
      [middle - w * 0.3, h],
    ];
    return (
      box(0, h * 0.4, w, h * 0.6, far) +
      path(polygon(rails), { fill: near }) +
      line(middle, h * 0.5, middle, h, light, 2, { 'stroke-dasharray': '5 6' })
    );
  },
  (random, { far, near, light }, w, h) =>
    box(0, h * 0.55, w, h * 0.45, far) +
    path(`M${w * 0.3} ${h * 0.6}H${w * 0.74}L${w * 0.66} ${h * 0.78}H${w * 0.36}Z`, { fill: near }) +
    path(
      polygon([
        [w * 0.52, h * random.between(0.1, 0.2)],
        [w * 0.52, h * 0.55],
        [w * random.between(0.66, 0.78), h * 0.55],
      ]),
      { fill: light },
    ),
  (random, { far, near, light }, w, h) =>
    box(w * 0.5, 0, w * 0.5, h, far) +
    circle(w * 0.5, h * 0.5, h * random.between(0.22, 0.36), { fill: light }) +
    circle(w * random.between(0.46, 0.56), h * 0.5, h * 0.12, { fill: near }),
  (random, { far, near, light }, w, h) => {
    const stairs = Array.from({ length: 6 }, (_, index) =>
      box((index * w) / 6, h * (0.9 - index * 0.13), w, h, index % 2 ? far : near),
    );
    return circle(w * 0.18, h * random.between(0.2, 0.34), h * 0.1, { fill: light }) + stairs.join('');
  },
];

/** Torchlight on a part of the page by night. */
const torch = (drawing: Drawing): string =>
  blended(
    'multiply',
    box(
      -9,
      -9,
      drawing.width + 18,
      drawing.height + 18,
      pool(
        drawing,
        drawing.width * 0.34,
        drawing.height * 0.38,
        Math.hypot(drawing.width, drawing.height) * 0.72,
        [
          [0, '#f2dcb4'],
          [0.24, '#dcbd9c'],
          [0.5, '#96778c'],
          [1, '#584871'],
        ],
      ),
    ),
  );

/** Grid of all stills. The search field fills the rest of the last row. */
function archive(
  hour: Hour,
  {
    across,
    cell,
    gap,
    edge,
    find,
  }: { across: number; cell: { width: number; height: number }; gap: number; edge: number; find: number },
): string {
  const rows = Math.ceil(count / across);
  const width = across * (cell.width + gap) - gap + edge * 2;
  const drawing: Drawing = startDrawing(width, rows * (cell.height + gap) - gap + edge * 2);
  const { paper, ink } = booklet[hour];
  const random = seededRandom(214);
  const place = (index: number): Point => [
    edge + (index % across) * (cell.width + gap),
    edge + Math.floor(index / across) * (cell.height + gap),
  ];
  const frame = box(0, 0, cell.width, cell.height, '#fff', 3);
  const [left, top] = place(count);
  const field = width - edge - left;
  return finishDrawing(
    drawing,
    box(-9, -9, width + 18, drawing.height + 18, paper),
    ...Array.from({ length: count }, (_, index) => {
      const colours = palettes[random.whole(0, palettes.length - 1)] as Palette;
      const scene = scenes[random.whole(0, scenes.length - 1)] as Scene;
      const [x, y] = place(index);
      return at(
        x,
        y,
        clipped(
          drawing,
          frame,
          box(0, 0, cell.width, cell.height, colours.sky),
          scene(random, colours, cell.width, cell.height),
        ),
      );
    }),
    // The field is drawn above the torchlight, because it emits its own light.
    hour === 'night' ? torch(drawing) : '',
    box(left, top, field, cell.height, hour === 'day' ? '#fffdf6' : mix(paper, '#ffffff', 0.1), 3, {
      stroke: ink,
      'stroke-width': find * 0.09,
    }),
    group(
      { fill: 'none', stroke: ink, 'stroke-width': find * 0.12, 'stroke-linecap': 'round' },
      circle(left + find * 0.86, top + cell.height / 2 - find * 0.06, find * 0.3, {}),
      path(`M${left + find * 1.08} ${top + cell.height / 2 + find * 0.16}l${find * 0.26} ${find * 0.26}`, {}),
    ),
    type('Zoek', left + find * 1.7, top + cell.height / 2 + find * 0.36, {
      size: find,
      colour: ink,
      weight: 600,
    }),
  );
}

const wide = { across: 18, cell: { width: 96, height: 56 }, gap: 6, edge: 36, find: 40 } as const;
const upright = { across: 10, cell: { width: 84, height: 52 }, gap: 5, edge: 22, find: 36 } as const;

/** A low quality, because the many small stills have more detail than a phone shows. */
const onPhones = { ...keptForPhones, quality: 40 } as const;

export const korteNachtArchive: Picture[] = [
  { file: 'sample-video-project-programme.webp', quality: 54, width: 1700, draw: () => archive('day', wide) },
  {
    file: 'sample-video-project-programme-night.webp',
    quality: 54,
    width: 1700,
    draw: () => archive('night', wide),
  },
  { file: 'sample-video-project-programme-phone.webp', ...onPhones, draw: () => archive('day', upright) },
  {
    file: 'sample-video-project-programme-phone-night.webp',
    ...onPhones,
    draw: () => archive('night', upright),
  },
];
