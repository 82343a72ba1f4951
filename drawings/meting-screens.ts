import { building, evening, flat, make, use } from './block-of-flats.ts';
import { oklch, studio } from './colour.ts';
import { statusBar } from './devices.ts';
import { arc, at, box, circle, type Drawing, group, line, linear, path } from './drawing.ts';
import { lines, type } from './type.ts';

/** Use above the line, sun below it; the hours of one day. */
function dayChart(drawing: Drawing, width: number, height: number, now = 18.5): string {
  const middle = height * 0.6;
  const step = width / 48;
  const bars: string[] = [];
  const used = linear(drawing, 90, [
    [0, flat.blue],
    [1, flat.indigo],
  ]);
  for (let index = 0; index < 48; index += 1) {
    const hour = index / 2;
    const isNow = Math.abs(hour - now) < 0.2;
    bars.push(
      box(
        index * step + step * 0.18,
        middle - use(hour) * middle * 0.98,
        step * 0.64,
        use(hour) * middle * 0.98 - 3,
        isNow ? studio.accent : hour > now ? flat.pale : used,
        step * 0.26,
      ),
    );
    if (make(hour) > 0.02)
      bars.push(
        box(
          index * step + step * 0.18,
          middle + 3,
          step * 0.64,
          make(hour) * (height - middle) * 0.98,
          hour > now ? flat.butter : flat.sun,
          step * 0.26,
        ),
      );
  }
  return group({}, line(0, middle, width, middle, flat.pale, 2), ...bars);
}

export function ring(
  cx: number,
  cy: number,
  r: number,
  share: number,
  tone: string,
  back: string,
  width: number,
): string {
  return (
    circle(cx, cy, r, { fill: 'none', stroke: back, 'stroke-width': width }) +
    path(arc(cx, cy, r, 0, 360 * share), {
      fill: 'none',
      stroke: tone,
      'stroke-width': width,
      'stroke-linecap': 'round',
    })
  );
}

/** Words that come second, dark enough on white. */
export const quiet = oklch(0.5, 0.07, 280);

export function dashboard(drawing: Drawing): string {
  return [
    box(0, 0, 92, 900, flat.night),
    circle(46, 50, 16, { fill: flat.sun }),
    ...[0, 1, 2, 3].map((index) =>
      box(32, 118 + index * 66, 28, 28, index === 0 ? flat.white : flat.blue, 9, {
        opacity: index === 0 ? 1 : 0.7,
      }),
    ),
    type('Vandaag in de flat', 136, 78, { size: 44, colour: flat.night, weight: 600 }),
    type('60 huishoudens, één dak', 136, 112, { size: 22, colour: quiet, weight: 400 }),
    box(1010, 48, 150, 48, flat.pale, 24),
    type('14 mei', 1085, 79, { size: 21, colour: flat.indigo, weight: 600, align: 'centre' }),
    box(136, 136, 1024, 366, '#ffffff', 24),
    type('Verbruik en zon', 168, 184, { size: 25, colour: flat.night, weight: 600 }),
    circle(868, 177, 7, { fill: flat.indigo }),
    type('gebruikt', 884, 184, { size: 19, colour: quiet }),
    circle(990, 177, 7, { fill: flat.sun }),
    type('van het dak', 1006, 184, { size: 19, colour: quiet }),
    at(168, 206, dayChart(drawing, 960, 240)),
    ...[0, 6, 12, 18].map((hour) =>
      type(`${hour}:00`, 168 + hour * 40, 484, { size: 18, colour: quiet, weight: 500 }),
    ),
    ...[0, 1, 2].map((index) => {
      const x = 136 + index * 349;
      return [
        box(x, 528, 326, 226, index === 1 ? flat.sun : '#ffffff', 24),
        type(['Van eigen dak', 'Was kan aan om', 'Deze week'][index] as string, x + 30, 574, {
          size: 21,
          colour: index === 1 ? flat.night : quiet,
        }),
        type(['68%', '12:30', '412 kWh'][index] as string, x + 30, 634, {
          size: 54,
          colour: flat.night,
          weight: 600,
        }),
        index === 0 ? ring(x + 244, 640, 46, 0.68, flat.indigo, flat.pale, 15) : '',
        index === 1
          ? path(`M${x + 30} 712q70 -70 130 -30t136 -60`, {
              fill: 'none',
              stroke: flat.night,
              'stroke-width': 5,
              'stroke-linecap': 'round',
            })
          : '',
        index === 2
          ? Array.from({ length: 12 }, (_, bar) =>
              box(
                x + 30 + bar * 23,
                724 - 16 - ((bar * 37) % 50),
                14,
                16 + ((bar * 37) % 50),
                bar === 8 ? studio.accent : flat.pale,
                5,
              ),
            ).join('')
          : '',
        index === 0
          ? lines(['een kwart meer', 'dan vorig jaar'], x + 30, 690, {
              size: 21,
              colour: quiet,
              leading: 1.3,
            })
          : '',
      ].join('');
    }),
  ].join('');
}

