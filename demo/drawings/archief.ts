import { mix, oklch, studio } from './colour.ts';
import { tablet } from './devices.ts';
import {
  at,
  blur,
  box,
  circle,
  clipped,
  type Drawing,
  finishDrawing,
  group,
  line,
  linear,
  path,
  startDrawing,
} from './drawing.ts';
import { type StreetLook, street } from './facade.ts';
import { bakery, flood, type OldPhotograph, sisters, smithy } from './old-photographs.ts';
import { decades, drawStreetPhoto, photo, print, tones } from './photographs.ts';
import { ease, keptForPhones, type Picture } from './picture.ts';
import { pins, quarter, quarterPin } from './quarter.ts';
import { daylight, type Hour, type Lamp, lamplight, shadow, sheet, table, vignette } from './surface.ts';
import { lines, type } from './type.ts';

const deskLamp: Lamp = {
  x: 1180,
  y: 420,
  reach: 1350,
  glow: 0.16,
  colour: '#ffc98e',
  // Outside the lamplight the window's light is blue, so paper in the evening has two colours instead of one
  // dimmed colour.
  dark: oklch(0.27, 0.06, 268),
};

/** Colours of the tablet's interface. The night screen shows the same map and card in evening tones. */
const screens = {
  day: {
    sheet: '#ffffff',
    ink: print.night,
    soft: print.brick,
    line: print.plum,
    button: print.plum,
    onButton: '#ffffff',
  },
  night: {
    sheet: oklch(0.27, 0.035, 350),
    ink: print.cream,
    soft: oklch(0.78, 0.07, 45),
    line: print.rose,
    button: print.cream,
    onButton: print.night,
  },
} as const;

const withoutChosen = pins.filter((pin) => !pin.chosen);

/** Every pin except the chosen one, drawn light because the map is dark. */
const pinsByNight = (
  width: number,
  height: number,
  scale: number,
  others: readonly { x: number; y: number }[],
) => others.map((pin) => quarterPin(width, height, scale, { ...pin, light: true })).join('');

/** Search result card: the address, its photo and the number of photos. */
function addressCard(drawing: Drawing, hour: Hour, x: number, y: number): string {
  const look = screens[hour];
  return sheet(
    drawing,
    { x, y, width: 480, height: 340, radius: 22, lift: 44, fill: look.sheet },
    at(
      18,
      18,
      clipped(drawing, box(0, 0, 444, 214, '#fff', 12), group({ transform: 'scale(0.74)' }, bakery(drawing))),
    ),
    type('Kade 14', 22, 280, { size: 38, colour: look.ink, weight: 600 }),
    type('7 foto’s, 1912–1978', 22, 312, { size: 22, colour: look.soft, weight: 500 }),
    box(352, 258, 108, 48, look.button, 24),
    type('Bekijk', 406, 289, { size: 21, colour: look.onButton, weight: 600, align: 'centre' }),
  );
}

/** A print of one of the old photographs. */
function drawPrint(
  drawing: Drawing,
  shown: OldPhotograph,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
): string {
  const scale = Math.max(width / 600, height / 440);
  return photo(drawing, x, y, width, height, turn, group({ transform: `scale(${scale})` }, shown(drawing)));
}

/** The archive's website on a tablet that fills the picture, with two photo prints beside it. */
function onTablet(hour: Hour): string {
  const drawing = startDrawing(2400, 1350);
  const look = screens[hour];
  const isNight = hour === 'night';
  const [width, height] = [1180, 850];
  return finishDrawing(
    drawing,
    table(drawing, oklch(0.8, 0.035, 70), oklch(0.66, 0.05, 55)),
    isNight ? '' : daylight(drawing, 0.3, 0.02),
    drawPrint(drawing, sisters, 24, 150, 520, 390, -7),
    drawPrint(drawing, smithy, 1850, 800, 560, 420, 6),
    ...(isNight ? [lamplight(drawing, { ...deskLamp, reach: 1700, dark: oklch(0.42, 0.05, 45) })] : []),
    // The screen emits its own light, so it is drawn above the lamplight.
    group(
      { transform: 'translate(-306 -150) scale(1.27)' },
      tablet(
        drawing,
        { x: 600, y: 224, width, height, turn: -1, lift: 100, fill: print.cream },
        quarter(drawing, width, height, isNight ? [] : pins, 0.95, hour),
        isNight ? pinsByNight(width, height, 0.95, withoutChosen) + quarterPin(width, height, 0.95) : '',
        box(36, 36, 350, 64, look.sheet, 32),
        circle(72, 68, 12, { fill: 'none', stroke: look.line, 'stroke-width': 4 }),
        line(81, 77, 88, 84, look.line, 4),
        type('Kade 14', 106, 76, { size: 24, colour: look.ink, weight: 600 }),
        addressCard(drawing, hour, 640, 456),
      ),
    ),
    vignette(drawing, isNight ? 0.28 : 0.12),
  );
}

