import { expect, it } from 'vitest';
import { aspectRatio } from '#blocks/shared/fields/aspect-ratio.fields.ts';
import { formatRatio, listRatioStops, parseRatio, snapRatio, stepRatio } from './ratio-stops.ts';

const stops = listRatioStops(aspectRatio(), undefined);

it('snapRatio snaps to the ratios that the field offers', () => {
  expect([1.34, 1.45, 1, 3].map((ratio) => snapRatio(stops, ratio, false))).toEqual([
    '4/3',
    '3/2',
    '1/1',
    '21/9',
  ]);
});

it('listRatioStops adds the ratio of the file, unless it nearly equals an offered one', () => {
  const own = (ratio: number) => snapRatio(listRatioStops(aspectRatio(), ratio), ratio, false);
  expect([own(1.6), own(3000 / 2001)]).toEqual(['auto', '3/2']);
});

it('snapRatio allows any ratio within its limits when snapping is off', () => {
  expect([1.428, 0.01, 9].map((ratio) => snapRatio(stops, ratio, true))).toEqual(['1.43/1', '0.2/1', '5/1']);
});

it('stepRatio steps to the next taller or wider ratio', () => {
  expect([stepRatio(stops, 1.5, 1, false), stepRatio(stops, 1.5, -1, false)]).toEqual(['4/3', '16/9']);
  expect([stepRatio(stops, 9 / 16, 1, false), stepRatio(stops, 21 / 9, -1, false)]).toEqual(['9/16', '21/9']);
  expect(stepRatio(stops, 1.43, 1, true)).toBe('1.38/1');
});

it('parseRatio reads stored ratios, and formatRatio writes them', () => {
  expect(['16/9', '2 / 1', '1.5', 'auto', undefined].map(parseRatio)).toEqual([
    16 / 9,
    2,
    1.5,
    undefined,
    undefined,
  ]);
  expect(['16/9', '2 / 1', '1.43/1'].map(formatRatio)).toEqual(['16:9', '2:1', '1.43:1']);
});
