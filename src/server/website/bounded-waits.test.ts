import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { buildApp } from '#server/app/app.ts';
import { createVisitorSide } from '#server/app/visitor-side.ts';
import { parseConfig } from '#server/boot/config.ts';
import { openDeps } from '#server/boot/deps.ts';
import { openServer } from '#server/boot/open-site.ts';
import { createPage } from '#server/pages/content/create-page.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { type DatabaseLocation, openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { builtAssets } from '../../../tests/support/built-assets.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { testDeps } from '../../../tests/support/test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';

/** Another process with an exclusive lock on all pages until it is released. */
async function holdPages(location: DatabaseLocation): Promise<() => Promise<void>> {
  if (location.kind === 'sqlite') {
    const other = new DatabaseSync(location.file);
    other.exec('begin exclusive');
    return async () => other.close();
  }
  const other = new pg.Client({ connectionString: location.url });
  await other.connect();
  await other.query('begin');
  await other.query('lock table pages, kysely_migration, kysely_migration_lock in access exclusive mode');
  return () => other.end();
}

describeEachDatabase('while another process locks the pages table', (location) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-waits-'));
  let storage: Storage;
  let app: FastifyInstance;
  const logged: string[] = [];

  beforeAll(async () => {
    const patient = openDatabase(location());
    await patient.migrate();
    storage = openDatabase(location(), { statementTimeoutMs: 1000 });
    await storage.revision.start();
    const deps = testDeps(storage, {
      definitions: blockDefinitions,
      logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } },
    });
    app = await buildApp({
      ...deps,
      visitors: createVisitorSide({
        reader: new SiteReader(storage, 'http://localhost:3000'),
        assets: builtAssets,
        origin: 'http://localhost:3000',
        now: () => new Date('2026-11-21'),
        pictures: testPictures,
      }),
    });
    for (const [identifier, title] of [
      ['main', 'Begin'],
      ['nieuw', 'Nieuw'],
    ] as const)
      await createPage(
        { ...deps, storage: patient },
        { identifier, title: { nl: title }, overview: [], status: 'PUBLISHED' } as never,
        'system',
      );
    await patient.close();
    await storage.revision.read();
  });
  afterAll(async () => {
    await app.close();
    await storage.close();
    rmSync(folder, { recursive: true });
  });

  it('a cached page is served, an uncached page times out, and the log identifies the request', async () => {
    expect((await app.inject('/')).statusCode).toBe(200);
    await storage.write(null, async (scope) => {
      scope.changesSite();
      scope.record('site/seed', 'site');
    });
    const letGo = await holdPages(location());
    const [copy, uncached] = [await app.inject('/'), await app.inject('/nieuw')];
    await letGo();
    expect([copy.statusCode, copy.body.includes('Begin')]).toEqual([200, true]);
    if (location().kind === 'sqlite') {
      // On SQLite readers do not wait for writers.
      expect(uncached.statusCode).toBe(200);
      return;
    }
    expect([uncached.statusCode, uncached.headers['retry-after']]).toEqual([503, '5']);
    expect(logged.length).toBeGreaterThan(0);
    for (const line of logged) expect(line.match(/"reqId":/g), line).toHaveLength(1);
    expect((await app.inject('/nieuw')).statusCode).toBe(200);
  });

  it('a running server has a statement timeout of five seconds', async ({ skip }) => {
    const place = location();
    skip(place.kind === 'sqlite', 'is about PostgreSQL');
    const url = place.kind === 'postgres' ? place.url : '';
    const config = parseConfig({ DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent' });
    const deps = await openServer(config, '');
    const { rows } = await sql`show statement_timeout`.execute(deps.storage.db);
    expect(rows).toEqual([{ statement_timeout: '5s' }]);
    await deps.close();
  });

  it('a starting server waits for its migrations without a timeout', async ({ skip }) => {
    const place = location();
    skip(place.kind === 'sqlite', 'is about PostgreSQL');
    const url = place.kind === 'postgres' ? place.url : '';
    const config = parseConfig({ DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent' });
    const letGo = await holdPages(place);
    const starting = openDeps(config, blockDefinitions, {
      pictureWorker: '',
      server: { patienceMs: 10_000, statementTimeoutMs: 100 },
    });
    starting.catch(() => {});
    const watcher = new pg.Client({ connectionString: url });
    await watcher.connect();
    await vi.waitFor(async () => {
      const { rows } = await watcher.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query_start < now() - interval '200 ms'",
      );
      expect(rows).toHaveLength(1);
    }, 20_000);
    await watcher.end();
    await letGo();
    await (await starting).close();
  });
});
