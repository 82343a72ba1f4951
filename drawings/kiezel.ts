import { mix, oklch, studio } from './colour.ts';
import { appWindow } from './devices.ts';
import {
  at,
  box,
  circle,
  finishDrawing,
  group,
  n,
  type Point,
  path,
  radial,
  smoothLoop,
  startDrawing,
} from './drawing.ts';
import { comparison, type Product, product } from './kiezel-screens.ts';
import { pebble, stone } from './pebble.ts';
import { ease, keptForPhones, type Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import { daylight, type Hour, type Lamp, lamplight, sheet, table, vignette } from './surface.ts';
import { lines, type } from './type.ts';

const deskLamp: Lamp = {
  x: 1196,
  y: 560,
  reach: 1450,
  glow: 0.12,
  colour: '#ffd9a8',
  dark: oklch(0.22, 0.02, 260),
};

function hero(hour: Hour): string {
  const drawing = startDrawing(2400, 1350);
  return finishDrawing(
    drawing,
    table(drawing, stone.sand, mix(stone.sand, stone.night, 0.2)),
    hour === 'day' ? daylight(drawing, 0.5, 0.02) : '',
    pebble(drawing, { x: 270, y: 330, r: 190, tone: stone.mid, seed: 3, turn: -18 }),
    pebble(drawing, { x: 2130, y: 1010, r: 235, tone: stone.grey, seed: 5, turn: 14 }),
    pebble(drawing, { x: 2190, y: 400, r: 118, tone: stone.slate, seed: 8, turn: -30 }),
    pebble(drawing, { x: 2042, y: 620, r: 54, tone: oklch(0.62, 0.13, 33), seed: 4, turn: 10, flat: 0.85 }),
    pebble(drawing, { x: 208, y: 760, r: 72, tone: stone.sand, seed: 11, turn: 22 }),
    pebble(drawing, { x: 290, y: 1090, r: 156, tone: stone.slate, seed: 9, turn: 8 }),
    appWindow(
      drawing,
      { x: 560, y: 132, width: 1272, height: 1086, lift: 90, fill: '#ffffff', address: 'kiezel.example' },
      comparison(drawing),
    ),
    pebble(drawing, { x: 566, y: 1180, r: 104, tone: stone.pale, seed: 7, turn: -12 }),
    hour === 'night' ? lamplight(drawing, deskLamp) : '',
    vignette(drawing),
  );
}

function manyToFew(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const random = seededRandom(41);
  const tones = [stone.mid, stone.grey, stone.slate, stone.pale, stone.sand];
  const parts: string[] = [];
  for (let row = 0; row < 6; row += 1) {
    for (let columnIndex = 0; columnIndex < 8; columnIndex += 1) {
      const isChosen = row === 3 && columnIndex === 5;
      const r = isChosen ? 76 : random.between(40, 74);
      const tone = isChosen ? oklch(0.62, 0.15, 33) : (tones[random.whole(0, 4)] as string);
      parts.push(
        pebble(drawing, {
          x: 135 + columnIndex * 190 + random.between(-16, 16),
          y: 130 + row * 188 + random.between(-14, 14),
          r,
          tone,
          seed: random.whole(1, 40),
          flat: random.between(0.68, 0.88),
          turn: random.between(-40, 40),
        }),
      );
    }
  }
  return finishDrawing(
    drawing,
    table(drawing, studio.paper, studio.paperDeep),
    hour === 'day' ? daylight(drawing, 0.6) : '',
    ...parts,
    hour === 'night' ? lamplight(drawing, { ...deskLamp, x: 1000, y: 640, reach: 1200 }) : '',
    vignette(drawing, 0.08),
  );
}

function question(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const option = (x: number, kind: Product, name: string, where: readonly string[], chosen = false): string =>
    sheet(
      drawing,
      { x, y: 420, width: 400, height: 470, radius: 30, lift: chosen ? 60 : 18, fill: '#ffffff' },
      chosen ? box(2, 2, 396, 466, 'none', 29, { stroke: studio.accent, 'stroke-width': 5 }) : '',
      at(50, 20, product(drawing, kind)),
      type(name, 40, 366, { size: 40, colour: stone.night, weight: 600 }),
      lines(where, 40, 404, { size: 24, colour: stone.mid, weight: 400, leading: 1.3 }),
      chosen
        ? circle(350, 54, 24, { fill: studio.accent })
        : circle(350, 54, 22, { fill: 'none', stroke: stone.pale, 'stroke-width': 4 }),
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
  return finishDrawing(
    drawing,
    table(drawing, stone.mist, stone.pale),
    '<g transform="translate(80 66) scale(0.9)">',
    box(120, 112, 1360, 10, stone.pale, 5),
    box(120, 112, 453, 10, stone.slate, 5),
    type('1 van 3', 1480, 180, { size: 26, colour: stone.mid, align: 'right' }),
    lines(['Waar ga je het', 'gebruiken?'], 116, 238, {
      size: 96,
      colour: stone.night,
      weight: 600,
      leading: 1.02,
    }),
    option(120, 'headphones', 'Onderweg', ['In de trein, op straat,', 'in de wind.'], true),
    option(600, 'speaker', 'Thuis', ['Op de bank of aan', 'de keukentafel.']),
    option(1080, 'camera', 'Op reis', ['Ver weg, en een week', 'zonder stopcontact.']),
    box(120, 1000, 270, 84, stone.night, 42),
    type('Volgende', 255, 1053, { size: 30, colour: '#ffffff', weight: 600, align: 'centre' }),
    type('Weet ik nog niet', 434, 1053, { size: 28, colour: stone.mid, weight: 500 }),
    '</g>',
    hour === 'night' ? lamplight(drawing, { ...deskLamp, x: 560, y: 520, reach: 1300 }) : '',
  );
}

/** The same question for a narrow window: its answers below one another. */
function questionOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1200);
  const option = (y: number, kind: Product, name: string, where: readonly string[], chosen = false): string =>
    sheet(
      drawing,
      { x: 56, y, width: 848, height: 226, radius: 34, lift: chosen ? 44 : 16, fill: '#ffffff' },
      chosen ? box(3, 3, 842, 220, 'none', 32, { stroke: studio.accent, 'stroke-width': 6 }) : '',
      group({ transform: 'translate(34 8) scale(0.7)' }, product(drawing, kind)),
      type(name, 290, 92, { size: 54, colour: stone.night, weight: 600 }),
      lines(where, 290, 140, { size: 37, colour: stone.mid, weight: 400, leading: 1.22, within: 470 }),
      chosen
        ? circle(784, 66, 30, { fill: studio.accent })
        : circle(784, 66, 27, { fill: 'none', stroke: stone.pale, 'stroke-width': 5 }),
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
    table(drawing, stone.mist, stone.pale),
    box(56, 60, 700, 12, stone.pale, 6),
    box(56, 60, 233, 12, stone.slate, 6),
    type('1 van 3', 904, 79, { size: 36, colour: stone.mid, align: 'right' }),
    lines(['Waar ga je het', 'gebruiken?'], 51, 190, {
      size: 104,
      colour: stone.night,
      weight: 600,
      leading: 1.02,
    }),
    option(352, 'headphones', 'Onderweg', ['In de trein, op straat,', 'in de wind.'], true),
    option(600, 'speaker', 'Thuis', ['Op de bank of aan', 'de keukentafel.']),
    option(848, 'camera', 'Op reis', ['Ver weg, en een week', 'zonder stopcontact.']),
    type('Weet ik nog niet', 480, 1144, { size: 40, colour: stone.slate, weight: 500, align: 'centre' }),
    hour === 'night' ? lamplight(drawing, { ...deskLamp, x: 420, y: 480, reach: 1150 }) : '',
  );
}

