import { expect, it } from 'vitest';
import { tokens } from './resolve-tokens.ts';
import { inlineTokens, renderTokensCss, withFallbacks } from './tokens-css.ts';

it('inlineTokens replaces tokens that no theme changes by their values', () => {
  expect(inlineTokens('.a{gap:calc(-1 * var(--space-1));color:var(--color-ink);top:var(--at)}', tokens)).toBe(
    '.a{gap:calc(-1 * 0.5rem);color:var(--color-ink);top:var(--at)}',
  );
});

it('renderTokensCss declares only the requested tokens', () => {
  const css = renderTokensCss(tokens, (name) => name === '--space-1');
  expect(css).toContain(':root{--space-1:0.5rem}');
  expect(css).not.toContain('--color-');
  expect(renderTokensCss(tokens)).toContain('--color-selection');
});

it('renderTokensCss declares changed values', () => {
  const ink = { ...tokens.color.ink, light: 'oklch(0.3 0.1 250)' };
  const css = renderTokensCss({
    ...tokens,
    color: { ...tokens.color, ink },
    space: { ...tokens.space, '1': '1rem' },
  });
  expect(css).toContain('--space-1:1rem;');
  expect(css).toContain('--color-ink:var(--light,oklch(0.3 0.1 250))');
  expect(renderTokensCss(tokens)).not.toContain('250))var(--dark,oklch(0.95');
});

it('withFallbacks adds default values to the styles of scripts', () => {
  expect(withFallbacks('.a{gap:var(--space-1);color:var(--color-ink)}')).toBe(
    '.a{gap:var(--space-1,0.5rem);color:var(--color-ink)}',
  );
});
