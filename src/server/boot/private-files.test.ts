import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureWorkerSource } from '#server/pictures/picture-worker-source.ts';
import { parseConfig } from './config.ts';
import { openDeps } from './deps.ts';
import { keepFilesPrivate } from './private-files.ts';

let folder: string;
let umask: number;
beforeEach(() => {
  umask = process.umask(0o022);
  folder = mkdtempSync(join(tmpdir(), 'vitrine-private-'));
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

const readMode = (path: string) => (statSync(join(folder, path)).mode & 0o7777).toString(8);

/** A file as an earlier version created it. */
function old(path: string, mode = 0o644): void {
  writeFileSync(join(folder, path), 'x');
  chmodSync(join(folder, path), mode);
}

describe('the files of a site', () => {
  it('are accessible only to the server’s user, including files written by child processes', async () => {
    const config = parseConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' });
    const deps = await openDeps(config, new Map(), { pictureWorker: pictureWorkerSource });
    await deps.mediaStore.put('ab/abc/original.jpg', Buffer.from('x'));
    execFileSync('touch', [join(folder, 'data/by-a-child')]);
    const modes = ['data', 'data/media', 'data/media/ab', 'data/media/ab/abc'].map(readMode);
    expect(modes).toEqual(['700', '700', '700', '700']);
    const files = ['secret', 'vitrine.db', 'vitrine.db-wal', 'vitrine.db-shm', 'by-a-child'];
    for (const file of [...files, 'media/ab/abc/original.jpg'])
      expect([file, readMode(`data/${file}`)]).toEqual([file, '600']);
    await deps.close();
  });

  it('are made private if an earlier version created them, unlike other files in the folder', () => {
    mkdirSync(join(folder, 'media'), 0o755);
    for (const file of ['vitrine.db', 'vitrine.db-wal', 'secret', 'notes.txt', 'elsewhere.sqlite']) old(file);
    chmodSync(folder, 0o755);
    const database = { kind: 'sqlite', file: join(folder, 'elsewhere.sqlite') } as const;
    expect(keepFilesPrivate({ dataDir: folder, database })).toEqual([]);
    expect(readMode('.')).toBe('700');
    expect(
      ['media', 'vitrine.db', 'vitrine.db-wal', 'secret', 'elsewhere.sqlite', 'notes.txt'].map(readMode),
    ).toEqual(['700', '600', '600', '600', '600', '644']);
  });

  it('are made private without closing a shared folder', () => {
    chmodSync(folder, 0o1777);
    old('secret');
    keepFilesPrivate({ dataDir: folder, database: { kind: 'postgres', url: 'postgres://x/y' } });
    expect([readMode('.'), readMode('secret')]).toEqual(['1777', '600']);
    expect(existsSync(join(folder, 'media'))).toBe(false);
  });
});
