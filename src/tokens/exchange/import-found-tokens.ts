import type { FluidRange } from '../design-tokens.ts';
import { resolveToken } from '../resolve-tokens.ts';
import { fluidSchema, getTokenSetting, listTokenIssues, type TokenChanges } from '../token-changes.ts';
import { canBeFluid, isThemed, type TokenDefinition, type TokenSetting } from '../token-list.ts';
import { type TokenValues, toPixels } from '../token-value.ts';
import { exchangeWords } from './exchange-words.ts';
import {
  type FormatName,
  type FoundToken,
  type FoundTokens,
  type Problem,
  readReference,
} from './found-tokens.ts';
import { getOwnProperty } from './json-walk.ts';
import { createTokenFinder, type TokenFinder } from './names.ts';
import { readTokenLength } from './read-fluid.ts';
import { readValue } from './read-value.ts';

const say = exchangeWords.token;

/** A token whose value a file changes. */
interface TakenToken {
  readonly token: TokenDefinition;
  readonly before: TokenSetting;
  readonly after: TokenSetting;
}

/** The effect of a file on a draft. */
export interface TokenReading {
  readonly format: FormatName;
  /** Tokens that change, in the order of the file. */
  readonly taken: readonly TakenToken[];
  /** Number of tokens that are already equal. */
  readonly unchanged: number;
  readonly problems: readonly Problem[];
  /** The draft with all changes. */
  readonly changes: TokenChanges;
}

/**
 * Merges the tokens found in a file into a draft; unreadable values are listed and leave the draft's values.
 */
export function importFoundTokens(found: FoundTokens, changes: TokenChanges): TokenReading {
  const problems: Problem[] = [...found.problems];
  const find = createTokenFinder(found.all.map(({ name }) => name));
  const seen = new Map<string, string>();
  const settings = new Map<TokenDefinition, TokenSetting>();
  for (const each of found.all) {
    const token = find(each.name);
    const first = token && seen.get(token.path);
    if (!token || first !== undefined) {
      problems.push({ path: each.name, message: first === undefined ? say.noSuch : say.twice(first) });
      continue;
    }
    seen.set(token.path, each.name);
    const read = new TokenReader(token, each, { found, find, changes }).read();
    if ('problem' in read) problems.push({ path: each.name, message: read.problem });
    else settings.set(token, read.setting);
    if ('note' in read && read.note) problems.push({ path: each.name, message: read.note });
  }
  return createReading(found, changes, settings, problems, seen);
}

function createReading(
  { format }: FoundTokens,
  changes: TokenChanges,
  settings: Map<TokenDefinition, TokenSetting>,
  problems: Problem[],
  names: ReadonlyMap<string, string>,
): TokenReading {
  let next = withSettings(changes, settings);
  // Circular references between new and existing tokens can only be found now.
  for (
    let issues = listTokenIssues(next);
    issues.length > 0 && settings.size > 0;
    issues = listTokenIssues(next)
  ) {
    const paths = new Set(issues.map(({ path }) => path));
    const refused = [...settings.keys()].filter(({ path }) => paths.has(path));
    if (refused.length === 0) break;
    for (const token of refused) {
      settings.delete(token);
      const message = issues.find(({ path }) => path === token.path)?.message ?? say.circle;
      problems.push({ path: names.get(token.path) ?? token.path, message });
    }
    next = withSettings(changes, settings);
  }
  const taken = [...settings].flatMap(([token, after]) => {
    const before = getTokenSetting(token, changes);
    return isSame(before, after) ? [] : [{ token, before, after }];
  });
  return { format, taken, unchanged: settings.size - taken.length, problems, changes: next };
}

function withSettings(
  changes: TokenChanges,
  settings: ReadonlyMap<TokenDefinition, TokenSetting>,
): TokenChanges {
  const next = new Map(Object.entries(changes));
  for (const [token, setting] of settings) {
    if (isSame(setting, getTokenSetting(token, changes))) continue;
    if (isSame(setting, token.standard)) next.delete(token.path);
    else next.set(token.path, setting);
  }
  return Object.fromEntries(next);
}

/** True if two settings are equal, however they are written. */
function isSame(one: TokenSetting, other: TokenSetting): boolean {
  return serializeSetting(one) === serializeSetting(other);
}

function serializeSetting({ value, dark, fluid }: TokenSetting): string {
  const light = serializeSorted(value);
  const night = dark === undefined ? light : serializeSorted(dark);
  return `${light}|${night}|${fluid ? serializeSorted(fluid) : ''}`;
}

