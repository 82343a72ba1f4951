import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPageTree } from '#api/build-page-tree.ts';
import type { ErrorBody } from '#api/errors.ts';
import { type PageColumns, unpackPages } from '#api/page-columns.ts';
import type { PageInList, PageNode, PageSummary } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

describeEachDatabase('paginated lists of pages', (location) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(location());
    for (const identifier of ['main', 'cases', 'werk', 'over'])
      await make(identifier, { status: 'PUBLISHED' });
  });
  afterAll(() => test.close());

  const make = (identifier: string, body = {}) =>
    test.asOwner('POST', '/pages', {
      identifier,
      title: { nl: identifier, en: `${identifier} (en)` },
      overview: [],
      ...body,
    });

  type Ask = TestApp['asOwner'];
  const identifiers = (pages: readonly PageSummary[]) => pages.map(({ identifier }) => identifier);
  /** Reads all parts by following `next`. */
  async function readAllParts(
    ask: Ask,
    limit: number,
    meanwhile?: (part: readonly PageSummary[]) => Promise<unknown>,
  ) {
    const parts: PageSummary[][] = [];
    for (let path: string | undefined = `/pages?limit=${limit}&language=nl`; path !== undefined; ) {
      const answer: Awaited<ReturnType<typeof ask<PageSummary[]>>> = await ask<PageSummary[]>('GET', path);
      expect([path, answer.status]).toEqual([path, 200]);
      parts.push(answer.body);
      const link: string | undefined = answer.headers.link as string | undefined;
      path = /^<\/api(\/pages\?[^>]+)>; rel="next"$/.exec(link ?? '')?.[1];
      expect(path === undefined).toBe(link === undefined);
      await meanwhile?.(answer.body);
    }
    return parts;
  }

  it('contain the same pages in the same order for every user and limit', async () => {
    await make('deel-a', { status: 'PUBLISHED', parentIdentifier: 'cases' });
    await make('deel-b', { status: 'PUBLISHED', requiresLogin: true, loginPassword: 'x' });
    await make('deel-c', { status: 'DRAFT' });
    await make('deel-d', { status: 'HIDDEN' });
    // Many pages have the same `sort_order`, so creation time and id decide their order.
    await test.storage.db.updateTable('pages').set({ sort_order: 3 }).where('sort_order', '>', 3).execute();
    for (const ask of [test.asOwner, test.asEditor, test.asVisitor]) {
      const whole = (await ask<PageSummary[]>('GET', '/pages?language=nl')).body;
      for (const limit of [1, 2, 3, whole.length, 1000]) {
        const parts = await readAllParts(ask, limit);
        expect(parts.flat()).toEqual(whole);
        expect(parts.every(({ length }) => length === limit || length < limit)).toBe(true);
        expect(parts).toHaveLength(Math.max(1, Math.ceil(whole.length / limit)));
      }
    }
  });

  it('skip no remaining page while other pages are created and deleted', async () => {
    const before = identifiers((await test.asOwner<PageSummary[]>('GET', '/pages')).body);
    let number = 0;
    // Deletes the last page of each part, from which the next part starts.
    const parts = await readAllParts(test.asOwner, 2, async (part) => {
      number += 1;
      if (number > 20) throw new Error('It goes round');
      await test.asOwner('DELETE', `/pages/${part.at(-1)?.identifier}`);
      if (number < 3) await make(`terwijl-${number}`);
    });
    const left = identifiers((await test.asOwner<PageSummary[]>('GET', '/pages')).body);
    expect(before.filter((one) => !left.includes(one)).length).toBeGreaterThan(1);
    const seen = identifiers(parts.flat());
    expect(seen.filter((one) => before.includes(one))).toEqual(before);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('contain the same pages as the tree, field by field', async () => {
    const whole = (await test.asEditor<PageInList[]>('GET', '/pages')).body;
    const found: PageInList[] = [];
    for (let query: string | undefined = '?limit=3'; query !== undefined; ) {
      const { body }: { body: { pages: PageColumns; next: string | null } } = await test.asEditor(
        'GET',
        `/tree${query}`,
      );
      const part = unpackPages(body.pages);
      expect(part.length).toBeLessThanOrEqual(3);
      found.push(...part);
      query = body.next === null ? undefined : `?limit=3&after=${body.next}`;
    }
    expect(buildPageTree(found)).toEqual((await test.asEditor<PageNode[]>('GET', '/pages/hierarchy')).body);
    expect(found).toHaveLength(whole.length);
    expect((await test.asVisitor('GET', '/tree')).status).toBe(401);
  });

  it('reject an invalid cursor or limit', async () => {
    const places = [
      'x',
      '%00',
      ...['[1]', '{}', '[1,"a"]', '["1","a","b"]', '[3e9,"a","b"]', '[1,"a\\u0000","b"]', 'null'].map(
        (text) => Buffer.from(text).toString('base64url'),
      ),
    ];
    for (const place of places) {
      for (const path of ['/pages', '/tree']) {
        const refused = await test.asEditor<ErrorBody>('GET', `${path}?after=${place}`);
        expect(refused, place).toMatchObject({ status: 400, body: { issues: [{ path: 'after' }] } });
      }
    }
    for (const limit of ['0', '1001', '-1', '1.5', 'x', '']) {
      const refused = await test.asEditor<ErrorBody>('GET', `/pages?limit=${limit}`);
      expect(refused, limit).toMatchObject({ status: 400, body: { issues: [{ path: 'limit' }] } });
    }
  });
});
