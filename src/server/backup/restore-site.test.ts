import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Config, parseConfig } from '#server/boot/config.ts';
import { openDeps } from '#server/boot/deps.ts';
import { createMediaService } from '#server/media/media.service.ts';
import { openTestApp } from '../../../tests/support/test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';
import { makeSiteBackup } from './back-up-site.ts';
import { restoreSite, tryRestore } from './restore-site.ts';

const server = { patienceMs: 0 };
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-restore-site-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function makeConfig(name: string): Config {
  return parseConfig({
    ...{ DATA_DIR: join(folder, name), LOG_LEVEL: 'silent' },
    ...{ BACKUP_DIR: join(folder, 'backups'), BACKUP_PASSPHRASE: 'vier losse woorden hier' },
  });
}

const openServer = (config: Config) => openDeps(config, new Map(), { pictureWorker: '', server });

/** A site with a page, a client space and a file, and a backup of it. */
async function makeBackup(config: Config): Promise<string> {
  const deps = await openServer(config);
  await createMediaService(deps.storage, deps.mediaStore, testPictures).storeMedia(
    Buffer.from(drawing),
    'vak.svg',
  );
  await deps.close();
  const test = await openTestApp(config.database);
  await test.asOwner('POST', '/pages', { identifier: 'werk', title: 'Werk', overview: [] });
  await test.asOwner('POST', '/admin/rooms', { client: 'Klant', pages: [] });
  await test.close();
  return (await makeSiteBackup(config)).path;
}

it('a restore dry run for a new site lists all access and writes nothing', async () => {
  const backup = await makeBackup(makeConfig('site'));
  const { access, difference } = await tryRestore(makeConfig('new'), backup, false);
  expect(access.isRemembered).toBe(false);
  expect(access.reopened).toEqual(['client space “Klant”']);
  expect(difference).toBeUndefined();
  expect(existsSync(join(folder, 'new'))).toBe(false);
});

it('a restore dry run works while the server is running and predicts the restore', async () => {
  const config = makeConfig('site');
  const backup = await makeBackup(config);
  const deps = await openServer(config);
  try {
    await deps.storage.db.deleteFrom('rooms').execute();
    const { access, difference } = await tryRestore(config, backup, true);
    expect(access.stillEnded).toEqual(['client space “Klant”']);
    expect(difference?.tables).toEqual([{ table: 'rooms', onlyInBackup: 1, onlyHere: 0 }]);
    await expect(restoreSite(config, backup, { replace: true })).rejects.toThrow(
      'A server of this site is running.',
    );
    await deps.close();
    await expect(restoreSite(config, backup, { replace: false })).rejects.toThrow(
      'There is already a site here.',
    );
    const restored = await restoreSite(config, backup, { replace: true });
    expect(restored.access.stillEnded).toEqual(access.stillEnded);
  } finally {
    await deps.close();
  }
});

it('a restore brings back lost media files, so that the server starts', async () => {
  const config = makeConfig('site');
  const backup = await makeBackup(config);
  const media = join(folder, 'site', 'media');
  const before = (await readdir(media, { recursive: true })).filter((name) => name.endsWith('.svg'));
  expect(before).toHaveLength(1);
  await rm(media, { recursive: true });
  await expect(openServer(config)).rejects.toThrow('has no store-id of this database');
  await restoreSite(config, backup, { replace: true });
  await (await openServer(config)).close();
  expect((await readdir(media, { recursive: true })).filter((name) => name.endsWith('.svg'))).toEqual(before);
});

it('a restore rejects the media library of another site and leaves it unchanged', async () => {
  const [config, other] = [makeConfig('site'), makeConfig('other')];
  const backup = await makeBackup(config);
  await (await openServer(other)).close();
  const media = join(folder, 'site', 'media');
  await rm(media, { recursive: true });
  await mkdir(media);
  await writeFile(join(media, 'store-id'), await readFile(join(folder, 'other', 'media', 'store-id')));
  await expect(restoreSite(config, backup, { replace: true })).rejects.toThrow('belongs to another database');
  expect(await readdir(media)).toEqual(['store-id']);
});
