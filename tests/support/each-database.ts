import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { DatabaseLocation } from '#server/storage/open-database.ts';
import { sampleOf } from './long-run.ts';
import { onServer } from './on-postgres.ts';

/** A database of its own for one group of tests, and how to be rid of it. */
export interface TestDatabase {
  readonly location: DatabaseLocation;
  remove(): Promise<void>;
}

type Tests = (location: () => DatabaseLocation) => void;

/**
 * Runs the same tests on SQLite and on PostgreSQL, each with a database without content of its own. That of PostgreSQL has
 * its tables already: making them takes it half a second.
 */
export function describeEachDatabase(name: string, tests: Tests): void {
  describeEach(name, databasesWithTables, tests);
}

/** The same, each with a new database that has nothing. */
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

/** The same on both in the long run, and on SQLite in the everyday one: for what is hardly a matter of the database, and takes long. */
export function describeSampleOfDatabases(name: string, tests: Tests): void {
  describeEach(name, sampleOf(databases, databases.length), tests);
}

/** Both kinds, by name, and how one that is new and empty is made. */
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
