import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildApp } from '#server/app/app.ts';
import { pictureWorkerSource } from '#server/pictures/picture-worker-source.ts';
import { createPageShowing, createPicture } from '../../../tests/support/media-test-app.ts';
import { parseConfig } from './config.ts';
import { openExport } from './open-site.ts';

it('an export renders images at full compression instead of quickly', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-open-site-'));
  const deps = await openExport(parseConfig({ DATA_DIR: folder }), pictureWorkerSource);
  const app = await buildApp(deps);
  try {
    const { url } = await deps.mediaService.storeMedia(await createPicture('jpeg', 640, 40), 'haven.jpg');
    await createPageShowing(deps.storage, 'haven', url);
    const { statusCode, headers } = await app.inject(`${url}?w=320&f=avif`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/avif']);
    const keys: string[] = [];
    for await (const { key } of deps.mediaStore.list()) keys.push(key);
    const made = keys.filter((key) => key.endsWith('.avif'));
    expect(made).toEqual([expect.not.stringContaining('quick-')]);
  } finally {
    await app.close();
    await deps.close();
    await rm(folder, { recursive: true });
  }
});
