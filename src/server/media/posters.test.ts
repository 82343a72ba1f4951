import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { openLocalStore } from '#server/media/store/media-store.ts';
import { wasShown } from '#server/media/store/media-visibility.ts';
import { enqueueOlderPosters } from '#server/pages/content/expect-older-posters.ts';
import { createSiteViewAt } from '#server/pages/site/site-at.ts';
import { readVersionMediaFacts } from '#server/pages/store/media-facts.repository.ts';
import { type AccessSite, createJar, openAccessSite } from '../../../tests/support/access-test-site.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import {
  createMovingPicture,
  createPhonePicture,
  createPicture,
  createVideo,
} from '../../../tests/support/media-test-app.ts';
import { openTestApp } from '../../../tests/support/test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';
import { VideoProvider, vimeoVideo } from '../../../tests/support/video-provider.ts';
import { createPosters, type Posters } from './posters.service.ts';

const vimeo = (id: string) => ({
  id,
  type: 'socialEmbed',
  platform: 'vimeo',
  url: `https://vimeo.com/${id}`,
});
const getPosterUrl = (id: string) => `/media/embed-vimeo-${id}/poster`;
const never = new AbortController().signal;

describeEachDatabase('the posters of embedded posts', (location) => {
  let site: AccessSite;
  let outside: VideoProvider;
  let posters: Posters;
  let still: Buffer;
  beforeAll(async () => {
    still = await createPicture('jpeg', 640, 360);
    site = await openAccessSite(location());
    await make('main', []);
  });
  beforeEach(async () => {
    outside = new VideoProvider();
    outside.answers = [
      ['vimeo.com/api', vimeoVideo],
      ['vimeocdn', still],
    ];
    posters = serviceOn(outside);
    await site.storage.db.deleteFrom('media_uses').execute();
    await posters.sweep();
  });
  afterAll(() => site.close());

  const serviceOn = ({ fetchOutside }: VideoProvider, timeLimit?: () => AbortSignal) =>
    createPosters({
      storage: site.storage,
      store: site.store,
      pictures: testPictures,
      fetchOutside,
      ...(timeLimit && { timeLimit }),
    });
  const make = async (identifier: string, overview: object[], more: object = {}) => {
    const made = await site.asOwner('POST', '/pages', {
      identifier,
      title: identifier,
      overview,
      status: 'PUBLISHED',
      ...more,
    });
    expect(made.statusCode).toBe(201);
  };
  const stored = () => site.storage.db.selectFrom('embed_posters').selectAll().orderBy('url').execute();
  const foldersKept = async () =>
    (await readdir(site.folder, { recursive: true })).filter((name) => name.includes('original.'));

  describe('fetching', () => {
    it('asks only the provider, after a save, and puts the poster on the page', async () => {
      await make('film', [vimeo('111')]);
      expect(outside.asked).toEqual([]);
      expect(await site.get(getPosterUrl('111'))).toMatchObject({ statusCode: 404 });
      const before = (await site.get('/film')).body;
      expect(before).not.toContain(getPosterUrl('111'));

      expect(await posters.fetchDue(never)).toEqual([]);
      expect(outside.asked).toEqual([
        'vimeo.com/api/oembed.json?url=https://vimeo.com/111&width=1280&dnt=true',
        'i.vimeocdn.com/video/1-d_1280',
      ]);
      const { body } = await site.get('/film');
      expect(body).toContain('De film');
      expect(body).toContain('Studio Elders');
      expect(body).toMatch(/srcSet="\/media\/embed-vimeo-111\/poster\?w=640[^"]*f=avif/);
      expect(body).not.toContain('vimeocdn');
      // A client that accepts nothing else waits for the encoding.
      const served = await site.get(`${getPosterUrl('111')}?w=640&f=webp`, { accept: 'image/webp' });
      expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(served.headers['cache-control']).toContain('public');
      const original = await site.get(getPosterUrl('111'), { range: 'bytes=0-9' });
      expect([original.statusCode, original.rawPayload.length]).toEqual([206, 10]);

      await posters.fetchDue(never);
      expect(outside.asked).toHaveLength(2);
    });

    it('requests each poster once, however many pages and servers need it', async () => {
      await make('een', [
        vimeo('222'),
        { id: 'g', type: 'grid', columns: [[{ ...vimeo('222'), id: 'inner' }]] },
      ]);
      await make('twee', [vimeo('222')]);
      await Promise.all([posters.fetchDue(never), serviceOn(outside).fetchDue(never)]);
      expect(outside.asked).toHaveLength(2);
      expect(await foldersKept()).toHaveLength(1);
    });

    it('tries YouTube’s largest thumbnail first, then a smaller one', async () => {
      const told = { title: 'Film', thumbnail_url: 'https://i.ytimg.com/vi/abc_DEF-123/hqdefault.jpg' };
      const url = 'https://youtu.be/abc_DEF-123?t=4';
      await make('buis', [{ id: 'y', type: 'socialEmbed', url }]);
      outside.answers = [
        ['youtube.com/oembed', told],
        ['maxresdefault', new Error('404')],
        ['hqdefault', still],
      ];
      expect(await posters.fetchDue(never)).toEqual([]);
      expect(outside.asked).toEqual([
        'www.youtube.com/oembed?url=https://www.youtube.com/watch?v=abc_DEF-123&format=json',
        'i.ytimg.com/vi/abc_DEF-123/maxresdefault.jpg',
        'i.ytimg.com/vi/abc_DEF-123/hqdefault.jpg',
      ]);
      expect((await stored())[0]).toMatchObject({ title: 'Film', author: null, width: 640 });
    });

    it('removes camera metadata from the poster', async () => {
      outside.answers = [
        ['vimeo.com/api', vimeoVideo],
        ['vimeocdn', await createPhonePicture()],
      ];
      await make('toestel', [vimeo('333')]);
      await posters.fetchDue(never);
      const { rawPayload } = await site.get(getPosterUrl('333'));
      expect(rawPayload.length).toBeGreaterThan(1000);
      expect(rawPayload.includes('Somebody')).toBe(false);
    });

    it('skips a URL that a later save has replaced', async () => {
      await make('getypt', [vimeo('44')], { status: 'DRAFT' });
      const saved = await site.asOwner('PUT', '/pages/getypt', {
        title: 'getypt',
        overview: [vimeo('444')],
        status: 'DRAFT',
      });
      expect(saved.statusCode).toBe(200);
      await posters.fetchDue(never);
      expect(outside.asked.filter((address) => address.includes('oembed'))).toEqual([
        expect.stringContaining('vimeo.com/444&'),
      ]);
    });

    it('includes pages that were saved before posters existed', async () => {
      await make('ouder', [vimeo('555')]);
      const { db } = site.storage;
      await db.deleteFrom('media_uses').execute();
      await db.deleteFrom('embed_posters').execute();
      await enqueueOlderPosters({ storage: site.storage, definitions: site.deps.definitions });
      expect((await stored()).map(({ url }) => url)).toContain(getPosterUrl('555'));
      await posters.fetchDue(never);
      expect((await site.get('/ouder')).body).toContain(getPosterUrl('555'));
      // If some posters are known, the site is not searched again.
      await db.deleteFrom('media_uses').execute();
      await enqueueOlderPosters({ storage: site.storage, definitions: site.deps.definitions });
      expect(await db.selectFrom('media_uses').selectAll().execute()).toEqual([]);
    });

    it('queues nothing in a dry run', async () => {
      const before = await stored();
      const body = { identifier: 'proef', title: 'proef', overview: [vimeo('666')], status: 'PUBLISHED' };
      expect((await site.asOwner('POST', '/pages?dry-run', body)).statusCode).toBe(201);
      expect(await stored()).toEqual(before);
    });
  });

  describe('when fetching fails', () => {
    it('keeps the page working, and retries after increasing delays', async () => {
      outside.answers = [];
      await make('weg', [vimeo('701')]);
      expect(await posters.fetchDue(never)).toEqual([{ url: getPosterUrl('701'), reason: 'no network' }]);
      const tries = () => outside.asked.length;
      expect([tries(), (await site.get('/weg')).statusCode]).toEqual([1, 200]);
      for (const [minutes, expected] of [
        [4, 1],
        [1, 2],
        [59, 2],
        [1, 3],
        [359, 3],
        [1, 4],
      ] as const) {
        site.pass(minutes);
        await posters.fetchDue(never);
        expect([minutes, tries()]).toEqual([minutes, expected]);
      }
      outside.answers = [
        ['vimeo.com/api', vimeoVideo],
        ['vimeocdn', still],
      ];
      site.pass(24 * 60);
      expect(await posters.fetchDue(never)).toEqual([]);
      expect((await site.get('/weg')).body).toContain(getPosterUrl('701'));
    });

    it.each([
      [
        'a picture on another host',
        { ...vimeoVideo, thumbnail_url: 'https://evil.example/1.jpg' },
        undefined,
      ],
      ['a picture in this network', { ...vimeoVideo, thumbnail_url: 'http://169.254.169.254/' }, undefined],
      ['what is no JSON', Buffer.from('<html>'), undefined],
      ['a page for a picture', vimeoVideo, Buffer.from('<html>')],
      ['a picture that is cut short', vimeoVideo, 'cut'],
      [
        'a drawing',
        vimeoVideo,
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      ],
      ['a video for a picture', vimeoVideo, 'video'],
      ['a picture that moves', vimeoVideo, 'moving'],
    ] as const)('stores no poster if the provider returns %s', async (what, told, shown) => {
      const bytes = {
        cut: still.subarray(0, still.length / 2),
        video: createVideo(),
        moving: await createMovingPicture(),
      };
      outside.answers = [
        ['vimeo.com/api', told],
        ['', typeof shown === 'string' ? bytes[shown] : (shown ?? still)],
      ];
      await make(`kwaad-${what.replaceAll(/[^a-z]+/gi, '-').toLowerCase()}`, [vimeo('702')]);
      expect(await posters.fetchDue(never)).toHaveLength(1);
      expect(outside.asked.join()).not.toMatch(/evil|169/);
      expect(await site.get(getPosterUrl('702'))).toMatchObject({ statusCode: 404 });
      expect(await foldersKept()).toEqual([]);
    });

    it('gives up after the time limit', async () => {
      await make('traag', [vimeo('703')]);
      const late = serviceOn(outside, () => AbortSignal.abort(new Error('too slow')));
      expect(await late.fetchDue(never)).toEqual([{ url: getPosterUrl('703'), reason: 'too slow' }]);
    });

    it('stops without counting an attempt when the server closes', async () => {
      await make('sluit', [vimeo('704')]);
      expect(await posters.fetchDue(AbortSignal.abort())).toEqual([]);
      expect(outside.asked).toEqual([]);
      expect((await stored())[0]).toMatchObject({ tries: 0 });
    });
  });

  describe('access', () => {
    it('needs the page’s password if the page is protected, and is denied for drafts', async () => {
      await make('kluis', [vimeo('801')], { requiresLogin: true, loginPassword: 'sesam' });
      await make('concept', [vimeo('802')], { status: 'DRAFT' });
      await posters.fetchDue(never);
      const jar = createJar();
      for (const id of ['801', '802', '803']) {
        expect(await site.get(getPosterUrl(id))).toMatchObject({ statusCode: 404 });
        expect((await site.get(`${getPosterUrl(id)}?w=640&f=avif`)).body).toBe(
          (await site.get(getPosterUrl('803'))).body,
        );
      }
      jar.take(await site.call('kluis', { password: 'sesam' }));
      const opened = await site.get(getPosterUrl('801'), jar.header);
      expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(await site.get(getPosterUrl('802'), jar.header)).toMatchObject({ statusCode: 404 });
      expect((await site.get('/kluis', jar.header)).body).toContain(getPosterUrl('801'));
      expect((await site.get('/kluis')).body).not.toContain('801');
    });

    it('lists fetched posters to editors', async () => {
      await make('lijst', [vimeo('805'), vimeo('806')]);
      const list = async (role: string) => site.get('/api/admin/posters', { 'x-test-role': role });
      expect((await list('nobody')).statusCode).toBe(401);
      expect((await list('editor')).json()).toEqual([]);
      outside.answers = [
        ['url=https%3A%2F%2Fvimeo.com%2F805', vimeoVideo],
        ['vimeocdn', still],
      ];
      expect(await posters.fetchDue(never)).toHaveLength(1);
      expect((await list('editor')).json()).toEqual([
        {
          url: getPosterUrl('805'),
          width: 640,
          height: 360,
          title: 'De film',
          author: 'Studio Elders',
          blur: expect.stringMatching(/^[0-9a-f]{36}$/),
        },
      ]);
    });

    it('keeps posters out of the media library, apart from files with the same bytes', async () => {
      await make('los', [vimeo('804')]);
      await posters.fetchDue(never);
      expect(await site.media.list()).toEqual([]);
      const file = await site.media.storeMedia(still, 'foto.jpg');
      expect(file.url).not.toBe(getPosterUrl('804'));
      await site.media.remove(file.id, null);
      await site.media.trash.remove(file.id, null);
      expect(await site.get(getPosterUrl('804'))).toMatchObject({ statusCode: 200 });
    });
  });

  describe('clean-up', () => {
    it('deletes a poster and its variants with the last version that has the post', async () => {
      await make('blijft', [vimeo('901')]);
      await make('gaat', [vimeo('902')]);
      await posters.fetchDue(never);
      await site.get(`${getPosterUrl('902')}?w=640&f=webp`);
      expect(await foldersKept()).toHaveLength(2);
      await site.storage.db
        .deleteFrom('versions')
        .where('page_id', 'in', (pages) =>
          pages.selectFrom('pages').select('id').where('identifier', '=', 'gaat'),
        )
        .execute();
      await posters.sweep();
      expect((await stored()).map(({ url }) => url)).toEqual([getPosterUrl('901')]);
      expect(await foldersKept()).toHaveLength(1);
      expect(
        (await readdir(site.folder, { recursive: true })).filter((name) => name.includes('webp')),
      ).toEqual([]);
    });

    it('keeps the posters of pages, and fetches a lost one again', async () => {
      await make('vergeten', [vimeo('904')]);
      await site.storage.db.deleteFrom('embed_posters').execute();
      await posters.sweep();
      expect(await posters.fetchDue(never)).toEqual([]);
      expect(await site.get(getPosterUrl('904'))).toMatchObject({ statusCode: 200 });
    });

    it('keeps a poster while another version of the page has the post', async () => {
      await make('terug', [vimeo('903')]);
      await posters.fetchDue(never);
      await site.asOwner('PUT', '/pages/terug', { title: 'terug', overview: [], status: 'PUBLISHED' });
      await posters.sweep();
      const { version_id } = await site.storage.db
        .selectFrom('media_uses')
        .select('version_id')
        .where('url', '=', getPosterUrl('903'))
        .executeTakeFirstOrThrow();
      expect(await readVersionMediaFacts(site.storage.db, [version_id])).toEqual({
        [getPosterUrl('903')]: {
          width: 640,
          height: 360,
          animated: false,
          blur: expect.stringMatching(/^[0-9a-f]{36}$/),
          post: { title: 'De film', author: 'Studio Elders' },
        },
      });
    });
  });
});

