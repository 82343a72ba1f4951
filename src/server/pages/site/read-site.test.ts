import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiPage } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { SiteReader } from './read-site.ts';

describeEachDatabase('SiteReader', (location) => {
  let test: TestApp;
  let reader: SiteReader;
  const make = async (identifier: string, body = {}) => {
    const page = { identifier, title: { nl: identifier }, overview: [], status: 'PUBLISHED', ...body };
    return (await test.asOwner<ApiPage>('POST', '/pages', page)).body;
  };
  const addPicture = (id: string) =>
    test.storage.db
      .insertInto('media')
      .values({
        id,
        url: `/media/${id}/foto.jpg`,
        name: 'foto',
        mime_type: 'image/jpeg',
        size: 1,
        width: 1600,
        height: 900,
        animated: false,
        hash: id,
        created_at: '',
        created_by: null,
      })
      .execute();
  beforeAll(async () => {
    test = await openTestApp(location());
    reader = new SiteReader(test.storage);
    for (const identifier of ['main', 'cases', '404']) await make(identifier);
    await make('shell', { kind: 'case' });
    await make('werkwijze', {
      overview: [{ id: 'h', type: 'heroImage', src: '/media/00000000000000a1/foto.jpg' }],
    });
    await make('ontwerpsprint', { parentIdentifier: 'werkwijze' });
  });
  afterAll(() => test.close());

  it('selects the public paths from a list', async () => {
    await make('concept', { status: 'DRAFT' });
    await make('besloten', { requiresLogin: true, loginPassword: 'laatste-halte' });
    const seen = ['/', '/404', '/cases/shell', '/werkwijze/ontwerpsprint'];
    const unseen = ['/ontwerpsprint', '/shell', '/concept', '/besloten', '/er-niet', '/offline'];
    expect(await reader.publicAmong([...unseen, ...seen])).toEqual(new Set(seen));
    expect(await reader.publicAmong([])).toEqual(new Set());
    const many = Array.from({ length: 500 }, (_, index) => `/nummer-${index}`);
    expect(await reader.publicAmong([...many, '/werkwijze'])).toEqual(new Set(['/werkwijze']));
  });

  it('finds a page with everything needed to render it', async () => {
    await addPicture('00000000000000a1');
    await test.asOwner('PUT', '/admin/settings', { contentBlocks: { container: { gap: '2rem' } } });
    await test.asOwner('PUT', '/admin/page-layout?pageId=werkwijze', {
      layoutSettings: { container: { maxWidth: '900px' } },
    });
    await test.asOwner('PUT', '/admin/page-background?pageId=werkwijze', {
      backgroundSettings: { backgroundColorLight: '#ffffff' },
    });
    const found = await reader.findPublicPage('werkwijze');
    expect(found).toMatchObject({
      type: 'page',
      page: {
        path: '/werkwijze',
        kind: 'page',
        robots: 'index,follow',
        layout: { container: { gap: '2rem', maxWidth: '900px', marginTop: '72px' } },
        background: {
          backgroundSettings: { backgroundColorLight: '#ffffff' },
          dynamicBackgroundSettings: { enabled: false },
        },
        media: { '/media/00000000000000a1/foto.jpg': { width: 1600, height: 900, animated: false } },
      },
    });
    expect(await reader.findPublicPage('ontwerpsprint')).toMatchObject({
      page: { path: '/werkwijze/ontwerpsprint', parentIdentifier: 'werkwijze' },
    });
    expect(await reader.findPublicPage('shell')).toMatchObject({
      page: { path: '/cases/shell', kind: 'case' },
    });
  });

  it("prefers the live version's layout over the page's", async () => {
    const page = (await test.asOwner<ApiPage>('GET', '/pages/werkwijze')).body;
    await test.asOwner('PUT', `/admin/page-layout?pageId=${page.id}&versionId=${page.versionId}`, {
      layoutSettings: { container: { maxWidth: '700px' } },
    });
    expect(await reader.findPublicPage('werkwijze')).toMatchObject({
      page: { layout: { container: { maxWidth: '700px' } } },
    });
  });

  it("applies the site's background to each part that a page does not set", async () => {
    const page = await make('volgt', { showInMenu: false });
    const still = {
      backgroundSettings: { backgroundColorLight: '#ffeedd' },
      dynamicBackgroundSettings: null,
    };
    await test.asOwner('PUT', '/admin/settings', { background: still });
    expect(await reader.findPublicPage('volgt')).toMatchObject({
      page: {
        background: {
          backgroundSettings: { backgroundColorLight: '#ffeedd' },
          dynamicBackgroundSettings: { enabled: false },
        },
      },
    });
    const own = `/admin/page-background?pageId=${page.id}`;
    await test.asOwner('PUT', own, { dynamicBackgroundSettings: { enabled: true } });
    expect(await reader.findPublicPage('volgt')).toMatchObject({
      page: {
        background: {
          backgroundSettings: { backgroundColorLight: '#ffeedd' },
          dynamicBackgroundSettings: { enabled: true },
        },
      },
    });
    // An empty colour is a setting, too.
    await test.asOwner('PUT', own, { backgroundSettings: {} });
    expect(await reader.findPublicPage('volgt')).toMatchObject({
      page: { background: { backgroundSettings: {} } },
    });
    await test.asOwner('DELETE', own);
    const nothing = { backgroundSettings: null, dynamicBackgroundSettings: null };
    await test.asOwner('PUT', '/admin/settings', { background: nothing });
  });

  it("completes the live version's layout and background with the page's own", async () => {
    const page = await make('lagen');
    const version = `pageId=${page.id}&versionId=${page.versionId}`;
    await test.asOwner('PUT', `/admin/page-layout?pageId=${page.id}`, {
      layoutSettings: { container: { gap: '9rem', maxWidth: '900px' } },
    });
    await test.asOwner('PUT', `/admin/page-layout?${version}`, {
      layoutSettings: { container: { maxWidth: '700px' } },
    });
    await test.asOwner('PUT', `/admin/page-background?pageId=${page.id}`, {
      backgroundSettings: { backgroundColorLight: '#ffffff' },
      dynamicBackgroundSettings: { enabled: true, endColorLight: '#eeeeff' },
    });
    await test.asOwner('PUT', `/admin/page-background?${version}`, {
      backgroundSettings: { backgroundColorLight: '#fafafa' },
    });
    expect(await reader.findPublicPage('lagen')).toMatchObject({
      page: {
        layout: { container: { gap: '9rem', maxWidth: '700px' } },
        background: {
          backgroundSettings: { backgroundColorLight: '#fafafa' },
          dynamicBackgroundSettings: { enabled: true, endColorLight: '#eeeeff' },
        },
      },
    });
    await test.asOwner('DELETE', `/pages/${page.id}`);
  });

  it('distinguishes locked, hidden and absent pages, without returning their content', async () => {
    await make('besloten', { requiresLogin: true, loginPassword: 'x', title: 'Zeer geheim' });
    await make('verborgen', { status: undefined, published: true, isHidden: true, redirectUrl: '/cases' });
    const draft = await make('concept', { status: 'DRAFT' });
    const locked = await reader.findPublicPage('besloten');
    expect(locked).toMatchObject({ type: 'locked', page: { path: '/besloten' } });
    expect(JSON.stringify(locked)).not.toContain('geheim');
    expect(await reader.findPublicPage('verborgen')).toMatchObject({ type: 'hidden', redirectUrl: '/cases' });
    for (const key of ['concept', 'nergens', draft.id, ''])
      expect(await reader.findPublicPage(key)).toEqual({ type: 'absent' });
  });

  it('builds the menu from public pages, with children below their parent', async () => {
    await make('zonder-menu', { showInMenu: false });
    await make('niet-zoeken', { hideFromSearchEngines: true });
    expect(await reader.menuPages()).toEqual([
      { title: { nl: 'main' }, path: '/', children: [] },
      { title: { nl: 'cases' }, path: '/cases', children: [] },
      {
        title: { nl: 'werkwijze' },
        path: '/werkwijze',
        children: [{ title: { nl: 'ontwerpsprint' }, path: '/werkwijze/ontwerpsprint', children: [] }],
      },
    ]);
    const paths = (await reader.publicPages()).map((page) => page.path);
    expect(paths).toContain('/cases/shell');
    expect(paths).not.toContain('/besloten');
  });

  it('lists the children of a page outside the menu in its place', async () => {
    await make('map', { showInMenu: false });
    await make('blad', { parentIdentifier: 'map' });
    await make('achteraan');
    const paths = (await reader.menuPages()).map(({ path }) => path);
    expect(paths.slice(-2)).toEqual(['/map/blad', '/achteraan']);
  });

  it('links each case to the previous and next public case, in a cycle', async () => {
    const [shell] = (await reader.publicPages()).filter(({ kind }) => kind === 'case');
    if (!shell) throw new Error('there is no case');
    expect(await reader.findNeighbours(shell.id)).toBeUndefined();
    const toast = await make('toast', { kind: 'case', title: { nl: 'Zeven Uur', en: 'Seven' } });
    const link = (identifier: string) => expect.objectContaining({ path: `/cases/${identifier}` });
    expect(await reader.findNeighbours(shell.id)).toEqual({ previous: undefined, next: link('toast') });
    const secret = await make('kluis', { kind: 'case', requiresLogin: true, loginPassword: 'x' });
    await make('schets', { kind: 'case', status: 'DRAFT' });
    const abn = await make('abn', { kind: 'case' });
    expect(await reader.findNeighbours(shell.id)).toEqual({ previous: link('abn'), next: link('toast') });
    expect(await reader.findNeighbours(toast.id)).toEqual({ previous: link('shell'), next: link('abn') });
    expect(await reader.findNeighbours(abn.id)).toEqual({
      previous: { path: '/cases/toast', title: { nl: 'Zeven Uur', en: 'Seven' } },
      next: link('shell'),
    });
    // No case leads to the protected one, but its visitor continues from its place in the order.
    expect(await reader.findNeighbours(secret.id)).toEqual({ previous: link('toast'), next: link('abn') });
  });

  it('is notified of every change that visitors can see, and of no other', async () => {
    const heard: number[] = [];
    const stop = reader.onRevision((revision) => heard.push(revision));
    const before = reader.revision;
    await test.asOwner('PUT', '/pages/werkwijze', { overview: [] });
    expect(heard).toEqual([]);
    await test.asOwner('PUT', '/redirects/oud', { toPath: '/nieuw' });
    expect(heard).toEqual([before + 1]);
    stop();
    expect(await reader.redirectFor('/en/oud')).toEqual({
      type: 'redirect',
      to: '/en/nieuw',
      temporary: false,
    });
    expect(heard).toEqual([before + 1]);
  });

  it('puts the first eight public cases into the menu, each with its hero image', async () => {
    const names = async () => (await reader.menuCases()).map(({ path }) => path.replace('/cases/', ''));
    const before = await names();
    expect(before).toContain('shell');
    const hero = { id: 'hero', type: 'heroImage', src: '/media/een/held.jpg' };
    await make('menukaart', { kind: 'case', overview: [hero] });
    await make('menu-kluis', { kind: 'case', requiresLogin: true, loginPassword: 'x' });
    await make('menu-schets', { kind: 'case', status: 'DRAFT' });
    await make('menu-eruit', { kind: 'case', showInMenu: false });
    await make('menu-ongezocht', { kind: 'case', hideFromSearchEngines: true });
    expect(await names()).toEqual([...before, 'menukaart']);
    // A file that is not in the library would leave an empty box.
    expect((await reader.menuCases()).at(-1)).toMatchObject({ path: '/cases/menukaart', pictures: {} });
    await Promise.all(['00000000000000b1', '00000000000000b2'].map(addPicture));
    const each = { nl: '/media/00000000000000b1/foto.jpg', en: '/media/00000000000000b2/foto.jpg' };
    await make('menu-twee', { kind: 'case', overview: [{ ...hero, src: each }] });
    expect((await reader.menuCases()).at(-1)).toMatchObject({
      path: '/cases/menu-twee',
      pictures: { nl: { src: each.nl }, en: { src: each.en } },
    });
    for (let n = 0; n < 9; n += 1) await make(`werk-${n}`, { kind: 'case' });
    expect(await names()).toHaveLength(8);
  });
});
