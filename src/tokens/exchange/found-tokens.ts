import type { exchangeWords as say } from './exchange-words.ts';
import { normalizeTokenName } from './names.ts';

export type FormatName = keyof typeof say.formats;

/** A problem with a token, by its name in the file; no name for a problem with the whole file. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

/** A token as a file has it: unparsed values, with references in braces. */
export interface FoundToken {
  readonly name: string;
  readonly light?: unknown;
  readonly dark?: unknown;
  /** Fluid range; null for a fixed size, undefined if the file does not specify it. */
  readonly fluid?: unknown;
}

type Sides = Pick<FoundToken, 'light' | 'dark' | 'fluid'>;

/**
 * All tokens of one file, as collected by the codec of its format. Different spellings of one name are one
 * token; the last value wins.
 */
export class FoundTokens {
  readonly problems: Problem[] = [];
  readonly #tokens = new Map<string, FoundToken>();
  readonly format: FormatName;

  constructor(format: FormatName) {
    this.format = format;
  }

  /** True if the format can express fluid sizes, so that a size without a range is a fixed one. */
  get saysFluid(): boolean {
    return this.format === 'css';
  }

  say(name: string, sides: Sides): void {
    const key = normalizeTokenName(name);
    if (key === '') return;
    const before = this.#tokens.get(key);
    this.#tokens.set(key, { ...before, ...sides, name: before?.name ?? name });
  }

  fail(path: string, message: string): void {
    this.problems.push({ path, message });
  }

  find(name: string): FoundToken | undefined {
    return this.#tokens.get(normalizeTokenName(name));
  }

  get all(): readonly FoundToken[] {
    return [...this.#tokens.values()];
  }

  /** True if the file has a dark theme: then a token without a dark value has the same value in both. */
  get hasDark(): boolean {
    return this.all.some(({ dark }) => dark !== undefined);
  }
}

/** Returns the name that a value references, in braces or in `var()`; undefined for a literal value. */
export function readReference(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 300) return undefined;
  const [, braced, property] = /^\s*(?:\{([^{}]+)\}|var\(\s*--([\w-]+)\s*\))\s*$/.exec(value) ?? [];
  return braced?.trim() ?? property;
}
