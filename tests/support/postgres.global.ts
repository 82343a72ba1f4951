import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { migrateIdentity } from '../../src/server/identity/identity.migrations.ts';
import { openDatabase } from '../../src/server/storage/open-database.ts';
import { onServer } from './on-postgres.ts';
import { startPostgres } from './own-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server on which tests may create databases. */
    postgresUrl: string;
    /** Name of a database there that has all tables and no content. */
    postgresTemplate: string;
    /** Extra options of the statement that copies a database. */
    postgresCopying: string;
  }
}

/**
 * Provides one PostgreSQL for the whole run: the server of TEST_DATABASE_URL, or else a temporary one. The
 * run fails if it cannot start, because tests on one database would prove only half.
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
  // Takes a fifth of the time on a server without fsync, such as the temporary one. On others each copy would
  // wait for the disk.
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