/** Phone crop of the tablet picture: the chosen pin and the card of its address. */
function addressOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 900);
  const chosen = { x: 0.3, y: 0.3, chosen: true };
  const others = [
    { x: 0.1, y: 0.17 },
    { x: 0.52, y: 0.15 },
    { x: 0.9, y: 0.3 },
    { x: 0.07, y: 0.62 },
    { x: 0.94, y: 0.94 },
    { x: 0.16, y: 0.97 },
  ];
  return finishDrawing(
    drawing,
    quarter(drawing, 960, 900, hour === 'day' ? [...others, chosen] : [], 1.5, hour),
    hour === 'day' ? '' : pinsByNight(960, 900, 1.5, others) + quarterPin(960, 900, 1.5, chosen),
    // The card is near the middle because the crop at the end of another case cuts the picture's edges.
    group({ transform: 'translate(130 286) scale(1.48)' }, addressCard(drawing, hour, 0, 0)),
    vignette(drawing, hour === 'day' ? 0.1 : 0.4),
  );
}

function map(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const chosen = { x: 0.34, y: 0.56, chosen: true };
  const others = withoutChosen.filter((pin) => pin.x !== 0.6);
  return finishDrawing(
    drawing,
    quarter(drawing, 1600, 1200, hour === 'day' ? [...others, chosen] : [], 1.5, hour),
    hour === 'day' ? '' : pinsByNight(1600, 1200, 1.5, others) + quarterPin(1600, 1200, 1.5, chosen),
    drawStreetPhoto(drawing, 640, 300, 640, 480, 2, tones(2, 9), 44),
    line(552, 590, 640, 560, hour === 'night' ? print.rose : print.plum, 4),
    // The lamplight stays warm up to the edges, because this picture is the page's evening and its street
    // names must be legible.
    hour === 'night'
      ? lamplight(drawing, {
          ...deskLamp,
          x: 860,
          y: 540,
          reach: 1700,
          glow: 0.1,
          dark: oklch(0.6, 0.06, 50),
        })
      : '',
    vignette(drawing, 0.12),
  );
}

/** Texts of the index cards: the address, the box number, then the visitors' remarks. */
const found = [
  {
    where: 'Kade 14',
    box: 'doos 14, nr. 203',
    words: ['De bakker woonde', 'boven. Links de', 'winkel van De Boer,', 'tot 1938.'],
    shown: bakery,
    who: 'Herkend door mevr. Stam',
  },
  {
    where: 'Molenpad 7',
    box: 'doos 3, nr. 41',
    words: ['Vier zussen op de', 'stoep. De jongste', 'heet Truus.'],
    shown: sisters,
    who: 'Herkend door haar zoon',
  },
  {
    where: 'Sluisweg 2',
    box: 'doos 22, nr. 118',
    words: ['Hoogwater, het', 'jaar weten we', 'niet zeker.'],
    shown: flood,
    who: 'Herken je dit?',
  },
  {
    where: 'Noordkade 31',
    box: 'doos 9, nr. 77',
    words: ['Smederij Vos. Het', 'uithangbord hangt', 'nu in het café.'],
    shown: smithy,
    who: 'Herkend door de buren',
  },
  {
    where: 'Vissteeg 19',
    box: 'doos 14, nr. 26',
    words: ['De trap is weg,', 'de kat op de', 'foto heette Piet.'],
    who: 'Herkend door H. Bol',
  },
];

