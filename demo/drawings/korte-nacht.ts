import { mix, oklch, studio } from './colour.ts';
import { phone } from './devices.ts';
import {
  blended,
  blur,
  box,
  circle,
  clipped,
  type Drawing,
  ellipse,
  finishDrawing,
  group,
  linear,
  n,
  path,
  polygon,
  pool,
  radial,
  startDrawing,
} from './drawing.ts';
import { films, hall, still } from './films.ts';
import { playMark, screenEvening, screenFilm } from './korte-nacht-screens.ts';
import { keptForPhones, type Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import { type Hour, shadow, vignette } from './surface.ts';
import { lines, type } from './type.ts';

/** Row of seats from behind, lit by the screen. `heads` are the indices of seats with a spectator. */
function seats(
  drawing: Drawing,
  { y, size, tone, shift }: { y: number; size: number; tone: string; shift: number },
  light: string,
  heads: readonly number[] = [],
): string {
  const sheen = linear(drawing, 90, [
    [0, mix(tone, light, 0.62)],
    [0.1, mix(tone, light, 0.16)],
    [0.3, tone],
    [1, mix(tone, '#000000', 0.6)],
  ]);
  const person = linear(drawing, 90, [
    [0, mix(tone, light, 0.9)],
    [0.14, mix(tone, '#000000', 0.55)],
    [1, '#060409'],
  ]);
  const parts: string[] = [];
  for (let index = 0, x = shift - size; x < drawing.width + size; index += 1, x += size * 1.12) {
    if (heads.includes(index)) {
      const [middle, r] = [x + size * (0.5 + ((index * 7) % 3) * 0.03 - 0.03), size * 0.17];
      const top = y - size * (0.3 + ((index * 5) % 4) * 0.025);
      parts.push(
        path(
          `M${n(middle - size * 0.38)} ${n(y + size * 0.5)}C${n(middle - size * 0.4)} ${n(top + r * 1.1)} ${n(middle - r * 0.9)} ${n(top + r * 1.5)} ${n(middle - r * 0.5)} ${n(top + r * 0.8)}H${n(middle + r * 0.5)}C${n(middle + r * 0.9)} ${n(top + r * 1.5)} ${n(middle + size * 0.4)} ${n(top + r * 1.1)} ${n(middle + size * 0.38)} ${n(y + size * 0.5)}Z`,
          { fill: person },
        ),
        ellipse(middle, top, r * 0.92, r * 1.16, { fill: person }),
      );
    }
    parts.push(
      path(
        `M${n(x)} ${n(y + size)}V${n(y + size * 0.28)}C${n(x)} ${n(y - size * 0.06)} ${n(x + size)} ${n(y - size * 0.06)} ${n(x + size)} ${n(y + size * 0.28)}V${n(y + size)}Z`,
        { fill: sheen },
      ),
    );
  }
  return group({}, ...parts);
}

/**
 * By day the wall lamps are on and the film has not started. By night the hall is full, and only the film
 * lights the seats and heads.
 */
function hero(hour: Hour, words: 'far' | 'near' = 'far'): string {
  const drawing = startDrawing(2400, 1350);
  const sizes = words === 'far' ? { title: 60, line: 27 } : { title: 80, line: 50 };
  const isNight = hour === 'night';
  // The screen is high and small enough to be whole in a wide viewport, with a row of seats below it.
  const screen =
    words === 'far'
      ? { x: 430, y: 176, width: 1540, height: 675 }
      : { x: 600, y: 176, width: 1200, height: 675 };
  const line = screen.width - 140;
  const played = 0.39;
  const middle = { x: screen.x + screen.width / 2, y: screen.y + screen.height / 2 };
  const wall = linear(
    drawing,
    90,
    isNight
      ? [
          [0, oklch(0.225, 0.03, 298)],
          [0.62, oklch(0.205, 0.028, 300)],
          [1, oklch(0.18, 0.024, 304)],
        ]
      : [
          [0, hall.wall],
          [0.8, hall.black],
          [1, '#0b090c'],
        ],
  );
  const spill = pool(
    drawing,
    middle.x,
    middle.y,
    isNight ? 1180 : 980,
    isNight
      ? [
          [0, '#b9b2d0', 0.42],
          [0.6, '#7d7698', 0.24],
          [0.82, '#5c567a', 0.08],
          [1, '#4a4566', 0],
        ]
      : [
          [0, '#f0b48a', 0.5],
          [0.5, '#a56a78', 0.2],
          [1, '#a56a78', 0],
        ],
  );
  const halo = radial(drawing, [
    [0, hall.lamp, 0.7],
    [1, hall.lamp, 0],
  ]);
  const sconce = (x: number): string =>
    (isNight ? '' : circle(x, 470, 250, { fill: halo, opacity: 0.55 })) +
    box(x - 12, 410, 24, 120, isNight ? oklch(0.3, 0.03, 305) : hall.cream, 12);
  const light = isNight ? '#b4acd2' : '#e9a987';
  const velvet = isNight ? oklch(0.25, 0.034, 318) : hall.seat;
  const full = (heads: number[]): number[] => (isNight ? heads : []);
  const beam = linear(drawing, 90, [
    [0, '#ffe3cf', 0.02],
    [1, '#ffe3cf', 0.2],
  ]);
  return finishDrawing(
    drawing,
    box(0, 0, 2400, 1350, wall),
    blended('screen', box(0, 0, 2400, 1350, spill)),
    // Wall panels: a dark seam with a lit edge beside it.
    ...Array.from(
      { length: 25 },
      (_, index) =>
        box(index * 100 - 1, 0, 3, 1350, '#000', 0, { opacity: isNight ? 0.34 : 0.22 }) +
        box(index * 100 + 2, 0, 2, 1350, light, 0, { opacity: isNight ? 0.07 : 0.04 }),
    ),
    sconce(230),
    sconce(2170),
    box(screen.x - 12, screen.y - 12, screen.width + 24, screen.height + 24, '#08070a', 10),
    still(drawing, 0, screen.x, screen.y, screen.width, screen.height, 4),
    // Darkens the film enough for the text on it.
    box(
      screen.x,
      screen.y + 380,
      screen.width,
      295,
      linear(drawing, 90, [
        [0, '#0b0710', 0],
        [0.5, '#0b0710', 0.82],
        [1, '#0b0710', 0.96],
      ]),
      4,
    ),
    isNight
      ? blended(
          'screen',
          group(
            { filter: blur(drawing, 30) },
            path(
              polygon([
                [screen.x, screen.y],
                [screen.x + screen.width, screen.y],
                [middle.x + 60, -260],
                [middle.x - 60, -260],
              ]),
              { fill: beam },
            ),
          ),
        )
      : '',
    box(screen.x + 70, screen.y + 602, line, 8, '#fff', 4, { opacity: 0.35 }),
    box(screen.x + 70, screen.y + 602, line * played, 8, '#fff', 4),
    circle(screen.x + 70 + line * played, screen.y + 606, 15, { fill: studio.accent }),
    type('Maanwerk', screen.x + 68, screen.y + 566 - sizes.line * 1.12, {
      size: sizes.title,
      colour: '#ffffff',
      weight: 600,
    }),
    type(words === 'far' ? 'Film 2 van 5, door Roos Meijer' : 'Film 2 van 5', screen.x + 70, screen.y + 576, {
      size: sizes.line,
      colour: '#ffffff',
      opacity: 0.85,
    }),
    type('nog 5:37', screen.x + 70 + line, screen.y + 576, {
      size: sizes.line,
      colour: '#ffffff',
      align: 'right',
      opacity: 0.85,
    }),
    seats(drawing, { y: 930, size: 178, tone: velvet, shift: 40 }, light, full([3, 4, 6, 9, 10, 12])),
    seats(
      drawing,
      { y: 1024, size: 226, tone: mix(velvet, '#000000', isNight ? 0.16 : 0.3), shift: -30 },
      mix(light, '#000000', isNight ? 0.12 : 0.25),
      full([2, 5, 6, 8]),
    ),
    seats(
      drawing,
      { y: 1150, size: 300, tone: mix(velvet, '#000000', isNight ? 0.34 : 0.58), shift: 70 },
      mix(light, '#000000', isNight ? 0.3 : 0.5),
      full([2, 6]),
    ),
    vignette(drawing, 0.1),
  );
}

/** Phone version: a crop with the screen from wall to wall and larger text. */
const heroOnPhones = (hour: Hour): string =>
  hero(hour, 'near').replace(
    'width="2400" height="1350" viewBox="0 0 2400 1350"',
    'width="1320" height="1144" viewBox="540 110 1320 1144"',
  );

/**
 * Background below a film on its page. By night it is lighter than the page, so that its edges are visible.
 */
export const stageGround: Readonly<Record<Hour, string>> = {
  day: hall.black,
  night: oklch(0.23, 0.034, 300),
};

/** Colour that is multiplied over every film except the next one, because the house lights are out. */
export const lightsOut = '#c9c0d6';

/** Colours of the archive booklet. It is light even at night, among dark pictures. */
export const booklet: Readonly<Record<Hour, { paper: string; ink: string; soft: string }>> = {
  day: { paper: oklch(0.93, 0.035, 85), ink: hall.black, soft: oklch(0.45, 0.05, 330) },
  night: { paper: oklch(0.9, 0.045, 82), ink: hall.black, soft: oklch(0.34, 0.06, 330) },
};

interface Glow {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly colour: string;
}

/**
 * Cloth under the phones. The first light is the hall's, used by day. By night the other lights, which are
 * the screens, shine in the colours of their films. The cloth stays lighter than the page.
 */
export function cloth(drawing: Drawing, hour: Hour, [house, ...screens]: readonly [Glow, ...Glow[]]): string {
  const isNight = hour === 'night';
  const glow = ({ x, y, reach, colour }: Glow, strength: number): string =>
    blended(
      'screen',
      circle(x, y, reach, {
        fill: pool(drawing, x, y, reach, [
          [0, colour, strength],
          [0.5, colour, strength * 0.42],
          [1, colour, 0],
        ]),
      }),
    );
  const fall = linear(drawing, 60, [
    [0, isNight ? oklch(0.255, 0.036, 322) : hall.seat],
    [1, isNight ? oklch(0.225, 0.03, 318) : hall.black],
  ]);
  return [
    box(0, 0, drawing.width, drawing.height, fall),
    ...(isNight ? screens.map((light) => glow(light, 0.72)) : [glow(house, 0.5)]),
  ].join('');
}

/** Two phones, large enough to read. Their lower halves are outside the picture. */
function drawPhones(hour: Hour): string {
  const drawing = startDrawing(1600, 988);
  const width = 600;
  return finishDrawing(
    drawing,
    cloth(drawing, hour, [
      { x: 800, y: 500, reach: 760, colour: '#c98a6b' },
      { x: 420, y: 460, reach: 700, colour: '#d2532f' },
      { x: 1180, y: 320, reach: 760, colour: '#5f86b8' },
      { x: 1160, y: 880, reach: 460, colour: '#a8783c' },
    ]),
    phone(drawing, { x: 160, y: 92, width, turn: -3, lift: 80, body: '#18141a' }, screenEvening(drawing)),
    phone(drawing, { x: 850, y: 44, width, turn: 2, lift: 90, body: '#18141a' }, screenFilm(drawing)),
  );
}

function drawRoom(hour: Hour): string {
  const drawing = startDrawing(1600, 1000);
  const isNight = hour === 'night';
  // Indices of the evening's five films, in the order of demo/pages/interactions/programme.ts.
  const strip = [2, 0, 3, 5, 6];
  return finishDrawing(
    drawing,
    box(0, 0, 1600, 1000, stageGround[hour]),
    still(drawing, 5, 0, 0, 1600, 760, 0),
    box(
      0,
      420,
      1600,
      346,
      linear(drawing, 90, [
        [0, stageGround[hour], 0],
        [1, stageGround[hour]],
      ]),
    ),
    type('Vanavond', 86, 528, { size: 96, colour: hall.cream, weight: 600 }),
    lines(['Om acht uur, en daarna niet meer.', 'Vijf films, gekozen door Roos Meijer.'], 90, 584, {
      size: 29,
      colour: hall.cream,
      weight: 400,
      opacity: 0.85,
      leading: 1.35,
    }),
    playMark(1440, 520, 58, studio.accent, '#ffffff'),
    ...strip.map((film, index) => {
      const x = 90 + index * 290;
      const asleep = isNight && film !== 5;
      return group(
        {},
        shadow(drawing, { x, y: 676, width: 260, height: 148, radius: 10 }, 20, 1, '#000000'),
        still(drawing, film, x, 676, 260, 148, 10),
        asleep ? blended('multiply', box(x, 676, 260, 148, '#b3adc6', 10)) : '',
        type(films[film]?.[0] ?? '', x, 860, { size: 24, colour: hall.cream, weight: 600 }),
        type(films[film]?.[2] ?? '', x, 889, { size: 19, colour: hall.mauve }),
      );
    }),
    box(90, 936, 1420, 6, hall.seat, 3),
    // The fourth of the five films is playing.
    box(90, 936, 290 * 3 + 96, 6, hall.lamp, 3),
    circle(90 + 290 * 3 + 96, 939, 11, { fill: studio.accent }),
  );
}

/** The auditorium from above during the last film: 31 of its sixty seats are taken. */
function drawHalfFullHall(hour: Hour): string {
  const drawing = startDrawing(1600, 1000);
  const random = seededRandom(60);
  const rows = [8, 9, 10, 10, 11, 12];
  const seatsOfHall = rows.flatMap((count, row) => {
    const r = 866 + row * 120;
    return Array.from({ length: count }, (_, index) => {
      const angle = ((index - (count - 1) / 2) * 126) / r;
      const [x, y] = [800 + r * Math.sin(angle), -590 + r * Math.cos(angle)];
      return { x, y, turn: (-angle * 180) / Math.PI, wish: Math.abs(x - 800) / 900 + random.next() };
    });
  });
  const stayed = new Set([...seatsOfHall].sort((one, other) => one.wish - other.wish).slice(0, 31));
  const isNight = hour === 'night';
  const cushion = isNight ? oklch(0.35, 0.045, 318) : hall.seat;
  const back = linear(drawing, 90, [
    [0, mix(cushion, '#ffffff', 0.1)],
    [1, cushion],
  ]);
  const seat = ({ x, y, turn }: (typeof seatsOfHall)[number], isTaken: boolean): string => {
    const who = Math.floor(random.next() * coats.length * hairs.length);
    return group(
      { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` },
      isTaken ? '' : box(-43, -32, 86, 44, mix(cushion, '#000000', 0.34), 15),
      isTaken ? spectator(drawing, who, random.between(-7, 7)) : '',
      box(-46, 14, 92, 26, back, 13),
    );
  };
  return finishDrawing(
    drawing,
    box(0, 0, 1600, 1000, isNight ? oklch(0.23, 0.034, 300) : hall.black),
    circle(800, 20, 1050, {
      fill: pool(
        drawing,
        800,
        20,
        1050,
        isNight
          ? [
              [0, '#e4dcf2', 0.44],
              [0.35, '#8a80aa', 0.2],
              [1, '#4a4468', 0],
            ]
          : [
              [0, '#d8e6b8', 0.5],
              [0.35, '#8fae8a', 0.2],
              [1, '#3a4a4a', 0],
            ],
      ),
    }),
    path('M440 78Q800 38 1160 78', {
      fill: 'none',
      stroke: isNight ? '#ebe6f6' : '#f4f6dc',
      'stroke-width': 16,
      'stroke-linecap': 'round',
    }),
    ...seatsOfHall.map((place) => seat(place, stayed.has(place))),
  );
}

/** Colours of the spectators' clothes and hair, in the light of the film. */
const coats = [
  oklch(0.66, 0.13, 48),
  oklch(0.72, 0.11, 72),
  oklch(0.58, 0.14, 34),
  oklch(0.62, 0.09, 20),
  oklch(0.7, 0.06, 90),
];
const hairs = [oklch(0.3, 0.05, 50), oklch(0.22, 0.03, 320), oklch(0.46, 0.08, 60), oklch(0.8, 0.03, 85)];

/** Spectator from above and behind: shoulders, arms on the armrests and a head lit by the screen. */
function spectator(drawing: Drawing, who: number, aside: number): string {
  const coat = coats[who % coats.length] as string;
  const hair = hairs[Math.floor(who / coats.length) % hairs.length] as string;
  const cloth = linear(drawing, 90, [
    [0, mix(coat, '#fff0cc', 0.55)],
    [0.4, coat],
    [1, mix(coat, '#160a14', 0.62)],
  ]);
  const crown = radial(
    drawing,
    [
      [0, mix(hair, '#fff0cc', 0.5)],
      [0.5, hair],
      [1, mix(hair, '#0a060a', 0.55)],
    ],
    0.5,
    0.2,
    0.8,
  );
  const x = aside * 0.8;
  return [
    // Arms, forward from the shoulders to the armrests.
    path('M-40 14Q-50 -10 -29 -25M40 14Q50 -10 29 -25', {
      fill: 'none',
      stroke: cloth,
      'stroke-width': 16,
      'stroke-linecap': 'round',
    }),
    path('M-47 24C-49 -2 -34 -13 -14 -15H14C34 -13 49 -2 47 24Z', { fill: cloth }),
    ellipse(x + 2, 2, 22, 20, { fill: '#10080f', opacity: 0.42, filter: blur(drawing, 4) }),
    // Only the front of the face is visible.
    ellipse(x + aside * 0.5, -20, 14, 11, { fill: '#f2c39a' }),
    ellipse(x, -8, 21, 22, { fill: crown }),
  ].join('');
}

/**
 * One frame of the animation: the moon crosses the film while its progress bar runs. The loop ends as the
 * moon sets.
 */
function slide(moment: number): string {
  const drawing = startDrawing(800, 500);
  const x = 40 + moment * 720;
  const y = 240 - Math.sin(moment * Math.PI) * 150;
  const light = Math.sin(moment * Math.PI);
  const sky = mix('#2c2140', '#6a4560', light);
  const ridge = (d: string, tone: string): string => path(d, { fill: mix(tone, '#c58a78', light * 0.16) });
  return finishDrawing(
    drawing,
    box(0, 0, 800, 500, hall.black),
    clipped(
      drawing,
      box(60, 44, 680, 382, '#fff', 8),
      box(60, 44, 680, 382, sky),
      box(60, 200, 680, 240, mix('#43304f', '#b87868', light)),
      box(60, 150, 680, 60, mix('#372748', '#8f5c66', light)),
      circle(x, y + 50, 34, { fill: hall.cream }),
      ridge('M60 270C160 210 240 300 330 262S520 200 740 280V440H60Z', '#5a3f58'),
      ridge('M60 330C180 280 280 350 400 320S620 270 740 330V440H60Z', '#3b2941'),
      ridge('M60 392C200 340 300 400 440 372S640 350 740 384V440H60Z', '#211729'),
    ),
    box(60, 456, 680, 6, hall.seat, 3),
    box(60, 456, 680 * moment, 6, hall.lamp, 3),
    circle(60 + 680 * moment, 459, 9, { fill: studio.accent }),
  );
}

export const korteNacht: Picture[] = [
  { file: 'sample-video-project-hero.webp', draw: () => hero('day') },
  { file: 'sample-video-project-hero-night.webp', quality: 70, draw: () => hero('night') },
  { file: 'sample-video-project-hero-phone.webp', ...keptForPhones, draw: () => heroOnPhones('day') },
  {
    file: 'sample-video-project-hero-phone-night.webp',
    ...keptForPhones,
    draw: () => heroOnPhones('night'),
  },
  { file: 'sample-video-project-phones.webp', draw: () => drawPhones('day') },
  { file: 'sample-video-project-phones-night.webp', draw: () => drawPhones('night') },
  { file: 'sample-video-project-room.webp', draw: () => drawRoom('day') },
  { file: 'sample-video-project-room-night.webp', draw: () => drawRoom('night') },
  { file: 'sample-video-project-half.webp', width: 1200, draw: () => drawHalfFullHall('day') },
  { file: 'sample-video-project-half-night.webp', width: 1200, draw: () => drawHalfFullHall('night') },
  { file: 'sample-video-project-slide.gif', frames: 30, delay: 110, colours: 128, draw: slide },
];
