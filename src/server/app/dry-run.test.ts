import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPath } from '#api/client.ts';
import type { DryRun } from '#api/dry-run.ts';
import type { AnswerOf, Endpoint } from '#api/endpoint.ts';
import type { listAudit } from '#api/endpoints/audit.ts';
import { type FontFamily, uploadFont } from '#api/endpoints/fonts.ts';
import { replaceMedia, uploadMedia } from '#api/endpoints/media.ts';
import type { findTexts } from '#api/endpoints/texts.ts';
import { uploadsPath } from '#api/endpoints/uploads.ts';
import { endpoints, operationIds } from '#api/endpoints.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage, MovedPage } from '#api/schemas/page.ts';
import { seedSite } from '#server/boot/seed-site.ts';
import { mediaPlugin } from '#server/media/media.plugin.ts';
import { createMediaService } from '#server/media/media.service.ts';
import { openLocalStore } from '#server/media/store/media-store.ts';
import { standardLimits } from '#server/media/upload/read-upload.ts';
import { createUploads } from '#server/media/upload/uploads.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { createSiteViewAt } from '#server/pages/site/site-at.ts';
import { listAddressedPages } from '#server/redirects/addresses.repository.ts';
import type { Storage } from '#server/storage/storage.ts';
import { readDatabaseState } from '../../../tests/support/database-state.ts';
import { describeSampleOfDatabases } from '../../../tests/support/each-database.ts';
import { installFonts } from '../../../tests/support/install-fonts.ts';
import { makeFont } from '../../../tests/support/make-font.ts';
import { createPicture, createVideo, upload } from '../../../tests/support/media-test-app.ts';
import { readSiteAnswers } from '../../../tests/support/site-answers.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';
import { buildPartHeaders, buildUploadHeaders } from '../../../tests/support/uploads-test-site.ts';
import { compareSiteLooks, lookAtSite } from './dry-run.plugin.ts';

type Audit = AnswerOf<typeof listAudit>;

interface Try {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
  /** Bytes of the file that is sent. */
  readonly bytes?: Buffer;
}

/** Prepares the input of a call, after creating what it needs. */
type Prepare = (test: TestApp) => Promise<Try> | Try;

const untouched = { title: 'Blijft', overview: [] };

async function make(test: TestApp, identifier: string, body: object = {}): Promise<ApiPage> {
  const { body: page } = await test.asOwner<ApiPage>('POST', '/pages', {
    ...untouched,
    identifier,
    status: 'PUBLISHED',
    ...body,
  });
  return page;
}

/** Shares a draft, comments on it, and returns the parameters of that comment. */
async function commentOn(test: TestApp, identifier: string): Promise<{ id: string; remark: string }> {
  const { id } = await make(test, identifier, { status: 'DRAFT' });
  const { body: link } = await test.asOwner<{ link: string }>('POST', `/pages/${id}/preview-links`, {
    language: 'nl',
  });
  const token = link.link.split('/').at(-1);
  await test.app.inject({
    method: 'POST',
    url: `/api/drafts/${token}/remarks`,
    payload: { name: 'Anna', words: 'Groter' },
  });
  const { body } = await test.asOwner<{ remarks: { id: string }[] }>('GET', `/pages/${id}/draft-responses`);
  return { id, remark: body.remarks[0]?.id ?? '' };
}

/** Creates a page with a unique word, and the body that replaces it. */
async function findForReplacing(test: TestApp, word: string): Promise<object> {
  const overview = [{ id: 'a', type: 'text', content: word }];
  await make(test, `met-${word}`, { title: 'Pagina', overview });
  const found = await test.asOwner<AnswerOf<typeof findTexts>>('GET', `/texts?words=${word}`);
  const pages = found.body.pages.map(({ id, revision }) => ({ id, revision }));
  return { words: word, replacement: 'anders', pages };
}