/** Paper clip of wire that holds the print to its card, with its highlight and shadow. */
function paperClip(drawing: Drawing): string {
  const wire = 'M78 92V168a16 16 0 0 1-32 0V84a24 24 0 0 1 48 0V160';
  const look = { fill: 'none', 'stroke-linecap': 'round' } as const;
  return group(
    { transform: 'translate(-44 372) rotate(-90)' },
    path(wire, {
      ...look,
      stroke: print.night,
      'stroke-width': 6,
      opacity: 0.35,
      transform: 'translate(4 6)',
      filter: blur(drawing, 3),
    }),
    path(wire, { ...look, stroke: '#7d828c', 'stroke-width': 6.5 }),
    path(wire, { ...look, stroke: '#e9ecf1', 'stroke-width': 2.2, transform: 'translate(-1.2 -1)' }),
  );
}

function card(drawing: Drawing, x: number, y: number, turn: number, index: number): string {
  const shown = found[index]?.shown;
  return sheet(
    drawing,
    { x, y, width: 700, height: 460, radius: 8, turn, lift: 34, fill: mix(print.cream, print.brick, 0.25) },
    // Thick card stock, so its edge catches the light.
    box(
      0,
      0,
      698,
      456,
      linear(drawing, 40, [
        [0, mix(print.cream, '#ffffff', 0.7)],
        [0.5, print.cream],
        [1, mix(print.cream, print.brick, 0.2)],
      ]),
      8,
    ),
    circle(350, 430, 12, { fill: mix(print.night, print.plum, 0.4) }),
    path('M339 434a12 12 0 0 0 22 0', { fill: 'none', stroke: '#ffffff', 'stroke-width': 3, opacity: 0.7 }),
    line(0, 84, 700, 84, print.brick, 3),
    type(found[index]?.where ?? '', 34, 60, { size: 40, colour: print.night, weight: 600 }),
    type(found[index]?.box ?? '', 666, 58, { size: 24, colour: print.brick, align: 'right' }),
    ...[0, 1, 2, 3, 4, 5, 6].map((row) => line(0, 136 + row * 48, 700, 136 + row * 48, print.water, 1.5)),
    shadow(drawing, { x: 26, y: 110, width: 316, height: 236, radius: 2 }, 12),
    box(26, 110, 316, 236, '#fbf6ea', 2),
    at(
      34,
      118,
      clipped(
        drawing,
        box(0, 0, 300, 220, '#fff', 1),
        shown === undefined
          ? street(drawing, 300, 220, tones(index, index * 3 + 2, 3))
          : group({ transform: 'scale(0.5)' }, shown(drawing)),
      ),
    ),
    // Highlight on the print, from the upper left.
    path('M34 118H210L90 338H34Z', { fill: '#ffffff', opacity: 0.12 }),
    paperClip(drawing),
    lines(found[index]?.words ?? [], 372, 174, {
      size: 27,
      colour: print.plum,
      weight: 400,
      leading: 48 / 27,
    }),
    type(found[index]?.who ?? '', 34, 414, { size: 27, colour: print.plum, weight: 500 }),
    index === 3
      ? circle(620, 380, 40, { fill: 'none', stroke: studio.accent, 'stroke-width': 6, opacity: 0.85 }) +
          circle(620, 380, 28, { fill: 'none', stroke: studio.accent, 'stroke-width': 3, opacity: 0.85 })
      : '',
  );
}

