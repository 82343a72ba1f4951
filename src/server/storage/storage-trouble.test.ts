import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { identifyStorageTrouble } from './storage-trouble.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp({ kind: 'sqlite', file: ':memory:' });
});
afterEach(() => test.close());

const words = (length: number) => [{ id: 'text', type: 'text', content: 'woord '.repeat(length / 6) }];
const save = (length: number) =>
  test.asOwner<{ message: string }>('PUT', '/pages/vol', { title: 'Vol', overview: words(length) });

describe('a full disk', () => {
  beforeEach(async () => {
    await test.asOwner('POST', '/pages', { identifier: 'vol', title: 'Vol', overview: words(60) });
    // Makes SQLite behave as on a full disk.
    await sql`pragma max_page_count = 1`.execute(test.storage.db);
  });

  it('rejects a save with a clear message, and keeps the stored content', async () => {
    const { status, body } = await save(48_000);
    expect([status, body.message]).toEqual([
      503,
      'The site’s disk is full, so nothing was saved. Keep this page open, free up disk space, then try again.',
    ]);
    const kept = await test.asOwner<{ overview: unknown }>('GET', '/pages/vol');
    expect(kept).toMatchObject({ status: 200, body: { overview: words(60) } });
  });

  it('accepts the same save once there is space', async () => {
    expect((await save(48_000)).status).toBe(503);
    await sql`pragma max_page_count = 100000`.execute(test.storage.db);
    expect((await save(48_000)).status).toBe(200);
    expect(await test.asOwner('GET', '/pages/vol')).toMatchObject({ body: { overview: words(48_000) } });
  });
});

it('a save to a read-only database says that the disk is read-only', async () => {
  await test.asOwner('POST', '/pages', { identifier: 'vol', title: 'Vol', overview: words(60) });
  await sql`pragma query_only = on`.execute(test.storage.db);
  const { status, body } = await save(600);
  expect([status, body.message]).toEqual([503, expect.stringContaining('disk is read-only')]);
  expect(await test.asOwner('GET', '/pages/vol')).toMatchObject({ body: { overview: words(60) } });
});

it('identifyStorageTrouble recognises a folder that cannot be created on a read-only disk', () => {
  expect(identifyStorageTrouble({ code: 'ENOENT', syscall: 'mkdir' })).toBe('read-only');
  expect(identifyStorageTrouble({ code: 'ENOENT', syscall: 'open' })).toBeUndefined();
});

it('identifyStorageTrouble ignores temporary errors, and recognises a full disk and a damaged database', () => {
  for (const error of [
    undefined,
    null,
    'full',
    new Error('full'),
    { errcode: 5 },
    { code: 'ECONNRESET' },
    { code: '40001' },
  ]) {
    expect(identifyStorageTrouble(error)).toBeUndefined();
  }
  expect(identifyStorageTrouble({ code: 'ENOSPC' })).toBe('full');
  expect(identifyStorageTrouble({ errcode: 0x10b })).toBe('damaged');
});
