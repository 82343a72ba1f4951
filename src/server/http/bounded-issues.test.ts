import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { ErrorBody } from '#api/errors.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { maxIssues } from '#content/block/issue.ts';
import { hasTooManyEntries } from '#content/limits.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

// A response that lists a million issues would be an attack on server and client.

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ kind: 'sqlite', file: ':memory:' }, { definitions: blockDefinitions });
  await test.asOwner('POST', '/pages', { identifier: 'lang', title: 'Lang', overview: [] });
});
afterAll(() => test.close());

const put = (path: string, body: unknown) => test.asOwner<ErrorBody>('PUT', path, body);

it('an error lists the first issues and counts the others', async () => {
  const { status, body } = await put('/pages/lang', { overview: Array(1500).fill({ type: 'text' }) });
  expect(status).toBe(400);
  expect(body.issues).toHaveLength(maxIssues + 1);
  expect(body.issues?.[0]).toEqual({ path: 'overview[0].id', message: 'Pattern must have an id' });
  expect(body.issues?.at(-1)).toEqual({ path: '', message: '1,400 more issues are not listed' });
});

it('a save lists the first warnings and counts the others', async () => {
  const overview = Array.from({ length: 150 }, (_, index) => ({ id: `i${index}`, type: 'heroImage' }));
  const { status, body } = await test.asOwner<{ warnings: ErrorBody['issues'] }>('PUT', '/pages/lang', {
    overview,
  });
  expect(status).toBe(200);
  expect(body.warnings).toHaveLength(maxIssues + 1);
  expect(body.warnings?.at(-1)?.message).toMatch(/^\d+ more issues are not listed$/);
});

it('an excessively long list is rejected before it is parsed', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  const { status, body } = await put('/pages/lang', { overview: Array(900_000).fill(1) });
  expect([status, body.message]).toEqual([400, 'A list or object cannot have more than 50,000 entries.']);
  expect(parse.mock.calls.filter(([text]) => text.length > 1_000_000)).toEqual([]);
  parse.mockRestore();
});

it('too many blocks or items are rejected before any of them is validated', async () => {
  const issue = {
    path: 'overview',
    message: 'must have at most 2,000 blocks, and 2,000 items in all lists together',
  };
  const tooMany: unknown[] = Array(30_000).fill(1);
  for (const overview of [tooMany, [{ id: 'c', type: 'carousel', slides: tooMany }]]) {
    const { status, body } = await put('/pages/lang', { overview });
    expect([status, body.issues]).toEqual([400, [issue]]);
  }
  const looked = vi.fn();
  const watched = new Proxy(tooMany, {
    get(list, name, receiver) {
      if (/^\d+$/.test(String(name))) looked();
      return Reflect.get(list, name, receiver);
    },
  });
  expect(hasTooManyEntries(blockDefinitions, watched)).toBe(true);
  expect(looked).not.toHaveBeenCalled();
});

it('zod rejects a list that is too long before it validates any entry', () => {
  // The server relies on this behaviour of zod.
  const looked = vi.fn(() => true);
  expect(z.array(z.unknown().refine(looked)).max(3).safeParse([1, 2, 3, 4]).success).toBe(false);
  expect(looked).not.toHaveBeenCalled();
});
