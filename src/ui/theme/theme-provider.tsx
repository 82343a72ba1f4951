import { createContext, type ReactNode, use } from 'react';
import type { Tokens } from '#tokens/resolve-tokens.ts';

const ThemeContext = createContext<Tokens | undefined>(undefined);

interface ThemeProviderProps {
  readonly tokens: Tokens;
  readonly children: ReactNode;
}

/** Gives everything inside it the values of the design's tokens, in both themes. */
export function ThemeProvider({ tokens, children }: ThemeProviderProps) {
  return <ThemeContext value={tokens}>{children}</ThemeContext>;
}

/** The values of the tokens; throws outside a {@link ThemeProvider}. */
export function useTheme(): Tokens {
  const tokens = use(ThemeContext);
  if (!tokens) throw new Error('useTheme must be used inside a ThemeProvider');
  return tokens;
}
