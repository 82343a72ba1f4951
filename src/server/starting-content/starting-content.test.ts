import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { History } from '#api/endpoints/history.ts';
import type { StartingContentState } from '#api/endpoints/starting-content.ts';
import type { TrashedPage } from '#api/endpoints/trash.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import type { SiteSettings } from '#api/schemas/settings.ts';
import { type SiteSeed, seedSite } from '#server/boot/seed-site.ts';
import { beginJournal } from '#server/journal/begin-journal.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { createSiteViewAt } from '#server/pages/site/site-at.ts';
import { runSchedule } from '#server/pages/visibility/run-schedule.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { readSiteAnswers } from '../../../tests/support/site-answers.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const words = (id: string) => [{ id, type: 'text', content: `Het begin van ${id}` }];
const page = (identifier: string, more: object = {}) => ({
  identifier,
  kind: 'page' as const,
  title: { nl: `Begin ${identifier}`, en: `Begin ${identifier}` },
  overview: words(identifier),
  ...more,
});
const studio = {
  studioName: 'Studio Proef',
  tagline: { nl: 'Ontwerp', en: 'Design' },
  phoneNumber: '+31 20 000 00 00',
  emailAddress: 'hallo@proef.example',
  consentDefault: 'ask',
  contact: {
    title: { nl: 'Bel me', en: 'Call me' },
    description: { nl: 'Op werkdagen', en: 'On weekdays' },
    primaryButtonText: { nl: 'Bel', en: 'Call' },
    secondaryButtonText: { nl: 'Mail', en: 'Email' },
  },
} as const satisfies Partial<SiteSettings>;
const seed: SiteSeed = {
  pages: [
    page('main'),
    page('cases'),
    page('clients'),
    page('404'),
    page('werkwijze'),
    page('sprint', { parentIdentifier: 'werkwijze' }),
    { ...page('shell'), kind: 'case' },
  ],
  settings: studio,
  mediaFolder: '/nowhere',
};

type After = StartingContentState &
  ErrorBody & { readonly warnings: readonly { readonly message: string }[] };

