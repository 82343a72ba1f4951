import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageInList, PageNode } from '#api/schemas/page.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { SavedPage } from './save-page.ts';

describeEachDatabase('the number of texts to translate', (location) => {
  let test: TestApp;
  let count = 0;
  beforeAll(async () => {
    test = await openTestApp(location(), { definitions: blockDefinitions });
  });
  afterAll(() => test.close());

  const text = (id: string, content: object) => ({ id, type: 'text', isMultiLanguage: true, content });
  const title = { nl: 'Pagina', en: 'Page' };

  async function makePage(...overview: object[]): Promise<SavedPage> {
    count += 1;
    const page = { identifier: `telling-${count}`, title, overview };
    return (await test.asOwner<SavedPage>('POST', '/pages', page)).body;
  }
  const save = (page: SavedPage, body: object) => test.asEditor('PUT', `/pages/${page.id}`, body);
  const listed = async ({ id }: SavedPage, ask = test.asEditor) =>
    (await ask<PageInList[]>('GET', '/pages')).body.find((page) => page.id === id);
  const toDo = async (page: SavedPage) => (await listed(page))?.toTranslate;
  const storedCounts = async (page: SavedPage) => {
    const id = String(page.versionId);
    const rows = test.storage.db.selectFrom('versions').select('text_counts').where('id', '=', id);
    return (await rows.executeTakeFirstOrThrow()).text_counts;
  };
  const store = (page: SavedPage, text_counts: string | null) =>
    test.storage.db
      .updateTable('versions')
      .set({ text_counts })
      .where('id', '=', String(page.versionId))
      .execute();
  const nothing = { missing: 0, outdated: 0 };

  it('is in the list of pages and in the tree', async () => {
    const page = await makePage(text('a', { nl: 'Hallo' }), text('b', { nl: 'Dag', en: 'Bye' }));
    const expected = { nl: nothing, en: { missing: 1, outdated: 0 } };
    expect(await toDo(page)).toEqual(expected);
    const tree = (await test.asEditor<PageNode[]>('GET', '/pages/hierarchy')).body;
    expect(tree.find(({ id }) => id === page.id)?.toTranslate).toEqual(expected);
  });

  it('is updated by every save, of one language or of all', async () => {
    const page = await makePage(text('a', { nl: 'Hallo', en: 'Hello' }));
    await save(page, { language: 'nl', overview: [text('a', { nl: 'Hallo daar' })] });
    expect(await toDo(page)).toEqual({ nl: nothing, en: { missing: 0, outdated: 1 } });
    await save(page, { title, overview: [text('a', { nl: 'Hallo daar', en: 'Hello there' })] });
    expect(await toDo(page)).toEqual({ nl: nothing, en: nothing });
    await save(page, { title: { nl: 'Pagina' }, overview: [text('a', { en: 'Hello there' })] });
    expect(await toDo(page)).toEqual({
      nl: { missing: 1, outdated: 0 },
      en: { missing: 1, outdated: 0 },
    });
  });

  it('is not shown to visitors', async () => {
    const page = await makePage(text('a', { nl: 'Hallo' }));
    await test.asOwner('PUT', `/pages/${page.id}`, { status: 'PUBLISHED' });
    expect(await listed(page, test.asVisitor)).toBeDefined();
    expect(await listed(page, test.asVisitor)).not.toHaveProperty('toTranslate');
  });

  it.each([
    ['what was stored before', null],
    ['what was counted by other blocks', '{"by":"other","toDo":{"nl":{"missing":9,"outdated":9}}}'],
    ['what is damaged', '{'],
  ])('is recounted once and stored for %s', async (_name, before) => {
    const page = await makePage(text('a', { nl: 'Hallo' }));
    const counted = await storedCounts(page);
    await store(page, before);
    const list = await test.asEditor('GET', '/pages');
    expect(await storedCounts(page)).toBe(counted);
    expect(await toDo(page)).toEqual({ nl: nothing, en: { missing: 1, outdated: 0 } });
    // Counting changes nothing else: the list has the same tag.
    expect((await test.asEditor('GET', '/pages')).headers.etag).toBe(list.headers.etag);
  });

  it('is still counted for other pages if one page cannot be read', async () => {
    const page = await makePage(text('a', { nl: 'Hallo' }));
    const other = await makePage(text('a', { nl: 'Hallo' }));
    await test.storage.db
      .updateTable('versions')
      .set({ overview: '{', text_counts: null })
      .where('id', '=', String(page.versionId))
      .execute();
    expect(await toDo(other)).toEqual({ nl: nothing, en: { missing: 1, outdated: 0 } });
    expect(await toDo(page)).toEqual({ nl: nothing, en: nothing });
  });
});