/** Serializes a value with sorted keys and without redundant properties. */
function serializeSorted(value: unknown): string {
  return JSON.stringify(value, (key, each: unknown) => {
    if ((key === 'alpha' && each === 1) || (key === 'inset' && each === false)) return undefined;
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

type Theme = 'light' | 'dark';

/** Maximum length of a chain of references within a file. */
const namesAtMost = 32;

interface Surroundings {
  readonly found: FoundTokens;
  readonly find: TokenFinder;
  readonly changes: TokenChanges;
}

type ReadSetting = { readonly setting: TokenSetting; readonly note?: string } | { readonly problem: string };
type ReadSide =
  | { readonly value: TokenSetting['value']; readonly fluid?: FluidRange | undefined }
  | { readonly problem: string };

/** Reads one token of a file as one of the design's. */
class TokenReader {
  readonly #token: TokenDefinition;
  readonly #each: FoundToken;
  readonly #around: Surroundings;

  constructor(token: TokenDefinition, each: FoundToken, around: Surroundings) {
    this.#token = token;
    this.#each = each;
    this.#around = around;
  }

  read(): ReadSetting {
    const current = getTokenSetting(this.#token, this.#around.changes);
    const light =
      this.#each.light === undefined ? { value: current.value } : this.#side(this.#each.light, 'light');
    if ('problem' in light) return light;
    const fluid = this.#fluid(light, current);
    const grows = fluid === undefined ? {} : { fluid };
    if (!isThemed(this.#token)) {
      const { dark } = this.#each;
      const differs = dark !== undefined && serializeSorted(dark) !== serializeSorted(this.#each.light);
      return {
        setting: { value: light.value, ...grows },
        ...(differs ? { note: say.sameInBothThemes } : {}),
      };
    }
    const dark = this.#dark(current);
    if (dark && 'problem' in dark) return dark;
    const differs = dark !== undefined && serializeSorted(dark.value) !== serializeSorted(light.value);
    return { setting: { value: light.value, ...(differs ? { dark: dark.value } : {}), ...grows } };
  }

  /** Reads the dark value; keeps the current one if the file has no dark theme. */
  #dark(current: TokenSetting): ReadSide | undefined {
    if (this.#each.dark !== undefined) return this.#side(this.#each.dark, 'dark');
    if (this.#around.found.hasDark && this.#each.light !== undefined) return undefined;
    return { value: current.dark ?? current.value };
  }

  #side(raw: unknown, theme: Theme): ReadSide {
    const { found, find, changes } = this.#around;
    let value = raw;
    for (let count = 0; count < namesAtMost; count++) {
      const reference = readReference(value);
      if (reference === undefined) {
        return readValue(this.#token, value, {
          current: resolveToken(this.#token, changes, theme).value,
          lookUp: (name) => this.#lookUp(name, theme),
        });
      }
      const target = find(reference);
      if (target === this.#token) return { problem: say.circle };
      if (target?.type === this.#token.type && target.unit === this.#token.unit)
        return { value: `{${target.path}}` };
      const next = found.find(reference);
      value = next?.[theme] ?? next?.light;
      if (value === undefined) return { problem: say.missing(reference) };
    }
    return { problem: say.tooLong };
  }

  /** Resolves a reference: in the file, else in the draft. */
  #lookUp(name: string, theme: Theme): unknown {
    const { found, find, changes } = this.#around;
    let value: unknown = name;
    for (let count = 0; count < namesAtMost; count++) {
      const reference = readReference(value);
      if (reference === undefined) return value;
      const next = found.find(reference);
      const token = find(reference);
      value = next?.[theme] ?? next?.light ?? (token && resolveToken(token, changes, theme).value);
    }
    return undefined;
  }

  /**
   * Returns the fluid range from the value or the file; keeps the current one if the format cannot express
   * it.
   */
  #fluid(light: Exclude<ReadSide, { problem: string }>, current: TokenSetting): FluidRange | undefined {
    if (!canBeFluid(this.#token) || typeof light.value === 'string') return undefined;
    if (light.fluid) return light.fluid;
    if (this.#each.fluid !== undefined) return readFluid(this.#each.fluid);
    if (this.#around.found.saysFluid) return undefined;
    const { fluid } = current;
    return fluid && toPixels(fluid.min) < toPixels(light.value as TokenValues['dimension'])
      ? fluid
      : undefined;
  }
}

/** Parses the fluid range in `$extensions.vitrine`. */
function readFluid(raw: unknown): FluidRange | undefined {
  const min = getOwnProperty(raw, 'min');
  const least = typeof min === 'string' ? readTokenLength(min) : min;
  return fluidSchema.safeParse({
    min: least,
    from: getOwnProperty(raw, 'from'),
    to: getOwnProperty(raw, 'to'),
  }).data;
}
