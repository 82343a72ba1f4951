import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { buildApp } from '#server/app/app.ts';
import { createVisitorSide } from '#server/app/visitor-side.ts';
import { beginJournal } from '#server/journal/begin-journal.ts';
import { recordChanges } from '#server/journal/record-changes.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { pagesOfPart } from '#server/pages/store/sitemap-pages.repository.ts';
import { filterPublicPaths } from '#server/redirects/addresses.repository.ts';
import { findRedirectOutcome } from '#server/redirects/follow-redirects.ts';
import { loadGraph } from '#server/redirects/load-graph.ts';
import { getPartPath } from '#server/seo/sitemap.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { makePages } from '../../bench/storage-pages.ts';
import { builtAssets } from '../support/built-assets.ts';
import { type CountedStatement, countRows } from '../support/count-rows.ts';
import { describeEachDatabase, describeEachEmptyDatabase } from '../support/each-database.ts';
import { testDeps } from '../support/test-app.ts';
import { testPictures } from '../support/test-pictures.ts';

const few = 30;
const many = few * 10;
/** Tables with at least one row per page, by the names that statements give them. */
const growing = ['pages', 'page', 'versions', 'live', 'draft', 'parent', 'journal', 'journal_standing'];

/** Describes statements and their row counts. The same work gives the same, however many pages there are. */
const summarize = (statements: readonly CountedStatement[]) =>
  statements.map(({ sql, rows }) => `${rows} rows: ${sql.replace(/\((\$?\d*\??(, )?)+\)/g, '(…)')}`).sort();

