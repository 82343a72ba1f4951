import { z } from 'zod';

const asked = ['', 'true', '1'];

/** Query of a dry run; `?dry-run` without a value counts too. */
export const dryRunQuery = {
  'dry-run': z
    .enum([...asked, 'false', '0'])
    .describe(
      'Writes nothing, and answers what this would answer, or the error; with `changes`: the addresses that would change, in all languages and of the pages below too, and the redirects.',
    )
    .optional(),
};

export function isDryRunQuery(query: unknown): boolean {
  const value = (query as Record<string, unknown> | undefined)?.['dry-run'];
  return typeof value === 'string' && asked.includes(value);
}