/** Twelve pebbles; all but three make way, one is chosen; then the rest come back. */
function slide(moment: number): string {
  const drawing = startDrawing(800, 500);
  const random = seededRandom(5);
  const tones = [stone.mid, stone.grey, stone.slate, mix(stone.grey, stone.sand, 0.6)];
  // They stay where they lie, from the lower left to the upper right; the middle one is chosen.
  const kept = [8, 6, 3];
  // One after the other they go: where few things move, a film with soft light stays light.
  const gone = (index: number): number =>
    ease(moment, 0.08 + index * 0.022, 0.13 + index * 0.022) -
    ease(moment, 0.82 + index * 0.011, 0.86 + index * 0.011);
  const chosen = ease(moment, 0.4, 0.54) - ease(moment, 0.74, 0.82);
  const pebbles = Array.from({ length: 12 }, (_, index) => {
    const x = 130 + (index % 4) * 180 + random.between(-14, 14);
    const y = 112 + Math.floor(index / 4) * 138 + random.between(-10, 10);
    const r = random.between(52, 66);
    const seed = random.whole(1, 30);
    const rank = kept.indexOf(index);
    const tone = tones[index % 4] as string;
    const outline = smoothLoop(
      Array.from({ length: 12 }, (_unused, step): Point => {
        const angle = (step / 12) * Math.PI * 2;
        const reach = 1 + 0.08 * Math.sin(angle * 2 + seed) + 0.05 * Math.cos(angle * 3 + seed);
        return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.78];
      }),
    );
    const shrink = rank < 0 ? 1 - gone(index) : 1;
    if (shrink < 0.02) return '';
    const fill = rank === 1 ? mix(tone, studio.accent, chosen) : tone;
    return group(
      { transform: `translate(${n(x)} ${n(y)}) scale(${n(r * shrink)})` },
      path(outline, { fill: mix(stone.sand, stone.night, 0.2), transform: 'translate(0.13 0.2)' }),
      path(outline, { fill: mix(stone.sand, stone.night, 0.36), transform: 'translate(0.05 0.09)' }),
      path(outline, {
        fill: radial(
          drawing,
          [
            [0, mix(fill, '#ffffff', 0.46)],
            [0.4, mix(fill, '#ffffff', 0.12)],
            [0.75, mix(fill, stone.night, 0.16)],
            [1, mix(fill, stone.night, 0.46)],
          ],
          0.34,
          0.24,
          0.86,
        ),
      }),
    );
  });
  return finishDrawing(drawing, box(0, 0, 800, 500, stone.sand), ...pebbles);
}

export const kiezel: Picture[] = [
  { file: 'tweakers-hero.webp', draw: () => hero('day') },
  { file: 'tweakers-hero-night.webp', draw: () => hero('night') },
  { file: 'tweakers-pebbles.webp', draw: () => manyToFew('day') },
  { file: 'tweakers-pebbles-night.webp', draw: () => manyToFew('night') },
  { file: 'tweakers-question.webp', draw: () => question('day') },
  { file: 'tweakers-question-night.webp', draw: () => question('night') },
  { file: 'tweakers-question-phone.webp', ...keptForPhones, draw: () => questionOnPhones('day') },
  { file: 'tweakers-question-phone-night.webp', ...keptForPhones, draw: () => questionOnPhones('night') },
  { file: 'tweakers-slide.gif', frames: 24, delay: 140, colours: 96, draw: slide },
];
