import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { presets } from '../presets/presets.ts';
import { listTokenIssues } from '../token-changes.ts';
import { fitSpaceScale, getSpaceInPixels, makeSpaceScale, spaceNames } from './space-scale.ts';
import { computeTextSize, fitTypeScale, makeTypeScale, type TypeScale, typeSizes } from './type-scale.ts';

const end = fc.record({
  base: fc.double({ min: 12, max: 28, noNaN: true }),
  ratio: fc.double({ min: 1.02, max: 2, noNaN: true }),
});
const scales = fc
  .record<TypeScale>({
    small: end,
    large: end,
    from: fc.integer({ min: 280, max: 600 }),
    to: fc.integer({ min: 700, max: 2000 }),
  })
  .filter(({ small, large }) => small.base <= large.base);

const isRising = (row: readonly number[]) =>
  row.every((each, index) => index === 0 || each >= (row[index - 1] ?? 0));

describe('a type scale', () => {
  it('increases from step to step at every width, and never shrinks as the viewport grows', () => {
    fc.assert(
      fc.property(scales, (scale) => {
        const made = makeTypeScale(scale);
        const widths = [200, scale.from, (scale.from + scale.to) / 2, scale.to, 3000];
        for (const width of widths)
          expect(isRising(typeSizes.map((name) => computeTextSize(name, made, width)))).toBe(true);
        for (const name of typeSizes)
          expect(isRising(widths.map((width) => computeTextSize(name, made, width)))).toBe(true);
        expect(listTokenIssues(made)).toEqual([]);
      }),
    );
  });

  it('has the requested sizes at both ends, rounded to half a pixel', () => {
    fc.assert(
      fc.property(scales, (scale) => {
        const made = makeTypeScale(scale);
        const { small, large, from, to } = scale;
        expect(Math.abs(computeTextSize('body', made, from) - small.base)).toBeLessThanOrEqual(0.25);
        expect(Math.abs(computeTextSize('body', made, to) - large.base)).toBeLessThanOrEqual(0.25);
        expect(
          Math.abs(computeTextSize('h1', made, from) - small.base * small.ratio ** 4),
        ).toBeLessThanOrEqual(0.25);
        const most = Math.max(small.base * small.ratio ** 4, large.base * large.ratio ** 4);
        expect(Math.abs(computeTextSize('h1', made, to) - most)).toBeLessThanOrEqual(0.25);
      }),
    );
  });

  it('can be derived from the default design and from its own tokens', () => {
    expect(fitTypeScale({})).toMatchObject({ small: { base: 17 }, large: { base: 18 }, from: 350, to: 1475 });
    const scale = { small: { base: 17, ratio: 1.2 }, large: { base: 20, ratio: 1.333 }, from: 360, to: 1440 };
    const found = fitTypeScale(makeTypeScale(scale));
    expect(found).toMatchObject({ small: { base: 17 }, large: { base: 20 }, from: 360, to: 1440 });
    expect(found.small.ratio).toBeCloseTo(1.2, 1);
    expect(found.large.ratio).toBeCloseTo(1.333, 1);
  });
});

describe('a space scale', () => {
  it('increases from step to step, in whole pixels', () => {
    const ratio = fc.option(fc.double({ min: 1.05, max: 2, noNaN: true }), { nil: undefined });
    fc.assert(
      fc.property(fc.double({ min: 4, max: 16, noNaN: true }), ratio, (base, by) => {
        const made = makeSpaceScale({ base, ratio: by });
        const row = spaceNames.map((name) => getSpaceInPixels(name, made));
        expect(isRising(row)).toBe(true);
        expect(row.every(Number.isInteger)).toBe(true);
        expect(listTokenIssues(made)).toEqual([]);
      }),
    );
  });

  it('with a base of eight pixels equals the default, and can be derived from its tokens', () => {
    expect(fitSpaceScale({})).toEqual({ base: 8, ratio: undefined });
    for (const name of spaceNames) {
      const made = makeSpaceScale({ base: 8, ratio: undefined });
      expect(getSpaceInPixels(name, made)).toBe(getSpaceInPixels(name, {}));
    }
    expect(fitSpaceScale(makeSpaceScale({ base: 8, ratio: 1.5 })).ratio).toBeCloseTo(1.5, 2);
  });

  it('can be derived from every preset', () => {
    for (const { changes } of presets) {
      expect(fitSpaceScale(changes).base).toBe(8);
      expect(fitTypeScale(changes).large.ratio).toBeGreaterThan(1.1);
    }
  });
});
