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
  test('once is asked again, and nobody notices', async () => {
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

  test('always is asked a few times, and what was there stays whole', async () => {
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

test('a file that was kept although the answer got lost is there once, and whole', async () => {
  failing('cut after', 1);
  await store.put(key, after);
  expect((await store.read(key))?.equals(after)).toBe(true);
  failing('cut after', 1);
  await store.remove(key);
  expect(await store.has(key)).toBe(false);
});

test('one that says nothing is not waited for without end', async () => {
  failing('silent');
  const hasty = openBucketStore(bucket.location, { connection: 5_000, answer: 200, silence: 5_000 });
  const works = [hasty.read(key), hasty.put(key, Buffer.from('small')), hasty.removeFolder('ab')];
  for (const failure of await Promise.all(works.map(catchFailure))) {
    expect(failure).toMatchObject({ reason: 'ETIMEDOUT', answered: 0 });
  }
  expect(bucket.asked).toHaveLength(3 * 3);
});

test('a stream that breaks off ends with an error: half a file is never taken for a whole one', async () => {
  for (const range of [undefined, { start: 100, end: 199_000 }]) {
    const file = await store.open(key);
    failing('cut in the midst');
    const stream = await file?.stream(range);
    await expect(stream?.toArray()).rejects.toThrow();
    bucket.fault = () => undefined;
  }
});

test('a part is asked for as such: nobody downloads a video to jump in it', async () => {
  const ranges: (string | undefined)[] = [];
  bucket.fault = ({ method, range }) => {
    if (method === 'GET') ranges.push(range);
    return undefined;
  };
  const file = await store.open(key);
  await (await file?.stream({ start: 5, end: 9 }))?.toArray();
  expect(ranges).toEqual(['bytes=5-9']);
});

test('a service that sends the whole instead of the part is found out', async () => {
  const file = await store.open(key);
  failing('whole instead of range');
  expect(await catchFailure(file?.stream({ start: 5, end: 9 }) ?? Promise.resolve())).toMatchObject({
    action: 'read',
  });
});

test('a file of the same size that was replaced before it is sent is not sent as the one before', async () => {
  const file = await store.open(key);
  await store.put(key, Buffer.alloc(before.length, 'other'));
  expect(await catchFailure(file?.stream() ?? Promise.resolve())).toMatchObject({
    reason: 'ChangedMeanwhile',
  });
});

test('a bucket that is gone is no missing file', async () => {
  const gone = openBucketStore({ ...bucket.location, bucket: 'gone' });
  expect(await catchFailure(gone.read(key))).toMatchObject({ reason: 'NoSuchBucket', answered: 404 });
  expect(await catchFailure(gone.put(key, before))).toMatchObject({ reason: 'NoSuchBucket' });
});

test('a folder of which one file cannot be removed is said to be left', async () => {
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

test('of the files beside its folder a store knows nothing', async () => {
  bucket.objects.set('site/media-of-others/file', { bytes: before, putAt: new Date() });
  bucket.objects.set('other', { bytes: before, putAt: new Date() });
  const keys: string[] = [];
  for await (const file of store.list()) keys.push(file.key);
  expect(keys).toEqual([key]);
});

test('neither key nor secret is in what a failure says', async () => {
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

test('what is signed with another secret is refused', async () => {
  const other = openBucketStore({ ...bucket.location, secretKey: 'another' });
  expect(await catchFailure(other.put(key, after))).toMatchObject({ reason: 'SignatureDoesNotMatch' });
  expect((await store.read(key))?.equals(before)).toBe(true);
});
