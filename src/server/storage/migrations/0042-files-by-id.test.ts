import { expect, it } from 'vitest';
import { findProtectedMedia } from '#server/media/store/protected-media.repository.ts';
import { describeEachEmptyDatabase } from '../../../../tests/support/each-database.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';

const moment = '2026-01-05T09:00:00.000Z';
const moments = { created_at: moment, updated_at: moment };
const flags = { published: true, is_hidden: false, hide_from_search_engines: false, show_in_menu: true };
const ids = {
  shown: '1'.repeat(16),
  mentioned: '2'.repeat(16),
  past: '3'.repeat(16),
  open: '4'.repeat(16),
};

const page = (id: string, requires_login: boolean) => ({
  ...{ id, identifier: id, kind: 'page', sort_order: 0, requires_login, versioning: true, ...flags },
  ...{ live_version_id: `v-${id}`, content_revision: 1, ...moments },
});
const version = (page_id: string, overview: readonly object[]) => ({
  ...{ id: `v-${page_id}`, page_id, status: 'PUBLISHED', reason: 'publish', title: '"Oud"', ...moments },
  overview: JSON.stringify(overview),
});

describeEachEmptyDatabase('a site from before files were found by their ids', (location) => {
  it('knows the files of protected pages, also those that it only mentioned or showed in the past', async () => {
    const storage = openDatabase(location());
    const { db, capabilities } = storage;
    await migrate(db, capabilities, '0041-lists-in-parts');
    for (const row of [page('besloten', true), page('open', false)])
      await db.insertInto('pages').values(row).execute();
    const mentions = [{ id: 'a', type: 'image', src: `https://oud.example/media/${ids.mentioned}/plan.png` }];
    for (const row of [version('besloten', mentions), version('open', [])])
      await db.insertInto('versions').values(row).execute();
    await db
      .insertInto('media_uses')
      .values([
        { version_id: 'v-besloten', page_id: 'besloten', url: `/media/${ids.shown}/a.png` },
        { version_id: 'v-open', page_id: 'open', url: `/media/${ids.open}/a.png` },
      ])
      .execute();
    await db
      .insertInto('journal_contents')
      .values({ page_id: 'besloten', hash: 'h', title: '"Weg"', overview: '[]', metadata: null })
      .execute();
    await db
      .insertInto('journal_media')
      .values({ page_id: 'besloten', hash: 'h', url: `/media/${ids.past}/a.png` })
      .execute();

    await migrate(db, capabilities);
    expect(await findProtectedMedia(db)).toEqual(new Set([ids.shown, ids.mentioned, ids.past]));
    const named = await db
      .selectFrom('media_uses')
      .select('url')
      .where('version_id', '=', 'v-besloten')
      .where('is_shown', '=', true)
      .execute();
    expect(named).toEqual([{ url: `/media/${ids.shown}/a.png` }]);
    await storage.close();
  });
});