async function createClientSpace(test: TestApp): Promise<{ id: string }> {
  const { body } = await test.asOwner<{ id: string }>('POST', '/admin/rooms', { client: 'Gemeente' });
  return { id: body.id };
}

/** Creates another page of the starting content. */
async function seedPage(test: TestApp, identifier: string): Promise<void> {
  const page = { identifier, kind: 'page' as const, title: { nl: 'Waarmee de site begon' }, overview: [] };
  // The page names no files, so the media library is not needed.
  const context = { ...test.deps, mediaService: undefined as never };
  await seedSite(context, { pages: [page], settings: {}, mediaFolder: '/nowhere' });
}

/** Uploads an image. */
async function sendPicture(test: TestApp, width = 40): Promise<{ id: string }> {
  const { id } = await send<{ id: string }>(
    test,
    uploadMedia,
    {},
    { bytes: await createPicture('jpeg', width, 30) },
  );
  return { id };
}

/** Uploads a font of the studio. */
async function sendFont(test: TestApp, family: string): Promise<{ id: string }> {
  const bytes = await makeFont({ family });
  const { files } = await send<FontFamily>(test, uploadFont, {}, { bytes });
  return { id: files[0]?.id ?? '' };
}

/** Uploads a video. */
function sendVideo(test: TestApp, width: number): Promise<{ id: string; url: string }> {
  return send(test, uploadMedia, {}, { bytes: createVideo(width, 200) });
}

/** Uploads a file in parts, without finishing it. */
async function sendInParts(test: TestApp, width = 57): Promise<{ id: string }> {
  const payload = await createPicture('jpeg', width, 30);
  const url = `/api${uploadsPath}`;
  const headers = { 'tus-resumable': '1.0.0', 'x-test-role': 'owner' };
  const begun = await test.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...buildUploadHeaders(payload.length, 'foto.jpg') },
  });
  const id = String(begun.headers.location).split('/').at(-1) ?? '';
  await test.app.inject({
    method: 'PATCH',
    url: `${url}/${id}`,
    headers: { ...headers, ...buildPartHeaders(0) },
    payload,
  });
  return { id };
}

