import { describe, expect, it } from 'vitest';
import { type DynamicBackgroundSettings, defaultBackground } from '#content/look/background.ts';
import { tokens } from '#tokens/resolve-tokens.ts';
import { fc } from '../../tests/support/properties.ts';
import { buildBackgroundCss, computeBackgroundRange } from './background-css.ts';
import { createBackgroundPath, createStepsPath } from './background-path.ts';
import { buildStepsCss } from './background-steps-css.ts';

const css = (...steps: readonly string[]) =>
  buildStepsCss({ theme: 'light', easing: 'ease-in', range: [10, 90], paper: '#fafafa', steps });

/** Parses the keyframes of an animation by position in percent; `to` is 100. */
function frames(styles: string, name: string): [number, string][] {
  const [, body = ''] = new RegExp(`@keyframes ${name}\\{((?:[^{}]+\\{[^{}]*\\})+)\\}`).exec(styles) ?? [];
  return [...body.matchAll(/([\d.]+%|to)\{([^{}]*)\}/g)].map(([, at = '', declarations = '']) => [
    at === 'to' ? 100 : Number.parseFloat(at),
    declarations.split(';')[0]?.replace(/^(?:opacity|background):/, '') ?? '',
  ]);
}

/** Finds the value at a position of an animation in steps. */
const heldAt = (all: readonly [number, string][], percent: number) =>
  all.filter(([at]) => at <= percent).at(-1)?.[1];

describe('a background with several colours', () => {
  it('alternates between two layers and animates only opacity', () => {
    const styles = css('#ff0000', '#00ff00', '#0000ff');
    expect(frames(styles, 'page-background')).toEqual([
      [0, '0'],
      [50, '1'],
      [100, '0'],
    ]);
    expect(heldAt(frames(styles, 'page-background-over-light'), 25)).toBe('#00ff00');
    expect(heldAt(frames(styles, 'page-background-under-light'), 25)).toBe('#ff0000');
    expect(heldAt(frames(styles, 'page-background-under-light'), 75)).toBe('#0000ff');
    expect(styles).toContain('animation-range:10% 90%');
  });

  it('shows each colour at its position, for any number of colours', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(fc.array(hex, { minLength: 3, maxLength: 8 }), (steps) => {
        const styles = css(...steps);
        const count = steps.length - 1;
        for (let stretch = 0; stretch < count; stretch += 1) {
          const percent = ((stretch + 0.5) / count) * 100;
          const over = heldAt(frames(styles, 'page-background-over-light'), percent);
          const under = heldAt(frames(styles, 'page-background-under-light'), percent);
          const [from, to] = stretch % 2 === 0 ? [under, over] : [over, under];
          expect([from, to]).toEqual([steps[stretch], steps[stretch + 1]]);
        }
      }),
    );
  });

  it('puts a semi-transparent colour on top of the paper colour', () => {
    expect(css('#ff000080', '#00ff00', '#0000ff')).toContain(
      'background:linear-gradient(#ff000080,#ff000080) #fafafa',
    );
  });

  it('has colours per theme, and text colours that follow', () => {
    const dynamicBackgroundSettings: DynamicBackgroundSettings = {
      ...defaultBackground.dynamicBackgroundSettings,
      enabled: true,
      startColorLight: '#ffffff',
      colorSteps: [{ colorLight: '#0a0a0a' }],
      endColorLight: '#ffffff',
    };
    const styles = buildBackgroundCss({ ...defaultBackground, dynamicBackgroundSettings }, tokens.color);
    expect(styles).toContain('@keyframes page-background-over-light');
    expect(styles).toContain('@keyframes page-background-over-dark');
    expect(styles).toContain('@keyframes page-background-inks-light');
    expect(computeBackgroundRange(dynamicBackgroundSettings)).toEqual([0, 100]);
  });
});

it('createStepsPath with two opaque colours equals the path of one layer over the other', () => {
  const easing = 'ease-in-out';
  const two = createStepsPath('#ffffff', ['#ff0000', '#0000ff'], easing);
  const layer = createBackgroundPath('#ff0000', {
    type: 'scroll-color-transition',
    easing,
    color: '#0000ff',
  });
  for (const part of [0, 0.2, 0.5, 0.9, 1]) expect(two?.(part)).toBeCloseTo(layer?.(part) ?? -1);
  expect(createStepsPath('#ffffff', ['rebeccapurple', '#0000ff'], easing)).toBeUndefined();
});
