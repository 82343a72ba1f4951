import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEmptyDatabase } from '../../../../tests/support/each-database.ts';
import { openDatabase } from '../open-database.ts';
import type { Storage } from '../storage.ts';
import { up as foundation } from './0001-foundation.ts';
import { up as mediaDuration } from './0002-media-duration.ts';
import { up as addresses } from './0003-addresses.ts';

describeEachEmptyDatabase('a site from before addresses were kept', (location) => {
  let storage: Storage;
  beforeAll(() => {
    storage = openDatabase(location());
  });
  afterAll(() => storage.close());

  it('knows where visitors see its pages', async () => {
    const db = storage.db as unknown as Kysely<unknown>;
    await foundation(db, storage.capabilities);
    await mediaDuration(db);
    const page = (identifier: string, more: object = {}) => ({
      id: `page_${identifier}`,
      identifier,
      kind: 'page',
      parent_id: null,
      sort_order: 0,
      published: true,
      is_hidden: false,
      hide_from_search_engines: false,
      requires_login: false,
      show_in_menu: true,
      versioning: true,
      live_version_id: 'v',
      revision: 1,
      created_at: '2026-01-05T09:00:00.000Z',
      updated_at: '2026-01-05T09:00:00.000Z',
      ...more,
    });
    const pages = [
      page('main'),
      page('ouder', { is_hidden: true }),
      page('kind', { parent_id: 'page_ouder' }),
      page('geval', { kind: 'case' }),
      page('los'),
      page('concept', { published: false }),
      page('leeg', { live_version_id: null }),
      page('weg', { deleted_at: '2026-01-05T09:00:00.000Z' }),
    ];
    for (const values of pages)
      await storage.db
        .insertInto('pages')
        .values(values as never)
        .execute();
    await addresses(db);
    const rows = await storage.db.selectFrom('pages').select(['identifier', 'public_path']).execute();
    expect(Object.fromEntries(rows.map((row) => [row.identifier, row.public_path]))).toEqual({
      main: '/',
      ouder: null,
      kind: '/ouder/kind',
      geval: '/cases/geval',
      los: '/los',
      concept: null,
      leeg: null,
      weg: null,
    });
  });
});
