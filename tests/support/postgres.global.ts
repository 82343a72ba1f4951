import type { TestProject } from 'vitest/node';
import { startPostgres } from './own-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may make databases. */
    postgresUrl: string;
  }
}

/**
 * One PostgreSQL for the whole run: the one TEST_DATABASE_URL names, else one of our own that is gone
 * afterwards. One that cannot start fails the run: tests on one database only would prove half.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}
