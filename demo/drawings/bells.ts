import {
  type BellName,
  bellLine,
  bellNames,
  bellPlace,
  bellsOnPhones,
  bellsPicture,
  tallPlate,
} from '../pages/bells.ts';
import { bellCard, type CardPlace, lampOf, sticker, wornBy } from './bell-cards.ts';
import { bellButton, brassPlate, engraved, nameWindow, screw, speaker } from './brass.ts';
import { mix, oklch } from './colour.ts';
import {
  at,
  blended,
  blur,
  box,
  type Drawing,
  finishDrawing,
  group,
  linear,
  pool,
  startDrawing,
} from './drawing.ts';
import type { StillPicture } from './picture.ts';
import { daylight, type Hour, type ShadowShape } from './surface.ts';

/** Thick, nearly black green, as on many front doors in Amsterdam. */
const doorGreen: Readonly<Record<Hour, string>> = {
  day: oklch(0.3, 0.05, 168),
  night: oklch(0.175, 0.022, 165),
};

/** Vertical moulding over the door's full height: its lit edge, flat face and shaded edge. */
function moulding(drawing: Drawing, x: number, width: number, hour: Hour): string {
  const { height } = drawing;
  const green = doorGreen[hour];
  const round = linear(drawing, 0, [
    [0, mix(green, '#000000', 0.55)],
    [0.12, mix(green, '#ffffff', hour === 'day' ? 0.38 : 0.12)],
    [0.3, mix(green, '#ffffff', 0.06)],
    [0.55, green],
    [0.8, mix(green, '#000000', 0.45)],
    [0.86, mix(green, '#ffffff', hour === 'day' ? 0.2 : 0.06)],
    [1, mix(green, '#000000', 0.5)],
  ]);
  return box(x, 0, width, height, round);
}

/** The door in gloss paint that reflects the sky. */
function door(
  drawing: Drawing,
  hour: Hour,
  mouldings: readonly (readonly [x: number, width: number])[],
): string {
  const { width, height } = drawing;
  const green = doorGreen[hour];
  const fall = linear(drawing, 32, [
    [0, mix(green, '#ffffff', hour === 'day' ? 0.16 : 0.03)],
    [0.4, green],
    [1, mix(green, '#000000', 0.4)],
  ]);
  const gloss = linear(drawing, 90, [
    [0, '#dff0e6', hour === 'day' ? 0.2 : 0.03],
    [0.3, '#dff0e6', 0.02],
    [1, '#dff0e6', 0],
  ]);
  return [
    box(0, 0, width, height, fall),
    box(0, 0, width, height, gloss),
    ...mouldings.map(([x, wide]) => moulding(drawing, x, wide, hour)),
  ].join('');
}

interface Unit {
  readonly window: { readonly x: number; readonly y: number };
  readonly button: { readonly x: number; readonly y: number; readonly r: number };
  readonly card: CardPlace;
}

/** One bell: its window, name card and button. */
function bell(drawing: Drawing, name: BellName, { window, button, card }: Unit, hour: Hour): string {
  return (
    bellButton(drawing, button.x, button.y, button.r, { worn: wornBy[name] }, hour) +
    at(
      window.x,
      window.y,
      nameWindow(drawing, card, hour, bellCard(name, { drawing, hour, place: card }), lampOf[name] ?? 1),
    )
  );
}

/** Glow of the lit name cards, which warms the brass between them. The lamp above the door is off. */
function warmth(drawing: Drawing, x: number, y: number, reach: number): string {
  return blended(
    'screen',
    box(
      0,
      0,
      drawing.width,
      drawing.height,
      pool(drawing, x, y, reach, [
        [0, '#7a4112', 0.3],
        [0.6, '#5e2f0d', 0.12],
        [1, '#6b3610', 0],
      ]),
    ),
  );
}

/** Morning sun on the door and its brass. It does not light the cards behind glass. */
const morning = (drawing: Drawing) => blended('soft-light', daylight(drawing, 0.6, 0.1));

/** Flour on the baker's button. */
function drawFlour(drawing: Drawing, x: number, y: number, r: number, hour: Hour): string {
  return group(
    { filter: blur(drawing, r * 0.16), opacity: hour === 'day' ? 0.85 : 0.22 },
    box(x - r * 0.1, y + r * 0.05, r * 0.6, r * 0.5, '#fffdf6', r * 0.25),
    box(x + r * 0.5, y + r * 0.7, r * 0.5, r * 0.34, '#fffdf6', r * 0.17, { opacity: 0.6 }),
  );
}

