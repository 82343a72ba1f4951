import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { readBearer } from '../../../../tests/support/identity-test-app.ts';
import {
  createPageShowing,
  createPicture,
  type MediaApp,
  openMediaApp,
  upload,
} from '../../../../tests/support/media-test-app.ts';
import { createFindMedia, type FindMedia } from './find-media.ts';

describeEachDatabase('finding a media file', (location) => {
  let storage: Storage;
  let app: MediaApp;
  let hidden: Media;
  beforeAll(async () => {
    storage = openDatabase(location());
    app = await openMediaApp(storage);
    const { payload, headers } = upload(await createPicture('png'), 'plan.png');
    const all = { ...readBearer(await app.signIn()), ...headers };
    hidden = (
      await app.app.inject({ method: 'POST', url: '/api/admin/media', payload, headers: all })
    ).json<Media>();
    await createPageShowing(storage, 'closed', hidden.url, { requiresLogin: true });
  });
  afterAll(async () => {
    await app.close();
    await storage.close();
  });

  /** Records the SQL that it runs. */
  async function listQueries(ask: (find: FindMedia) => Promise<unknown>): Promise<string[]> {
    const asked: string[] = [];
    const noting: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        asked.push(storage.db.getExecutor().compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await ask(createFindMedia({ db: storage.db.withPlugin(noting), revision: storage.revision }));
    return asked;
  }

  it('runs the same queries for a missing and a hidden file, so timing reveals nothing', async () => {
    const { id, url } = hidden;
    const ofHidden = await listQueries(async (find) => {
      expect(await find(id, url)).toMatchObject({ file: { id }, isPublic: false });
    });
    const ofMissing = await listQueries(async (find) => {
      const missing = '0123456789abcdef';
      expect(await find(missing, `/media/${missing}/plan.png`)).toEqual({ file: undefined, isPublic: false });
    });
    expect(ofHidden.length).toBeGreaterThan(1);
    expect(ofMissing).toEqual(ofHidden);
  });

  it('runs the same queries each time, since hidden files are not cached', async () => {
    const { id, url } = hidden;
    const twice = await listQueries(async (find) => {
      await find(id, url);
      await find(id, url);
    });
    const half = twice.length / 2;
    expect(twice.slice(half)).toEqual(twice.slice(0, half));
  });
});
