import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { ConfigError, parseConfig } from '#server/boot/config.ts';
import { tryMediaStore } from '#server/boot/try-places.ts';
import { openMediaStore } from '#server/media/store/open-media-store.ts';
import { root } from './lib/build-if-needed.ts';

/**
 * `npm run test:bucket`: runs the tests of media stores against the bucket in MEDIA_URL and its related
 * settings. It uses a new folder, which it deletes afterwards.
 */
async function testBucket(): Promise<number> {
  const { media } = parseConfig(process.env);
  if (media.kind !== 'bucket') {
    throw new ConfigError([
      'MEDIA_URL: must name a bucket. Set it with the bucket’s credentials (docs/reference/settings.md).',
    ]);
  }
  await tryMediaStore(media, await openMediaStore(media));
  const run = `vitrine-test-${randomUUID()}`;
  const folder = media.folder === '' ? run : `${media.folder}/${run}`;
  const { status } = spawnSync(
    'vitest',
    ['run', 'src/server/media/store/media-store.test.ts', '-t', 'the real bucket'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TEST_BUCKET_FOLDER: folder },
    },
  );
  // Also cleans up after an interrupted test.
  await (await openMediaStore(media)).removeFolder(run);
  return status ?? 1;
}

try {
  process.exitCode = await testBucket();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
