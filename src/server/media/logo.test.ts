import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { SiteSettings } from '#api/schemas/settings.ts';
import { beginJournal } from '#server/journal/begin-journal.ts';
import { buildMomentCookie } from '#server/journal/moment-cookie.ts';
import { createPastMoments } from '#server/journal/past-moment.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { createSiteViewAt } from '#server/pages/site/site-at.ts';
import { createGrantCookies } from '#server/protection/locks/grant-cookies.ts';
import { createKeys } from '#server/security/keys.ts';
import { createSigner } from '#server/security/signer.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { createPicture, upload } from '../../../tests/support/media-test-app.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';
import { mediaPlugin } from './media.plugin.ts';
import { createMediaService } from './media.service.ts';
import { openLocalStore } from './store/media-store.ts';

describeEachDatabase('a file used as the logo', (location) => {
  let test: TestApp;
  let folder: string;
  let time = Date.parse('2026-03-01T09:00:00.000Z');
  const keys = createKeys('a secret that is long enough to be one');
  const moments = createPastMoments(keys, () => time);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-logo-'));
    const store = openLocalStore(folder);
    const media = (storage: Storage) => async (app: TestApp['app']) => {
      const service = createMediaService(storage, store, testPictures);
      app.decorate('mediaViewer', async () => undefined);
      const grants = createGrantCookies(keys, { secure: false, now: () => time });
      await app.register(mediaPlugin, {
        storage,
        store,
        media: service,
        pictures: testPictures,
        grants,
        moments,
        deckSigner: createSigner(keys('deck-path')),
      });
    };
    test = await openTestApp(location(), { clock: () => new Date(time), media });
    await beginJournal(test.storage);
    time += 1000;
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function store(width: number): Promise<Media> {
    const { payload, headers } = upload(await createPicture('png', width, 24), 'logo.png');
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/admin/media',
      headers: { 'x-test-role': 'owner', ...headers },
      payload,
    });
    return answer.json<Media>();
  }
  const save = (light: string, dark = '') =>
    test.asOwner<SiteSettings & ErrorBody>('PUT', '/admin/settings', { logo: { light, dark } });
  const remove = (id: string, how = '') => test.asOwner<ErrorBody>('DELETE', `/admin/media/${id}${how}`);
  const inLibrary = async (id: string) =>
    (await test.asEditor<Media[]>('GET', '/admin/media')).body.find((file) => file.id === id);
  async function looks(url: string, at?: string): Promise<number> {
    const cookie =
      at === undefined ? '' : (buildMomentCookie(moments, '', moments.sign(at).value, false) ?? '');
    return (await test.app.inject({ url, headers: { cookie: cookie.split(';')[0] ?? '' } })).statusCode;
  }

  it('invalidates rendered pages when its details change, although no page names it', async () => {
    const file = await store(31);
    await save(file.url);
    const before = await test.storage.revision.read();
    await test.asOwner('PUT', `/admin/media/${file.id}`, { name: 'Beeldmerk' });
    expect(await test.storage.revision.read()).toBe(before + 1);
    await save('');
  });

  it('is public only while it is the logo, and is known with its dimensions', async () => {
    const file = await store(32);
    expect([file.isLogo, await looks(file.url)]).toEqual([false, 404]);
    expect((await save('', file.url)).body.logo).toEqual({ light: '', dark: file.url });
    expect([await looks(file.url), (await inLibrary(file.id))?.isLogo]).toEqual([200, true]);
    const reader = new SiteReader(test.storage);
    expect(await reader.mediaOf(await reader.settings())).toEqual({
      [file.url]: { width: 32, height: 24, animated: false, blur: file.blur },
    });
    await save('');
    expect([await looks(file.url), (await inLibrary(file.id))?.isLogo]).toEqual([404, false]);
  });

  it('must be an image from the media library', async () => {
    for (const [light, message] of [
      ['https://elsewhere.example/logo.png', 'must be an image from the media library, or empty'],
      ['/media/0123456789abcdef/weg.png', 'The logo must be an image from the media library.'],
    ] as const) {
      const refused = await save(light);
      expect([refused.status, refused.body.issues]).toEqual([400, [{ path: 'logo.light', message }]]);
    }
  });

  it('cannot be deleted while in use, and needs confirmation while the site history shows it', async () => {
    const file = await store(40);
    time += 1000;
    await save(file.url);
    const then = new Date(time).toISOString();
    expect((await remove(file.id)).body).toMatchObject({
      code: 'media/in-use',
      message: 'This file is the site’s logo. Remove it there first.',
    });
    time += 1000;
    await save('');
    expect((await remove(file.id)).body).toMatchObject({
      code: 'media/in-history',
      message:
        'The site history shows this file as the logo or the icon (from 1 March 2026). If you delete it, earlier states have a gap once it leaves the trash after 30 days.',
    });
    const past = createSiteViewAt(test.storage.db, then);
    const settings = await past.settings();
    expect(settings.logo.light).toBe(file.url);
    expect(await past.mediaOf(settings)).toHaveProperty([file.url]);
    expect([await looks(file.url), await looks(file.url, then)]).toEqual([404, 200]);
    expect((await remove(file.id, '?fromHistory=true')).status).toBe(200);
    expect([await looks(file.url), await looks(file.url, then)]).toEqual([404, 200]);
    expect((await save(file.url)).body.issues).toEqual([
      { path: 'logo.light', message: 'The logo must be an image from the media library.' },
    ]);
    expect((await test.asOwner('GET', '/trash/media')).body).toMatchObject([{ isInHistory: true }]);
    await test.asOwner('DELETE', `/trash/media/${file.id}`);
    expect(await past.mediaOf(settings)).toEqual({});
  });

  it('adds no history entry to settings that were saved before logos existed', async () => {
    const { db } = test.storage;
    const lines = () =>
      db
        .selectFrom('journal')
        .select('state')
        .where('kind', '=', 'settings')
        .orderBy('revision', 'desc')
        .execute();
    const [last] = await lines();
    const { logo: _logo, ...older } = JSON.parse(last?.state ?? '{}');
    await db
      .updateTable('journal')
      .set({ state: JSON.stringify(older) })
      .where('kind', '=', 'settings')
      .execute();
    const before = (await lines()).length;
    await test.asOwner('POST', '/pages', {
      identifier: 'nieuw',
      title: 'Nieuw',
      overview: [],
      status: 'PUBLISHED',
    });
    expect(await lines()).toHaveLength(before);
  });
});