interface Stray {
  readonly shown: OldPhotograph;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Returns a photo of an unidentified street. */
const houses =
  (seed: number): OldPhotograph =>
  (drawing) =>
    street(drawing, 600, 440, tones(seed, seed * 3 + 2, 3));

/** Loose prints. They may cross the picture's edge, because they carry no text that could be cut. */
const strays = {
  wide: [
    { shown: houses(3), x: -170, y: 520, turn: 9 },
    { shown: flood, x: 1196, y: 500, turn: -9 },
    { shown: houses(5), x: 560, y: -110, turn: 6 },
  ],
  phone: [
    { shown: houses(5), x: 470, y: -236, turn: -7 },
    { shown: sisters, x: -330, y: 452, turn: -9 },
    { shown: flood, x: 560, y: 770, turn: 9 },
    { shown: houses(2), x: -260, y: 1330, turn: 8 },
  ],
} as const satisfies Record<string, readonly Stray[]>;

function stray(drawing: Drawing, { shown, x, y, turn }: Stray): string {
  return sheet(
    drawing,
    { x, y, width: 500, height: 380, radius: 4, turn, lift: 24, fill: print.cream },
    at(
      22,
      22,
      clipped(drawing, box(0, 0, 456, 336, '#fff'), group({ transform: 'scale(0.764)' }, shown(drawing))),
    ),
  );
}

function cards(hour: Hour): string {
  const drawing = startDrawing(1600, 800);
  return finishDrawing(
    drawing,
    table(drawing, print.plum, print.night),
    hour === 'day' ? daylight(drawing, 0.14, 0.06) : '',
    ...strays.wide.map((print) => stray(drawing, print)),
    // Three cards. Each is legible from its address to the name at the bottom, and overlaps only blank card.
    group(
      { transform: 'scale(0.82)' },
      card(drawing, 66, 96, -4, 0),
      card(drawing, 1196, 62, 3.5, 3),
      card(drawing, 618, 470, -1.5, 1),
    ),
    hour === 'night' ? lamplight(drawing, { ...deskLamp, x: 760, y: 420, reach: 1450 }) : '',
  );
}

/** Phone version of the cards picture: the cards in one column, whole and large enough to read. */
function cardsOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1870);
  return finishDrawing(
    drawing,
    table(drawing, print.plum, print.night),
    hour === 'day' ? daylight(drawing, 0.14, 0.06) : '',
    group(
      { transform: 'scale(1.18)' },
      ...strays.phone.map((print) => stray(drawing, print)),
      card(drawing, 48, 62, -2.2, 0),
      card(drawing, 66, 566, 1.8, 3),
      card(drawing, 44, 1064, -1.2, 1),
    ),
    hour === 'night' ? lamplight(drawing, { ...deskLamp, x: 440, y: 860, reach: 1700 }) : '',
  );
}

/** One frame of the animation: one street in four decades, each print sliding over the previous one. */
function slide(moment: number): string {
  const drawing = startDrawing(800, 500);
  const [width, height] = [480, 310];
  const stage = moment * 4;
  const index = Math.floor(stage);
  const cover = ease(stage - index, 0.5, 1);
  const view = (which: number): string =>
    street(drawing, width, height, {
      ...(decades[which % 4] as StreetLook),
      seed: 6,
      houses: 4,
      lampShare: 0,
    });
  return finishDrawing(
    drawing,
    // Flat colour, because a GIF has few colours and a gradient would show bands.
    box(0, 0, 800, 500, mix(print.plum, print.night, 0.45)),
    shadow(drawing, { x: 144, y: 64, width: 512, height: 372, radius: 4 }, 26),
    box(144, 64, 512, 372, '#faf6ec', 4),
    at(
      160,
      80,
      clipped(
        drawing,
        box(0, 0, width, height, '#fff'),
        view(index),
        clipped(drawing, box(0, 0, width * cover, height, '#fff'), view(index + 1)),
        cover > 0.01 && cover < 0.99 ? box(width * cover - 3, 0, 6, height, '#ffffff') : '',
      ),
    ),
    ...[0, 1, 2, 3].map((dot) =>
      circle(350 + dot * 34, 414, 6, {
        fill: dot === (cover > 0.5 ? index + 1 : index) % 4 ? studio.accent : print.paper,
      }),
    ),
  );
}

export const archief: Picture[] = [
  { file: 'abn-tablet.webp', width: 1600, quality: 58, draw: () => onTablet('day') },
  { file: 'abn-tablet-night.webp', width: 1600, quality: 58, draw: () => onTablet('night') },
  { file: 'abn-tablet-phone.webp', ...keptForPhones, draw: () => addressOnPhones('day') },
  { file: 'abn-tablet-phone-night.webp', ...keptForPhones, draw: () => addressOnPhones('night') },
  { file: 'abn-map.webp', quality: 74, draw: () => map('day') },
  { file: 'abn-map-night.webp', quality: 66, draw: () => map('night') },
  { file: 'abn-cards.webp', quality: 46, draw: () => cards('day') },
  { file: 'abn-cards-night.webp', quality: 46, draw: () => cards('night') },
  { file: 'abn-cards-phone.webp', ...keptForPhones, quality: 42, draw: () => cardsOnPhones('day') },
  { file: 'abn-cards-phone-night.webp', ...keptForPhones, quality: 42, draw: () => cardsOnPhones('night') },
  { file: 'abn-slide.gif', frames: 24, delay: 160, colours: 128, draw: slide },
];
