import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { DatabaseLocation } from '#server/storage/open-database.ts';

/** A database of its own for one group of tests, and how to be rid of it. */
export interface TestDatabase {
  readonly location: DatabaseLocation;
  remove(): Promise<void>;
}

/** Runs the same tests on SQLite and on PostgreSQL, each with a fresh, empty database. */
export function describeEachDatabase(name: string, tests: (location: () => DatabaseLocation) => void): void {
  describe.each(databases)(`${name} on %s`, (_database, make) => {
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

/** Both kinds, by name, and how one that is new and empty is made. */
export const databases = [
  ['SQLite', makeSqlite],
  ['PostgreSQL', makePostgres],
] as const;

async function makeSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'));
  return {
    location: { kind: 'sqlite', file: join(folder, 'test.db') },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function makePostgres(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `vitrine_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    location: { kind: 'postgres', url: url.href },
    remove: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
