import { expect, it } from 'vitest';
import { computeContrasts } from '#tokens/contrast/token-contrast.ts';
import { hearth } from '#tokens/presets/hearth.ts';
import { getResolvedTokens } from '#tokens/resolve-tokens.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { applyChoice, type DesignChoice, findCurrentChoice, findUsedColor } from './design-choice.ts';

const own: TokenChanges = {
  'radius.small': { value: { value: 3, unit: 'px' } },
  'font.heading': { value: ['Newsreader'] },
};
const none: DesignChoice = { base: own, preset: undefined, brandColor: '', family: undefined };

it('without a choice the design is unchanged', () => {
  expect(applyChoice(none)).toEqual(own);
});

it('the brand colour and the typeface override the preset', () => {
  const changes = applyChoice({ ...none, preset: 'hearth', brandColor: '#0a5c8f', family: 'Literata' });
  const { color, font, radius } = getResolvedTokens(changes);
  expect(findUsedColor('#0a5c8f', changes)).toMatchObject({
    light: '#0a5c8f',
    isAdjusted: false,
  });
  expect(color.paper).toEqual(getResolvedTokens(hearth.changes).color.paper);
  expect(radius).toEqual(getResolvedTokens(hearth.changes).radius);
  expect([font.text, font.heading]).toEqual(['"Literata"', '"Literata"']);
});

it('a brand colour that is hard to read is adjusted, and reported as adjusted', () => {
  const choice = { ...none, preset: 'poster', brandColor: '#ffe14d' };
  const changes = applyChoice(choice);
  const used = findUsedColor('#ffe14d', changes);
  expect(used?.isAdjusted).toBe(true);
  expect(used?.light).not.toBe('#ffe14d');
  expect(computeContrasts(changes).filter(({ isEnough }) => !isEnough)).toEqual([]);
});

it('an invalid brand colour leaves the accent colour unchanged', () => {
  for (const brandColor of ['', '#12', 'blue']) {
    expect(applyChoice({ ...none, brandColor })).toEqual(own);
    expect(findUsedColor(brandColor, own)).toBeUndefined();
  }
});

it('a choice that the design no longer contains is dropped', () => {
  const made = { ...none, preset: 'hearth', brandColor: '#0a5c8f' };
  expect(findCurrentChoice(applyChoice(made), made)).toBe(made);
  expect(findCurrentChoice(own, made)).toEqual(none);
  expect(findCurrentChoice(hearth.changes, made)).toMatchObject({ preset: 'hearth', brandColor: '' });
});
