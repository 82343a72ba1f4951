import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerOf } from '#api/endpoint.ts';
import type { listProtectedFiles, readSecurityReport } from '#api/endpoints/security-report.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { createMediaService, type MediaService } from '#server/media/media.service.ts';
import { openLocalStore } from '#server/media/store/media-store.ts';
import { readDatabaseState } from '../../../tests/support/database-state.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';

type Files = AnswerOf<typeof listProtectedFiles>;
type SecurityReport = AnswerOf<typeof readSecurityReport>;
const atHome = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } };

describeEachDatabase('the report of protected files', (location) => {
  let test: TestApp;
  let media: MediaService;
  let folder: string;
  let time = Date.parse('2026-03-01T09:00:00.000Z');
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-security-'));
    test = await openTestApp(location(), { clock: () => new Date(time), definitions: blockDefinitions });
    media = createMediaService(test.storage, openLocalStore(folder), testPictures);
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  const files = async () => (await test.asOwner<Files>('GET', '/admin/safety/files')).body;
  const places = async () => (await test.asOwner<SecurityReport>('GET', '/admin/safety')).body.places;
  const jpeg = (background: string, exif?: object) => {
    const picture = sharp({ create: { width: 20, height: 10, channels: 3, background } }).jpeg();
    return (exif ? picture.withExif(exif) : picture).toBuffer();
  };
  const make = async (identifier: string, urls: readonly string[], body: object = {}) =>
    (
      await test.asOwner<{ id: string }>('POST', '/pages', {
        identifier,
        title: { nl: `Titel ${identifier}` },
        overview: urls.map((src, index) => ({ id: `p${index}`, type: 'image', src })),
        status: 'PUBLISHED',
        ...body,
      })
    ).body;
  /** Summarizes for each file what opens it: the type, owner, page and expiry. */
  const told = async () =>
    Object.fromEntries(
      (await files()).files.map(({ name, ways, publicPages, isLogo }) => [
        name,
        [
          ...ways.map((way) =>
            [way.by, way.name, way.page.identifier, way.until?.slice(0, 10)].filter(Boolean).join(' '),
          ),
          ...publicPages.map(({ identifier }) => `everybody ${identifier}`),
          ...(isLogo ? ['logo'] : []),
        ],
      ]),
    );

  it('counts images by whether they were uploaded with GPS data, which is unknown for older files', async () => {
    expect(await places()).toEqual({ found: 0, none: 0, unknown: 0, unread: 0 });
    await media.storeMedia(await jpeg('#aa0000', atHome), 'thuis.jpg');
    await media.storeMedia(await jpeg('#00aa00'), 'nergens.jpg');
    const older = await media.storeMedia(await jpeg('#0000aa'), 'ouder.jpg');
    const oldest = await media.storeMedia(await jpeg('#00aaaa'), 'oudst.jpg');
    expect(await places()).toEqual({ found: 1, none: 3, unknown: 0, unread: 0 });
    await test.storage.db.updateTable('media').set({ place: null }).where('id', '=', older.id).execute();
    await test.storage.db
      .updateTable('media')
      .set({ place: null, content_hash: null })
      .where('id', '=', oldest.id)
      .execute();
    expect(await places()).toEqual({ found: 1, none: 1, unknown: 1, unread: 1 });
    await media.remove(oldest.id, null);
    expect(await places()).toEqual({ found: 1, none: 1, unknown: 1, unread: 0 });
  });

  it('updates its GPS count when a file is replaced and restored', async () => {
    const file = await media.storeMedia(await jpeg('#112233', atHome), 'vervangen.jpg');
    const { found } = await places();
    await media.replacement.replace(file.id, await jpeg('#332211'), null);
    expect((await places()).found).toBe(found - 1);
    await media.replacement.putBack(file.id, null);
    expect((await places()).found).toBe(found);
    expect(
      await media.present(await media.storeMedia(await jpeg('#112233', atHome), 'x.jpg')),
    ).not.toHaveProperty('place');
  });

  it('lists every active password, client space and share link that opens each file', async () => {
    const store = async (background: string, name: string) =>
      (await media.storeMedia(await jpeg(background), name)).url;
    const [one, both, seen, lost] = [
      await store('#111111', 'een.jpg'),
      await store('#222222', 'beide.jpg'),
      await store('#333333', 'gezien.jpg'),
      await store('#444444', 'dicht.jpg'),
    ];
    await test.asOwner('POST', '/admin/password-access', { id: 'klant', password: 'luid papier' });
    const own = await make('eigen', [one, both], { requiresLogin: true, loginPassword: 'stil papier' });
    await make('gedeeld', [both, seen], { requiresLogin: true, passwordId: 'klant' });
    await make('open', [seen]);
    // Its block is hidden, so visitors don't see it there.
    await test.asOwner('POST', '/pages', {
      identifier: 'verborgen',
      title: { nl: 'Verborgen' },
      overview: [{ id: 'v', type: 'image', src: one, hidden: true }],
      status: 'PUBLISHED',
    });
    await make('klad', [one], { status: 'DRAFT' });
    expect(await told()).toEqual({
      'gezien.jpg': ['shared-password klant gedeeld', 'everybody open'],
      'beide.jpg': ['page-password eigen', 'shared-password klant gedeeld'],
      'een.jpg': ['page-password eigen'],
    });
    expect(await files()).toMatchObject({ total: 3, openToAll: 1 });

    const clientSpace = (client: string, expiresAt: string | null) =>
      test.asOwner<{ id: string }>('POST', '/admin/rooms', { client, pages: [own.id], expiresAt });
    await clientSpace('Museum', '2026-03-20T00:00:00.000Z');
    const revoked = await clientSpace('Weg', null);
    await test.asOwner('POST', `/admin/rooms/${revoked.body.id}/revoke`);
    const link = await test.asOwner('POST', `/pages/${own.id}/preview-links`, { language: 'nl' });
    expect(link.status).toBe(201);
    expect((await told())['een.jpg']).toEqual([
      'page-password eigen',
      'room Museum eigen 2026-03-20',
      expect.stringMatching(/^preview-link eigen 2026-03-\d\d$/),
    ]);
    time = Date.parse('2026-04-20T00:00:00.000Z');
    expect((await told())['een.jpg']).toEqual(['page-password eigen']);

    const { id } = await make('zonder', [lost], { requiresLogin: true, loginPassword: 'stil papier' });
    await test.storage.db.updateTable('pages').set({ login_password: null }).where('id', '=', id).execute();
    expect((await told())['dicht.jpg']).toEqual([]);
  });

  it('is for owners only, contains no password, and changes nothing when read', async () => {
    const before = await readDatabaseState(test.storage);
    const text = JSON.stringify(await files());
    for (const secret of ['stil papier', 'luid papier']) expect(text).not.toContain(secret);
    expect((await test.asEditor('GET', '/admin/safety/files')).status).toBe(403);
    expect((await test.asVisitor('GET', '/admin/safety/files')).status).toBe(401);
    expect(await readDatabaseState(test.storage)).toEqual(before);
  });
});
