import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeBucket, type Fault, openFakeBucket } from '../../../../tests/support/fake-bucket.ts';
import { BucketFailure } from './bucket-failure.ts';
import { openBucketStore } from './bucket-store.ts';
import type { MediaStore } from './media-store.ts';

const key = 'ab/file';
const before = Buffer.alloc(200_000, 'before');
const after = Buffer.alloc(300_000, 'after');

let bucket: FakeBucket;
let store: MediaStore;
beforeEach(async () => {
  bucket = await openFakeBucket();
  store = openBucketStore(bucket.location);
  await store.put(key, before);
  bucket.asked.length = 0;
});
afterEach(() => bucket.close());

const down: Fault = { answers: 503, code: 'SlowDown' };
const broken: Fault = { answers: 500, code: 'InternalError' };
const faults: [string, Fault][] = [
  ['says to slow down', down],
  ['fails', broken],
  ['ends the connection at once', 'cut before'],
  ['ends the connection in the midst', 'cut in the midst'],
];

/** Makes the first requests fail. */
function failing(fault: Fault, times = Number.POSITIVE_INFINITY) {
  let left = times;
  bucket.fault = () => {
    left -= 1;
    return left >= 0 ? fault : undefined;
  };
}

async function catchFailure(work: Promise<unknown>): Promise<BucketFailure> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof BucketFailure) return error;
  throw new Error('It did not fail as a bucket does', { cause: error });
}

describe.each(faults)('a bucket that %s', (_name, fault) => {
  test('is asked again after a single failure, without an error', async () => {
    failing(fault, 1);
    await store.put(key, after);
    expect(bucket.asked).toHaveLength(2);
    failing(fault, 1);
    expect((await store.read(key))?.equals(after)).toBe(true);
    // Responses to HEAD and DELETE have no body, so a cut in the midst does not affect these requests.
    failing(fault, 1);
    expect(await store.has(key)).toBe(true);
    failing(fault, 1);
    await store.remove(key);
    expect(await store.read(key)).toBeUndefined();
  });

  test('is asked three times before an error, and the existing file stays intact', async () => {
    failing(fault);
    const failure = await catchFailure(store.put(key, after));
    expect(failure).toMatchObject({ code: 'server/unavailable', status: 503, action: 'write' });
    expect(bucket.asked).toEqual(Array.from({ length: 3 }, () => 'PUT site/media/ab/file'));
    await catchFailure(store.read(key));
    expect(bucket.asked).toHaveLength(3 + 3);
    bucket.fault = () => undefined;
    expect((await store.read(key))?.equals(before)).toBe(true);
  });
});

test('a write or removal whose response is lost succeeds on retry', async () => {
  failing('cut after', 1);
  await store.put(key, after);
  expect((await store.read(key))?.equals(after)).toBe(true);
  failing('cut after', 1);
  await store.remove(key);
  expect(await store.has(key)).toBe(false);
});

test('a bucket that does not answer times out', async () => {
  failing('silent');
  const hasty = openBucketStore(bucket.location, { connection: 5_000, answer: 200, silence: 5_000 });
  const works = [hasty.read(key), hasty.put(key, Buffer.from('small')), hasty.removeFolder('ab')];
  for (const failure of await Promise.all(works.map(catchFailure))) {
    expect(failure).toMatchObject({ reason: 'ETIMEDOUT', answered: 0 });
  }
  expect(bucket.asked).toHaveLength(3 * 3);
});

test('a stream that breaks off ends with an error, never as half a file', async () => {
  for (const range of [undefined, { start: 100, end: 199_000 }]) {
    const file = await store.open(key);
    failing('cut in the midst');
    const stream = await file?.stream(range);
    await expect(stream?.toArray()).rejects.toThrow();
    bucket.fault = () => undefined;
  }
});

test('a range is requested as a range, so that seeking does not download the whole video', async () => {
  const ranges: (string | undefined)[] = [];
  bucket.fault = ({ method, range }) => {
    if (method === 'GET') ranges.push(range);
    return undefined;
  };
  const file = await store.open(key);
  await (await file?.stream({ start: 5, end: 9 }))?.toArray();
  expect(ranges).toEqual(['bytes=5-9']);
});

test('a response with the whole file instead of the range is an error', async () => {
  const file = await store.open(key);
  failing('whole instead of range');
  expect(await catchFailure(file?.stream({ start: 5, end: 9 }) ?? Promise.resolve())).toMatchObject({
    action: 'read',
  });
});

test('streaming fails if the opened file was replaced by one of the same size', async () => {
  const file = await store.open(key);
  await store.put(key, Buffer.alloc(before.length, 'other'));
  expect(await catchFailure(file?.stream() ?? Promise.resolve())).toMatchObject({
    reason: 'FileChangedError',
  });
});

test('a missing bucket is an error, not a missing file', async () => {
  const gone = openBucketStore({ ...bucket.location, bucket: 'gone' });
  expect(await catchFailure(gone.read(key))).toMatchObject({ reason: 'NoSuchBucket', answered: 404 });
  expect(await catchFailure(gone.put(key, before))).toMatchObject({ reason: 'NoSuchBucket' });
});

test('removing a folder fails if one of its files cannot be removed', async () => {
  await store.put('ab/folder/one', before);
  await store.put('ab/folder/two', before);
  bucket.fault = ({ method, key: of }) => (method === 'DELETE' && of.endsWith('/one') ? down : undefined);
  expect(await catchFailure(store.removeFolder('ab/folder'))).toMatchObject({
    action: 'remove',
    reason: 'SlowDown',
  });
  bucket.fault = () => undefined;
  await store.removeFolder('ab/folder');
  expect([...bucket.objects.keys()]).toEqual(['site/media/ab/file']);
});

test('a store lists only the files in its own folder', async () => {
  bucket.objects.set('site/media-of-others/file', { bytes: before, putAt: new Date() });
  bucket.objects.set('other', { bytes: before, putAt: new Date() });
  const keys: string[] = [];
  for await (const file of store.list()) keys.push(file.key);
  expect(keys).toEqual([key]);
});

test('a failure contains neither the access key nor the secret key', async () => {
  const { accessKey, secretKey } = bucket.location;
  for (const fault of [down, { answers: 403, code: 'SignatureDoesNotMatch' }]) {
    failing(fault);
    const failure = await catchFailure(store.put(key, after));
    const said = JSON.stringify([
      failure,
      failure.message,
      failure.stack,
      String(failure.cause),
      failure.toBody(),
    ]);
    expect(said).not.toContain(accessKey);
    expect(said).not.toContain(secretKey);
    expect(String(failure.cause)).toContain(fault.code);
  }
});

test('a request signed with another secret is rejected', async () => {
  const other = openBucketStore({ ...bucket.location, secretKey: 'another' });
  expect(await catchFailure(other.put(key, after))).toMatchObject({ reason: 'SignatureDoesNotMatch' });
  expect((await store.read(key))?.equals(before)).toBe(true);
});