/** Four screws, one in each corner of a plate, each with its slot at another angle. */
function screws(drawing: Drawing, plate: ShadowShape, inset: number, r: number, hour: Hour): string {
  const [left, top] = [plate.x + inset, plate.y + inset];
  const [right, bottom] = [plate.x + plate.width - inset, plate.y + plate.height - inset];
  return [
    screw(drawing, left, top, r, 24, hour),
    screw(drawing, right, top, r, -50, hour),
    screw(drawing, left, bottom, r, 80, hour),
    screw(drawing, right, bottom, r, 8, hour),
  ].join('');
}

const widePlate: ShadowShape = { x: 258, y: 84, width: 1892, height: 792, radius: 22 };
const wideCard: CardPlace = {
  width: 350,
  height: 150,
  name: [26, 74],
  remark: [26, 123],
  size: 48,
  small: 30,
};

function panelAcross(hour: Hour): string {
  const drawing = startDrawing(bellsPicture.width, bellsPicture.height);
  const findUnit = (name: BellName): Unit => {
    const { x, y, height: high } = bellPlace(name);
    return {
      window: { x: x + 16, y: y + (high - wideCard.height) / 2 },
      button: { x: x + 455, y: y + high / 2, r: 57 },
      card: wideCard,
    };
  };
  const baker = findUnit('toast').button;
  return finishDrawing(
    drawing,
    door(drawing, hour, [
      [96, 54],
      [2250, 54],
    ]),
    brassPlate(drawing, widePlate, hour),
    hour === 'day' ? morning(drawing) : warmth(drawing, 1320, 480, 1000),
    screws(drawing, widePlate, 36, 13, hour),
    speaker(drawing, 410, 268, 106, hour),
    engraved('bel-etage', 410, 470, hour, { size: 42, weight: 500, align: 'centre', tracking: 0.02 }),
    group(
      { transform: 'translate(288 562) rotate(-2.4)' },
      sticker({ drawing, hour }, { width: 244, height: 184 }),
    ),
    ...bellNames.map((name) => bell(drawing, name, findUnit(name), hour)),
    drawFlour(drawing, baker.x, baker.y, baker.r, hour),
  );
}

const tallCard: CardPlace = {
  width: 556,
  height: 80,
  name: [22, 54],
  remark: [342, 54],
  size: 44,
  small: 29,
};

function panelUpright(hour: Hour): string {
  const drawing = startDrawing(bellsOnPhones.width, bellsOnPhones.height);
  const { x: left, y: top } = tallPlate;
  const findUnit = (name: BellName): Unit => {
    const y = bellLine(name);
    return {
      window: { x: left + 38, y: y - tallCard.height / 2 },
      button: { x: left + 694, y, r: 46 },
      card: tallCard,
    };
  };
  const baker = findUnit('toast').button;
  return finishDrawing(
    drawing,
    door(drawing, hour, [
      [0, 30],
      [882, 30],
    ]),
    brassPlate(drawing, tallPlate, hour),
    hour === 'day' ? morning(drawing) : warmth(drawing, left + 336, top + 648, 760),
    screws(drawing, tallPlate, 26, 9, hour),
    speaker(drawing, left + 98, top + 74, 48, hour),
    engraved('bel-etage', left + 170, top + 85, hour, { size: 35, weight: 500, tracking: 0.02 }),
    group(
      { transform: `translate(${left + 374} ${top + 24}) rotate(-1.4)` },
      sticker({ drawing, hour }, { width: 362, height: 104 }),
    ),
    ...bellNames.map((name) => bell(drawing, name, findUnit(name), hour)),
    drawFlour(drawing, baker.x, baker.y, baker.r, hour),
  );
}

export const bells: StillPicture[] = [
  { file: 'clients-bells.webp', width: 1760, quality: 49, draw: () => panelAcross('day') },
  { file: 'clients-bells-night.webp', width: 1760, quality: 48, draw: () => panelAcross('night') },
  { file: 'clients-bells-phone.webp', width: 720, quality: 49, draw: () => panelUpright('day') },
  { file: 'clients-bells-phone-night.webp', width: 720, quality: 47, draw: () => panelUpright('night') },
];
