import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import type { TrashedMedia } from '#api/endpoints/trash.ts';
import type { ErrorBody } from '#api/errors.ts';
import { mediaPlugin } from '#server/media/media.plugin.ts';
import { createMediaService } from '#server/media/media.service.ts';
import { openLocalStore } from '#server/media/store/media-store.ts';
import { createSiteViewAt } from '#server/pages/site/site-at.ts';
import { findLock } from '#server/protection/locks/client-space-lock.repository.ts';
import { createGrantCookies } from '#server/protection/locks/grant-cookies.ts';
import { createKeys } from '#server/security/keys.ts';
import { createSigner } from '#server/security/signer.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { createPicture, upload } from '../../../tests/support/media-test-app.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';
import { buildMomentCookie } from './moment-cookie.ts';
import { createPastMoments } from './past-moment.ts';

describeEachDatabase('a file that only the site history shows', (location) => {
  let test: TestApp;
  let folder: string;
  let time = Date.parse('2026-03-01T09:00:00.000Z');
  const keys = createKeys('a secret that is long enough to be one');
  const now = () => time;
  const grants = createGrantCookies(keys, { secure: false, now });
  const moments = createPastMoments(keys, now);
  const deckSigner = createSigner(keys('deck-path'));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-journal-media-'));
    const store = openLocalStore(folder);
    const media = (storage: Storage) => async (app: TestApp['app']) => {
      const service = createMediaService(storage, store, testPictures);
      app.decorate('mediaViewer', async () => undefined);
      const options = { storage, store, media: service, pictures: testPictures, grants, moments, deckSigner };
      await app.register(mediaPlugin, options);
    };
    test = await openTestApp(location(), { clock: () => new Date(time), media });
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** File that a page shows first, and then no longer. */
  async function pastFile(identifier: string, width: number): Promise<{ file: Media; then: string }> {
    const sent = upload(await createPicture('png', width, 24), 'foto.png');
    const url = '/api/admin/media';
    const headers = { 'x-test-role': 'owner', ...sent.headers };
    const { url: src, ...file } = (
      await test.app.inject({ method: 'POST', url, headers, payload: sent.payload })
    ).json<Media>();
    const page = { identifier, title: { nl: 'Foto van toen' }, status: 'PUBLISHED', versioning: false };
    const shows = [{ id: 'een', type: 'heroImage', src, alt: { nl: 'Een foto' } }];
    await test.asOwner('POST', '/pages', { ...page, overview: shows });
    const then = new Date(time).toISOString();
    time += 1000;
    await test.asOwner('PUT', `/pages/${identifier}`, { title: { nl: 'Zonder' }, overview: [] });
    // Older versions don't keep a file in use; the history does.
    return { file: { ...file, url: src }, then };
  }

  it('is not deleted without confirmation, and the error names the page and its date', async () => {
    const { file, then } = await pastFile('bewaard', 32);
    const refused = await test.asOwner<ErrorBody>('DELETE', `/admin/media/${file.id}`);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'media/in-history',
        message:
          'The site history shows this file on “Foto van toen” (from 1 March 2026). If you delete it, earlier states have a gap once it leaves the trash after 30 days.',
      },
    });
    const found = await createSiteViewAt(test.storage.db, then).findPublicPage('bewaard');
    expect(found.type === 'page' && found.page.media[file.url]).toMatchObject({ width: 32, height: 24 });
  });

  it('leaves a gap in the history after it is deleted explicitly and leaves the trash', async () => {
    const { file, then } = await pastFile('weggedaan', 40);
    expect((await test.asOwner('DELETE', `/admin/media/${file.id}?fromHistory=true`)).status).toBe(200);
    const look = () => createSiteViewAt(test.storage.db, then).findPublicPage('weggedaan');
    const between = await look();
    expect(between.type === 'page' && between.page.media).toHaveProperty([file.url]);
    expect([await looks(file, [then]), await looks(file, [])]).toEqual([200, 404]);
    const trash = await test.asOwner<TrashedMedia[]>('GET', '/trash/media');
    expect(trash.body).toMatchObject([{ id: file.id, isInHistory: true }]);
    await test.asOwner('DELETE', `/trash/media/${file.id}`);
    expect(await looks(file, [then])).toBe(404);
    const found = await look();
    expect(found.type === 'page' && found.page.overview).toHaveLength(1);
    expect(found.type === 'page' && found.page.media).toEqual({});
  });

  it('is restored from the trash when a page shows it again', async () => {
    const { file } = await pastFile('toch-weer', 44);
    await test.asOwner('DELETE', `/admin/media/${file.id}?fromHistory=true`);
    const library = async () => (await test.asOwner<Media[]>('GET', '/admin/media')).body.map(({ id }) => id);
    expect(await library()).not.toContain(file.id);
    const shows = [{ id: 'een', type: 'heroImage', src: file.url, alt: { nl: 'Een foto' } }];
    await test.asOwner('PUT', '/pages/toch-weer', { title: { nl: 'Met' }, overview: shows });
    expect(await library()).toContain(file.id);
    expect((await test.asOwner('GET', '/trash/media')).body).toEqual([]);
  });

  it('can be deleted after its page was deleted permanently', async () => {
    const { file } = await pastFile('voorgoed', 48);
    const { body } = await test.asOwner<{ id: string }>('GET', '/pages/voorgoed');
    await test.asOwner('DELETE', '/pages/voorgoed');
    expect((await test.asOwner('DELETE', `/admin/media/${file.id}`)).status).toBe(409);
    await test.asOwner('DELETE', `/trash/${body.id}`);
    expect((await test.asOwner('DELETE', `/admin/media/${file.id}`)).status).toBe(200);
  });

  /** Requests a file as a visitor of past moments; resolves to the status. */
  async function looks(file: Media, ats: readonly string[], more = ''): Promise<number> {
    let cookie = more;
    for (const at of ats) {
      const set = buildMomentCookie(moments, cookie, moments.sign(at).value, false) ?? '';
      cookie = [more, set.split(';')[0]].filter(Boolean).join('; ');
    }
    const answer = await test.app.inject({ url: file.url, headers: { cookie } });
    if (answer.statusCode === 200) expect(answer.headers['cache-control']).toBe('private, no-store');
    return answer.statusCode;
  }

  it('is served only to visitors who view a moment at which a page showed it', async () => {
    const before = new Date(time).toISOString();
    time += 1000;
    const { file, then } = await pastFile('te-zien', 56);
    const after = new Date(time).toISOString();
    expect(await looks(file, [then])).toBe(200);
    expect([await looks(file, []), await looks(file, [before]), await looks(file, [after])]).toEqual([
      404, 404, 404,
    ]);
    // A second tab shows another moment.
    expect(await looks(file, [then, after])).toBe(200);
    expect(await looks(file, [], `vitrine_moments=${then}~zzzzzzzzz.forged`)).toBe(404);
  });

  it('is served only to visitors with access if its page is protected now', async () => {
    const { file, then } = await pastFile('nu-dicht', 64);
    await test.asOwner('PUT', '/pages/nu-dicht', { requiresLogin: true, loginPassword: 'sesam sesam' });
    expect(await looks(file, [then])).toBe(404);
    const page = await test.storage.db
      .selectFrom('pages')
      .selectAll()
      .where('identifier', '=', 'nu-dicht')
      .executeTakeFirstOrThrow();
    const { id, login_password: loginPassword, password_id: passwordId } = page;
    const lock = await findLock(test.storage.db, { id, loginPassword, passwordId });
    const [grant = ''] = grants.grant(undefined, lock, { own: true, shared: false });
    const opened = grant.split(';')[0];
    expect([await looks(file, [then], opened), await looks(file, [], opened)]).toEqual([200, 404]);
    await test.asOwner('PUT', '/pages/nu-dicht', { requiresLogin: false, loginPassword: '' });
    expect(await looks(file, [then])).toBe(200);
    await test.asOwner('DELETE', '/pages/nu-dicht');
    await test.asOwner('DELETE', `/trash/${id}`);
    expect(await looks(file, [then])).toBe(404);
  });
});
