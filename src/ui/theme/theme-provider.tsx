import { createContext, type ReactNode, use } from 'react';
import type { Tokens } from '#tokens/resolve-tokens.ts';

const ThemeContext = createContext<Tokens | undefined>(undefined);

interface ThemeProviderProps {
  readonly tokens: Tokens;
  readonly children: ReactNode;
}

/** Provides the values of the design tokens, in both themes, to its children. */
export function ThemeProvider({ tokens, children }: ThemeProviderProps) {
  return <ThemeContext value={tokens}>{children}</ThemeContext>;
}

/** Gets the values of the tokens. Throws outside a {@link ThemeProvider}. */
export function useTheme(): Tokens {
  const tokens = use(ThemeContext);
  if (!tokens) throw new Error('useTheme must be used inside a ThemeProvider');
  return tokens;
}
