import { expect, it } from 'vitest';
import { fc } from '../../tests/support/properties.ts';
import { contentColors } from './content-colors.ts';
import { rolesEqualTo } from './equal-colors.ts';
import { presets } from './presets/presets.ts';
import { resolveTokens } from './resolve-tokens.ts';
import { toHex } from './srgb.ts';

const own = { 'color.surface': { value: color(0.9, 0.05, 250), dark: color(0.3, 0.05, 250) } };

function color(...components: number[]) {
  return { colorSpace: 'oklch', components };
}

it('finds the role in each theme, however the colour is spelt', () => {
  const { surface } = resolveTokens({}).color;
  const equalTo = rolesEqualTo({});
  const hex = toHex(surface.light);
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  for (const text of [
    surface.light,
    hex,
    hex.toUpperCase(),
    ` ${hex} `,
    `rgb(${r}, ${g}, ${b})`,
    `rgb(${r} ${g} ${b} / 100%)`,
  ])
    expect([text, equalTo(text).get('color.surface')]).toEqual([text, ['light']]);
  expect(equalTo(surface.dark).get('color.surface')).toEqual(['dark']);
});

it('the studio’s own values count, and those of the design no more', () => {
  const equalTo = rolesEqualTo(own);
  expect(equalTo('oklch(0.9 0.05 250)').get('color.surface')).toEqual(['light']);
  expect(equalTo(resolveTokens({}).color.surface.light).has('color.surface')).toBe(false);
});

it('names of other tokens are followed', () => {
  const equalTo = rolesEqualTo({ ...own, 'color.raised': { value: '{color.surface}' } });
  expect(equalTo('oklch(0.3 0.05 250)').get('color.raised')).toEqual(['dark']);
});

it('one of a single value is found in both themes at once', () => {
  const equalTo = rolesEqualTo({ 'color.line': { value: color(0.5, 0.1, 30) } });
  expect(equalTo('oklch(50% 0.1 30)').get('color.line')).toEqual(['light', 'dark']);
});

it.each(['', 'no colour', 'var(--color-surface)', 'currentcolor', 'x'.repeat(10_000)])(
  'what has no colour of its own equals none: %.20s',
  (text) => {
    expect([...rolesEqualTo({})(text).keys()]).toEqual([]);
  },
);

it('what is seen through is another colour', () => {
  const hex = toHex(resolveTokens({}).color.ink.light);
  expect(rolesEqualTo({})(hex).has('color.ink')).toBe(true);
  expect(rolesEqualTo({})(`${hex}cc`).has('color.ink')).toBe(false);
});

it('every role of every preset is found by its hex, and a step beside it is not', () => {
  const changes = [{}, ...presets.map((preset) => preset.changes)];
  const wanted = changes.flatMap((each) =>
    contentColors.map((name) => ({
      each,
      path: `color.${name}`,
      hex: toHex(resolveTokens(each).color[name].light),
    })),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...wanted),
      fc.nat(2),
      fc.constantFrom(-2, 2),
      ({ each, path, hex }, channel, step) => {
        const equalTo = rolesEqualTo(each);
        expect(equalTo(hex).get(path)).toContain('light');
        const at = 1 + channel * 2;
        const beside = Number.parseInt(hex.slice(at, at + 2), 16) + step;
        fc.pre(beside >= 0 && beside <= 255);
        const other = `${hex.slice(0, at)}${beside.toString(16).padStart(2, '0')}${hex.slice(at + 2)}`;
        expect(equalTo(other).get(path) ?? []).not.toContain('light');
      },
    ),
  );
});

it('colours of controls and states are nothing that content is linked to', () => {
  const { error, selection } = resolveTokens({}).color;
  expect([...rolesEqualTo({})(error.light).keys(), ...rolesEqualTo({})(selection.dark).keys()]).toEqual([]);
});
