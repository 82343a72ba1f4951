import { z } from 'zod';

const asked = ['', 'true', '1'];

/** Query of a dry run; `?dry-run` without a value counts too. */
export const dryRunQuery = {
  'dry-run': z
    .enum([...asked, 'false', '0'])
    .describe(
      'Writes nothing and answers what the call would answer, or its error. Also lists `changes`: the URLs that would change, in every language and for child pages, and the redirects.',
    )
    .optional(),
};

export function isDryRunQuery(query: unknown): boolean {
  const value = (query as Record<string, unknown> | undefined)?.['dry-run'];
  return typeof value === 'string' && asked.includes(value);
}
