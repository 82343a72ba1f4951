import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationIds } from '#api/endpoints.ts';
import { insertApproval, insertComment } from '#server/preview-links/draft-responses.repository.ts';
import { createKeys } from '#server/security/keys.ts';
import { createVault } from '#server/security/vault.ts';
import { type AccessSite, openAccessSite } from '../../../tests/support/access-test-site.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';

const asOwner = { 'x-test-role': 'owner' };
const otherVault = createVault(createKeys('another secret that is long enough too')('page-passwords'));
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>';

describeEachDatabase('an unreadable database row', (location) => {
  let site: AccessSite;
  beforeAll(async () => {
    site = await openAccessSite(location());
  });
  afterAll(() => site.close());

  async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
    const answer = await site.app.inject({
      method,
      url: `/api${path}`,
      headers: asOwner,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  /** Creates two items of everything that is listed. */
  async function fillSite(): Promise<void> {
    const made: number[] = [];
    for (const number of [1, 2]) {
      const { url } = await site.media.storeMedia(
        Buffer.from(drawing.replace('M0', `M${number}`)),
        `vak-${number}.svg`,
      );
      const page = {
        ...{ identifier: `pagina-${number}`, title: `Pagina ${number}`, status: 'PUBLISHED' },
        overview: [{ id: 'a', type: 'heroImage', src: url }],
        ...{ requiresLogin: true, loginPassword: 'eigen woord' },
      };
      made.push((await call('POST', '/pages', page)).status);
      const { id } = (await call('GET', `/pages/pagina-${number}`)).body;
      made.push((await call('POST', '/admin/rooms', { client: `Klant ${number}`, pages: [id] })).status);
      const shared = { id: `klant-${number}`, password: 'gedeeld woord' };
      made.push((await call('POST', '/admin/password-access', shared)).status);
      for (const child of [1, 2]) {
        const identifier = `onder-${number}-${child}`;
        const below = await call('POST', '/pages', {
          identifier,
          title: identifier,
          overview: page.overview,
        });
        const moved = await call('PUT', `/pages/${identifier}/identifier`, { identifier, parentId: id });
        expect([below.status, moved.status]).toEqual([201, 200]);
        const link = await call('POST', `/pages/pagina-${number}/preview-links`, { language: 'nl' });
        made.push(link.status);
        const response = {
          ...{
            id: `${number}-${child}`,
            pageId: id,
            linkId: link.body.id,
            language: 'nl' as const,
            name: 'Anna',
          },
          createdAt: site.storage.now().toISOString(),
        };
        const { db } = site.storage;
        await insertApproval(db, { ...response, versionId: null, fingerprint: 'x' });
        await insertComment(db, {
          ...response,
          blockId: null,
          words: 'Mooi',
          doneAt: null,
          doneBy: null,
          email: null,
        });
      }
      await call('PUT', `/pages/pagina-${number}`, { title: `Ander ${number}`, overview: page.overview });
      await call('PUT', '/admin/settings', { studioName: `Studio ${number}` });
      await call('PUT', '/admin/design-tokens', {
        changes: { 'radius.small': { value: { value: 5 + number, unit: 'px' } } },
      });
    }
    for (const { id } of (await call('GET', '/admin/media')).body)
      await call('PUT', `/admin/media/${id}`, { alt: { nl: 'Een vak' }, tags: ['vak'] });
    expect(made).toEqual(made.map(() => 201));
  }

  /**
   * Damages one row per JSON column, and encrypts one value per encrypted column with another secret. Returns
   * which.
   */
  async function damageRows(): Promise<string[]> {
    const { db } = site.storage;
    const damaged: string[] = [];
    for (const { name: table, columns } of await db.introspection.getTables()) {
      for (const { name: column } of columns.filter(({ dataType }) => /text/i.test(dataType))) {
        const { rows } = await sql<{ value: string }>`
          select ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} is not null
        `.execute(db);
        const value = rows.map((row) => row.value).find((one) => /^enc1:|^[[{"]/.test(one));
        if (value === undefined) continue;
        const other = value.startsWith('enc1:') ? otherVault.seal('niet te lezen') : '{"half';
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${other} where ${sql.ref(column)} = ${value}`.execute(
          db,
        );
        damaged.push(`${table}.${column}`);
      }
    }
    return damaged;
  }

  it('breaks no list and hides no other row', async () => {
    await fillSite();
    const ids = async (path: string) =>
      ((await call('GET', path)).body as { id: string }[]).map((row) => row.id);
    const [pages, media] = [await ids('/pages'), await ids('/admin/media')];
    const paths = [...operationIds.keys()]
      .filter(({ method, path }) => method === 'GET' && !singleRows.includes(path))
      .flatMap(({ path }) =>
        path.includes(':')
          ? (path.includes('/media/') ? media : pages).map((id) => path.replace(/:\w+/, id))
          : [path],
      );
    expect([pages.length, media.length]).toEqual([6, 2]);
    const before = new Map<string, { status: number; body: object }>();
    for (const path of paths) before.set(path, await call('GET', path));
    const damaged = await damageRows();
    expect(damaged).toEqual(
      expect.arrayContaining([
        ...['audit.detail', 'audit.undo', 'media.alt', 'media.tags', 'rooms.greeting', 'settings.value'],
        ...[
          'pages.login_password',
          'password_accesses.password',
          'rooms.token',
          'versions.title',
          'versions.overview',
          'versions.changes',
        ],
      ]),
    );
    for (const [path, { status, body }] of before) {
      const after = await call('GET', path);
      expect([path, after.status]).toEqual([path, status]);
      expect([path, listLengths(after.body)]).toEqual([path, listLengths(body)]);
    }
    const clientSpaces = (await call('GET', '/admin/rooms')).body as { client: string; link: string }[];
    expect(clientSpaces.filter(({ link }) => link === '')).toHaveLength(1);
    const shared = (await call('GET', '/admin/password-access')).body as { password: string }[];
    expect(shared.map(({ password }) => password).sort()).toEqual(['', 'gedeeld woord']);
  });
});

/** Responses that consist of one row, and fail if it is unreadable. */
const singleRows: readonly string[] = ['/pages/:identifier', '/admin/design-tokens/versions/:version'];

/** Counts the items of a response that is or contains lists. */
function listLengths(body: object): number[] {
  return (Array.isArray(body) ? [body] : Object.values(body).filter(Array.isArray)).map(
    ({ length }) => length,
  );
}
