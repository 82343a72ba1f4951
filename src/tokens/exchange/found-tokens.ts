import type { exchangeWords as say } from './exchange-words.ts';
import { normalizeTokenName } from './names.ts';

export type FormatName = keyof typeof say.formats;

/** What could not be read, at a name as the file has it; no name for what concerns the file. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

/** A token as a file has it: values in whatever spelling, names of other tokens in braces. */
export interface FoundToken {
  readonly name: string;
  readonly light?: unknown;
  readonly dark?: unknown;
  /** How it grows with the window; null where it does not, undefined where nothing is said of that. */
  readonly fluid?: unknown;
}

type Sides = Pick<FoundToken, 'light' | 'dark' | 'fluid'>;

/** Every token of one file, as the codec of its format found them. Names in two spellings are one token; the later value counts. */
export class FoundTokens {
  readonly problems: Problem[] = [];
  readonly #tokens = new Map<string, FoundToken>();
  readonly format: FormatName;

  constructor(format: FormatName) {
    this.format = format;
  }

  /** Whether a size that does not grow there does not grow, rather than nothing being said of it. */
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

  /** Whether the file knows of a dark theme: then a token without a value for it is the same in both. */
  get hasDark(): boolean {
    return this.all.some(({ dark }) => dark !== undefined);
  }
}

/** The name in braces, or in `var()`, that a value is; undefined for a value of its own. */
export function referenceIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 300) return undefined;
  const [, braced, property] = /^\s*(?:\{([^{}]+)\}|var\(\s*--([\w-]+)\s*\))\s*$/.exec(value) ?? [];
  return braced?.trim() ?? property;
}