/** The day, and the two numbers that matter: as large as a picture of a screen has to be on a phone. `width` is that of its window. */
export function dashboardOnPhones(drawing: Drawing, width: number): string {
  const edge = 56;
  const inner = width - edge * 2;
  const half = (inner - 28) / 2;
  const tile = (x: number, fill: string, words: string, value: string) =>
    box(x, 444, half, 156, fill, 28) +
    type(words, x + 32, 498, {
      size: 36,
      colour: fill === flat.sun ? flat.night : quiet,
      within: half - 60,
    }) +
    type(value, x + 32, 570, { size: 68, colour: flat.night, weight: 600 });
  return [
    type('Vandaag in de flat', edge, 94, { size: 68, colour: flat.night, weight: 600, within: inner }),
    at(edge, 128, dayChart(drawing, inner, 240)),
    ...[0, 6, 12, 18].map((hour) =>
      type(`${hour}:00`, edge + (hour / 24) * inner, 412, { size: 34, colour: quiet, weight: 500 }),
    ),
    tile(edge, '#ffffff', 'Van eigen dak', '68%'),
    ring(edge + half - 80, 522, 44, 0.68, flat.indigo, flat.pale, 15),
    tile(edge + half + 28, flat.sun, 'Was kan aan om', '12:30'),
  ].join('');
}

export function screenNow(drawing: Drawing): string {
  return [
    box(
      0,
      0,
      390,
      844,
      linear(drawing, 90, [
        [0, flat.butter],
        [0.6, flat.sun],
        [1, '#f0b35a'],
      ]),
    ),
    statusBar(flat.night, '12:34'),
    lines(['Nu is er', 'genoeg.'], 28, 122, { size: 52, colour: flat.night, weight: 600, leading: 1.02 }),
    circle(195, 366, 122, { fill: '#ffffff', opacity: 0.35 }),
    ring(195, 366, 122, 0.7, flat.night, '#ffffff', 18),
    circle(195, 366, 76, { fill: '#fff8e2' }),
    type('70%', 197, 384, { size: 52, colour: flat.night, weight: 600, align: 'centre' }),
    lines(['De was kan aan,', 'tot een uur of vier.'], 195, 552, {
      size: 24,
      colour: flat.night,
      weight: 500,
      align: 'centre',
      leading: 1.25,
    }),
    box(16, 624, 358, 204, '#ffffff', 28, { opacity: 0.94 }),
    ...[0, 1, 2].map((index) => {
      const y = 652 + index * 56;
      return (
        box(40, y, 34, 34, [flat.indigo, flat.haze, studio.accent][index] as string, 11) +
        type(['Wasmachine', 'Vaatwasser', 'Auto'][index] as string, 90, y + 16, {
          size: 19,
          colour: flat.night,
          weight: 600,
        }) +
        type(['1,1 kWh', '0,9 kWh', '7,0 kWh'][index] as string, 90, y + 37, { size: 16, colour: quiet }) +
        type(['nu', '13:30', '14:15'][index] as string, 348, y + 25, {
          size: 20,
          colour: flat.indigo,
          weight: 600,
          align: 'right',
        })
      );
    }),
  ].join('');
}

export function screenNeighbours(drawing: Drawing): string {
  return [
    box(0, 0, 390, 844, flat.night),
    statusBar('#fff', '18:30'),
    type('Het gebouw', 28, 118, { size: 44, colour: '#ffffff', weight: 600 }),
    type('29 van 60 thuis', 28, 150, { size: 20, colour: flat.haze }),
    group({ transform: 'translate(44 560)' }, building(drawing, 4, 5, 76, evening(8, 0.5))),
    box(0, 560, 390, 300, flat.indigo),
    at(28, 592, group({ transform: 'scale(0.348)' }, dayChart(drawing, 960, 400))),
    box(28, 756, 334, 54, flat.sun, 27),
    type('Wanneer weer zon?', 195, 790, { size: 20, colour: flat.night, weight: 600, align: 'centre' }),
  ].join('');
}
