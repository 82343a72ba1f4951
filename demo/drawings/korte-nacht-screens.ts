import { studio } from './colour.ts';
import { statusBar } from './devices.ts';
import { box, circle, type Drawing, line, linear, path, polygon } from './drawing.ts';
import { films, hall, still } from './films.ts';
import { lines, type } from './type.ts';

export function playMark(x: number, y: number, r: number, fill: string, mark: string): string {
  return (
    circle(x, y, r, { fill }) +
    path(
      polygon([
        [x - r * 0.26, y - r * 0.38],
        [x + r * 0.42, y],
        [x - r * 0.26, y + r * 0.38],
      ]),
      { fill: mark, stroke: mark, 'stroke-width': r * 0.1, 'stroke-linejoin': 'round' },
    )
  );
}

export function screenFilm(drawing: Drawing): string {
  return [
    box(0, 0, 390, 844, hall.black),
    still(drawing, 3, 0, 0, 390, 430, 0),
    box(
      0,
      300,
      390,
      140,
      linear(drawing, 90, [
        [0, hall.black, 0],
        [1, hall.black],
      ]),
    ),
    statusBar('#fff', '20:14'),
    playMark(195, 222, 34, '#ffffff', hall.black),
    type('Nachtdienst', 26, 452, { size: 48, colour: hall.cream, weight: 600 }),
    type('8 minuten, Bo Verhoef', 28, 486, { size: 19, colour: hall.mauve, weight: 500 }),
    lines(
      [
        'Een portier kent elk raam in de',
        'straat dat ’s nachts brandt. Tot',
        'er één uitgaat dat altijd aan was.',
      ],
      28,
      530,
      { size: 19, colour: hall.cream, weight: 400, opacity: 0.9, leading: 1.4 },
    ),
    ...[0, 1, 2].map(
      (index) =>
        box(28 + index * 96, 656, 86, 40, hall.seat, 20) +
        type(['Stil', 'Stad', 'Nacht'][index] as string, 71 + index * 96, 682, {
          size: 17,
          colour: hall.mauve,
          align: 'centre',
        }),
    ),
    box(28, 748, 334, 56, hall.lamp, 28),
    type('Om 20:20', 195, 783, { size: 21, colour: hall.black, weight: 600, align: 'centre' }),
  ].join('');
}

/** Films of the evening, as indices of `films`, and their starting times. */
const evening = [2, 0, 3, 5, 6];

const starts = ['20:00', '20:11', '20:20', '20:28', '20:38'];

export function screenEvening(drawing: Drawing): string {
  return [
    box(0, 0, 390, 844, hall.wall),
    statusBar(hall.cream, '20:14'),
    type('Vanavond', 27, 116, { size: 42, colour: hall.cream, weight: 600 }),
    type('vijf films, drie kwartier', 28, 148, { size: 19, colour: hall.mauve }),
    line(58, 176, 58, 844, hall.dim, 2),
    ...[0, 1, 2, 3, 4].flatMap((index) => {
      const y = 174 + index * 138;
      return [
        circle(58, y + 52, index === 1 ? 12 : 7, {
          fill: index === 1 ? studio.accent : hall.dim,
          stroke: hall.wall,
          'stroke-width': 5,
        }),
        still(drawing, evening[index] ?? 0, 92, y, 270, 106, 16),
        index === 1 ? box(92, y, 270, 106, 'none', 16, { stroke: studio.accent, 'stroke-width': 4 }) : '',
        box(
          92,
          y + 40,
          270,
          66,
          linear(drawing, 90, [
            [0, '#000000', 0],
            [1, '#000000', 0.62],
          ]),
          16,
        ),
        type(films[evening[index] ?? 0]?.[0] ?? '', 108, y + 91, {
          size: 21,
          colour: '#ffffff',
          weight: 600,
        }),
        type(starts[index] ?? '', 346, y + 91, { size: 18, colour: '#ffffff', align: 'right' }),
      ];
    }),
  ].join('');
}
