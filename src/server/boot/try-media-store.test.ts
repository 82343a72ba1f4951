import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBucketStore } from '#server/media/store/bucket-store.ts';
import type { BucketLocation } from '#server/media/store/media-location.ts';
import { openMediaStore } from '#server/media/store/open-media-store.ts';
import { type FakeBucket, type Fault, openFakeBucket } from '../../../tests/support/fake-bucket.ts';
import { ConfigError } from './config.ts';
import { tryMediaStore } from './try-places.ts';

let bucket: FakeBucket;
beforeEach(async () => {
  bucket = await openFakeBucket();
});
afterEach(() => bucket.close());

async function complaint(change: Partial<BucketLocation> = {}): Promise<string> {
  const location = { ...bucket.location, ...change };
  const error: unknown = await tryMediaStore(location, openBucketStore(location)).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error === undefined) return '';
  if (!(error instanceof ConfigError)) throw error;
  expect(error.issues).toHaveLength(1);
  expect(error.message).not.toContain(bucket.location.secretKey);
  return error.issues[0]?.replace(bucket.location.endpoint ?? '', 'ENDPOINT') ?? '';
}

describe('tryMediaStore', () => {
  test('accepts a working bucket and leaves it unchanged', async () => {
    expect(await complaint()).toBe('');
    expect(bucket.asked.map((asked) => asked.split(' ')[0])).toEqual(['PUT', 'GET', 'DELETE', 'GET']);
    expect(bucket.objects.size).toBe(0);
  });

  test('reports a missing bucket', async () => {
    expect(await complaint({ bucket: 'gone' })).toBe(
      'MEDIA_URL: there is no bucket “gone” at ENDPOINT. Create it there, or correct its name.',
    );
  });

  test('reports an unreachable service', async () => {
    await bucket.close();
    expect(await complaint()).toBe(
      'MEDIA_ENDPOINT: ENDPOINT cannot be reached (ECONNREFUSED). Correct the address, or check that this machine may connect to it, and start again.',
    );
    expect(await complaint({ endpoint: 'http://nobody.invalid' })).toMatch(
      /^MEDIA_ENDPOINT: http:\/\/nobody\.invalid cannot be reached \((?:ENOTFOUND|EAI_AGAIN)\)\./,
    );
  });

  test('reports an unknown access key', async () => {
    expect(await complaint({ accessKey: 'another' })).toBe(
      'MEDIA_ACCESS_KEY: ENDPOINT does not know this key. Copy it again, together with its secret.',
    );
  });

  test('reports a secret key that does not match the access key', async () => {
    expect(await complaint({ secretKey: 'another' })).toBe(
      'MEDIA_SECRET_KEY: does not belong to MEDIA_ACCESS_KEY. Copy both of them again.',
    );
  });

  test.each([
    ['PUT', 'write files'],
    ['DELETE', 'remove files'],
    ['GET', 'read files'],
    ['list', 'list the files'],
  ])('reports an access key without permission for %s', async (refused, action) => {
    bucket.fault = ({ method, key }) =>
      (key === '' ? 'list' : method) === refused ? { answers: 403, code: 'AccessDenied' } : undefined;
    expect(await complaint()).toBe(
      `MEDIA_ACCESS_KEY: this key may not ${action} in the bucket “files”. Allow it to write, read, list and remove files there.`,
    );
  });

  test.each<[Fault, RegExp]>([
    [
      { answers: 400, code: 'AuthorizationHeaderMalformed' },
      /^MEDIA_REGION: the bucket “files” is in another region than “us-east-1”\./,
    ],
    [
      { answers: 403, code: 'RequestTimeTooSkewed' },
      /^MEDIA_URL: .* this machine’s clock is wrong\. Correct the clock\.$/,
    ],
    [
      { answers: 507, code: 'QuotaExceeded' },
      /^MEDIA_URL: the bucket “files” at ENDPOINT could not write files \(QuotaExceeded, 507\)\./,
    ],
  ])('reports the error response %j', async (fault, sentence) => {
    bucket.fault = () => fault;
    expect(await complaint()).toMatch(sentence);
  });

  test('reports a bucket that stores different bytes than it receives', async () => {
    const store = openBucketStore(bucket.location);
    const framing = {
      ...store,
      put: (key: string, bytes: Uint8Array) => store.put(key, Buffer.from(`5dc\r\n${bytes}`)),
    };
    await expect(tryMediaStore(bucket.location, framing)).rejects.toThrow(
      'MEDIA_URL: the bucket “files” returned other bytes than were written to it.',
    );
    expect(bucket.objects.size).toBe(0);
  });
});

test('the bucket client is loaded only if a bucket is configured', () => {
  const watcher = fileURLToPath(new URL('../../../tests/support/watch-imports.ts', import.meta.url));
  const said = (location: object) =>
    spawnSync(process.execPath, [watcher, JSON.stringify(location)], { encoding: 'utf8' });
  expect(said({ kind: 'folder', folder: 'nowhere' })).toMatchObject({ stdout: 'not loaded', status: 0 });
  expect(said(bucket.location)).toMatchObject({ stdout: 'loaded', status: 0 });
});

test('openMediaStore opens the configured bucket', async () => {
  await (await openMediaStore(bucket.location)).put('ab/file', Buffer.from('here'));
  expect([...bucket.objects.keys()]).toEqual(['site/media/ab/file']);
});
