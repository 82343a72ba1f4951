import { z } from 'zod';
import {
  type Alias,
  canBeFluid,
  findToken,
  isAlias,
  isThemed,
  pathOfAlias,
  type TokenDefinition,
  type TokenSetting,
} from './token-list.ts';
import { dimensionSchema, valueSchemas } from './token-value.ts';

/**
 * A studio's own values: those of the tokens it has changed, by path. Paths that this version does not know are kept as they
 * came; a value that does not parse counts as none, for that token alone.
 */
export type TokenChanges = Readonly<Record<string, TokenSetting>>;

const alias = z.custom<Alias>(isAlias, 'must be the name of another token in braces');

const widthSchema = z.number().min(100).max(10_000);

export const fluidSchema = z
  .object({ min: dimensionSchema, from: widthSchema, to: widthSchema })
  .refine(({ from, to }) => from < to, 'must begin at a smaller window than it ends at');

/** What one token is set to, whatever its type. */
const anyValue = z.union([alias, ...Object.values(valueSchemas)]);

const settingSchema = z
  .object({ value: anyValue, dark: anyValue.optional(), fluid: fluidSchema.optional() })
  .strict();

/** As they are read from storage: everything stands. */
export const storedTokenChangesSchema = z.record(z.string(), z.unknown());

/** What a token of another version is set to, which this one has no words for. */
const unknownSetting = z.looseObject({ value: z.unknown() });

/** Characters that a whole set may have as JSON: ten times what every token with a value of its own comes to. */
const tokenChangesLength = 250_000;

/**
 * As they are saved. {@link tokenIssues} and {@link unknownTokenIssues} say what else is asked of them.
 */
export const tokenChangesSchema = z
  .record(z.string().max(100), z.union([settingSchema, unknownSetting]))
  .refine(
    (changes) => JSON.stringify(changes).length <= tokenChangesLength,
    'must be 250,000 characters of JSON at most: leave out what is no token of this site',
  )
  .meta({ id: 'TokenChanges', description: 'The tokens that differ from the design, by path.' });

/** One that belongs to the token's own type. */
function readValue({ type }: TokenDefinition, value: unknown): TokenSetting['value'] | undefined {
  if (isAlias(value)) return value;
  const parsed = valueSchemas[type].safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/** What a token is set to, read from anything; undefined where that is no setting of this token. */
function readSetting(token: TokenDefinition, stored: unknown): TokenSetting | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { value, dark, fluid } = stored as Readonly<Record<string, unknown>>;
  const light = readValue(token, value);
  if (light === undefined) return undefined;
  const other = dark === undefined || !isThemed(token) ? undefined : readValue(token, dark);
  const grows = canBeFluid(token) && !isAlias(light) ? fluidSchema.safeParse(fluid) : undefined;
  return {
    value: light,
    ...(other === undefined ? {} : { dark: other }),
    ...(grows?.success ? { fluid: grows.data } : {}),
  };
}

export interface TokenIssue {
  readonly path: string;
  readonly message: string;
}

/** The names that no token of this version has. What is stored under them is kept, and used nowhere. */
export function unknownTokenIssues(changes: Readonly<Record<string, unknown>>): TokenIssue[] {
  return Object.keys(changes)
    .filter((path) => !findToken(path))
    .map((path) => ({
      path,
      message: `is no design token of this site. Check the name “${path}”, or leave it out`,
    }));
}

/** What keeps changes from being used as they are: each sentence says what to do. */
export function tokenIssues(changes: TokenChanges): TokenIssue[] {
  return Object.entries(changes).flatMap(([path, setting]) => {
    const token = findToken(path);
    if (!token) return [];
    const message = issueOf(token, setting, changes);
    return message === undefined ? [] : [{ path, message }];
  });
}

function issueOf(token: TokenDefinition, setting: TokenSetting, changes: TokenChanges): string | undefined {
  const read = readSetting(token, setting);
  const unknown = Object.keys(setting).find((key) => !Object.hasOwn(settingSchema.shape, key));
  if (unknown !== undefined) return `has ${JSON.stringify(unknown)}, which no token has`;
  if (!read)
    return `must be a value for a token of the type ${token.type}, or the name of another token in braces`;
  if (setting.dark !== undefined && read.dark === undefined)
    return isThemed(token) ? `must have a ${token.type} for the dark theme` : 'is the same in both themes';
  if (setting.fluid !== undefined && read.fluid === undefined) return 'does not grow with the window';
  return [read.value, read.dark]
    .filter(isAlias)
    .map((each) => aliasIssue(token, each, changes))
    .find(Boolean);
}

function aliasIssue(token: TokenDefinition, alias: Alias, changes: TokenChanges): string | undefined {
  const target = findToken(pathOfAlias(alias));
  if (!target) return `names ${alias}, which is no token`;
  if (target.type !== token.type || target.unit !== token.unit)
    return `names ${alias}, which is a ${target.type} and no ${token.type}`;
  return leadsBackTo(token.path, target.path, changes) ? `names ${alias}, which leads back here` : undefined;
}

/** Whether a chain of names, in either theme, from one token ends at another. */
function leadsBackTo(goal: string, from: string, changes: TokenChanges): boolean {
  const seen = new Set<string>();
  const ahead = [from];
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (path === goal) return true;
    if (seen.has(path)) continue;
    seen.add(path);
    const token = findToken(path);
    if (token) ahead.push(...aliasesOf(settingOf(token, changes)).map(pathOfAlias));
  }
  return false;
}

function aliasesOf({ value, dark }: TokenSetting): Alias[] {
  return [value, dark].filter(isAlias);
}

/** What a token is set to: by the studio where it says so, else by the design. */
export function settingOf(token: TokenDefinition, changes: Readonly<Record<string, unknown>>): TokenSetting {
  const own = Object.hasOwn(changes, token.path) ? readSetting(token, changes[token.path]) : undefined;
  return own ?? token.standard;
}