/** One successful call with an effect for each endpoint. */
const calls: Readonly<Record<string, Prepare>> = {
  createPage: () => ({ body: { ...untouched, identifier: 'nieuw', status: 'PUBLISHED' } }),
  savePage: async (test) => {
    await make(test, 'opslaan');
    return { params: { identifier: 'opslaan' }, body: { title: 'Anders', overview: [], status: 'DRAFT' } };
  },
  deletePage: async (test) => {
    await make(test, 'weg');
    return { params: { identifier: 'weg' } };
  },
  restorePage: async (test) => {
    const { id } = await make(test, 'terug');
    await test.asOwner('DELETE', `/pages/${id}`);
    return { params: { id } };
  },
  deleteTrashedPage: async (test) => {
    const { id } = await make(test, 'voorgoed');
    await test.asOwner('DELETE', `/pages/${id}`);
    return { params: { id } };
  },
  emptyTrash: async (test) => {
    const { id } = await make(test, 'legen');
    await test.asOwner('DELETE', `/pages/${id}`);
    return {};
  },
  restoreMedia: async (test) => {
    const { id } = await sendPicture(test, 50);
    await test.asOwner('DELETE', `/admin/media/${id}`);
    return { params: { id } };
  },
  deleteTrashedMedia: async (test) => {
    const { id } = await sendPicture(test, 51);
    await test.asOwner('DELETE', `/admin/media/${id}`);
    return { params: { id } };
  },
  emptyMediaTrash: async (test) => {
    const { id } = await sendPicture(test, 52);
    await test.asOwner('DELETE', `/admin/media/${id}`);
    return {};
  },
  setSchedule: async (test) => {
    await make(test, 'gepland', { status: 'DRAFT' });
    return { params: { id: 'gepland', action: 'publish' }, body: { at: '2999-01-01T09:00:00Z' } };
  },
  cancelSchedule: async (test) => {
    await make(test, 'afgelast', { status: 'DRAFT' });
    await test.asOwner('PUT', '/pages/afgelast/schedule/publish', { at: '2999-01-01T09:00:00Z' });
    return { params: { id: 'afgelast', action: 'publish' } };
  },
  createVersion: async (test) => {
    await make(test, 'versie');
    return { params: { identifier: 'versie' }, body: {} };
  },
  setVersionStatus: async (test) => {
    const { id, draftVersionId } = await make(test, 'publiceren', { status: 'DRAFT' });
    return { params: { id, versionId: draftVersionId ?? '' }, body: { status: 'PUBLISHED' } };
  },
  publishContent: async (test) => {
    await make(test, 'gedeeltelijk');
    return { params: { identifier: 'gedeeltelijk' }, body: { ...untouched, title: 'Ander deel' } };
  },
  setVersionName: async (test) => {
    const { id, draftVersionId } = await make(test, 'noemen', { status: 'DRAFT' });
    return { params: { id, versionId: draftVersionId ?? '' }, body: { name: 'Eerste opzet' } };
  },
  enableVersioning: async (test) => {
    await make(test, 'versies', { versioning: false });
    return { params: { identifier: 'versies' } };
  },
  setParent: async (test) => {
    const { id: parentId } = await make(test, 'boven');
    await make(test, 'onder');
    return { params: { id: 'onder' }, body: { parentId } };
  },
  renamePage: async (test) => {
    await make(test, 'ouder');
    await make(test, 'kind', { parentIdentifier: 'ouder' });
    return { params: { id: 'ouder' }, body: { identifier: 'familie' } };
  },
  movePages: async (test) => {
    const pages = [await make(test, 'los'), await make(test, 'vast')];
    const { id: parentId } = await make(test, 'erboven');
    return { body: { parentId, pages: pages.map(({ id }) => id) } };
  },
  undoMove: async (test) => {
    await make(test, 'heen');
    const moved = await test.asOwner<MovedPage>('PUT', '/pages/heen/identifier', { identifier: 'verhuisd' });
    return { body: { undo: moved.body.undo } };
  },
  replaceTexts: async (test) => ({ body: await findForReplacing(test, 'vervangen') }),
  undoReplace: async (test) => {
    const body = await findForReplacing(test, 'teruggedraaid');
    const replaced = await test.asOwner<{ undo: string }>('POST', '/texts/replace', body);
    return { body: { undo: replaced.body.undo } };
  },
  reorderPages: async (test) => {
    const pages = [await make(test, 'een'), await make(test, 'twee')];
    return { body: { parentId: null, pageOrder: pages.map(({ id }) => id).reverse() } };
  },
  publishDesignTokens: () => ({
    body: { changes: { 'radius.small': { value: { value: 6, unit: 'px' } } }, note: 'Ronder' },
  }),
  saveSettings: () => ({ body: { studioName: 'Een andere naam' } }),
  savePageLayout: async (test) => {
    await make(test, 'maten');
    return { query: 'pageId=maten', body: { layoutSettings: { container: { maxWidth: '900px' } } } };
  },
  deletePageLayout: async (test) => {
    await make(test, 'zonder-maten');
    await test.asOwner('PUT', '/admin/page-layout?pageId=zonder-maten', {
      layoutSettings: { container: { maxWidth: '900px' } },
    });
    return { query: 'pageId=zonder-maten' };
  },
  savePageBackground: async (test) => {
    await make(test, 'kleur');
    return { query: 'pageId=kleur', body: { dynamicBackgroundSettings: null, backgroundSettings: null } };
  },
  deletePageBackground: async (test) => {
    await make(test, 'kleurloos');
    await test.asOwner('PUT', '/admin/page-background?pageId=kleurloos', {
      backgroundSettings: { type: 'static', backgroundColor: '#abcdef' },
    });
    return { query: 'pageId=kleurloos' };
  },
  saveRedirect: () => ({ params: { '*': 'vroeger' }, body: { toPath: '/elders' } }),
  deleteRedirect: async (test) => {
    await test.asOwner('PUT', '/redirects/ooit', { toPath: '/elders' });
    return { params: { '*': 'ooit' } };
  },
  changeRedirects: () => ({ body: { changes: [{ fromPath: '/eertijds', toPath: '/elders' }] } }),
  importRedirects: () => ({ body: { csv: '/uit-een-bestand,https://elders.example/' } }),
  restoreNotFound: () => ({
    body: {
      addresses: [
        {
          path: '/nergens',
          language: 'nl',
          times: 2,
          firstSeen: '2026-01-01T00:00:00.000Z',
          lastSeen: '2026-01-02T00:00:00.000Z',
          referrer: null,
        },
      ],
    },
  }),
  undoAudit: async (test) => {
    const { id: target } = await make(test, 'terugnemen');
    await test.asOwner('PUT', '/pages/terugnemen', { status: 'HIDDEN' });
    const { body } = await test.asOwner<Audit>('GET', `/admin/audit?target=${target}`);
    return { params: { id: body.entries.find(({ canUndo }) => canUndo)?.id ?? '' } };
  },
  createPasswordAccess: () => ({ body: { id: 'klanten', password: 'een geheim' } }),
  savePasswordAccess: async (test) => {
    await test.asOwner('POST', '/admin/password-access', { id: 'gedeeld', password: 'een geheim' });
    return { params: { id: 'gedeeld' }, body: { password: 'een ander' } };
  },
  closePasswordAccess: async (test) => {
    await test.asOwner('POST', '/admin/password-access', { id: 'sluiten', password: 'een geheim' });
    return { params: { id: 'sluiten' } };
  },
  deletePasswordAccess: async (test) => {
    await test.asOwner('POST', '/admin/password-access', { id: 'los', password: 'een geheim' });
    return { params: { id: 'los' } };
  },
  revokePreviewLink: async (test) => {
    const { id } = await make(test, 'gedeeld-concept', { status: 'DRAFT' });
    const { body } = await test.asOwner<{ id: string }>('POST', `/pages/${id}/preview-links`, {
      language: 'nl',
    });
    return { params: { id, link: body.id } };
  },
  saveDraftComment: async (test) => ({
    params: await commentOn(test, 'besproken-concept'),
    body: { done: true },
  }),
  replyToComment: async (test) => ({
    params: await commentOn(test, 'beantwoord-concept'),
    body: { words: 'Doen we' },
  }),
  saveClientSpace: async (test) => ({ params: await createClientSpace(test), body: { client: 'Anders' } }),
  revokeClientSpace: async (test) => ({ params: await createClientSpace(test) }),
  restoreClientSpace: async (test) => {
    const params = await createClientSpace(test);
    await test.asOwner('POST', `/admin/rooms/${params.id}/revoke`);
    return { params };
  },
  deleteClientSpace: async (test) => ({ params: await createClientSpace(test) }),
  removeStartingContent: async (test) => {
    await seedPage(test, 'begin');
    return { body: {} };
  },
  restoreStartingContent: async (test) => {
    await seedPage(test, 'weer-begin');
    await test.asOwner('POST', '/starting-content/remove', {});
    return {};
  },
  uploadFont: async () => ({ bytes: await makeFont({ family: 'Proef' }) }),
  deleteFont: async (test) => ({ params: await sendFont(test, 'Weg') }),
  restoreFont: async (test) => {
    const params = await sendFont(test, 'Terug');
    await test.asOwner('DELETE', `/admin/fonts/${params.id}`);
    return { params };
  },
  uploadMedia: () => ({}),
  finishUpload: async (test) => ({ params: await sendInParts(test) }),
  replaceByUpload: async (test) => {
    const { id: mediaId } = await sendPicture(test, 58);
    return { params: { ...(await sendInParts(test, 59)), mediaId } };
  },
  saveMedia: async (test) => ({
    params: await sendPicture(test),
    body: { name: 'Anders', focalPoint: { x: 0, y: 1 }, tags: ['kade'] },
  }),
  replaceMedia: async (test) => ({
    params: await sendPicture(test, 53),
    bytes: await createPicture('png', 54, 30),
  }),
  addVideoPoster: async (test) => {
    const { id, url } = await sendVideo(test, 320);
    return { params: { id }, query: `of=${url}`, bytes: await createPicture('jpeg', 160, 100) };
  },
  addVideoPhoneSize: async (test) => {
    const { id, url } = await sendVideo(test, 322);
    return { params: { id }, query: `of=${url}`, bytes: createVideo(161, 100, 40) };
  },
  putBackMedia: async (test) => {
    const params = await sendPicture(test, 55);
    await send(test, replaceMedia, { params, bytes: await createPicture('png', 56, 30) });
    return { params };
  },
  deleteMedia: async (test) => ({ params: await sendPicture(test) }),
  deleteNotFound: async (test) => {
    test.app.notFoundLog.note({ path: '/nergens', language: 'nl' });
    await test.asOwner('GET', '/admin/not-found');
    // Adds a visit that is only in memory. The dry run must not write it to the database.
    test.app.notFoundLog.note({ path: '/ergens', language: 'nl' });
    return { query: 'path=/nergens' };
  },
};