describeEachDatabase('the posters of a site with history', (location) => {
  it('are kept and shown while an earlier state of a page has the post', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-posters-'));
    let time = Date.parse('2026-03-01T09:00:00.000Z');
    const site = await openTestApp(location(), {
      clock: () => new Date(time),
      definitions: blockDefinitions,
    });
    const outside = new VideoProvider();
    outside.answers = [
      ['vimeo.com/api', vimeoVideo],
      ['vimeocdn', await createPicture('png', 64, 36)],
    ];
    const { storage } = site;
    const posters = createPosters({
      storage,
      store: openLocalStore(folder),
      pictures: testPictures,
      fetchOutside: outside.fetchOutside,
    });
    const body = { identifier: 'film', title: 'Film', overview: [vimeo('1')], status: 'PUBLISHED' };
    expect((await site.asOwner('POST', '/pages', body)).status).toBe(201);
    await posters.fetchDue(never);
    time += 60_000;
    const then = storage.now().toISOString();
    time += 60_000;
    await site.asOwner('PUT', '/pages/film', { ...body, overview: [] });
    await storage.db.deleteFrom('media_uses').execute();
    await posters.sweep();
    const found = await createSiteViewAt(storage.db, then).findPublicPage('film');
    expect(found.type === 'page' && found.page.media[getPosterUrl('1')]).toMatchObject({
      width: 64,
      post: { title: 'De film' },
    });
    expect(await wasShown(storage.db, getPosterUrl('1'), then, () => false)).toBe(true);
    await storage.db.deleteFrom('journal_media').execute();
    await posters.sweep();
    expect(await storage.db.selectFrom('embed_posters').selectAll().execute()).toEqual([]);
    await site.close();
    await rm(folder, { recursive: true });
  });
});
