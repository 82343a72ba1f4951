import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiPage } from '#api/schemas/page.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { createSiteViewAt } from '#server/pages/site/site-at.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { scaleRepeats } from '../../../tests/support/long-run.ts';
import { fc } from '../../../tests/support/properties.ts';
import { readSiteAnswers } from '../../../tests/support/site-answers.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const text = (words: string) => ({ id: 'een', type: 'text', content: { nl: words } });

/** Action of a studio on its site; the numbers choose the page and the details. */
type Act = (test: TestApp, page: (n: number) => string, n: number, words: string) => Promise<unknown>;

const acts: Readonly<Record<string, Act>> = {
  create: (test, page, n, words) =>
    test.asOwner('POST', '/pages', {
      identifier: page(n),
      title: { nl: words, en: n % 3 ? words : '' },
      overview: [text(words)],
      kind: n % 3 === 1 ? 'case' : 'page',
      status: n % 4 ? 'PUBLISHED' : 'DRAFT',
      versioning: n % 5 !== 0,
    }),
  draft: (test, page, n, words) =>
    test.asOwner('PUT', `/pages/${page(n)}`, {
      title: words,
      overview: [text(words)],
      metadata: n % 2 ? { title: { nl: words } } : {},
    }),
  publish: async (test, page, n) => {
    const { body } = await test.asOwner<ApiPage>('GET', `/pages/${page(n)}`);
    const version = body.draftVersionId ?? body.versionId;
    await test.asOwner('PUT', `/pages/${page(n)}/versions/${version}/status`, { status: 'PUBLISHED' });
  },
  hideVersion: async (test, page, n) => {
    const { body } = await test.asOwner<ApiPage>('GET', `/pages/${page(n)}`);
    await test.asOwner('PUT', `/pages/${page(n)}/versions/${body.versionId}/status`, {
      status: 'HIDDEN',
    });
  },
  show: (test, page, n) =>
    test.asOwner('PUT', `/pages/${page(n)}`, { status: n % 2 ? 'PUBLISHED' : 'DRAFT' }),
  hide: (test, page, n) =>
    test.asOwner('PUT', `/pages/${page(n)}`, { status: 'HIDDEN', redirectUrl: n % 2 ? '/contact' : null }),
  flags: (test, page, n) =>
    test.asOwner('PUT', `/pages/${page(n)}`, { showInMenu: n % 2 > 0, hideFromSearchEngines: n % 3 > 0 }),
  protect: (test, page, n) =>
    test.asOwner('PUT', `/pages/${page(n)}`, { requiresLogin: n % 2 > 0, loginPassword: 'geheim geheim' }),
  move: (test, page, n) =>
    test.asOwner('PUT', `/pages/${page(n)}/parent`, {
      parentId: n % 3 ? page(n + 1) : null,
      sortOrder: n % 4,
    }),
  reorder: (test, page, n) =>
    test.asOwner('PUT', '/pages/reorder', { parentId: null, pageOrder: [page(n), page(n + 2)] }),
  rename: (test, page, n) => test.asOwner('PUT', `/pages/${page(n)}/identifier`, { identifier: page(n + 1) }),
  remove: (test, page, n) => test.asOwner('DELETE', `/pages/${page(n)}`),
  restore: async (test) => {
    const { body } = await test.asOwner<{ id: string }[]>('GET', '/trash');
    if (body[0]) await test.asOwner('POST', `/trash/${body[0].id}/restore`);
  },
  layout: async (test, page, n) => {
    const { body } = await test.asOwner<ApiPage>('GET', `/pages/${page(n)}`);
    const version = n % 2 && body.versionId ? `&versionId=${body.versionId}` : '';
    await test.asOwner('PUT', `/admin/page-layout?pageId=${page(n)}${version}`, {
      layoutSettings: { container: { gap: `${n}rem` } },
    });
  },
  settings: (test, _page, n, words) =>
    test.asOwner('PUT', '/admin/settings', { studioName: `Studio ${words}`, startYear: 2000 + n }),
};

describeEachDatabase('the site history', (location) => {
  let test: TestApp;
  let time = Date.parse('2026-03-01T09:00:00.000Z');
  beforeAll(async () => {
    test = await openTestApp(location(), { clock: () => new Date(time) });
  });
  afterAll(() => test.close());

  it('returns what visitors saw at each moment, whatever was written later', {
    timeout: 120_000,
  }, async () => {
    let run = 0;
    let done = 0;
    const step = fc.record({
      act: fc.constantFrom(...Object.keys(acts)),
      n: fc.nat(11),
      words: fc.string({ minLength: 1, maxLength: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 40 }), async (steps) => {
        run += 1;
        const page = (n: number) => `proef-${run}-${n % 5}`;
        const identifiers = [...Array(5).keys()].map(page);
        const seen: { at: string; act: string; answers: unknown }[] = [];
        const now = new SiteReader(test.storage);
        for (const n of [1, 2, 3, 4, 6]) await acts.create?.(test, page, n, `Pagina ${n}`);
        for (const { act, n, words } of steps) {
          time += 1000;
          const before = test.storage.revision.current;
          await acts[act]?.(test, page, n, words);
          if (test.storage.revision.current !== before) done += 1;
          seen.push({
            at: new Date(time).toISOString(),
            act,
            answers: await readSiteAnswers(now, identifiers),
          });
        }
        // A page that is protected now counts as protected in the past, so protection is removed from all
        // pages.
        await test.storage.db.updateTable('pages').set({ requires_login: false }).execute();
        for (const { at, act, answers } of seen) {
          const past = await readSiteAnswers(createSiteViewAt(test.storage.db, at), identifiers);
          expect({ act, answers: past }).toEqual({ act, answers });
        }
        await test.storage.db.updateTable('pages').set({ deleted_at: '2026-01-01' }).execute();
      }),
      { numRuns: scaleRepeats(10, 3), endOnFailure: true },
    );
    // Random actions that are all rejected would prove nothing.
    expect(done).toBeGreaterThan(run * 5);
  });
});
