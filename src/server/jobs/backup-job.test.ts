import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/storage/open-database.ts';
import { createBackupJob, isBackupDue } from './backup-job.ts';
import { jobsPlugin } from './jobs.plugin.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-keep-'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

async function putBackup(name: string): Promise<void> {
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, 'manifest.json'), '{}');
}

it('a backup is due if there is none, and about a day after the last one', async () => {
  const at = (time: string) => isBackupDue(folder, new Date(time));
  expect(await at('2026-11-25T03:00:00Z')).toBe(true);
  await putBackup('2026-11-25T030000Z');
  expect(await at('2026-11-25T04:00:00Z')).toBe(false);
  expect(await at('2026-11-26T01:59:00Z')).toBe(false);
  expect(await at('2026-11-26T02:01:00Z')).toBe(true);
});

it('an incomplete backup folder does not count as a backup', async () => {
  await mkdir(join(folder, '2026-11-25T030000Z'));
  expect(await isBackupDue(folder, new Date('2026-11-25T04:00:00Z'))).toBe(true);
});

it('two servers that share a folder create one backup between them', async () => {
  // Replaces the backup module: creates a folder named by the time, and fails if it exists.
  const module = join(folder, 'make.mjs');
  await writeFile(
    module,
    `import { mkdirSync, writeFileSync } from 'node:fs';
     const at = ${JSON.stringify(join(folder, 'kept', '2026-11-25T030000Z'))};
     mkdirSync(at, { recursive: true });
     writeFileSync(at + '/manifest.json', '{}', { flag: 'wx' });`,
  );
  const clock = () => new Date('2026-11-25T03:00:00Z');
  const location = { kind: 'sqlite', file: join(folder, 'site.db') } as const;
  const open = async () => {
    const storage = openDatabase(location, { clock });
    const app = fastify();
    const wrong = vi.spyOn(app.log, 'error');
    await app.register(jobsPlugin, { storage });
    app.jobs.add(createBackupJob(storage, app.log, { folder: join(folder, 'kept'), module }));
    await app.ready();
    return { app, storage, wrong };
  };
  const servers = [await open(), await open()];
  vi.advanceTimersByTime(5 * 60 * 1000);
  vi.useRealTimers();
  await vi.waitFor(
    async () => expect(await readdir(join(folder, 'kept'))).toEqual(['2026-11-25T030000Z']),
    20_000,
  );
  for (const { app, storage } of servers) {
    await app.close();
    await storage.close();
  }
  expect(servers.flatMap(({ wrong }) => wrong.mock.calls)).toEqual([]);
});
