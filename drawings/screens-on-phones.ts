import { flat } from './block-of-flats.ts';
import { crumb } from './bread.ts';
import { studio } from './colour.ts';
import { edgeLight, phone } from './devices.ts';
import { backstage } from './doek-op.ts';
import { phoneHandOver, phoneList, phoneReady } from './doek-op-screens.ts';
import { blended, box, type Drawing, finishDrawing, linear, startDrawing } from './drawing.ts';
import { films, hall, still } from './films.ts';
import { booklet, byTorch, cloth, lightsOut, stageGround } from './korte-nacht.ts';
import { playMark, screenEvening, screenFilm } from './korte-nacht-screens.ts';
import { outside } from './meting.ts';
import { screenNeighbours, screenNow } from './meting-screens.ts';
import { keptForPhones, type StillPicture } from './picture.ts';
import type { Hour } from './surface.ts';
import { stage } from './theatre.ts';
import { type } from './type.ts';
import { counter } from './zeven-uur.ts';
import { screenShop, screenTime, shopLooks } from './zeven-uur-screens.ts';

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
  /** The light along the edges of the phones, where their ground is dark. */
  readonly rim?: string;
}

function row(drawing: Drawing, { ground, left, front: near, right, body, rim }: Row): string {
  const step = front.width + between;
  const beside = (screen: readonly string[] | undefined, x: number): string =>
    screen === undefined
      ? ''
      : phone(drawing, { ...front, x, y: front.y + 108, lift: 60, body, rim }, ...screen);
  return finishDrawing(
    drawing,
    ground,
    beside(left, front.x - step),
    beside(right, front.x + step),
    phone(drawing, { ...front, lift: 80, body, rim }, ...near),
  );
}

/** The shop, and over it the clock: two that follow one another, both near enough to read. */
function bread(hour: Hour): string {
  const drawing = startDrawing(size.width, size.height);
  return finishDrawing(
    drawing,
    counter(drawing, hour),
    phone(
      drawing,
      { x: 26, y: 52, width: 548, lift: 70, body: crumb.bark },
      screenShop(drawing, shopLooks[hour]),
    ),
    phone(drawing, { x: 404, y: 246, width: 530, lift: 90, body: crumb.bark }, screenTime(drawing)),
  );
}

function power(hour: Hour): string {
  const drawing = startDrawing(size.width, size.height);
  return row(drawing, {
    ground: outside(drawing, hour, { x: 800, y: 200, r: 300 }, { x: -70, y: 1330, cell: 190 }),
    left: [screenNeighbours(drawing)],
    front: [screenNow(drawing, hour)],
    rim: edgeLight(hour, flat.blue),
  });
}

function round(hour: Hour): string {
  const drawing = startDrawing(size.width, size.height);
  return row(drawing, {
    ground: backstage(drawing, hour),
    left: [phoneHandOver(hour)],
    front: [phoneList(4, hour)],
    right: [phoneReady(drawing)],
    rim: edgeLight(hour, stage.leaf),
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

/** What one comes to at eight: the film that is next, and the first two of the five below it. */
function opening(hour: Hour): string {
  const drawing = startDrawing(size.width, 920);
  const wide = (size.width - 100 - 24) / 2;
  const dark = stageGround[hour];
  return finishDrawing(
    drawing,
    box(0, 0, size.width, 920, dark),
    // Its two people sit above their title.
    still(drawing, 5, 0, -76, size.width, 640, 0),
    box(
      0,
      300,
      size.width,
      342,
      linear(drawing, 90, [
        [0, dark, 0],
        [0.75, dark, 0.9],
        [1, dark],
      ]),
    ),
    type('Late zomer', 44, 520, { size: 124, colour: hall.cream, weight: 600 }),
    type('Om acht uur, en daarna niet meer.', 50, 584, { size: 44, colour: hall.cream, weight: 400 }),
    ...[2, 0].map((film, place) => {
      const x = 50 + place * (wide + 24);
      const [name, , minutes] = films[film] ?? ['', '', ''];
      return [
        still(drawing, film, x, 634, wide, 166, 14),
        hour === 'night' ? blended('multiply', box(x, 634, wide, 166, lightsOut, 14)) : '',
        type(name, x, 852, { size: 42, colour: hall.cream, weight: 600 }),
        type(minutes, x + wide, 852, { size: 36, colour: hall.mauve, weight: 400, align: 'right' }),
      ].join('');
    }),
  );
}

/** Four of the archive, two beside each other, with words as large as on the page. */
function programme(hour: Hour): string {
  const drawing = startDrawing(size.width, size.height);
  const { paper, ink, soft } = booklet[hour];
  const wide = { width: 412, height: 336 } as const;
  const next = 5;
  return finishDrawing(
    drawing,
    box(0, 0, size.width, size.height, hour === 'day' ? paper : byTorch(drawing, paper)),
    type('214 korte films', 52, 128, { size: 92, colour: ink, weight: 600 }),
    type('Vanavond vijf ervan', 56, 190, { size: 42, colour: soft, weight: 400 }),
    ...[2, 0, 3, next].map((film, place) => {
      const [name, , minutes] = films[film] ?? ['', '', ''];
      const x = 56 + (place % 2) * 436;
      const y = 246 + Math.floor(place / 2) * 476;
      return [
        still(drawing, film, x, y, wide.width, wide.height, 16),
        film === next
          ? box(x - 9, y - 9, wide.width + 18, wide.height + 18, 'none', 24, {
              stroke: studio.accent,
              'stroke-width': 6,
            }) + playMark(x + 66, y + wide.height - 66, 42, '#ffffff', hall.black)
          : '',
        type(name, x, y + wide.height + 54, {
          size: 44,
          colour: ink,
          weight: 600,
          within: wide.width,
        }),
        type(minutes, x, y + wide.height + 98, { size: 36, colour: soft, weight: 400 }),
      ].join('');
    }),
  );
}

export const screensOnPhones: StillPicture[] = [
  { file: 'toast-screens-phone.webp', ...keptForPhones, draw: () => bread('day') },
  { file: 'toast-screens-phone-night.webp', ...keptForPhones, draw: () => bread('night') },
  { file: 'ing-phones-phone.webp', ...keptForPhones, draw: () => power('day') },
  { file: 'ing-phones-phone-night.webp', ...keptForPhones, draw: () => power('night') },
  { file: 'check-phones-phone.webp', ...keptForPhones, draw: () => round('day') },
  { file: 'check-phones-phone-night.webp', ...keptForPhones, draw: () => round('night') },
  { file: 'sample-video-project-phones-phone.webp', ...keptForPhones, draw: () => evening('day') },
  { file: 'sample-video-project-phones-phone-night.webp', ...keptForPhones, draw: () => evening('night') },
  { file: 'sample-video-project-room-phone.webp', ...keptForPhones, draw: () => opening('day') },
  { file: 'sample-video-project-room-phone-night.webp', ...keptForPhones, draw: () => opening('night') },
  { file: 'sample-video-project-programme-phone.webp', ...keptForPhones, draw: () => programme('day') },
  {
    file: 'sample-video-project-programme-phone-night.webp',
    ...keptForPhones,
    draw: () => programme('night'),
  },
];
