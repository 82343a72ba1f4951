import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerOf } from '#api/endpoint.ts';
import type { listAudit } from '#api/endpoints/audit.ts';
import type { findTexts, replaceTexts } from '#api/endpoints/texts.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

describeEachDatabase('find and replace in texts', (location) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp(location());
    for (const [identifier, nl, status] of [
      ['een', 'Het **plein** bij [het plein](/plein)', 'PUBLISHED'],
      ['twee', 'Pleinen', 'DRAFT'],
      ['drie', 'Niets', 'PUBLISHED'],
    ] as const) {
      const overview = [
        { id: 'a', type: 'text', isMultiLanguage: true, content: { nl, en: `The plein ${identifier}` } },
      ];
      await site.asEditor('POST', '/pages', {
        identifier,
        title: { nl: identifier, en: identifier },
        overview,
        status,
      });
    }
  });
  afterAll(() => site.close());

  const find = async (query: string) =>
    (await site.asEditor<AnswerOf<typeof findTexts>>('GET', `/texts?${query}`)).body;
  const replace = (body: object) =>
    site.asEditor<AnswerOf<typeof replaceTexts>>('POST', '/texts/replace', body);
  const text = async (key: string, path = '') =>
    (await site.asEditor<ApiPage>('GET', `/pages/${key}${path}`)).body.overview[0]?.content;
  const pick = (pages: AnswerOf<typeof findTexts>['pages']) =>
    pages.map(({ id, revision }) => ({ id, revision }));

  it('finds matches by page with their context, in one language or all', async () => {
    const { pages, next } = await find('words=plein&language=nl&wholeWords=true');
    expect(pages.map(({ identifier, total }) => [identifier, total])).toEqual([['een', 2]]);
    expect(pages[0]?.matches[0]).toEqual({
      before: 'Het ',
      words: 'plein',
      after: ' bij het plein',
      language: 'nl',
      blockId: 'a',
      field: 'content',
    });
    expect(next).toBeNull();
    expect((await find('words=plein')).pages.map(({ identifier }) => identifier)).toEqual([
      'een',
      'twee',
      'drie',
    ]);
    expect((await find('words=plein&limit=1')).next).not.toBeNull();
  });

  it('replaces only in drafts, and can be undone in one step', async () => {
    const { pages } = await find('words=plein&language=nl');
    const rehearsed = await site.asEditor('POST', '/texts/replace?dry-run', {
      words: 'plein',
      replacement: 'park',
      language: 'nl',
      pages: pick(pages),
    });
    expect([rehearsed.status, await text('een')]).toMatchObject([
      200,
      { nl: 'Het **plein** bij [het plein](/plein)' },
    ]);
    const done = await replace({ words: 'plein', replacement: 'park', language: 'nl', pages: pick(pages) });
    expect(done.body).toMatchObject({ total: 3, leftOut: [] });
    expect(await text('een')).toEqual({ nl: 'Het **park** bij [het park](/plein)', en: 'The plein een' });
    expect(await text('een', '?published=true')).toMatchObject({
      nl: 'Het **plein** bij [het plein](/plein)',
    });
    expect(await text('twee')).toMatchObject({ nl: 'parken' });
    const log = await site.asOwner<AnswerOf<typeof listAudit>>('GET', '/admin/audit');
    const entries = log.body.entries.filter(({ action }) => action === 'page/replace');
    expect(entries.map(({ canUndo }) => canUndo).sort()).toEqual([false, true]);
    const undone = await site.asEditor('POST', '/texts/undo', { undo: done.body.undo });
    expect(undone.status).toBe(200);
    expect(await text('een')).toMatchObject({ nl: 'Het **plein** bij [het plein](/plein)' });
    expect(await text('twee')).toMatchObject({ nl: 'Pleinen' });
    const { body } = await site.asEditor<ApiPage>('GET', '/pages/een');
    expect(body.draftVersionId).toBeNull();
    expect((await site.asEditor('POST', '/texts/undo', { undo: done.body.undo })).status).toBe(409);
  });

  it('skips pages that changed after the search, and refuses an undo over later changes', async () => {
    const { pages } = await find('words=plein&language=nl');
    const { body: page } = await site.asEditor<ApiPage>('GET', '/pages/twee');
    const change = () =>
      site.asEditor('PUT', '/pages/twee', {
        title: page.title,
        overview: [{ ...page.overview[0], content: { nl: `Pleinen ${Math.random()}`, en: 'x' } }],
      });
    await change();
    const done = await replace({ words: 'plein', replacement: 'park', language: 'nl', pages: pick(pages) });
    expect([done.body.changed.length, done.body.leftOut]).toEqual([1, [page.id]]);
    const fresh = await find('words=plein&language=nl');
    const second = await replace({
      words: 'plein',
      replacement: 'park',
      language: 'nl',
      pages: pick(fresh.pages),
    });
    expect(second.body.changed).toEqual([page.id]);
    await change();
    expect((await site.asEditor('POST', '/texts/undo', { undo: second.body.undo })).status).toBe(409);
  });
});
