import { flat } from './block-of-flats.ts';
import { crumb } from './bread.ts';
import { mix } from './colour.ts';
import { edgeLight, phone } from './devices.ts';
import { backstage } from './doek-op.ts';
import { phoneList, phoneReady } from './doek-op-screens.ts';
import { blended, box, type Drawing, finishDrawing, linear, startDrawing } from './drawing.ts';
import { films, hall, still } from './films.ts';
import { cloth, lightsOut, stageGround } from './korte-nacht.ts';
import { screenEvening, screenFilm } from './korte-nacht-screens.ts';
import { outside } from './meting.ts';
import { screenNeighbours, screenNow } from './meting-screens.ts';
import { keptForPhones, type StillPicture } from './picture.ts';
import type { Hour } from './surface.ts';
import { stage } from './theatre.ts';
import { type } from './type.ts';
import { counter } from './zeven-uur.ts';
import { screenReady, screenTime, shopLooks } from './zeven-uur-screens.ts';

/**
 * Phone versions of wide pictures with several screens: the first screen, and in front of it the last screen,
 * whole. The last screen covers only the right edge of the first, where it cuts no word.
 */
const size = { width: 960, height: 1200 } as const;
const high = { width: 960, height: 1320 } as const;
const telephone = { width: 496 } as const;

interface Pair {
  readonly ground: string;
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly body?: string;
  /** Light on the edges of the phones, for dark backgrounds. */
  readonly rim?: string;
}

function drawPair(drawing: Drawing, { ground, first, last, body, rim }: Pair): string {
  const made = { ...telephone, body, rim };
  return finishDrawing(
    drawing,
    ground,
    phone(drawing, { ...made, x: 44, y: 64, lift: 60 }, ...first),
    phone(drawing, { ...made, x: 420, y: 158, lift: 90 }, ...last),
  );
}

function bread(hour: Hour): string {
  const drawing = startDrawing(high.width, high.height);
  const look = shopLooks[hour];
  return drawPair(drawing, {
    ground: counter(drawing, hour),
    first: [screenTime(drawing)],
    last: [screenReady(drawing, look)],
    body: crumb.bark,
    rim: edgeLight(hour, mix(crumb.bark, crumb.gold, 0.62)),
  });
}

function drawPower(hour: Hour): string {
  const drawing = startDrawing(high.width, high.height);
  return drawPair(drawing, {
    ground: outside(drawing, hour, { x: 800, y: 200, r: 300 }, { x: -70, y: 1450, cell: 190 }),
    first: [screenNeighbours(drawing)],
    last: [screenNow(drawing, hour)],
    rim: edgeLight(hour, flat.blue),
  });
}

/** Backstage in the dark, by day as well. */
function drawRound(): string {
  const drawing = startDrawing(high.width, high.height);
  return drawPair(drawing, {
    ground: backstage(drawing, 'night'),
    first: [phoneList(4, 'night')],
    last: [phoneReady(drawing)],
    rim: edgeLight('night', stage.leaf),
  });
}

function drawEvening(hour: Hour): string {
  const drawing = startDrawing(high.width, high.height);
  return drawPair(drawing, {
    ground: cloth(drawing, hour, [
      { x: 480, y: 560, reach: 700, colour: '#c98a6b' },
      { x: 120, y: 360, reach: 760, colour: '#d2532f' },
      { x: 800, y: 560, reach: 800, colour: '#5f86b8' },
    ]),
    first: [screenEvening(drawing)],
    last: [screenFilm(drawing)],
    body: '#18141a',
    rim: edgeLight(hour, hall.mauve),
  });
}

/** The opening page at eight o'clock: the next film, with the first two of five films below it. */
function drawOpening(hour: Hour): string {
  const drawing = startDrawing(size.width, 920);
  const wide = (size.width - 100 - 24) / 2;
  const dark = stageGround[hour];
  return finishDrawing(
    drawing,
    box(0, 0, size.width, 920, dark),
    // Positioned so that its two people sit above the title.
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
    type('Vanavond', 44, 520, { size: 124, colour: hall.cream, weight: 600 }),
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

/** A lower quality, because these pictures have so much detail that their files would be too large. */
const keptCoarsely = { ...keptForPhones, quality: 50 } as const;

export const screensOnPhones: StillPicture[] = [
  { file: 'toast-screens-phone.webp', ...keptForPhones, draw: () => bread('day') },
  { file: 'toast-screens-phone-night.webp', ...keptForPhones, draw: () => bread('night') },
  { file: 'ing-phones-phone.webp', ...keptCoarsely, draw: () => drawPower('day') },
  { file: 'ing-phones-phone-night.webp', ...keptCoarsely, draw: () => drawPower('night') },
  { file: 'check-phones-phone-night.webp', ...keptForPhones, draw: drawRound },
  { file: 'sample-video-project-phones-phone.webp', ...keptCoarsely, draw: () => drawEvening('day') },
  { file: 'sample-video-project-phones-phone-night.webp', ...keptCoarsely, draw: () => drawEvening('night') },
  { file: 'sample-video-project-room-phone.webp', ...keptForPhones, draw: () => drawOpening('day') },
  { file: 'sample-video-project-room-phone-night.webp', ...keptForPhones, draw: () => drawOpening('night') },
];
