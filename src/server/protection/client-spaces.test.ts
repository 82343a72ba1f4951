import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClientSpace } from '#api/endpoints/client-spaces.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describeEachDatabase('a client space', (location) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(location());
  });
  afterAll(() => test.close());

  let count = 0;
  const page = async (body: object = {}) => {
    count += 1;
    const answer = await test.asOwner<ApiPage>('POST', '/pages', {
      identifier: `blad-${count}`,
      title: { nl: `Blad ${count}`, en: `Sheet ${count}` },
      overview: [],
      status: 'PUBLISHED',
      ...body,
    });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const make = async (body: object = {}) => {
    const answer = await test.asOwner<ClientSpace>('POST', '/admin/rooms', { client: 'Gemeente', ...body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  };
  const save = (id: string, body: object) =>
    test.asOwner<ClientSpace & ErrorBody>('PUT', `/admin/rooms/${id}`, body);
  const act = (id: string, verb: 'revoke' | 'restore') =>
    test.asOwner<ClientSpace & ErrorBody>('POST', `/admin/rooms/${id}/${verb}`);
  const listed = async (id: string) =>
    (await test.asOwner<ClientSpace[]>('GET', '/admin/rooms')).body.find(
      (clientSpace) => clientSpace.id === id,
    );

  it('is created with a random link, and stored without the link and the password', async () => {
    const held = await page();
    const clientSpace = await make({
      client: '  Museum De Kade ',
      greeting: { nl: ' Dag! ' },
      language: 'en',
      password: 'zeil',
      expiresAt: '2999-01-01T00:00:00+01:00',
      pages: [held.id, held.id],
    });
    expect(clientSpace).toEqual({
      id: expect.any(String),
      client: 'Museum De Kade',
      greeting: { nl: 'Dag!', en: '' },
      language: 'en',
      link: expect.stringMatching(/^http:\/\/localhost:3000\/en\/kamer\/[\w-]{32}$/),
      password: 'zeil',
      expiresAt: '2998-12-31T23:00:00.000Z',
      revokedAt: null,
      createdAt: expect.any(String),
      firstSeenAt: null,
      lastSeenAt: null,
      visits: 0,
      pages: [
        { pageId: held.id, identifier: held.identifier, title: held.title, isLive: true, isProtected: false },
      ],
    });
    expect(await listed(clientSpace.id)).toEqual(clientSpace);
    const rows = JSON.stringify(await test.storage.db.selectFrom('rooms').selectAll().execute());
    expect(rows).not.toContain(clientSpace.link.split('/').at(-1));
    expect(rows).not.toContain('zeil');
    expect((await make()).link).not.toBe((await make()).link);
  });

  it('can be read and changed by owners only', async () => {
    const { id } = await make();
    for (const ask of [test.asEditor, test.asVisitor]) {
      const answers = await Promise.all([
        ask('GET', '/admin/rooms'),
        ask('POST', '/admin/rooms', { client: 'x' }),
        ask('PUT', `/admin/rooms/${id}`, { client: 'x' }),
        ask('POST', `/admin/rooms/${id}/revoke`),
        ask('POST', `/admin/rooms/${id}/restore`),
        ask('DELETE', `/admin/rooms/${id}`),
      ]);
      const refused = ask === test.asEditor ? 403 : 401;
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(refused));
    }
  });

  it.each([
    [{ client: ' ' }, 'client'],
    [{ client: 'x'.repeat(201) }, 'client'],
    [{ greeting: { nl: 'x'.repeat(2001) } }, 'greeting.nl'],
    [{ password: ' ' }, 'password'],
    [{ expiresAt: 'morgen' }, 'expiresAt'],
    [{ pages: ['nergens'] }, 'pages'],
    [{ language: 'de' }, 'language'],
  ])('rejects %j and names the invalid field', async (body, path) => {
    const before = (await test.asOwner<ClientSpace[]>('GET', '/admin/rooms')).body.length;
    const made = await test.asOwner<ErrorBody>('POST', '/admin/rooms', { client: 'x', ...body });
    expect([made.status, made.body.issues?.[0]?.path]).toEqual([400, path]);
    expect((await test.asOwner<ClientSpace[]>('GET', '/admin/rooms')).body).toHaveLength(before);
    const { id } = await make();
    expect((await save(id, body)).body.issues?.[0]?.path).toBe(path);
  });

  it('can be changed field by field, and keeps its link', async () => {
    const [one, two] = [await page(), await page()];
    const clientSpace = await make({ greeting: { nl: 'Dag', en: 'Hello' }, pages: [one.id] });
    expect((await save(clientSpace.id, { greeting: { en: 'Hi' } })).body.greeting).toEqual({
      nl: 'Dag',
      en: 'Hi',
    });
    expect((await save(clientSpace.id, { client: 'Ander' })).body).toMatchObject({
      client: 'Ander',
      link: clientSpace.link,
      pages: [{ pageId: one.id }],
    });
    const turned = await save(clientSpace.id, { pages: [two.id, one.id] });
    expect(turned.body.pages.map(({ pageId }) => pageId)).toEqual([two.id, one.id]);
    expect((await save(clientSpace.id, { language: 'en' })).body.link).toBe(
      clientSpace.link.replace('/kamer/', '/en/kamer/'),
    );
    expect((await save(clientSpace.id, {})).status).toBe(400);
    expect((await save('nergens', { client: 'x' })).body.code).toBe('room/not-found');
  });

  it('keeps a page that is in the trash, and loses it when it is permanently deleted', async () => {
    const [stays, goes] = [await page(), await page()];
    const clientSpace = await make({ pages: [stays.id, goes.id] });
    await test.asOwner('DELETE', `/pages/${goes.identifier}`);
    expect((await listed(clientSpace.id))?.pages.map(({ pageId }) => pageId)).toEqual([stays.id]);
    // The editor does not list the trashed page, so this save leaves it out.
    await save(clientSpace.id, { pages: [stays.id] });
    await test.asOwner('POST', `/trash/${goes.id}/restore`);
    expect((await listed(clientSpace.id))?.pages.map(({ pageId }) => pageId)).toEqual([stays.id, goes.id]);
    await test.asOwner('DELETE', `/pages/${goes.identifier}`);
    await test.asOwner('DELETE', `/trash/${goes.id}`);
    expect((await listed(clientSpace.id))?.pages.map(({ pageId }) => pageId)).toEqual([stays.id]);
  });

  it('can be revoked, restored and deleted, and the activity log records by whom', async () => {
    const { id } = await make({ client: 'Notitie' });
    expect((await act(id, 'revoke')).body.revokedAt).not.toBeNull();
    expect((await act(id, 'restore')).body.revokedAt).toBeNull();
    await save(id, { client: 'Notitie 2' });
    expect((await test.asOwner('DELETE', `/admin/rooms/${id}`)).status).toBe(200);
    expect(await listed(id)).toBeUndefined();
    for (const answer of [await act(id, 'revoke'), await act(id, 'restore')]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'room/not-found']);
    }
    const notes = await test.storage.db
      .selectFrom('audit')
      .select(['action', 'actor'])
      .where('target', '=', id)
      .execute();
    expect(notes.map(({ action }) => action).sort()).toEqual([
      'room/create',
      'room/delete',
      'room/restore',
      'room/revoke',
      'room/save',
    ]);
    expect(new Set(notes.map(({ actor }) => actor))).toEqual(new Set(['owner@studio.example']));
  });

  describe('under concurrent requests', () => {
    it('is revoked once', async () => {
      const { id } = await make();
      const [one, two] = await Promise.all([act(id, 'revoke'), act(id, 'revoke')]);
      expect([one.status, two.status]).toEqual([200, 200]);
      expect(one.body.revokedAt).toBe(two.body.revokedAt);
    });

    it('is deleted once', async () => {
      const { id } = await make();
      const drop = () => test.asOwner('DELETE', `/admin/rooms/${id}`);
      const answers = await Promise.all([drop(), drop()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    });

    it('keeps every change', async () => {
      const held = await page();
      const { id } = await make();
      await Promise.all([
        save(id, { client: 'Beide' }),
        save(id, { password: 'samen' }),
        save(id, { pages: [held.id] }),
        act(id, 'revoke'),
      ]);
      expect(await listed(id)).toMatchObject({
        client: 'Beide',
        password: 'samen',
        revokedAt: expect.any(String),
        pages: [{ pageId: held.id }],
      });
    });

    it('accepts the same pages in opposite orders as another space, without a deadlock', async () => {
      const pages = await Promise.all([page(), page(), page()]);
      const ids = pages.map(({ id }) => id);
      const clientSpaces = [await make(), await make()];
      for (let round = 0; round < 5; round += 1) {
        const answers = await Promise.all([
          save(clientSpaces[0]?.id ?? '', { pages: ids }),
          save(clientSpaces[1]?.id ?? '', { pages: ids.toReversed() }),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      }
    });
  });

  describe('a protected page without a password', () => {
    const protect = (identifier: string) =>
      test.asOwner<ErrorBody>('PUT', `/pages/${identifier}`, { requiresLogin: true });

    it('needs an active client space that contains it', async () => {
      const held = await page();
      const refused = await protect(held.identifier);
      expect([refused.status, refused.body.issues]).toEqual([
        400,
        [
          {
            path: 'loginPassword',
            message:
              'A protected page needs its own password, a shared one, or a client space that contains it.',
          },
        ],
      ]);
      const clientSpace = await make({ pages: [held.id], expiresAt: '2001-01-01T00:00:00Z' });
      expect((await protect(held.identifier)).status).toBe(400);
      await save(clientSpace.id, { expiresAt: null });
      await act(clientSpace.id, 'revoke');
      expect((await protect(held.identifier)).status).toBe(400);
      await act(clientSpace.id, 'restore');
      expect((await protect(held.identifier)).status).toBe(200);
      expect((await listed(clientSpace.id))?.pages[0]?.isProtected).toBe(true);
    });

    it('stays protected and editable after its client space is deleted', async () => {
      const held = await page();
      const clientSpace = await make({ pages: [held.id] });
      await protect(held.identifier);
      await test.asOwner('DELETE', `/admin/rooms/${clientSpace.id}`);
      const saved = await test.asOwner<ApiPage>('PUT', `/pages/${held.identifier}`, { showInMenu: false });
      expect([saved.status, saved.body.requiresLogin]).toEqual([200, true]);
    });
  });
});
