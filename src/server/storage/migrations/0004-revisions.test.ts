import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiPage } from '#api/schemas/page.ts';
import { describeEachEmptyDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { openDatabase } from '../open-database.ts';
import type { Storage } from '../storage.ts';
import { up as foundation } from './0001-foundation.ts';
import { up as mediaDuration } from './0002-media-duration.ts';
import { up as addresses } from './0003-addresses.ts';

const moment = '2026-01-05T09:00:00.000Z';
const moments = { created_at: moment, updated_at: moment };

const pageOfThen = {
  id: 'page_oud',
  identifier: 'oud',
  kind: 'page',
  sort_order: 0,
  published: true,
  is_hidden: false,
  hide_from_search_engines: false,
  requires_login: false,
  show_in_menu: true,
  versioning: true,
  live_version_id: 'v',
  revision: 9,
  ...moments,
};
const versionOfThen = {
  id: 'v',
  page_id: 'page_oud',
  status: 'PUBLISHED',
  reason: 'publish',
  title: '"Oud"',
  overview: '[]',
  ...moments,
};

/** A database as the release before this migration left it. */
async function fillAsBefore({ db, capabilities }: Storage): Promise<void> {
  const migrator = new Migrator({
    db: db as unknown as Kysely<unknown>,
    provider: {
      getMigrations: async () => ({
        '0001-foundation': { up: (target) => foundation(target, capabilities) },
        '0002-media-duration': { up: mediaDuration },
        '0003-addresses': { up: addresses },
      }),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await db
    .insertInto('pages')
    .values(pageOfThen as never)
    .execute();
  await db
    .insertInto('versions')
    .values(versionOfThen as never)
    .execute();
}

describeEachEmptyDatabase('a site from before every part had a revision', (location) => {
  let test: TestApp;
  beforeAll(async () => {
    const before = openDatabase(location());
    await fillAsBefore(before);
    await before.close();
    test = await openTestApp(location());
  });
  afterAll(() => test.close());

  it('keeps its pages and the revision of their content, and takes saves', async () => {
    const read = await test.asEditor<ApiPage>('GET', '/pages/oud');
    expect(read.body).toMatchObject({ title: 'Oud', published: true });
    expect(read.headers.etag).toBe('"content-9.visibility-1.place-1.order-0"');
    const put = (etag: unknown) =>
      test.asEditor('PUT', '/pages/oud', { title: 'Nieuw', overview: [] }, { 'if-match': String(etag) });
    expect((await put('"9"')).status).toBe(412);
    expect((await put(read.headers.etag)).headers.etag).toBe('"content-10.visibility-1.place-1.order-0"');
  });
});
