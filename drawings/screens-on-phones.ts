import { flat } from './block-of-flats.ts';
import { crumb } from './bread.ts';
import { mix, oklch, studio } from './colour.ts';
import { phone } from './devices.ts';
import { phoneHandOver, phoneList, phoneReady } from './doek-op-screens.ts';
import {
  blended,
  box,
  circle,
  type Drawing,
  finishDrawing,
  linear,
  radial,
  startDrawing,
} from './drawing.ts';
import { films, hall, still } from './films.ts';
import { playMark, screenEvening, screenFilm } from './korte-nacht-screens.ts';
import { screenRoute, screenToday, screenTurn } from './laagwater-screens.ts';
import { screenNeighbours, screenNow } from './meting-screens.ts';
import { keptForPhones, type StillPicture } from './picture.ts';
import { daylight, type Hour, lamplight, table } from './surface.ts';
import { stage } from './theatre.ts';
import { sea } from './tide.ts';
import { type } from './type.ts';
import { screenReady, screenShop, screenTime, shopByDay, shopByNight } from './zeven-uur-screens.ts';

/**
 * Rows of screens for narrow windows: what the wide pictures show, seen from so near that one of them can be read. Its
 * neighbours stay in view at the edges, since a row is what the words say it is.
 */
const size = { width: 960, height: 1200 } as const;
const front = { x: 130, y: 92, width: 700 } as const;
const between = 30;

interface Row {
  readonly ground: string;
  readonly left?: readonly string[];
  readonly front: readonly string[];
  readonly right?: readonly string[];
  readonly body?: string;
}

function row(drawing: Drawing, { ground, left, front: near, right, body }: Row): string {
  const step = front.width + between;
  const beside = (screen: readonly string[] | undefined, x: number): string =>
    screen === undefined ? '' : phone(drawing, { ...front, x, y: front.y + 108, lift: 60, body }, ...screen);
  return finishDrawing(
    drawing,
    ground,
    beside(left, front.x - step),
    beside(right, front.x + step),
    phone(drawing, { ...front, lift: 80, body }, ...near),
  );
}

/** A screen that is not the one looked at is a little darker at night. */
const dimmed = (hour: Hour, colour: string): string =>
  hour === 'night' ? blended('multiply', box(0, 0, 390, 844, colour)) : '';

function bread(hour: Hour): string {
  const drawing = startDrawing(size.width, size.height);
  const isNight = hour === 'night';
  return row(drawing, {
    ground:
      table(drawing, crumb.cream, mix(crumb.cream, crumb.gold, 0.35)) +
      (isNight
        ? lamplight(drawing, {
            x: 480,
            y: 420,
            reach: 1150,
            glow: 0.3,
            colour: '#ffb870',
            dark: oklch(0.2, 0.03, 45),
          })
        : daylight(drawing, 0.5)),
    left: [screenReady(drawing), dimmed(hour, '#c9b6a2')],
    front: [screenShop(drawing, isNight ? shopByNight : shopByDay)],
    right: [screenTime(drawing)],
    body: crumb.bark,
  });
}

function tide(): string {
  const drawing = startDrawing(size.width, size.height);
  const sand = linear(drawing, 60, [
    [0, mix(sea.dry, '#ffffff', 0.4)],
    [1, sea.sand],
  ]);
  return row(drawing, {
    ground: box(0, 0, size.width, size.height, sand) + daylight(drawing, 0.55, 0),
    left: [screenRoute(drawing)],
    front: [screenTurn()],
    right: [screenToday(drawing)],
  });
}

function power(hour: Hour): string {
  const drawing = startDrawing(size.width, size.height);
  const isNight = hour === 'night';
  const wall = linear(drawing, 48, [
    [0, isNight ? mix(flat.night, flat.blue, 0.5) : flat.white],
    [1, isNight ? flat.night : flat.pale],
  ]);
  return row(drawing, {
    ground:
      box(0, 0, size.width, size.height, wall) +
      circle(800, 200, 300, { fill: isNight ? mix(flat.night, flat.sun, 0.34) : flat.butter }),
    left: [screenNeighbours(drawing)],
    front: [screenNow(drawing)],
  });
}

