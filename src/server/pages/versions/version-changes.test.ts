import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiPage } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { ApiVersion } from './versions.service.ts';

const minute = 60_000;
const text = (id: string, nl: string, en = 'Same') => ({
  id,
  type: 'text',
  isMultiLanguage: true,
  content: { nl, en },
});

describeEachDatabase('the changes of a version', (location) => {
  let test: TestApp;
  let now = Date.parse('2026-01-05T09:00:00.000Z');
  let count = 0;
  beforeAll(async () => {
    test = await openTestApp(location(), { clock: () => new Date(now) });
  });
  afterAll(() => test.close());

  async function makePage(overview: object[], body = {}): Promise<ApiPage> {
    count += 1;
    const page = { identifier: `wijziging-${count}`, title: { nl: 'Versie' }, overview, ...body };
    return (await test.asEditor<ApiPage>('POST', '/pages', page)).body;
  }
  async function save({ id }: ApiPage, overview: object[]): Promise<void> {
    now += minute;
    await test.asEditor('PUT', `/pages/${id}`, { overview });
  }
  const list = async ({ id }: ApiPage) =>
    (await test.asEditor<ApiVersion[]>('GET', `/pages/${id}/versions`)).body;
  const nothing = {
    texts: 0,
    pictures: 0,
    others: 0,
    moved: 0,
    added: {},
    removed: {},
    look: false,
    unknown: false,
  };

  it('are counted against the previous version, and are absent for the first', async () => {
    const page = await makePage([text('a', 'een')]);
    await save(page, [text('a', 'twee', 'Two'), text('b', 'nieuw')]);
    await save(page, [text('b', 'nieuw')]);
    const [, second, first] = await list(page);
    expect([second?.changed, first?.changed]).toEqual([
      { ...nothing, texts: 2, added: { text: 1 }, since: first?.id },
      null,
    ]);
  });

  it('are counted against the live version for a draft', async () => {
    const page = await makePage([text('a', 'een')], { status: 'PUBLISHED' });
    await save(page, [text('a', 'twee')]);
    await save(page, [text('a', 'drie'), text('b', 'b')]);
    const versions = await list(page);
    const live = versions.find(({ status }) => status === 'PUBLISHED');
    const draft = versions.find(({ status }) => status === 'DRAFT');
    expect(draft?.changed).toEqual({ ...nothing, texts: 1, added: { text: 1 }, since: live?.id });
  });

  it('are counted again once the draft changes', async () => {
    const page = await makePage([text('a', 'een')], { status: 'PUBLISHED' });
    await save(page, [text('a', 'twee')]);
    expect((await list(page))[0]?.changed).toMatchObject({ texts: 1 });
    await save(page, []);
    expect((await list(page))[0]?.changed).toMatchObject({ texts: 0, removed: { text: 1 } });
  });

  it('include a changed layout, apart from the texts', async () => {
    const page = await makePage([text('a', 'een')], { status: 'PUBLISHED' });
    await save(page, [text('a', 'twee')]);
    const [draft] = await list(page);
    expect(draft?.changed?.look).toBe(false);
    await test.asEditor('PUT', `/admin/page-layout?pageId=${page.id}&versionId=${draft?.id}`, {
      layoutSettings: { container: { gap: '1rem' } },
    });
    expect((await list(page))[0]?.changed).toMatchObject({ texts: 1, look: true });
  });

  it('are counted in batches, until the list has all', async () => {
    const page = await makePage([text('a', '0')]);
    for (let at = 1; at <= 30; at += 1) await save(page, [text('a', `${at}`)]);
    const left = async () => (await list(page)).filter(({ changed }) => changed === undefined).length;
    expect([await left(), await left()]).toEqual([5, 0]);
  });

  it('are unknown if the content cannot be read', async () => {
    const page = await makePage([text('a', 'een')]);
    await save(page, [text('a', 'twee')]);
    const [, first] = await list(page);
    now += minute;
    await test.storage.db
      .updateTable('versions')
      .set({ overview: '{', changes: null })
      .where('id', '=', first?.id ?? '')
      .execute();
    await save(page, [text('a', 'drie')]);
    const draft = (await list(page)).find(({ status }) => status === 'DRAFT');
    expect(draft?.changed).toMatchObject({ unknown: false });
    const kept = (await list(page)).find(({ changed }) => changed?.unknown);
    expect(kept?.changed).toMatchObject({ unknown: true, since: first?.id });
  });
});
