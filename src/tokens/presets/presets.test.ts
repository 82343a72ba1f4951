import { describe, expect, it } from 'vitest';
import { defaultLayout } from '#content/look/layout.ts';
import { studioPresets } from '#studio-lists/presets.ts';
import { computeContrasts } from '../contrast/token-contrast.ts';
import type { ColorName, ScaleName } from '../design-tokens.ts';
import type { Theme } from '../light-dark.ts';
import { computeColorDifference } from '../palette/color-difference.ts';
import { leastErrorDifference } from '../palette/make-palette.ts';
import { getResolvedTokens, resolveToken, resolveTokens } from '../resolve-tokens.ts';
import { listTokenIssues, type TokenChanges, tokenChangesSchema } from '../token-changes.ts';
import { findToken } from '../token-list.ts';
import type { TokenValues } from '../token-value.ts';
import { presets } from './presets.ts';
import { isUnchangedPreset, withPreset } from './with-preset.ts';

const written = (pair: ReturnType<typeof computeContrasts>[number]) =>
  `${pair.theme}: ${pair.ink} on ${pair.surface} ${pair.ratio.toFixed(2)}`;

/** Computes the difference of two roles. */
function difference(one: ColorName, other: ColorName, changes: TokenChanges, theme: Theme): number {
  const [from, to] = [one, other].map((name) => {
    const token = findToken(`color.${name}`);
    if (!token) throw new Error(`The design has no colour ${name}.`);
    return (resolveToken(token, changes, theme).value as TokenValues['color']).components;
  }) as [TokenValues['color']['components'], TokenValues['color']['components']];
  return computeColorDifference(from, to);
}

describe.each(presets)('$name', ({ changes, fonts }) => {
  it('has enough contrast in both themes', () => {
    expect(
      computeContrasts(changes)
        .filter(({ isEnough }) => !isEnough)
        .map(written),
    ).toEqual([]);
  });

  it('has an error colour that clearly differs from the accent, in both themes', () => {
    for (const theme of ['light', 'dark'] as const)
      expect(difference('error', 'accent', changes, theme), theme).toBeGreaterThan(leastErrorDifference);
  });

  it('sets only existing tokens, to valid values', () => {
    expect(Object.keys(changes).filter((path) => !findToken(path))).toEqual([]);
    expect(listTokenIssues(changes)).toEqual([]);
    expect(tokenChangesSchema.parse(changes)).toEqual(changes);
  });

  it('uses exactly the fonts that it lists', () => {
    const { text, heading } = resolveTokens(changes).font;
    expect([...new Set([text, heading])]).toEqual(fonts.map((family) => `"${family}"`));
  });

  it('has the same edge spacing for media as for text, on every device', () => {
    const { responsive } = defaultLayout;
    const { space } = resolveTokens(changes);
    const rems = (value: string) => Number(/^([\d.]+)rem$/.exec(value)?.[1]);
    // The gutter of `site/styles/base.css` at each width.
    expect(rems(space[3])).toBe(rems(responsive.mobile.paddingLeft));
    expect(rems(space[5])).toBe(rems(responsive.tablet.paddingLeft));
    expect(rems(space[5]) + rems(space[1])).toBe(rems(responsive.desktop.paddingLeft));
  });

  it('has text sizes and spaces that increase from step to step', () => {
    const pixels = (scale: ScaleName, names: readonly string[]) =>
      names.map((name) => {
        const values = resolveTokens(changes)[scale] as Readonly<Record<string, string>>;
        return Math.max(
          ...[...(values[name] ?? '').matchAll(/([\d.]+)rem/g)].map(([, size]) => Number(size)),
        );
      });
    for (const steps of [
      pixels('text', ['caption', 'small', 'body', 'lead']),
      pixels('text', ['h4', 'h3', 'h2', 'h1']),
      pixels('rhythm', ['tight', 'close', 'apart', 'far', 'section']),
      pixels('space', ['half', '1', '2', '3', '4', '5', '6', '7', '8']),
    ])
      expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  });
});

const productPresets = presets.filter((preset) => !studioPresets.includes(preset));

it('no two product presets share a palette, font or scale', () => {
  for (const scale of ['palette', 'font', 'text', 'radius', 'shadow', 'space', 'rhythm', 'time'] as const) {
    const all = productPresets.map(({ changes }) => JSON.stringify(resolveTokens(changes)[scale]));
    expect(new Set(all).size, scale).toBe(productPresets.length);
  }
});

// In the composition `edge`, a page without its own widths is a narrow column in a wide window.
it('the product has eight presets, none with the edge composition', () => {
  expect(productPresets).toHaveLength(8);
  const used = productPresets.map(({ changes }) => getResolvedTokens(changes).composition.page);
  expect(new Set(used)).toEqual(new Set(['centred', 'aside']));
});

it('no two product presets share composition, rhythm and corner radius together', () => {
  const shapes = productPresets.map(({ changes }) => {
    const { composition, rhythm, radius } = getResolvedTokens(changes);
    return JSON.stringify([composition, rhythm, radius]);
  });
  expect(new Set(shapes).size).toBe(productPresets.length);
});

it('choosing a preset replaces another one and keeps unrelated token changes', () => {
  const own = {
    'width.logo': { value: { value: 9, unit: 'rem' as const } },
    'later.token': { value: 7 },
    'radius.small': { value: { value: 3, unit: 'px' as const } },
  };
  for (const preset of presets) {
    const tried = presets.reduce(withPreset, withPreset(own, preset));
    const chosen = withPreset(tried, preset);
    expect(isUnchangedPreset(chosen, preset)).toBe(true);
    expect(presets.filter((each) => isUnchangedPreset(chosen, each))).toEqual([preset]);
    expect(chosen).toMatchObject({ 'width.logo': own['width.logo'], 'later.token': { value: 7 } });
    expect(chosen['radius.small']).toEqual(preset.changes['radius.small']);
  }
  expect(presets.some((preset) => isUnchangedPreset(own, preset))).toBe(false);
});
