import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { chooseAdaptiveFit, computeBoxRatio, computeSlideTime } from './slide-rules.ts';

const facts = (width: number, height: number) => ({ width, height, animated: false });

it('the carousel has the aspect ratio of the first known image, within limits', () => {
  expect(computeBoxRatio([undefined, facts(1600, 900), facts(1, 1)])).toBeCloseTo(16 / 9);
  expect(computeBoxRatio([facts(100, 900)])).toBe(0.75);
  expect(computeBoxRatio([facts(9000, 100)])).toBe(3);
  expect(computeBoxRatio([])).toBe(1.6);
});

it.each([
  [facts(1600, 1000), 1.6, 'cover'],
  [facts(1600, 900), 1.6, 'cover'],
  [facts(900, 1600), 1.6, 'contain'],
  [facts(3000, 1000), 1.6, 'contain'],
  [facts(800, 800), 1, 'contain'],
  [undefined, 1.6, 'cover'],
])('image %o in a box of ratio %d has the fit %s', (own, box, fit) => {
  expect(chooseAdaptiveFit(own, box)).toBe(fit);
});

describe('the time that autoplay stays on a slide', () => {
  it.each([
    ['the interval', { interval: 3000 }, 3000],
    ['its own', { own: 7000, interval: 3000, gif: { length: 9000, delay: 0, once: false } }, 7000],
    ['a gif’s whole length', { interval: 3000, gif: { length: 3300, delay: 0, once: false } }, 3300],
    ['its delay too', { interval: 3000, gif: { length: 3300, delay: 500, once: true } }, 3800],
    ['a gif twice', { interval: 5000, gif: { length: 3300, delay: 0, once: false } }, 6600],
    [
      'a gif played once, and the rest of the interval',
      { interval: 5000, gif: { length: 3300, delay: 0, once: true } },
      5000,
    ],
    [
      'the interval where nobody knows the length',
      { interval: 3000, gif: { length: undefined, delay: 900, once: true } },
      3000,
    ],
  ])('is %s', (_name, timed, expected) => {
    expect(computeSlideTime({ own: undefined, gif: undefined, ...timed })).toBe(expected);
  });

  it('never cuts off a GIF', () => {
    const gifs = fc.record({
      length: fc.integer({ min: 20, max: 20_000 }),
      delay: fc.nat({ max: 5000 }),
      once: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 20_000 }), gifs, (interval, gif) => {
        const time = computeSlideTime({ own: undefined, interval, gif });
        expect(time).toBeGreaterThanOrEqual(Math.max(interval, gif.delay + gif.length));
        if (!gif.once) expect((time - gif.delay) % gif.length).toBe(0);
      }),
    );
  });
});
