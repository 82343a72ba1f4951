import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { getTranslationState } from '#content/translation/translation-state.ts';
import { getBlockRecords } from '#content/translation/translations.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { SavedPage } from './save-page.ts';

describeEachDatabase('translation records', (location) => {
  let test: TestApp;
  let count = 0;
  beforeAll(async () => {
    test = await openTestApp(location());
  });
  afterAll(() => test.close());

  const block = (content: object) => ({ id: 'a', type: 'text', isMultiLanguage: true, content });

  async function makePage(content: object = { nl: 'Hallo', en: 'Hello' }): Promise<SavedPage> {
    count += 1;
    const page = {
      identifier: `bron-${count}`,
      title: { nl: 'Pagina', en: 'Page' },
      overview: [block(content)],
    };
    return (await test.asOwner<SavedPage>('POST', '/pages', page)).body;
  }
  const save = (page: SavedPage, body: object) =>
    test.asEditor<SavedPage & ErrorBody>('PUT', `/pages/${page.id}`, body);
  const read = async (page: SavedPage, query = '') =>
    (await test.asEditor<ApiPage>('GET', `/pages/${page.id}${query}`)).body;
  const english = async (page: SavedPage) => {
    const { overview, translations } = await read(page);
    const content = overview[0]?.content as Record<string, string>;
    return getTranslationState(content, 'en', getBlockRecords(translations, 'a').content ?? {});
  };
  const whole = (content: object, rest: object = {}) => ({
    title: { nl: 'Pagina', en: 'Page' },
    overview: [block(content)],
    ...rest,
  });

  it('are absent while nothing has changed', async () => {
    const page = await makePage();
    expect([(await read(page)).translations, await english(page)]).toEqual([undefined, 'current']);
  });

  it('mark a translation as outdated when a save of one language changes its source', async () => {
    const page = await makePage();
    await save(page, { language: 'nl', overview: [block({ nl: 'Hallo daar' })] });
    expect(await english(page)).toBe('outdated');
    expect(getBlockRecords((await read(page)).translations, 'a').content?.en).toMatchObject({
      from: 'nl',
      fromText: 'Hallo',
    });
  });

  it('mark a translation as outdated after a save of all languages, and as current once translated again', async () => {
    const page = await makePage();
    await save(page, whole({ nl: 'Dag', en: 'Hello' }));
    expect(await english(page)).toBe('outdated');
    await save(page, { language: 'en', overview: [block({ en: 'Good day' })] });
    expect(await english(page)).toBe('current');
  });

  it('are updated when a save returns them unchanged with a new translation', async () => {
    const page = await makePage();
    await save(page, whole({ nl: 'Dag', en: 'Hello' }));
    const { translations } = await read(page);
    await save(page, whole({ nl: 'Dag', en: 'Good day' }, { translations }));
    expect(await english(page)).toBe('current');
  });

  it('keep a state that was explicitly sent, through saves that send none', async () => {
    const page = await makePage();
    await save(page, whole({ nl: 'Hallo!', en: 'Hello' }));
    const { translations } = await read(page);
    await save(page, whole({ nl: 'Hallo!', en: 'Hello' }, { translations: {} }));
    expect(await english(page)).toBe('current');
    await save(page, { language: 'nl', overview: [block({ nl: 'Hallo!' })] });
    expect(await english(page)).toBe('current');
    await save(page, whole({ nl: 'Hallo!', en: 'Hello' }, { translations }));
    await save(page, { language: 'nl', overview: [block({ nl: 'Hallo!' })] });
    expect(await english(page)).toBe('outdated');
  });

  it('are removed with their block', async () => {
    const page = await makePage();
    await save(page, whole({ nl: 'Dag', en: 'Hello' }));
    await save(page, { title: { nl: 'Pagina', en: 'Page' }, overview: [] });
    expect((await read(page)).translations).toBeUndefined();
  });

  it('are restored with a version', async () => {
    const page = await makePage();
    await save(page, whole({ nl: 'Dag', en: 'Hello' }));
    await save(page, { title: { nl: 'Pagina', en: 'Page' }, overview: [] });
    const { body: versions } = await test.asEditor<{ id: string }[]>('GET', `/pages/${page.id}/versions`);
    await test.asEditor('POST', `/pages/${page.id}/versions`, { from: versions[1]?.id });
    expect(await english(page)).toBe('outdated');
  });

  it('are returned only to members who read all languages', async () => {
    const page = await makePage();
    await save(page, whole({ nl: 'Dag', en: 'Hello' }, { status: 'PUBLISHED' }));
    expect((await read(page, '?language=nl')).translations).toBeUndefined();
    const { body } = await test.asVisitor<ApiPage>('GET', `/pages/${page.identifier}`);
    expect([body.overview.length, body.translations]).toEqual([1, undefined]);
  });

  it('are rejected in a save of one language, if malformed, or without blocks', async () => {
    const page = await makePage();
    const one = await save(page, { language: 'nl', overview: [block({ nl: 'A' })], translations: {} });
    expect([one.status, one.body.issues?.[0]?.path]).toEqual([400, 'translations']);
    const none = await save(page, whole({ nl: 'A' }, { translations: { blocks: { a: 'x' } } }));
    expect(none.status).toBe(400);
    const alone = await save(page, { translations: {} });
    expect([alone.status, alone.body.code]).toEqual([400, 'input/no-overview']);
  });
});
