import { expect, it } from 'vitest';
import { describeEachEmptyDatabase } from '../../../../tests/support/each-database.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';

const now = '2026-11-28T00:00:00.000Z';

describeEachEmptyDatabase('a site from before compositions', (location) => {
  it('keeps pages with widths of their own at the edge, and leaves all others to the design', async () => {
    const storage = openDatabase(location());
    const { db, capabilities } = storage;
    await migrate(db, capabilities, '0044-lighter-placeholders');
    const page = async (id: string, overview: object[], layout?: { version: string; settings: object }) => {
      await db
        .insertInto('pages')
        .values({
          ...{ id, identifier: id, kind: 'page', sort_order: 0, requires_login: false, versioning: true },
          ...{ published: true, is_hidden: false, hide_from_search_engines: false, show_in_menu: true },
          ...{ live_version_id: `${id}-1`, content_revision: 1, created_at: now, updated_at: now },
        })
        .execute();
      await db
        .insertInto('versions')
        .values({
          ...{ id: `${id}-1`, page_id: id, status: 'PUBLISHED', reason: 'publish', title: '"Oud"' },
          ...{ overview: JSON.stringify(overview), created_at: now, updated_at: now },
        })
        .execute();
      if (!layout) return;
      await db
        .insertInto('page_layouts')
        .values({
          ...{ page_id: id, version_id: layout.version, updated_at: now },
          settings: JSON.stringify(layout.settings),
        })
        .execute();
    };
    const text = { id: 'a', type: 'text', content: 'Woorden' };
    await page('plain', [text]);
    await page('spaced', [text], { version: '', settings: { container: { gap: '3rem' } } });
    await page('wide', [text], { version: '', settings: { container: { maxWidth: '1280px' } } });
    await page('draft', [text], { version: 'draft-1', settings: { container: { marginLeft: '0' } } });
    await page('blocks', [{ id: 'a', type: 'image', widthType: 'page' }]);
    await db
      .insertInto('settings')
      .values({
        key: 'contentBlocks',
        value: JSON.stringify({ container: { maxWidth: '70rem' } }),
        updated_at: now,
      })
      .execute();
    await migrate(db, capabilities);
    const layouts = await db.selectFrom('page_layouts').selectAll().execute();
    const ofPage = Object.fromEntries(
      layouts.filter((row) => row.version_id === '').map((row) => [row.page_id, JSON.parse(row.settings)]),
    );
    expect(ofPage).toEqual({
      spaced: { container: { gap: '3rem' } },
      wide: { composition: 'edge', container: { maxWidth: '1280px' } },
      draft: { composition: 'edge' },
      blocks: { composition: 'edge' },
    });
    const tokens = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'designTokens')
      .execute();
    expect(tokens.map(({ value }) => JSON.parse(value))).toEqual([{ 'composition.page': { value: 'edge' } }]);
    await storage.close();
  });
});
