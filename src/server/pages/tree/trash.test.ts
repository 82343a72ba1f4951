import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RestoredPage, TrashedPage } from '#api/endpoints/trash.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

describeEachDatabase('the page trash', (location) => {
  let test: TestApp;
  let now = Date.parse('2026-03-01T09:00:00Z');
  beforeAll(async () => {
    test = await openTestApp(location(), { clock: () => new Date(now) });
  });
  beforeEach(async () => {
    await test.storage.db.deleteFrom('redirects').execute();
    await test.storage.db.deleteFrom('pages').execute();
  });
  afterAll(() => test.close());

  const make = async (identifier: string, body: object = {}) => {
    const page = { identifier, title: { nl: identifier }, overview: [], status: 'PUBLISHED', ...body };
    return (await test.asOwner<ApiPage>('POST', '/pages', page)).body;
  };
  const remove = (key: string) => test.asEditor('DELETE', `/pages/${key}`);
  const trash = async () => (await test.asEditor<TrashedPage[]>('GET', '/trash')).body;
  const restore = (id: string, query = '') =>
    test.asEditor<RestoredPage & ErrorBody>('POST', `/trash/${id}/restore${query}`);

  it('lists deleted pages, newest first, with who deleted them and when they expire', async () => {
    const first = await make('een');
    await make('twee', { status: 'DRAFT' });
    await remove('een');
    now += 1000;
    await remove('twee');
    const listed = await trash();
    expect(listed.map(({ identifier }) => identifier)).toEqual(['twee', 'een']);
    expect(listed[1]).toEqual({
      id: first.id,
      identifier: 'een',
      kind: 'page',
      title: { nl: 'een' },
      path: '/een',
      isSeen: true,
      deletedAt: new Date(now - 1000).toISOString(),
      deletedBy: 'editor@studio.example',
      goesAt: new Date(now - 1000 + 30 * 24 * 60 * 60 * 1000).toISOString(),
      comesBack: { identifier: 'een', path: '/een', warnings: [] },
    });
    expect(listed[0]?.isSeen).toBe(false);
    expect((await test.asVisitor('GET', '/trash')).status).toBe(401);
  });

  describe('restoring a page', () => {
    it('restores its content, URL, versions and visibility', async () => {
      const page = await make('een', { title: { nl: 'Eén', en: 'One' } });
      const before = await test.asEditor<object[]>('GET', `/pages/${page.id}/versions`);
      await remove('een');
      const revision = test.storage.revision.current;
      const restored = await restore(page.id);
      expect(restored).toMatchObject({
        status: 200,
        body: { id: page.id, identifier: 'een', status: 'PUBLISHED', warnings: [] },
      });
      expect(restored.headers.etag).toBeDefined();
      expect(test.storage.revision.current).toBeGreaterThan(revision);
      expect((await test.asVisitor<ApiPage>('GET', '/pages/een')).body.title).toEqual({
        nl: 'Eén',
        en: 'One',
      });
      expect((await test.asEditor<object[]>('GET', '/pages/een/versions')).body).toEqual(before.body);
      expect(await trash()).toEqual([]);
    });

    it('uses the next free URL if its own is taken, as the list and a dry run announced', async () => {
      const page = await make('een');
      await remove('een');
      await make('een');
      await make('een-2');
      const message = 'Another page now has the URL "een", so this one becomes "een-3".';
      const comesBack = {
        identifier: 'een-3',
        path: '/een-3',
        warnings: [{ path: 'identifier', message }],
      };
      expect((await trash())[0]?.comesBack).toEqual(comesBack);
      const tried = await restore(page.id, '?dry-run');
      expect(tried.body).toMatchObject({ identifier: 'een-3', warnings: comesBack.warnings });
      expect(await trash()).toHaveLength(1);
      expect((await restore(page.id)).body).toMatchObject({
        identifier: 'een-3',
        warnings: comesBack.warnings,
      });
    });

    it('moves it to the top level if its parent is gone or has a parent itself', async () => {
      const parent = await make('ouder');
      const child = await make('kind', { parentId: parent.id });
      const other = await make('ander', { parentId: parent.id });
      await remove('kind');
      now += 1000;
      await remove('ander');
      // Both may have been deleted in the same millisecond.
      expect((await trash()).map(({ path }) => path)).toContain('/ouder/ander');
      await remove('ouder');
      expect((await restore(child.id)).body).toMatchObject({
        parentId: null,
        warnings: [
          {
            path: 'parentId',
            message: 'The parent page no longer exists, so this page is now at the top level.',
          },
        ],
      });
      await restore(parent.id);
      const roof = await make('dak');
      await test.asEditor('PUT', `/pages/${parent.id}/parent`, { parentId: roof.id });
      expect((await restore(other.id)).body).toMatchObject({
        parentId: null,
        warnings: [
          { message: '"ouder" can no longer have child pages, so this page is now at the top level.' },
        ],
      });
    });

    it('puts it below its parent, among its neighbours', async () => {
      const parent = await make('ouder');
      const [, middle] = [
        await make('a', { parentId: parent.id }),
        await make('b', { parentId: parent.id }),
        await make('c', { parentId: parent.id }),
      ];
      await remove('b');
      await restore(middle.id);
      const children = await test.asEditor<ApiPage[]>('GET', `/pages/${parent.id}/children`);
      expect(children.body.map(({ identifier }) => identifier)).toEqual(['a', 'b', 'c']);
    });

    it('adds no redirect from its old URL while another page has that URL', async () => {
      const page = await make('een');
      await remove('een');
      const other = await make('een');
      await restore(page.id);
      expect((await test.asVisitor('GET', '/redirects/check?path=/een')).body).toEqual({});
      await remove(other.id);
      expect((await test.asVisitor<ApiPage>('GET', '/pages/een-2')).status).toBe(200);
    });

    it('rejects a redirect loop, and keeps the page in the trash', async () => {
      const page = await make('een', { status: 'HIDDEN', redirectUrl: '/twee' });
      await remove('een');
      await test.asEditor('PUT', '/redirects/twee', { toPath: '/een' });
      const refused = await restore(page.id);
      expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'redirectUrl']);
      expect(await trash()).toHaveLength(1);
    });
  });

  it('deletes one page permanently, or all', async () => {
    const [one] = [await make('een'), await make('twee'), await make('drie')];
    for (const key of ['een', 'twee', 'drie']) await remove(key);
    expect((await test.asEditor('DELETE', `/trash/${one.id}`)).status).toBe(200);
    expect((await restore(one.id)).status).toBe(404);
    expect((await test.asEditor('DELETE', `/trash/${one.id}`)).status).toBe(404);
    expect((await test.asEditor('DELETE', '/trash?dry-run')).status).toBe(200);
    expect(await trash()).toHaveLength(2);
    expect((await test.asEditor('DELETE', '/trash')).status).toBe(200);
    expect(await trash()).toEqual([]);
    expect(await test.storage.db.selectFrom('versions').select('id').execute()).toEqual([]);
  });

  it('does not restore or delete a page that is not in the trash', async () => {
    const page = await make('een');
    expect((await restore(page.id)).status).toBe(404);
    expect((await test.asEditor('DELETE', `/trash/${page.id}`)).status).toBe(404);
    expect((await test.asEditor('GET', '/pages/een')).status).toBe(200);
  });
});
