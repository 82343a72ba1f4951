import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tokens } from '#tokens/resolve-tokens.ts';
import { ThemeProvider, useTheme } from './theme-provider.tsx';

const Ink = () => useTheme().color.ink.light;

it('gives the values of the tokens to all that is inside', () => {
  const ink = { ...tokens.color.ink, light: 'black' };
  const other = { ...tokens, color: { ...tokens.color, ink } };
  const html = renderToString(
    <ThemeProvider tokens={other}>
      <Ink />
    </ThemeProvider>,
  );
  expect(html).toBe('black');
});

it('throws outside its provider', () => {
  expect(() => renderToString(<Ink />)).toThrow('useTheme must be used inside a ThemeProvider');
});
