import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerOf } from '#api/endpoint.ts';
import type { listAudit } from '#api/endpoints/audit.ts';
import type { StartingContentState } from '#api/endpoints/starting-content.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { pageFields } from '#content/page/page-fields.ts';
import { listTokenVersions } from '#server/settings/token-versions.repository.ts';
import { fillAsBeforeBaseline } from '../../../tests/support/before-baseline/fill.ts';
import { readDatabaseState } from '../../../tests/support/database-state.ts';
import { describeSchema } from '../../../tests/support/describe-schema.ts';
import { databases, describeEachEmptyDatabase } from '../../../tests/support/each-database.ts';
import { openTestApp } from '../../../tests/support/test-app.ts';
import { schemaNames } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import type { Storage } from './storage.ts';

const listMigrations = async ({ db }: Storage) => {
  const rows = await db
    .selectFrom('kysely_migration' as never)
    .select('name' as never)
    .orderBy('name' as never)
    .execute();
  return rows.map(({ name }) => name);
};

describeEachEmptyDatabase('a database from before the baseline migration', (location) => {
  let storage: Storage;
  beforeAll(async () => {
    await fillAsBeforeBaseline(location());
    storage = openDatabase(location());
  });
  afterAll(() => storage.close());

  it('is rejected unchanged if it lacks some of the earlier migrations', async () => {
    const last = { name: '0045-compositions', timestamp: '2026-11-20T08:00:40.000Z' };
    const migrations = storage.db.withTables<{ kysely_migration: typeof last }>();
    await migrations.deleteFrom('kysely_migration').where('name', '=', last.name).execute();
    const before = await readDatabaseState(storage);
    await expect(storage.migrate()).rejects.toThrow(
      /has the schema “0044-lighter-placeholders”.*commit before “storage: replace the old migrations by one baseline”/,
    );
    expect(await readDatabaseState(storage)).toEqual(before);
    expect(await listMigrations(storage)).toHaveLength(40);
    await migrations.insertInto('kysely_migration').values(last).execute();
  });

  it('gets the baseline without row changes, also when two servers start simultaneously', async () => {
    const before = await readDatabaseState(storage);
    const other = openDatabase(location());
    await Promise.all([storage, other].map((each) => each.inTurn(() => each.migrate('0001-baseline'))));
    await other.close();
    expect(await readDatabaseState(storage)).toEqual(before);
    expect(await listMigrations(storage)).toEqual(['0001-baseline']);
  });

  it('keeps every published set of design tokens in the activity log', async () => {
    const { db } = storage;
    const published = {
      ...{ note: 'Of no entry', published_at: '2026-11-20T09:20:00.000Z' },
      published_by: null as string | null,
    };
    const unlogged = { ...published, number: 3, changes: '{"radius.small":{"value":"{radius.large}"}}' };
    const damaged = { ...published, number: 4, changes: '{"half', published_by: 'owner@studio.example' };
    const tables = db.withTables<{ token_versions: typeof unlogged }>();
    await tables.insertInto('token_versions').values([unlogged, damaged]).execute();
    const before = await tables.selectFrom('token_versions').selectAll().orderBy('number').execute();
    const entries = await db.selectFrom('audit').select('id').execute();
    await storage.migrate();
    const after = await listTokenVersions(db, 9);
    const facts = after.map(({ number, note, publishedAt, publishedBy }) => [
      number,
      note,
      publishedAt,
      publishedBy,
    ]);
    expect(facts.reverse()).toEqual(
      before.map((row) => [row.number, row.note, row.published_at, row.published_by]),
    );
    expect(after.map(({ changes }) => changes)).toEqual([
      undefined,
      JSON.parse(unlogged.changes),
      { 'radius.small': { value: { value: 8, unit: 'px' } } },
      { 'radius.small': { value: { value: 6, unit: 'px' } } },
    ]);
    // The two entries that the log already had aren't duplicated, and the damaged one is kept as it was.
    expect(await db.selectFrom('audit').select('id').execute()).toHaveLength(entries.length + 2);
    const kept = db.selectFrom('audit').select('undo').where('token_version', '=', 4);
    expect(await kept.executeTakeFirst()).toEqual({ undo: damaged.changes });
  });

  it('has the schema of a new database after all migrations', async () => {
    const [, makeDatabase] =
      databases.find(([name]) => name.toLowerCase().startsWith(location().kind)) ?? databases[0];
    const database = await makeDatabase();
    const fresh = openDatabase(database.location);
    await fresh.migrate();
    expect(await describeSchema(storage)).toEqual(await describeSchema(fresh));
    expect(await listMigrations(storage)).toEqual(schemaNames);
    await fresh.close();
    await database.remove();
  });

  it('has a column for each field of a page', async () => {
    const tables = await storage.db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'pages')?.columns.map(({ name }) => name);
    for (const { column } of Object.values(pageFields)) {
      const advice = `Write a migration that adds the column ${column} to the table pages, then run npm run lists.`;
      expect(columns, advice).toContain(column);
    }
  });

  it('has pages that can be read and saved, and a move that can be undone', async () => {
    const test = await openTestApp(location());
    const { body } = await test.asVisitor<ApiPage>('GET', '/pages/main');
    expect(body).toMatchObject({
      title: { nl: 'Studio' },
      overview: [{ type: 'text', content: { en: 'I design what needs no explaining.' } }],
    });
    const saved = await test.asOwner<ApiPage>('PUT', '/pages/main', {
      title: { nl: 'Atelier', en: 'Studio' },
      overview: body.overview,
    });
    expect(saved.body.title).toEqual({ nl: 'Atelier', en: 'Studio' });
    const moves = await test.asOwner<AnswerOf<typeof listAudit>>('GET', '/admin/audit?subject=pages');
    const move = moves.body.entries.find(({ action }) => action === 'page/move');
    expect((await test.asOwner('POST', `/admin/audit/${move?.id}/undo`)).status).toBe(200);
    const about = await test.asVisitor<ApiPage>('GET', '/pages/over');
    expect(about.body).toMatchObject({ parentIdentifier: null });
    await test.close();
  });

  it('still lists the removal of its starting content', async () => {
    const test = await openTestApp(location(), { clock: () => new Date('2026-11-21T09:00:00Z') });
    const { body } = await test.asOwner<StartingContentState>('GET', '/starting-content');
    expect(body.removal).toMatchObject({ at: '2026-11-20T09:16:00.000Z', pages: 1 });
    const log = await test.asOwner<AnswerOf<typeof listAudit>>('GET', '/admin/audit?subject=settings');
    const actions = log.body.entries.map(({ action }) => action);
    expect(actions).toContain('starting-content/remove');
    await test.close();
  });
});
