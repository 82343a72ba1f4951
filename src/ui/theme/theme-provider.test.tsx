import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tokens } from '#tokens/resolve-tokens.ts';
import { ThemeProvider, useTheme } from './theme-provider.tsx';

const Ink = () => useTheme().color.ink.light;

it('ThemeProvider gives the token values to everything inside it', () => {
  const ink = { ...tokens.color.ink, light: 'black' };
  const other = { ...tokens, color: { ...tokens.color, ink } };
  const html = renderToString(
    <ThemeProvider tokens={other}>
      <Ink />
    </ThemeProvider>,
  );
  expect(html).toBe('black');
});

it('useTheme throws outside a ThemeProvider', () => {
  expect(() => renderToString(<Ink />)).toThrow('useTheme must be used inside a ThemeProvider');
});
