import { type LimitName, limitTable, limitUnits } from './limit-table.ts';

/** Values of all limits, in the unit that {@link limitTable} gives. */
export type Limits = Readonly<Record<LimitName, number>>;

const names = Object.keys(limitTable) as LimitName[];

/** Limits when no variable is set. */
export const defaultLimits = Object.fromEntries(
  names.map((name) => [name, limitTable[name].standard]),
) as Limits;

const prefix = 'LIMIT_';

/**
 * Returns the name of the variable that sets a limit: `signInNetwork`, counted in tries, is
 * `LIMIT_SIGN_IN_NETWORK_TRIES`.
 */
export function limitVariable(name: LimitName): string {
  const words = name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
  return `${prefix}${words}${limitUnits[limitTable[name].unit].ends}`;
}

/** Former names of limits, each with its present one. */
const before: Readonly<Record<string, LimitName>> = {
  MAX_PICTURE_MB: 'picture',
  MAX_FILM_MB: 'film',
  MAX_PDF_MB: 'pdf',
  MAX_DECK_MB: 'deck',
};

/**
 * Reads the limits. Each issue is a sentence about a variable that can't be used: its name and what is allowed, never its value.
 *
 * @param given variables that are set
 */
export function readLimits(given: Readonly<Record<string, string | undefined>>): {
  readonly limits: Limits;
  readonly issues: readonly string[];
} {
  const issues: string[] = [];
  const read = (name: LimitName): number => {
    const { standard, least, most } = limitTable[name];
    const value = given[limitVariable(name)];
    if (value === undefined) return standard;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    issues.push(
      `${limitVariable(name)}: must be a whole number from ${least} to ${most} (default ${standard}).`,
    );
    return standard;
  };
  const limits = Object.fromEntries(names.map((name) => [name, read(name)])) as Limits;
  if (limits.requestHead > limits.request)
    issues.push(
      `${limitVariable('requestHead')}: must be at most ${limitVariable('request')}, which includes the head.`,
    );
  return { limits, issues: [...issues, ...listUnknownLimits(given)] };
}

/** Finds misspelt limits, which would otherwise silently not apply. */
function listUnknownLimits(given: Readonly<Record<string, string | undefined>>): string[] {
  const known = new Set(names.map(limitVariable));
  return Object.keys(given).flatMap((variable) => {
    const now = before[variable];
    if (now !== undefined) return [`${variable}: is now called ${limitVariable(now)}.`];
    if (!variable.startsWith(prefix) || known.has(variable)) return [];
    return [`${variable}: must be the name of a limit; docs/limits.md lists them all.`];
  });
}
