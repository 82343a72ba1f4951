import { expect, it } from 'vitest';
import { inlineTokens, tokensCss } from './tokens-css.ts';

it('writes the values of tokens that no theme changes in place of their names', () => {
  expect(inlineTokens('.a{gap:calc(-1 * var(--space-1));color:var(--color-ink);top:var(--at)}')).toBe(
    '.a{gap:calc(-1 * 0.5rem);color:var(--color-ink);top:var(--at)}',
  );
});

it('declares the tokens that are asked for', () => {
  const css = tokensCss((name) => name === '--space-1');
  expect(css).toContain(':root{--space-1:0.5rem}');
  expect(css).not.toContain('--color-');
  expect(tokensCss()).toContain('--color-selection');
});
