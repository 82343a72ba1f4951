import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { migrateIdentity } from '../../src/server/identity/identity.migrations.ts';
import { openDatabase } from '../../src/server/storage/open-database.ts';
import { onServer } from './on-postgres.ts';
import { startPostgres } from './own-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may make databases. */
    postgresUrl: string;
    /** The name of a database there that has all tables, and no content. */
    postgresTemplate: string;
    /** What is said besides when a database is copied. */
    postgresCopying: string;
  }
}

/**
 * One PostgreSQL for the whole run: the one TEST_DATABASE_URL names, else one of our own that is gone
 * afterwards. One that cannot start fails the run: tests on one database only would prove half.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL || undefined;
  const own = given ? undefined : await startPostgres();
  const url = given ?? own?.url ?? '';
  const template = `vitrine_template_${randomBytes(8).toString('hex')}`;
  await onServer(url, `create database ${template}`);
  await makeTables(url, template);
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template);
  // A fifth of the time where nothing waits for the disk, as on ours; elsewhere each copy would.
  project.provide('postgresCopying', own ? 'strategy file_copy' : '');
  return async () => {
    await onServer(url, `drop database ${template} with (force)`);
    await own?.stop();
  };
}

async function makeTables(server: string, database: string): Promise<void> {
  const url = new URL(server);
  url.pathname = `/${database}`;
  const storage = openDatabase({ kind: 'postgres', url: url.href });
  await storage.migrate();
  await migrateIdentity(storage.db, storage.capabilities.name);
  await storage.close();
}
