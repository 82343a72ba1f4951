import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
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
import { formatMediaUrl, listPossibleMediaIds } from './media-address.ts';
import { hashBytes } from './media-store.ts';

describeEachDatabase('rendered pages', (location) => {
  let storage: Storage;
  let app: MediaApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    storage = openDatabase(location());
    app = await openMediaApp(storage);
    headers = readBearer(await app.signIn());
  });
  afterAll(async () => {
    await app.close();
    await storage.close();
  });

  let width = 20;
  const bytesOfOne = () => {
    width += 1;
    return createPicture('png', width, 24);
  };
  async function send(bytes: Buffer): Promise<Media> {
    const { payload, headers: type } = upload(bytes, 'foto.png');
    const url = '/api/admin/media';
    const answer = await app.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...type } });
    expect(answer.statusCode).toBe(201);
    return answer.json<Media>();
  }
  async function rename(id: string): Promise<void> {
    const url = `/api/admin/media/${id}`;
    const answer = await app.app.inject({ method: 'PUT', url, payload: { name: 'Kade' }, headers });
    expect(answer.statusCode).toBe(200);
  }
  /** Predicts the URL that bytes will have after the upload. */
  async function uploadFile(bytes: Buffer): Promise<string> {
    const [id = ''] = listPossibleMediaIds(await hashBytes(bytes));
    return formatMediaUrl(id, 'foto.png', 'png');
  }
  /** Counts how often rendered pages are invalidated. */
  async function countInvalidations(work: () => Promise<unknown>): Promise<number> {
    const before = await storage.revision.read();
    await work();
    return (await storage.revision.read()) - before;
  }

  it('stay valid when a file that no page names is uploaded or renamed', async () => {
    const bytes = await bytesOfOne();
    expect(await countInvalidations(() => send(bytes))).toBe(0);
    const { id } = await send(bytes);
    expect(await countInvalidations(() => rename(id))).toBe(0);
  });

  it.each(['live', 'draft', 'nowhere'] as const)(
    'are invalidated when a file is uploaded or renamed that a page names: its version is %s',
    async (showing) => {
      const bytes = await bytesOfOne();
      await createPageShowing(storage, `names-${showing}`, await uploadFile(bytes), { showing });
      expect(await countInvalidations(() => send(bytes))).toBe(1);
      const { id } = await send(bytes);
      expect(await countInvalidations(() => rename(id))).toBe(1);
    },
  );

  it('are invalidated by a file uploaded while a page that names it is being saved', async () => {
    const bytes = await bytesOfOne();
    const url = await uploadFile(bytes);
    await createPageShowing(storage, 'slow', '/media/0000000000000001/andere.png');
    const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: saving, resolve: begun } = Promise.withResolvers<void>();
    const invalidations = await countInvalidations(async () => {
      const saved = storage.write(null, async (scope) => {
        const use = { version_id: 'version-of-slow', page_id: 'slow', url };
        await scope.db.insertInto('media_uses').values(use).execute();
        scope.record('site/seed', 'slow');
        scope.changesSite();
        await scope.holdSite();
        begun();
        await goOn;
      });
      await saving;
      const sent = send(bytes);
      let isSent = false;
      void sent.then(() => {
        isSent = true;
      });
      while (!isSent && !(await somebodyWaits(storage))) await turn();
      letGo();
      await Promise.all([saved, sent]);
    });
    // The pages are invalidated once for the page without the file, and once for the file.
    expect(invalidations).toBe(2);
  });
});

/** True if a write waits for another. On SQLite there is one writer at a time anyway. */
async function somebodyWaits({ db, capabilities }: Storage): Promise<boolean> {
  if (capabilities.name !== 'postgres') return true;
  const { rows } = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
