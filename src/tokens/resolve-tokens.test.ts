import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/support/properties.ts';
import { getResolvedTokens, resolveToken, resolveTokens, tokens } from './resolve-tokens.ts';
import { listTokenIssues } from './token-changes.ts';
import { findToken, tokenList } from './token-list.ts';

const px = (value: number) => ({ value, unit: 'px' }) as const;
const oklch = (...components: [number, number, number]) => ({ colorSpace: 'oklch', components }) as const;

describe('resolveTokens', () => {
  it('returns the default design if nothing is changed', () => {
    expect(tokens.color.paper).toMatchObject({
      light: 'oklch(0.985 0.004 95)',
      dark: 'oklch(0.18 0.008 80)',
    });
    expect(tokens.text.h1).toBe('clamp(2.25rem, 1.55rem + 3.2vw, 4.5rem)');
    expect(tokens.tracking).toEqual({ tight: '-0.02em', heading: '-0.012em', normal: '0' });
    expect(tokens.ease.out).toBe('cubic-bezier(0.2, 0.7, 0.2, 1)');
    expect(tokens.shadow.low).toBe(
      '0 1px 2px oklch(0.2 0.02 80 / 0.06), 0 2px 6px oklch(0.2 0.02 80 / 0.05)',
    );
  });

  it('follows references to other tokens in each theme', () => {
    const changes = { 'palette.neutral.1': { value: oklch(1, 0, 0), dark: oklch(0, 0, 0) } };
    expect(resolveTokens(changes).color.paper).toMatchObject({ light: 'oklch(1 0 0)', dark: 'oklch(0 0 0)' });
  });

  it('uses the default for each stored value that is invalid', () => {
    const changes = { 'radius.small': { value: 'x' }, 'radius.large': { value: px(20) }, nothing: 7 };
    expect(resolveTokens(changes).radius).toMatchObject({ small: '4px', large: '20px' });
  });

  it('uses the default for a circular reference', () => {
    const changes = { 'color.ink': { value: '{color.accent}' }, 'color.accent': { value: '{color.ink}' } };
    expect(resolveTokens(changes).color.ink.light).toBe(tokens.color.ink.light);
  });

  it('renders a shadow per theme and a fluid size', () => {
    const layer = { color: oklch(0, 0, 0), offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) };
    const { shadow, space } = resolveTokens({
      'shadow.low': { value: [layer], dark: [] },
      'space.8': { value: px(112), fluid: { min: px(64), from: 400, to: 1600 } },
    });
    expect(shadow.low).toBe('var(--light,0 1px 2px oklch(0 0 0))var(--dark,none)');
    expect(space['8']).toBe('clamp(64px, 3rem + 4vw, 112px)');
  });

  it('returns the same object for the same changes', () => {
    const changes = () => ({ 'radius.small': { value: px(5) } });
    expect(getResolvedTokens(changes())).toBe(getResolvedTokens(changes()));
    expect(getResolvedTokens({})).toBe(tokens);
  });

  it('resolves any references and values in bounded time', () => {
    const path = fc.constantFrom(...tokenList.map((token) => token.path), 'no.token');
    const value = fc.oneof(
      path.map((name) => `{${name}}`),
      fc.anything(),
    );
    const setting = fc.record({ value, dark: value }, { requiredKeys: ['value'] });
    fc.assert(
      fc.property(fc.dictionary(path, setting), (changes) => {
        const all = resolveTokens(changes);
        expect(Object.keys(all.color)).toEqual(Object.keys(tokens.color));
        expect(JSON.stringify(all)).not.toMatch(/undefined|NaN/);
        listTokenIssues(changes as never);
      }),
    );
  });
});

it('every token has a unique path and a described use, and resolves in both themes', () => {
  expect(new Set(tokenList.map(({ path }) => path)).size).toBe(tokenList.length);
  for (const token of tokenList) {
    expect(token.use, token.path).not.toBe('');
    for (const theme of ['light', 'dark'] as const)
      expect(resolveToken(token, {}, theme).value).toBeDefined();
  }
  expect(findToken('constructor')).toBeUndefined();
});
