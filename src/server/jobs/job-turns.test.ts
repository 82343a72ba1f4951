import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MediaStore } from '#server/media/store/media-store.ts';
import { standardLimits } from '#server/media/upload/read-upload.ts';
import { createUploads } from '#server/media/upload/uploads.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openFolder } from '../../../tests/support/each-store.ts';
import { jobsPlugin } from './jobs.plugin.ts';
import { createSweepJobs } from './site-jobs.ts';

const orphan = `ab/ab${'0'.repeat(62)}/original.jpg`;

describeEachDatabase('two servers', (location) => {
  let storages: Storage[];
  let folder: Awaited<ReturnType<typeof openFolder>>;
  beforeEach(async () => {
    folder = await openFolder();
    // The clock is a day ahead, so every stored file and upload counts as old.
    const clock = () => new Date(Date.now() + 25 * 60 * 60 * 1000);
    storages = [openDatabase(location(), { clock }), openDatabase(location(), { clock })];
    await storages[0]?.migrate();
  });
  afterEach(async () => {
    for (const storage of storages) await storage.close();
    await folder.close();
  });

  it('sweep the media store one after the other', async () => {
    await folder.store.put(orphan, Buffer.from('old'));
    const sweeping: string[] = [];
    const firstMayGoOn = Promise.withResolvers<void>();
    const removed: string[] = [];
    const servers = await Promise.all(
      storages.map(async (storage, index) => {
        const mediaStore: MediaStore = {
          ...folder.store,
          async *list() {
            sweeping.push(`${index} begins`);
            await firstMayGoOn.promise;
            yield* folder.store.list();
            sweeping.push(`${index} has listed`);
          },
          async removeFolder(name) {
            removed.push(name);
            await folder.store.removeFolder(name);
          },
        };
        const app = fastify();
        await app.register(jobsPlugin, { storage });
        const uploads = createUploads(folder.folder, standardLimits);
        const [unusedFiles] = createSweepJobs({ storage, mediaStore, uploads }, app.log);
        if (unusedFiles) app.jobs.add({ ...unusedFiles, firstAfterMs: 0 });
        await app.ready();
        return app;
      }),
    );
    await vi.waitFor(() => expect(sweeping).toHaveLength(1));
    // Taking free turns gives the other server enough time to begin if it didn't wait.
    for (const storage of storages) await storage.inTurn(async () => {}, 'older-files');
    expect(sweeping).toHaveLength(1);
    firstMayGoOn.resolve();
    await vi.waitFor(() => expect(sweeping).toHaveLength(4));
    const [first = ''] = sweeping[0]?.split(' ') ?? [];
    const second = first === '0' ? '1' : '0';
    expect(sweeping).toEqual([
      `${first} begins`,
      `${first} has listed`,
      `${second} begins`,
      `${second} has listed`,
    ]);
    await Promise.all(servers.map((app) => app.close()));
    expect(removed).toHaveLength(1);
    expect(servers.flatMap((app) => app.jobs.list().map(({ error }) => error))).toEqual([
      undefined,
      undefined,
    ]);
  });
});