interface How {
  readonly dryRun?: boolean;
  readonly headers?: Record<string, string>;
  readonly bytes?: Buffer;
}

async function answerTo(test: TestApp, endpoint: Endpoint, what: Try, how: How) {
  const query = [what.query, ...(how.dryRun ? ['dry-run'] : [])].filter(Boolean).join('&');
  const file = endpoint.upload
    ? upload(how.bytes ?? what.bytes ?? (await createPicture('png', 32, 24)), 'foto.png')
    : undefined;
  return test.app.inject({
    method: endpoint.method,
    url: `/api${fillPath(endpoint.path, what.params)}${query ? `?${query}` : ''}`,
    headers: { 'x-test-role': 'owner', ...file?.headers, ...how.headers },
    ...(file ? { payload: file.payload } : what.body ? { payload: what.body } : {}),
  });
}

async function send<T>(test: TestApp, endpoint: Endpoint, what: Try, how: How = {}): Promise<T> {
  return (await answerTo(test, endpoint, what, how)).json<T>();
}

/** Removes random ids from a response. */
function withoutIds(answer: object): unknown {
  const text = JSON.stringify(answer);
  return JSON.parse(text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id'));
}

describeSampleOfDatabases('a dry run', (location) => {
  let test: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-dry-run-'));
    const store = openLocalStore(folder);
    const media = (storage: Storage) => async (app: TestApp['app']) => {
      const service = createMediaService(storage, store, testPictures);
      const none = undefined as never;
      const { grants, moments, deckSigner } = test?.deps ?? { grants: none, moments: none, deckSigner: none };
      const uploads = createUploads(join(folder, 'uploads'), standardLimits);
      const library = { storage, store, media: service, pictures: testPictures, uploads };
      const options = { ...library, grants, moments, deckSigner };
      await installFonts(app, { storage, store });
      await app.register(mediaPlugin, options);
    };
    test = await openTestApp(location(), { clock: () => new Date('2026-05-01T12:00:00Z'), media });
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  const everything = async () => ({
    rows: await readDatabaseState(test.storage),
    files: (await readdir(folder, { recursive: true })).sort(),
    revision: test.storage.revision.current,
  });

  it('is supported by exactly the endpoints that this test calls', () => {
    const takers = endpoints.flatMap((endpoint) => (endpoint.dryRun ? [operationIds.get(endpoint)] : []));
    expect(takers.sort()).toEqual(Object.keys(calls).sort());
  });

  describe.each(
    endpoints.filter(({ dryRun }) => dryRun).map((it) => [operationIds.get(it) ?? '', it] as const),
  )('of %s', (name, endpoint) => {
    it('writes nothing and returns the same response as the real call', async () => {
      const what = (await calls[name]?.(test)) ?? {};
      const before = await everything();
      const dry = await answerTo(test, endpoint, what, { dryRun: true });
      expect(await everything()).toEqual(before);
      expect(dry.statusCode).toBe(endpoint.status);
      expect(dry.headers.etag).toBeUndefined();
      expect(dry.headers['set-cookie']).toBeUndefined();

      const look = await lookAtSite(test.storage.db);
      const real = await answerTo(test, endpoint, what, {});
      expect(real.statusCode).toBe(dry.statusCode);
      expect(await everything()).not.toEqual(before);

      const { changes, warnings, ...answer } = dry.json<DryRun<object>>();
      const told = real.json<Partial<DryRun<object>>>();
      const { addresses, redirects, links: _links, ...texts } = changes;
      expect(withoutIds({ ...answer, ...('changes' in told ? { changes: texts } : {}) })).toEqual(
        withoutIds({ ...told, ...('warnings' in told ? { warnings: undefined } : {}) }),
      );
      expect(warnings).toEqual(expect.arrayContaining(told.warnings ?? []));
      expect(withoutIds({ addresses, redirects })).toEqual(
        withoutIds(compareSiteLooks(look, await lookAtSite(test.storage.db))),
      );
      await expectInHistory();
    });
  });

  /** Expects the site history to contain what a call changed for visitors. */
  async function expectInHistory(): Promise<void> {
    const { storage } = test;
    const identifiers = (await listAddressedPages(storage.db)).map(({ identifier }) => identifier);
    const past = createSiteViewAt(storage.db, storage.now().toISOString());
    expect(await readSiteAnswers(past, identifiers)).toEqual(
      await readSiteAnswers(new SiteReader(storage), identifiers),
    );
  }

  it('lists the new URLs of child pages in all languages, and the redirects', async () => {
    const { id } = await make(test, 'stam');
    const { id: below } = await make(test, 'tak', { parentIdentifier: 'stam' });
    const { body } = await test.asEditor<DryRun<object>>('PUT', '/pages/stam/identifier?dry-run=true', {
      identifier: 'boom',
    });
    const seen = { wasSeen: true, isSeen: true };
    expect(body.changes.addresses).toHaveLength(4);
    expect(body.changes.addresses).toEqual(
      expect.arrayContaining([
        { pageId: id, language: 'nl', from: '/stam', to: '/boom', ...seen },
        { pageId: id, language: 'en', from: '/en/stam', to: '/en/boom', ...seen },
        { pageId: below, language: 'nl', from: '/stam/tak', to: '/boom/tak', ...seen },
        { pageId: below, language: 'en', from: '/en/stam/tak', to: '/en/boom/tak', ...seen },
      ]),
    );
    expect(body.changes.redirects).toEqual([
      { fromPath: '/stam', wasTo: null, toPath: '/boom' },
      { fromPath: '/stam/tak', wasTo: null, toPath: '/boom/tak' },
    ]);
    expect(body.warnings).toEqual([]);
  });

  it('warns when a public URL would no longer lead to a page', async () => {
    await make(test, 'bekend');
    const { body } = await test.asEditor<DryRun<object>>('DELETE', '/pages/bekend?dry-run');
    expect(body).toEqual({
      changes: {
        addresses: expect.arrayContaining([
          expect.objectContaining({ language: 'en', from: '/en/bekend', to: null, isSeen: false }),
        ]),
        redirects: [],
        links: [],
      },
      warnings: [{ path: '/bekend', message: '/bekend is public and would no longer lead to a page.' }],
    });
  });

  it('does not warn when a hidden page redirects its visitors', async () => {
    await make(test, 'verstopt');
    const hide = { status: 'HIDDEN', redirectUrl: '/' };
    const { body } = await test.asEditor<DryRun<object>>('PUT', '/pages/verstopt?dry-run', hide);
    expect(body.changes.addresses).toHaveLength(2);
    expect(body.warnings).toEqual([]);
  });

  it.each([
    ['a taken address', 'PUT', '/pages/fout/identifier', { identifier: 'bezet' }, {}, 409],
    ['what cannot be an address', 'PUT', '/pages/fout/identifier', { identifier: 'Niet Goed' }, {}, 400],
    ['a page that is not there', 'DELETE', '/pages/bestaat-niet', undefined, {}, 404],
    ['a page with pages below it', 'DELETE', '/pages/bezet', undefined, {}, 409],
    [
      'a stale revision',
      'PUT',
      '/pages/fout',
      { title: 'x', overview: [] },
      { 'if-match': '"content-9"' },
      412,
    ],
    ['content without its blocks', 'PUT', '/pages/fout', { title: 'x' }, {}, 400],
    ['a file that is none', 'DELETE', '/admin/media/0123456789abcdef', undefined, {}, 404],
  ] as const)(
    'rejects %s with the same error as the real call',
    async (_what, method, path, body, headers, status) => {
      if ((await test.asOwner('GET', '/pages/bezet')).status === 404) {
        await make(test, 'fout');
        await make(test, 'bezet');
        await make(test, 'erin', { parentIdentifier: 'bezet' });
      }
      const before = await everything();
      const dry = await test.asOwner<ErrorBody>(method, `${path}?dry-run`, body, headers);
      const real = await test.asOwner<ErrorBody>(method, path, body, headers);
      expect(dry).toMatchObject({ status, body: real.body });
      expect(real.status).toBe(status);
      expect(await everything()).toEqual(before);
    },
  );

  it.each([
    ['false', 200, 'Geschreven'],
    ['0', 200, 'Geschreven'],
  ])('is off when the parameter is %s', async (value, status, title) => {
    const identifier = `echt-${value}`;
    await make(test, identifier);
    const body = { title, overview: [] };
    const saved = await test.asEditor<object>('PUT', `/pages/${identifier}?dry-run=${value}`, body);
    expect(saved.status).toBe(status);
    expect(saved.headers.etag).toBeDefined();
    expect((await test.asEditor<ApiPage>('GET', `/pages/${identifier}`)).body.title).toBe(title);
  });

  it.each(['dry-run=yes', 'dryrun', 'dry_run=true'])(
    'is rejected when its parameter is misspelt: %s',
    async (query) => {
      const answer = await test.asEditor<ErrorBody>('PUT', `/redirects/verschreven?${query}`, {
        toPath: '/',
      });
      expect(answer).toMatchObject({ status: 400, body: { code: 'input/invalid' } });
      expect((await test.asEditor('GET', '/redirects/verschreven')).status).toBe(404);
    },
  );

  it('needs the same role as the call', async () => {
    const answer = await test.asEditor<ErrorBody>('PUT', '/admin/settings?dry-run', { studioName: 'x' });
    expect(answer.status).toBe(403);
  });

  it('does not block other writes', async () => {
    await make(test, 'druk');
    const rename = (to: string, query = '') =>
      test.asEditor<ApiPage>('PUT', `/pages/druk/identifier${query}`, { identifier: to });
    const [dry] = await Promise.all([rename('droog', '?dry-run'), make(test, 'tegelijk')]);
    expect(dry.status).toBe(200);
    expect((await test.asVisitor<ApiPage>('GET', '/pages/tegelijk')).status).toBe(200);
    expect((await test.asVisitor<ApiPage>('GET', '/pages/druk')).status).toBe(200);
  });
});