describeEachDatabase('the starting content', (location) => {
  let test: TestApp;
  let now = Date.parse('2026-03-01T09:00:00Z');
  beforeAll(async () => {
    test = await openTestApp(location(), {
      clock: () => new Date(now),
      startingContent: { settings: studio },
    });
  });
  beforeEach(async () => {
    for (const table of ['redirects', 'pages', 'settings'] as const) {
      await test.storage.db.deleteFrom(table).execute();
    }
    now += 1000;
    // Its pages name no files, so the library isn't used.
    await seedSite({ ...test.deps, mediaService: undefined as never }, seed);
    now += 1000;
  });
  afterAll(() => test.close());

  const look = async () => (await test.asEditor<StartingContentState>('GET', '/starting-content')).body;
  const remove = (changed: readonly string[] = []) =>
    test.asOwner<After>('POST', '/starting-content/remove', { changed });
  const restore = () => test.asOwner<After>('POST', '/starting-content/restore');
  const identifiers = async () =>
    (await test.asEditor<ApiPage[]>('GET', '/pages')).body.map(({ identifier }) => identifier).sort();
  const visitorsRead = async (key: string) =>
    JSON.stringify((await test.asVisitor<ApiPage>('GET', `/pages/${key}`)).body.overview);
  const findId = async (key: string) => (await test.asEditor<ApiPage>('GET', `/pages/${key}`)).body.id;
  const edit = async (key: string) =>
    test.asEditor('PUT', `/pages/${key}`, { overview: [{ id: key, type: 'text', content: 'Van mij' }] });

  it('is listed page by page, with the effect of removal and who changed the page', async () => {
    await edit('shell');
    expect(
      (await look()).pages.map(({ identifier, becomes, changedBy }) => [identifier, becomes, changedBy]),
    ).toEqual([
      ['main', 'empty', null],
      ['cases', 'empty', null],
      ['shell', 'trash', 'editor@studio.example'],
      ['clients', 'empty', null],
      ['werkwijze', 'trash', null],
      ['sprint', 'trash', null],
    ]);
    expect((await test.asVisitor('GET', '/starting-content')).status).toBe(401);
    expect((await test.asEditor('POST', '/starting-content/remove', {})).status).toBe(403);
  });

  it('is removed in one step, and can be restored completely', async () => {
    const before = { ids: await identifiers(), main: await visitorsRead('main') };
    const removed = await remove();
    expect([removed.status, removed.body.warnings, removed.body.pages]).toEqual([200, [], []]);
    expect(removed.body.removal).toMatchObject({ by: 'owner@studio.example', pages: 6 });
    expect(await identifiers()).toEqual(['404', 'cases', 'clients', 'main']);
    expect(await visitorsRead('main')).toContain('Hier komt iets moois');
    expect(await visitorsRead('404')).toContain('Het begin van 404');
    const { body: settings } = await test.asOwner<SiteSettings>('GET', '/admin/settings');
    expect([settings.studioName, settings.emailAddress, settings.consentDefault]).toEqual([
      'Studio',
      '',
      'ask',
    ]);
    expect((await test.asEditor<TrashedPage[]>('GET', '/trash')).body).toHaveLength(3);

    now += 29 * 24 * 60 * 60 * 1000;
    expect((await restore()).body).toMatchObject({ warnings: [], removal: null });
    expect({ ids: await identifiers(), main: await visitorsRead('main') }).toEqual(before);
    const sprint = await test.asVisitor<ApiPage>('GET', '/pages/sprint');
    expect(sprint.body.parentIdentifier).toBe('werkwijze');
    expect((await test.asOwner<SiteSettings>('GET', '/admin/settings')).body).toMatchObject(studio);
    expect((await look()).pages.every(({ changedBy }) => changedBy === null)).toBe(true);
    expect((await restore()).status).toBe(404);
  });

  it('keeps changed pages when removed, unless they are selected', async () => {
    await edit('shell');
    await edit('main');
    await remove();
    expect(await identifiers()).toEqual(['404', 'cases', 'clients', 'main', 'shell']);
    expect(await visitorsRead('main')).toContain('Het begin van main');
    await restore();
    await remove([await findId('shell'), await findId('main')]);
    expect(await identifiers()).toEqual(['404', 'cases', 'clients', 'main']);
    expect(await visitorsRead('main')).toContain('Hier komt iets moois');
    await restore();
    const main = (await test.asEditor<ApiPage>('GET', '/pages/main')).body;
    expect(JSON.stringify(main.overview)).toContain('Van mij');
    expect(await visitorsRead('main')).toContain('Het begin van main');
  });

  it('keeps a page with a child page of my own, and warns about it', async () => {
    const parentId = await findId('werkwijze');
    await test.asOwner('POST', '/pages', { identifier: 'eigen', title: 'Eigen', overview: [], parentId });
    const removed = await remove();
    expect(removed.body.warnings.map(({ message }) => message)).toEqual([
      '"werkwijze" stays, because it is the parent of "eigen".',
    ]);
    expect(await identifiers()).toContain('werkwijze');
  });

  it('does not overwrite my own content when restored', async () => {
    await remove();
    await test.asOwner('POST', '/pages', {
      identifier: 'shell',
      title: 'Mijn shell',
      overview: [],
      kind: 'case',
    });
    await edit('main');
    await test.asOwner('PUT', '/admin/settings', { studioName: 'Van mij' });
    const restored = await restore();
    expect(restored.body.warnings.map(({ message }) => message).sort()).toEqual([
      '"main" has changed and keeps its content. The starting content is stored as one of its versions.',
      'Another page now has the URL "shell", so this one becomes "shell-2".',
    ]);
    expect(await identifiers()).toContain('shell-2');
    const main = (await test.asEditor<ApiPage>('GET', '/pages/main')).body;
    expect(JSON.stringify(main.overview)).toContain('Van mij');
    const { body: settings } = await test.asOwner<SiteSettings>('GET', '/admin/settings');
    expect([settings.studioName, settings.emailAddress]).toEqual(['Van mij', studio.emailAddress]);
  });

  it('is restored without redirects that would create a loop, and warns about them', async () => {
    await test.asOwner('PUT', '/pages/shell', { redirectUrl: '/oud' });
    await remove([await findId('shell')]);
    expect((await test.asOwner('PUT', '/redirects/oud', { toPath: '/cases/shell' })).status).toBe(200);
    const own = { identifier: 'shell', title: 'Nog niet af', overview: [], kind: 'case', status: 'DRAFT' };
    expect((await test.asOwner('POST', '/pages', own)).status).toBe(201);
    const restored = await restore();
    expect([restored.status, restored.body.warnings.map(({ message }) => message)]).toEqual([
      200,
      [
        'Another page now has the URL "shell", so this one becomes "shell-2".',
        '"/oud" does not lead to "/cases/shell-2", because that would create a redirect loop. Check it under Redirects.',
        '"/cases/shell" does not lead to "/cases/shell-2", because that would create a redirect loop. Check it under Redirects.',
      ],
    ]);
    expect(await identifiers()).toEqual(expect.arrayContaining(['shell-2', 'werkwijze', 'sprint']));
    const kept = await test.asOwner<{ toPath: string }>('GET', '/redirects/oud');
    expect(kept.body.toPath).toBe('/cases/shell');
    expect((await test.asOwner('GET', '/redirects/cases/shell')).status).toBe(404);
  });

  it('can be removed in a dry run, and cannot be restored after thirty days', async () => {
    expect((await test.asOwner<After>('POST', '/starting-content/remove?dry-run', {})).body.pages).toEqual(
      [],
    );
    expect(await identifiers()).toContain('shell');
    await remove();
    now += 30 * 24 * 60 * 60 * 1000;
    expect((await look()).removal).toBeNull();
    expect((await restore()).body.code).toBe('starting-content/not-removed');
  });

  it('is removed with its scheduled changes, which are not restored', async () => {
    const soon = new Date(now + 24 * 60 * 60 * 1000).toISOString();
    for (const key of ['werkwijze', 'main']) {
      expect((await test.asOwner('PUT', `/pages/${key}/schedule/unpublish`, { at: soon })).status).toBe(200);
    }
    await remove();
    expect(await test.storage.db.selectFrom('schedule').selectAll().execute()).toEqual([]);
    now += 48 * 60 * 60 * 1000;
    await runSchedule(test.deps);
    expect((await test.asVisitor('GET', '/pages/main')).status).toBe(200);
    await restore();
    await runSchedule(test.deps);
    expect((await test.asVisitor('GET', '/pages/werkwijze')).status).toBe(200);
  });

  it('appears in the site history, with its removal as one entry', async () => {
    // Pages of earlier tests were removed without a write.
    for (const table of ['journal', 'journal_standing'] as const) {
      await test.storage.db.deleteFrom(table).execute();
    }
    await beginJournal(test.storage);
    const identifiers = ['main', 'werkwijze', 'sprint', 'shell', 'cases'];
    const reader = new SiteReader(test.storage);
    const seen: [string, unknown][] = [];
    const look = async () => {
      seen.push([new Date(now).toISOString(), await readSiteAnswers(reader, identifiers)]);
      now += 1000;
    };
    const lines = async () => (await test.asEditor<History>('GET', '/admin/history')).body.lines;
    await look();
    const [before] = await lines();
    await remove();
    await look();
    const [removal, last] = await lines();
    expect(last?.revision).toBe(before?.revision);
    expect(removal).toMatchObject({ actor: 'owner@studio.example', pageCount: 6, settings: true });
    await restore();
    await look();
    for (const [at, answers] of seen) {
      expect(await readSiteAnswers(createSiteViewAt(test.storage.db, at), identifiers)).toEqual(answers);
    }
  });

  it('lists no pages after its removal', async () => {
    await remove();
    expect((await look()).pages).toEqual([]);
  });
});
