import { z } from 'zod';
import {
  type Alias,
  canBeFluid,
  findToken,
  getAliasPath,
  isAlias,
  isThemed,
  type TokenDefinition,
  type TokenSetting,
} from './token-list.ts';
import { dimensionSchema, valueSchemas } from './token-value.ts';

/**
 * A studio's own token values by path. Paths unknown to this version are kept as received; an invalid value
 * is ignored for that token alone.
 */
export type TokenChanges = Readonly<Record<string, TokenSetting>>;

const alias = z.custom<Alias>(
  isAlias,
  'must be the name of another token in braces, such as {palette.neutral.1}',
);

const widthSchema = z.number().min(100).max(10_000);

export const fluidSchema = z
  .object({ min: dimensionSchema, from: widthSchema, to: widthSchema })
  .refine(({ from, to }) => from < to, 'must start at a smaller window width than it ends at');

/** A setting of a token of any type. */
const anyValue = z.union([alias, ...Object.values(valueSchemas)]);

const settingSchema = z
  .object({ value: anyValue, dark: anyValue.optional(), fluid: fluidSchema.optional() })
  .strict();

/** Accepts everything, since it reads stored changes. */
export const storedTokenChangesSchema = z.record(z.string(), z.unknown());

/** A setting of another version's token, kept without interpretation. */
const unknownSetting = z.looseObject({ value: z.unknown() });

/** Maximum length of all changes as JSON: ten times that of own values for every token. */
const tokenChangesLength = 250_000;

/** Changes as they are saved. {@link listTokenIssues} and {@link listUnknownTokenIssues} check the rest. */
export const tokenChangesSchema = z
  .record(z.string().max(100), z.union([settingSchema, unknownSetting]))
  .refine(
    (changes) => JSON.stringify(changes).length <= tokenChangesLength,
    'must have at most 250,000 characters of JSON: leave out names that are not tokens of this site',
  )
  .meta({ id: 'TokenChanges', description: 'The tokens that differ from the default design, by path.' });

/** Returns the value if it is valid for the token's type. */
function readValue({ type }: TokenDefinition, value: unknown): TokenSetting['value'] | undefined {
  if (isAlias(value)) return value;
  const parsed = valueSchemas[type].safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/** Reads a setting from untrusted input; undefined if it is invalid for this token. */
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

/** Lists issues for names that no token of this version has. Their values are stored and not used. */
export function listUnknownTokenIssues(changes: Readonly<Record<string, unknown>>): TokenIssue[] {
  return Object.keys(changes)
    .filter((path) => !findToken(path))
    .map((path) => ({
      path,
      message: `is not a token of this site. Check the name “${path}”, or leave it out`,
    }));
}

/** Lists the issues that keep changes from being used; each sentence says what to do. */
export function listTokenIssues(changes: TokenChanges): TokenIssue[] {
  return Object.entries(changes).flatMap(([path, setting]) => {
    const token = findToken(path);
    if (!token) return [];
    const message = findIssue(token, setting, changes);
    return message === undefined ? [] : [{ path, message }];
  });
}

function findIssue(token: TokenDefinition, setting: TokenSetting, changes: TokenChanges): string | undefined {
  const read = readSetting(token, setting);
  const unknown = Object.keys(setting).find((key) => !Object.hasOwn(settingSchema.shape, key));
  if (unknown !== undefined) return `has the property ${JSON.stringify(unknown)}, which tokens do not have`;
  if (!read) return `must be a value of the type ${token.type}, or the name of another token in braces`;
  if (setting.dark !== undefined && read.dark === undefined)
    return isThemed(token)
      ? `must have a ${token.type} for the dark theme`
      : 'cannot have another value in the dark theme';
  if (setting.fluid !== undefined && read.fluid === undefined) return 'cannot grow with the window';
  return [read.value, read.dark]
    .filter(isAlias)
    .map((each) => findAliasIssue(token, each, changes))
    .find(Boolean);
}

function findAliasIssue(token: TokenDefinition, alias: Alias, changes: TokenChanges): string | undefined {
  const target = findToken(getAliasPath(alias));
  if (!target) return `refers to ${alias}, which is not a token`;
  if (target.type !== token.type || target.unit !== token.unit)
    return `refers to ${alias}, which has the type ${target.type} instead of ${token.type}`;
  return leadsBackTo(token.path, target.path, changes)
    ? `refers to ${alias}, which refers back to this token`
    : undefined;
}

/** True if a chain of references, in either theme, leads from one token to another. */
function leadsBackTo(goal: string, from: string, changes: TokenChanges): boolean {
  const seen = new Set<string>();
  const ahead = [from];
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (path === goal) return true;
    if (seen.has(path)) continue;
    seen.add(path);
    const token = findToken(path);
    if (token) ahead.push(...listAliases(getTokenSetting(token, changes)).map(getAliasPath));
  }
  return false;
}

function listAliases({ value, dark }: TokenSetting): Alias[] {
  return [value, dark].filter(isAlias);
}

/** Returns a token's setting: the studio's if it is valid, else the design's. */
export function getTokenSetting(
  token: TokenDefinition,
  changes: Readonly<Record<string, unknown>>,
): TokenSetting {
  const own = Object.hasOwn(changes, token.path) ? readSetting(token, changes[token.path]) : undefined;
  return own ?? token.standard;
}
