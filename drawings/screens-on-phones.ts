import { crumb } from './bread.ts';
import { studio } from './colour.ts';
import { phone } from './devices.ts';
import { backstage } from './doek-op.ts';
import { phoneHandOver, phoneList, phoneReady } from './doek-op-screens.ts';
import { blended, box, type Drawing, finishDrawing, startDrawing } from './drawing.ts';
import { films, hall, still } from './films.ts';
import { cloth, lightsOut, programmeGround } from './korte-nacht.ts';
import { playMark, screenEvening, screenFilm } from './korte-nacht-screens.ts';
import { beach } from './laagwater.ts';
import { screenRoute, screenToday, screenTurn } from './laagwater-screens.ts';
import { outside } from './meting.ts';
import { screenNeighbours, screenNow } from './meting-screens.ts';
import { keptForPhones, type StillPicture } from './picture.ts';
import type { Hour } from './surface.ts';
import { type } from './type.ts';
import { counter } from './zeven-uur.ts';
import { screenReady, screenShop, screenTime, shopLooks } from './zeven-uur-screens.ts';

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

function bread(hour: Hour): string {
  const drawing = startDrawing(size.width, size.height);
  const look = shopLooks[hour];
  return row(drawing, {
    ground: counter(drawing, hour),
    left: [screenReady(drawing, look)],
    front: [screenShop(drawing, look)],
    right: [screenTime(drawing)],
    body: crumb.bark,
  });
}

function tide(hour: Hour): string {
  const drawing = startDrawing(size.width, size.height);
  return row(drawing, {
    ground: beach(drawing, hour),
    left: [screenRoute(drawing, hour)],
    front: [screenTurn()],
    right: [screenToday(drawing)],
  });
}

function power(hour: Hour): string {
  const drawing = startDrawing(size.width, size.height);
  return row(drawing, {
    ground: outside(drawing, hour, { x: 800, y: 200, r: 300 }, { x: -70, y: 1330, cell: 190 }),
    left: [screenNeighbours(drawing)],
    front: [screenNow(drawing, hour)],
  });
}

function round(hour: Hour): string {
  const drawing = startDrawing(size.width, size.height);
  return row(drawing, {
    ground: backstage(drawing, hour),
    left: [phoneHandOver(hour)],
    front: [phoneList(4, hour)],
    right: [phoneReady(drawing)],
  });
}

function evening(hour: Hour): string {
  const drawing = startDrawing(size.width, size.height);
  return row(drawing, {
    ground: cloth(drawing, hour, [
      { x: 480, y: 560, reach: 700, colour: '#c98a6b' },
      { x: 160, y: 330, reach: 760, colour: '#d2532f' },
      { x: 880, y: 620, reach: 800, colour: '#9a6ab8' },
    ]),
    front: [screenEvening(drawing)],
    right: [screenFilm(drawing)],
    body: '#18141a',
  });
}

/** Six of the twelve, two beside each other, with words as large as on the page. */
function programme(hour: Hour): string {
  const drawing = startDrawing(size.width, size.height);
  const wide = { width: 408, height: 220 } as const;
  return finishDrawing(
    drawing,
    box(0, 0, size.width, size.height, programmeGround[hour]),
    type('214 korte films', 52, 124, { size: 88, colour: hall.cream, weight: 600 }),
    type('Vanavond om acht uur vijf ervan', 56, 182, { size: 38, colour: hall.mauve, weight: 400 }),
    ...films.slice(0, 6).map(([name, maker], film) => {
      const x = 56 + (film % 2) * 440;
      const y = 230 + Math.floor(film / 2) * 316;
      const isNext = film === 5;
      return [
        still(drawing, film, x, y, wide.width, wide.height, 14),
        hour === 'night' && !isNext
          ? blended('multiply', box(x, y, wide.width, wide.height, lightsOut, 14))
          : '',
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
  { file: 'shell-screens-phone.webp', ...keptForPhones, draw: () => tide('day') },
  { file: 'shell-screens-phone-night.webp', ...keptForPhones, draw: () => tide('night') },
  { file: 'ing-phones-phone.webp', ...keptForPhones, draw: () => power('day') },
  { file: 'ing-phones-phone-night.webp', ...keptForPhones, draw: () => power('night') },
  { file: 'check-phones-phone.webp', ...keptForPhones, draw: () => round('day') },
  { file: 'check-phones-phone-night.webp', ...keptForPhones, draw: () => round('night') },
  { file: 'sample-video-project-phones-phone.webp', ...keptForPhones, draw: () => evening('day') },
  { file: 'sample-video-project-phones-phone-night.webp', ...keptForPhones, draw: () => evening('night') },
  { file: 'sample-video-project-programme-phone.webp', ...keptForPhones, draw: () => programme('day') },
  {
    file: 'sample-video-project-programme-phone-night.webp',
    ...keptForPhones,
    draw: () => programme('night'),
  },
];
