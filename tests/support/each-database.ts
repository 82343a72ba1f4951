import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { DatabaseLocation } from '#server/storage/open-database.ts';
import { takeSample } from './long-run.ts';
import { onServer } from './on-postgres.ts';

/** The separate database of one group of tests. */
export interface TestDatabase {
  readonly location: DatabaseLocation;
  remove(): Promise<void>;
}

type Tests = (location: () => DatabaseLocation) => void;

/**
 * Runs the same tests on SQLite and on PostgreSQL, each with its own database without content. The one of
 * PostgreSQL already has its tables, because creating them takes half a second.
 */
export function describeEachDatabase(name: string, tests: Tests): void {
  describeEach(name, databasesWithTables, tests);
}

/** Runs the same tests on SQLite and on PostgreSQL, each with a new database that has no tables. */
export function describeEachEmptyDatabase(name: string, tests: Tests): void {
  describeEach(name, databases, tests);
}

type Kind = readonly [string, () => Promise<TestDatabase>];

/** Runs the same tests with a database of each of these kinds. */
export function describeEach(name: string, kinds: readonly Kind[], tests: Tests): void {
  describe.each(kinds)(`${name} on %s`, (_database, make) => {
    let database: TestDatabase | undefined;
    beforeAll(async () => {
      database = await make();
    });
    afterAll(() => database?.remove());
    tests(() => {
      if (!database) throw new Error('The database is there from beforeAll on');
      return database.location;
    });
  });
}

/**
 * Runs the tests on both databases in the long run, and only on SQLite in the everyday run. Use it for slow
 * tests that hardly depend on the database.
 */
export function describeSampleOfDatabases(name: string, tests: Tests): void {
  describeEach(name, takeSample(databases, databases.length), tests);
}

/** Both kinds by name, each with a function that creates a new, empty database. */
export const databases = [
  ['SQLite', makeSqlite],
  ['PostgreSQL', makePostgres],
] as const;

export const databasesWithTables: readonly Kind[] = [databases[0], ['PostgreSQL', makePostgresWithTables]];

async function makeSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'));
  return {
    location: { kind: 'sqlite', file: join(folder, 'test.db') },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function makePostgres(): Promise<TestDatabase> {
  return copyPostgres('template1');
}

async function makePostgresWithTables(): Promise<TestDatabase> {
  return copyPostgres(inject('postgresTemplate'));
}

async function copyPostgres(template: string): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `vitrine_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name} template ${template} ${inject('postgresCopying')}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    location: { kind: 'postgres', url: url.href },
    remove: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}