function round(hour: Hour): string {
  const drawing = startDrawing(size.width, size.height);
  const green = linear(drawing, 50, [
    [0, mix(stage.sage, '#ffffff', 0.35)],
    [1, mix(stage.sage, stage.leaf, 0.35)],
  ]);
  const worklight = {
    x: 480,
    y: 420,
    reach: 1200,
    glow: 0.1,
    colour: '#bfe3cf',
    dark: oklch(0.2, 0.03, 165),
  };
  return row(drawing, {
    ground:
      box(0, 0, size.width, size.height, green) + (hour === 'night' ? lamplight(drawing, worklight) : ''),
    left: [phoneHandOver(), dimmed(hour, '#b9c9bf')],
    front: [phoneList(4), dimmed(hour, '#b9c9bf')],
    right: [phoneReady(drawing)],
  });
}

function evening(): string {
  const drawing = startDrawing(size.width, size.height);
  const seats = linear(drawing, 60, [
    [0, hall.seat],
    [1, hall.black],
  ]);
  const glow = radial(drawing, [
    [0, '#c98a6b', 0.55],
    [1, '#c98a6b', 0],
  ]);
  return row(drawing, {
    ground: box(0, 0, size.width, size.height, seats) + circle(480, 560, 700, { fill: glow }),
    front: [screenEvening(drawing)],
    right: [screenFilm(drawing)],
    body: '#18141a',
  });
}

/** Six of the twelve, two beside each other, with words as large as on the page. */
function programme(): string {
  const drawing = startDrawing(size.width, size.height);
  const wide = { width: 408, height: 220 } as const;
  return finishDrawing(
    drawing,
    box(0, 0, size.width, size.height, hall.black),
    type('214 korte films', 52, 124, { size: 88, colour: hall.cream, weight: 600 }),
    type('Vanavond om acht uur vijf ervan', 56, 182, { size: 38, colour: hall.mauve, weight: 400 }),
    ...films.slice(0, 6).map(([name, maker], film) => {
      const x = 56 + (film % 2) * 440;
      const y = 230 + Math.floor(film / 2) * 316;
      const isNext = film === 5;
      return [
        still(drawing, film, x, y, wide.width, wide.height, 14),
        isNext
          ? box(x - 9, y - 9, wide.width + 18, wide.height + 18, 'none', 22, {
              stroke: studio.accent,
              'stroke-width': 6,
            }) + playMark(x + wide.width / 2, y + wide.height / 2, 46, '#ffffff', hall.black)
          : '',
        type(name, x, y + 261, { size: 38, colour: hall.cream, weight: 600, within: wide.width }),
        type(maker, x, y + 297, { size: 30, colour: hall.mauve, weight: 400, within: wide.width }),
      ].join('');
    }),
  );
}

export const screensOnPhones: StillPicture[] = [
  { file: 'toast-screens-phone.webp', ...keptForPhones, draw: () => bread('day') },
  { file: 'toast-screens-phone-night.webp', ...keptForPhones, draw: () => bread('night') },
  { file: 'shell-screens-phone.webp', ...keptForPhones, draw: tide },
  { file: 'ing-phones-phone.webp', ...keptForPhones, draw: () => power('day') },
  { file: 'ing-phones-phone-night.webp', ...keptForPhones, draw: () => power('night') },
  { file: 'check-phones-phone.webp', ...keptForPhones, draw: () => round('day') },
  { file: 'check-phones-phone-night.webp', ...keptForPhones, draw: () => round('night') },
  { file: 'sample-video-project-phones-phone.webp', ...keptForPhones, draw: evening },
  { file: 'sample-video-project-programme-phone.webp', ...keptForPhones, draw: programme },
];
