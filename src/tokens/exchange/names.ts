import { exchangedTokens, type TokenDefinition } from '../token-list.ts';

/**
 * Splits a name into parts by any separator that a program uses: `Color/Ink Soft`, `--color-ink-soft`,
 * `color.inkSoft`.
 */
function splitName(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s./_:\\-]+/)
    .filter(Boolean);
}

/** Normalizes a name, so that different spellings are equal. */
export function normalizeTokenName(name: string): string {
  return splitName(name).join('');
}

const tokensByKey: ReadonlyMap<string, TokenDefinition> = new Map(
  exchangedTokens.map((token) => [normalizeTokenName(token.path), token]),
);

export type TokenFinder = (name: string) => TokenDefinition | undefined;

/**
 * Creates a function that finds the token for a name in a file, also if all names in the file share a prefix
 * (`brand/color/paper`).
 */
export function createTokenFinder(names: readonly string[]): TokenFinder {
  const shared = findSharedPrefix(names);
  return (name) => {
    const exact = tokensByKey.get(normalizeTokenName(name));
    if (exact || shared.length === 0) return exact;
    const parts = splitName(name);
    for (let count = 1; count <= shared.length && count < parts.length; count++) {
      if (parts[count - 1] !== shared[count - 1]) return undefined;
      const token = tokensByKey.get(parts.slice(count).join(''));
      if (token) return token;
    }
    return undefined;
  };
}

function findSharedPrefix(names: readonly string[]): string[] {
  let shared = splitName(names[0] ?? '');
  for (const name of names) {
    const parts = splitName(name);
    const differs = shared.findIndex((part, at) => part !== parts[at]);
    if (differs >= 0) shared = shared.slice(0, differs);
    if (shared.length === 0) break;
  }
  return shared;
}

/** Returns the theme that a mode, set or group is named after; undefined for neither. */
export function findNamedTheme(name: string): 'light' | 'dark' | undefined {
  const parts = splitName(name);
  if (parts.some((part) => darkNames.has(part))) return 'dark';
  return parts.some((part) => lightNames.has(part)) ? 'light' : undefined;
}

const darkNames: ReadonlySet<string> = new Set(['dark', 'night', 'donker']);
const lightNames: ReadonlySet<string> = new Set(['light', 'day', 'licht']);