describeEachDatabase('a visit, a save and a publication', (location) => {
  let storage: Storage;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let counted: ReturnType<typeof countRows>;
  let reader: SiteReader;

  beforeAll(async () => {
    storage = openDatabase(location(), { witness: recordChanges });
    counted = countRows(storage);
    await storage.migrate();
    await beginJournal(storage);
    await storage.revision.start();
    reader = new SiteReader(storage, 'http://localhost:3000');
    const uncounted = counted.plain;
    const visitors = createVisitorSide({
      // A new revision makes the reader query its cached paths, possibly during the next work. That query is
      // a separate work here.
      reader: Object.assign(new SiteReader(storage, 'http://localhost:3000'), {
        publicAmong: (paths: readonly string[]) => filterPublicPaths(uncounted, paths),
      }),
      assets: builtAssets,
      assetsFolder: import.meta.dirname,
      serviceWorker: '',
      origin: 'http://localhost:3000',
      now: () => new Date('2026-11-25'),
      pictures: testPictures,
    });
    app = await buildApp({ ...testDeps(storage, { definitions: blockDefinitions }), visitors });
    for (const page of [
      { identifier: 'main' },
      { identifier: '404' },
      { identifier: 'privacy' },
      { identifier: 'method' },
      { identifier: 'sprint', parentIdentifier: 'method' },
      { identifier: 'shell', kind: 'case' },
      { identifier: 'gone' },
    ]) {
      await call('POST', '/pages', { ...content(0), status: 'PUBLISHED', ...page });
    }
    await call('DELETE', '/pages/gone');
    await call('PUT', '/redirects/old', { toPath: '/older', reason: '' });
    await call('PUT', '/redirects/older', { toPath: '/sprint', reason: '' });
  });
  afterAll(async () => {
    await app.close();
    await storage.close();
  });

  const content = (number: number) => ({
    title: { nl: `Titel ${number}`, en: `Title ${number}` },
    overview: [{ id: 'text', type: 'text', content: { nl: `Tekst ${number}`, en: `Text ${number}` } }],
  });
  const call = async (
    method: 'POST' | 'PUT' | 'DELETE' | 'GET',
    path: string,
    payload?: object,
    role: 'owner' | 'visitor' = 'owner',
  ) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: role === 'visitor' ? {} : { 'x-test-role': role },
      ...(payload && { payload }),
    });
    expect(answer.statusCode, `${method} ${path}: ${answer.body.slice(0, 300)}`).toBeLessThan(300);
    return answer;
  };
  /** Requests a part of the list, and the next one. */
  const readTwoParts = async (role: 'owner' | 'visitor') => {
    const { headers } = await call('GET', '/pages?limit=12', undefined, role);
    const [, next = ''] = /^<\/api([^>]+)>/.exec(String(headers.link)) ?? [];
    expect((await call('GET', next, undefined, role)).json()).toHaveLength(12);
  };
  const visit = async (url: string, status: number) => {
    expect((await app.inject({ url })).statusCode, url).toBe(status);
  };

  let number = 0;
  const works: Readonly<Record<string, () => Promise<unknown>>> = {
    'a save': () => call('PUT', '/pages/sprint', content(++number)),
    'a publication': () => call('POST', '/pages/sprint/publish', content(++number)),
    'the first visit after it': () => visit('/method/sprint', 200),
    'a visit of a case': () => visit('/cases/shell', 200),
    'what is in memory, after a publication': () =>
      reader.publicAmong(['/', '/method/sprint', '/cases/shell', '/gone']),
    'a redirect of two hops': () => visit('/old', 301),
    'an address that is not there': () => visit('/nowhere', 404),
    'the address of a page in the trash': () => visit('/gone', 404),
    'a page that is read': () => call('GET', '/pages/sprint'),
    'a part of the list': () => readTwoParts('owner'),
    'a part of the list as a visitor reads it': () => readTwoParts('visitor'),
    'a part of the tree': () => call('GET', '/tree?limit=20'),
    'a page that goes to the trash and comes back': async () => {
      const { id } = (await call('GET', '/pages/shell')).json();
      await call('DELETE', '/pages/shell');
      await call('GET', '/trash');
      await call('POST', `/trash/${id}/restore`);
    },
    'a page that is made': () =>
      call('POST', '/pages', {
        ...content(0),
        identifier: `made-${++number}`,
        status: 'PUBLISHED',
        showInMenu: false,
      }),
  };

  async function runWorks(): Promise<Record<string, CountedStatement[]>> {
    const found: Record<string, CountedStatement[]> = {};
    for (const [name, work] of Object.entries(works)) found[name] = await counted.during(work);
    return found;
  }

  it('read as many rows on a site with ten times as many pages', async () => {
    await makePages(location(), few);
    // The history records pages that were inserted without it once, which happens here.
    await runWorks();
    const before = await runWorks();
    await makePages(location(), many - few, few);
    await runWorks();
    const after = await runWorks();
    for (const name of Object.keys(works)) {
      expect(before[name]?.length, name).toBeGreaterThan(0);
      expect(summarize(after[name] ?? []), name).toEqual(summarize(before[name] ?? []));
    }
  });

  it('scan no table that grows with the number of pages, on SQLite', async () => {
    if (storage.capabilities.name !== 'sqlite') return;
    const walks: string[] = [];
    for (const [name, statements] of Object.entries(await runWorks())) {
      for (const statement of statements) {
        if (!/^(select|with|update|delete)/.test(statement.sql)) continue;
        for (const line of await counted.planOf(statement)) {
          const [, table = ''] = /^SCAN (\S+)/.exec(line) ?? [];
          const sorts = /USE TEMP B-TREE FOR ORDER BY/.test(line) && / limit /.test(statement.sql);
          // A query for any row stops at the first one.
          const isFirst = !/ where | order by /.test(statement.sql) && / limit /.test(statement.sql);
          // The index of the pages in the trash, all of which are shown.
          const isOfTrash = /USING INDEX pages_trashed_/.test(line);
          // A walk along an index up to the limit, without a condition that skips pages.
          const isPart =
            /USING (COVERING )?INDEX/.test(line) &&
            / limit /.test(statement.sql) &&
            !/ where (?!"pages"\."deleted_at" is null order by )/.test(statement.sql);
          if ((growing.includes(table) && !isFirst && !isPart && !isOfTrash) || sorts)
            walks.push(`${name}: ${line}: ${statement.sql}`);
        }
      }
    }
    expect(walks).toEqual([]);
  });

  it('resolve redirects to the same targets as the full redirect graph', async () => {
    const rule = (fromPath: string, toPath: string) =>
      storage.db
        .insertInto('redirects')
        .values({ from_path: fromPath, to_path: toPath, reason: '', page_id: null, updated_at: '' })
        .execute();
    // The redirects are a chain longer than visitors follow, and a loop that only a manual change can cause.
    // The others lead to the trash, and to a case by its other URL.
    for (let hop = 0; hop < 40; hop += 1)
      await rule(`/hop-${hop}`, hop === 39 ? '/sprint' : `/hop-${hop + 1}`);
    await rule('/round', '/and-round');
    await rule('/and-round', '/round');
    await rule('/to-trash', '/gone');
    await rule('/en/only', '/en/cases/shell');
    await rule('/work', '/clients/shell?from=work#top');
    await storage.db
      .updateTable('pages')
      .set({ is_hidden: true, redirect_url: '/hop-30' })
      .where('identifier', '=', 'method')
      .execute();
    const origin = 'http://localhost:3000';
    const reader = new SiteReader(storage, origin);
    const graph = await loadGraph(storage.db, origin);
    const ways = [
      '/hop-0',
      '/hop-38',
      '/round',
      '/to-trash',
      '/only',
      '/work',
      '/method',
      '/sprint',
      '/gone',
      '/shell',
    ];
    const odd = [
      '/',
      '/404',
      '/nowhere',
      '/a%00b',
      '/%ED%A0%80',
      '/clients/shell',
      '/cases/gone',
      `/${'x'.repeat(9000)}`,
    ];
    for (const path of [...ways, ...odd].flatMap((one) => [one, `/en${one}`])) {
      expect(await reader.redirectFor(path), path).toEqual(findRedirectOutcome(graph, path));
    }
    expect(findRedirectOutcome(graph, '/hop-0')).toMatchObject({ type: 'redirect', to: '/method/sprint' });
  });

  it('read no more than one part of a sitemap with several parts', async () => {
    const measureRows = async (url: string) => {
      await call('POST', '/pages/sprint/publish', content(++number));
      const statements = await counted.during(() => visit(url, 200));
      return statements.reduce((sum, { rows }) => sum + rows, 0);
    };
    // Rows of the other queries of a response: the settings of the site, and a check for several parts.
    const others = 12;
    const few = await measureRows('/sitemap.xml');
    expect(few).toBeGreaterThan(many);
    expect(few).toBeLessThan(pagesOfPart);
    await makePages(location(), 3 * pagesOfPart, many);
    // A row for each of the four parts, and one to know that there are several.
    expect(await measureRows('/sitemap.xml')).toBeLessThanOrEqual(4 + 1 + others);
    for (const part of [1, 2, 4]) {
      const rows = await measureRows(getPartPath(part));
      expect(rows).toBeGreaterThan(others);
      expect(rows).toBeLessThanOrEqual(pagesOfPart + others);
    }
  });
});

describeEachEmptyDatabase('the database', (location) => {
  it('records changed pages for the site history', async () => {
    const storage = openDatabase(location());
    const due = async () =>
      (await storage.db.selectFrom('journal_due').select('page_id').orderBy('id').execute()).map(
        ({ page_id }) => page_id,
      );
    await storage.migrate();
    await makePages(location(), 3);
    expect((await due()).sort()).toEqual(['page_bench-0', 'page_bench-1', 'page_bench-2']);
    await storage.db.deleteFrom('journal_due').execute();
    const write = (values: object) =>
      storage.db.updateTable('pages').set(values).where('id', '=', 'page_bench-1').execute();
    // The first write changes nothing, as a lock does. The second changes what the history does not record.
    await write({ content_revision: 1 });
    await write({ public_path: '/elsewhere' });
    expect(await due()).toEqual([]);
    await write({ content_revision: 2 });
    await write({ deleted_at: '2026-11-26T00:00:00.000Z' });
    await write({ deleted_at: null, sort_order: 7 });
    await makePages(location(), 1, 3);
    expect(await due()).toEqual([...Array(3).fill('page_bench-1'), 'page_bench-3']);
    await storage.close();
  });
});
