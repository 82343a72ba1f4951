import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { SavedPage } from './save-page.ts';

describeEachDatabase('a save in one language', (location) => {
  let test: TestApp;
  let count = 0;
  beforeAll(async () => {
    test = await openTestApp(location());
  });
  afterAll(() => test.close());

  const both = { id: 'a', type: 'text', isMultiLanguage: true, content: { nl: 'Hallo', en: 'Hello' } };

  async function makePage(overview: unknown[] = [both]): Promise<SavedPage> {
    count += 1;
    const page = { identifier: `taal-${count}`, title: { nl: 'Pagina', en: 'Page' }, overview };
    return (await test.asOwner<SavedPage>('POST', '/pages', page)).body;
  }
  const save = (page: SavedPage, body: object) =>
    test.asEditor<SavedPage & ErrorBody>('PUT', `/pages/${page.id}`, body);
  const stored = async (page: SavedPage) => (await test.asEditor<ApiPage>('GET', `/pages/${page.id}`)).body;

  it.each([
    ['left out', { id: 'a', type: 'text', isMultiLanguage: true }],
    ['null', { ...both, content: null }],
    ['of this language alone', { ...both, content: { en: 'Hello' } }],
    ['of a block that became a title', { ...both, type: 'title', content: 'Hello' }],
  ])('keeps both languages of a text that is %s', async (_what, block) => {
    const page = await makePage();
    const saved = await save(page, { language: 'en', overview: [block] });
    expect(saved.status).toBe(200);
    expect(saved.body.changes).toEqual({ nl: [], en: [] });
    expect((await stored(page)).overview[0]?.content).toEqual({ nl: 'Hallo', en: 'Hello' });
  });

  it.each([
    ['left out', {}],
    ['null', { title: null }],
    ['null in this language', { title: { en: null } }],
  ])('keeps both languages of a title that is %s', async (_what, title) => {
    const page = await makePage();
    const saved = await save(page, { language: 'en', ...title, overview: [both] });
    expect([saved.status, saved.body.issues]).toEqual([200, undefined]);
    expect(saved.body.changes).toEqual({ nl: [], en: [] });
    expect((await stored(page)).title).toEqual({ nl: 'Pagina', en: 'Page' });
  });

  it('removes the title of one language if it is an empty text', async () => {
    const page = await makePage();
    await save(page, { language: 'en', title: '', overview: [both] });
    expect((await stored(page)).title).toEqual({ nl: 'Pagina' });
  });

  it('rejects null as the title in a save of all languages', async () => {
    const page = await makePage();
    for (const body of [{ title: null }, { title: null, overview: [both] }]) {
      expect((await save(page, body)).body.issues).toEqual([
        { path: 'title', message: 'must be a text, or an object with a text per language, this is null' },
      ]);
    }
  });

  it('returns which texts of which language it changed', async () => {
    const page = await makePage([both, { ...both, id: 'b' }]);
    const english = await save(page, {
      language: 'en',
      title: 'Pages',
      overview: [{ ...both, id: 'b', content: 'Bye' }, both],
    });
    expect(english.body.changes).toEqual({ nl: [], en: ['title', 'overview[0].content'] });
    const whole = await save(page, { overview: [{ ...both, id: 'b', content: 'Dag' }] });
    expect(whole.body.changes).toEqual({
      nl: ['overview[0].content', 'overview[1].content'],
      en: ['overview[0].content', 'overview[1].content'],
    });
    expect((await save(page, { showInMenu: false })).body.changes).toEqual({ nl: [], en: [] });
  });

  it('keeps a text that is deliberately empty in one language, and returns it as empty', async () => {
    const page = await makePage([{ ...both, content: { nl: 'Hallo', en: null } }]);
    const english = await test.asEditor<ApiPage>('GET', `/pages/${page.id}?language=en`);
    expect(english.body.overview[0]?.content).toBe('');
    await save(page, { language: 'en', overview: english.body.overview });
    expect((await stored(page)).overview[0]?.content).toEqual({ nl: 'Hallo', en: null });
  });

  it('gives every list item an id on the first save, and matches items by id', async () => {
    const card = (...tags: string[]) => ({
      id: 'k',
      type: 'card',
      isMultiLanguage: true,
      tags: tags.map((value) => ({ value })),
    });
    const page = await makePage([card('Een', 'Twee')]);
    const ids = (overview: ApiPage['overview']) =>
      ((overview[0]?.tags ?? []) as { id: string; value: unknown }[]).map(({ id, value }) => [id, value]);
    expect(ids(page.overview)).toEqual([
      ['item-1', 'Een'],
      ['item-2', 'Twee'],
    ]);
    await save(page, { language: 'en', overview: [card('One', 'Two')] });
    await save(page, { language: 'en', overview: [card('Two', 'First')] });
    expect(ids((await stored(page)).overview)).toEqual([
      ['item-2', { nl: 'Twee', en: 'Two' }],
      ['item-1', { nl: 'Een', en: 'First' }],
    ]);
  });

  it('rejects two items with the same id, in any save, and says where', async () => {
    const tag = (id: string) => ({ id, value: 'Tag' });
    const overview = [{ id: 'k', type: 'card', tags: [tag('x'), tag('y'), tag('x')] }];
    const page = await makePage();
    for (const language of [undefined, 'nl', 'en']) {
      const refused = await save(page, { overview, ...(language ? { language } : {}) });
      expect(refused.status).toBe(400);
      expect(refused.body.issues?.map(({ path }) => path)).toEqual(['overview[0].tags[2].id']);
    }
  });

  it('rejects content that would replace another language’s text, and stores nothing', async () => {
    const page = await makePage();
    const refused = await save(page, { language: 'en', overview: [{ id: 'a', type: 'card', content: [] }] });
    expect(refused.status).toBe(400);
    expect(refused.body.issues).toEqual([
      { path: 'overview[0].content', message: expect.stringContaining('another language') },
    ]);
    expect((await stored(page)).overview).toEqual([both]);
  });
});
