import { expect, it } from 'vitest';
import {
  type DynamicBackgroundSettings,
  defaultBackground,
  type PageBackground,
} from '#content/look/background.ts';
import { backgroundKinds, getBackgroundKind, withKind } from './background-kind.ts';
import { computeStripCells } from './strip-cells.ts';

const background = (
  dynamic: Partial<DynamicBackgroundSettings>,
  backgroundSettings: PageBackground['backgroundSettings'] = {},
): PageBackground => ({
  backgroundSettings,
  dynamicBackgroundSettings: { ...defaultBackground.dynamicBackgroundSettings, enabled: true, ...dynamic },
});

it('a fixed background is the same in every cell, and the paper colour without one', () => {
  const fixed = background({ enabled: false }, { backgroundColorLight: '#eee' });
  expect(computeStripCells(fixed, 'light', 2)).toEqual([{ background: '#eee' }, { background: '#eee' }]);
  expect(computeStripCells(fixed, 'dark', 2)[0]).toEqual({ background: 'var(--color-paper)' });
});

it('gradient colours are reached one after the other and mixed in between', () => {
  const three = background({
    startColorLight: '#f00',
    colorSteps: [{ colorLight: '#0f0' }],
    endColorLight: '#00f',
  });
  expect(computeStripCells(three, 'light', 5).map((cell) => cell.background)).toEqual([
    '#f00',
    'color-mix(in srgb, #0f0 50%, #f00)',
    '#0f0',
    'color-mix(in srgb, #00f 50%, #0f0)',
    '#00f',
  ]);
});

it('a colour fades in over the background of the page, and a hue rotates', () => {
  const fades = background(
    { type: 'scroll-opacity', opacityBackgroundLight: '#abc' },
    { backgroundColorLight: '#eee' },
  );
  expect(computeStripCells(fades, 'light', 3).map((cell) => cell.background)).toEqual([
    '#eee',
    'color-mix(in srgb, #abc 50%, #eee)',
    '#abc',
  ]);
  const turns = background({ type: 'scroll-hue-rotation', hueBackgroundDark: '#321' });
  expect(computeStripCells(turns, 'dark', 3)[1]).toEqual({
    background: '#321',
    filter: 'hue-rotate(180deg)',
  });
  expect(computeStripCells(turns, 'light', 3)[1]).toEqual({ background: 'var(--color-paper)' });
});

it.each(backgroundKinds)(
  'choosing %s keeps the settings of other kinds, and varies only if it is not fixed',
  (kind) => {
    const before = background({ enabled: false }, { backgroundColorLight: '#fff' });
    const chosen = withKind(before, kind);
    expect(getBackgroundKind(chosen)).toBe(kind);
    const strip = computeStripCells({ ...before, dynamicBackgroundSettings: chosen }, 'light', 3);
    const looks = new Set(strip.map((cell) => `${cell.background} ${cell.filter}`));
    expect(looks.size > 1).toBe(kind !== 'fixed');
    const hue = { hueBackgroundLight: '#fde', hueBackgroundDark: '#234' };
    expect(withKind(background({ ...hue, type: 'scroll-hue-rotation' }), kind)).toMatchObject(hue);
  },
);
