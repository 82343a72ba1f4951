import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { type DynamicBackgroundSettings, dynamicBackgroundSettingsSchema } from './background.ts';
import {
  changeAt,
  changeRange,
  listColorSteps,
  mostSteps,
  stepPlaces,
  withColorSteps,
} from './background-steps.ts';

const settings = (change: Partial<DynamicBackgroundSettings> = {}): DynamicBackgroundSettings => ({
  ...dynamicBackgroundSettingsSchema.parse({}),
  enabled: true,
  ...change,
});
const color = fc.option(fc.constantFrom('#112233', 'var(--color-paper)', 'red'), { nil: undefined });
const step = fc.record({ colorLight: color, colorDark: color });

describe('the colour steps of a background', () => {
  it('are the start, intermediate and end colours', () => {
    const three = settings({
      startColorLight: '#fff',
      colorSteps: [{ colorLight: '#eee', colorDark: '#111' }],
      endColorDark: '#000',
    });
    expect(listColorSteps(three)).toEqual([
      { colorLight: '#fff', colorDark: undefined },
      { colorLight: '#eee', colorDark: '#111' },
      { colorLight: undefined, colorDark: '#000' },
    ]);
  });

  it('are read back as they were set, without changing other settings', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: mostSteps }), (steps) => {
        const before = settings({ hueBackgroundLight: '#abc', easing: 'ease' });
        const after = withColorSteps({ ...before, later: 1 } as DynamicBackgroundSettings, steps);
        expect(listColorSteps(after)).toEqual(steps);
        expect(after).toMatchObject({ hueBackgroundLight: '#abc', easing: 'ease', later: 1 });
        expect(dynamicBackgroundSettingsSchema.safeParse(after).success).toBe(true);
      }),
    );
  });

  it('are stored without intermediate steps if there are two, and cannot be fewer', () => {
    const two = withColorSteps(settings({ colorSteps: [{ colorLight: '#eee' }] }), [
      { colorLight: '#fff' },
      { colorLight: '#000' },
    ]);
    expect(two).not.toHaveProperty('colorSteps');
    expect(() => withColorSteps(two, [{}])).toThrow('2 to 8 colours');
  });
});

describe('the progress of a background', () => {
  it('follows the scroll range, whose end is always after its start', () => {
    const late = settings({ scrollRange: { start: 20, end: 60 } });
    expect(changeAt(late, 2, 0.1)).toEqual({ from: 0, share: 0 });
    expect(changeAt(late, 2, 0.4).share).toBeCloseTo(0.5);
    expect(changeAt(late, 3, 0.5)).toMatchObject({ from: 1 });
    expect(changeAt(late, 3, 1)).toEqual({ from: 1, share: 1 });
    expect(changeRange({ scrollRange: { start: 80, end: 10 } })).toEqual([80, 81]);
    expect(changeRange({ scrollRange: { start: 100, end: 100 } })).toEqual([99, 100]);
  });

  it('spreads the colours evenly over the scroll range', () => {
    const three = settings({ scrollRange: { start: 20, end: 60 }, colorSteps: [{}] });
    expect(stepPlaces(three)).toEqual([20, 40, 60]);
    expect(stepPlaces({ ...three, enabled: false })).toEqual([]);
    expect(stepPlaces({ ...three, type: 'scroll-opacity' })).toEqual([]);
  });
});
