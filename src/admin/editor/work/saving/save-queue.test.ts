import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, createClient } from '#api/client.ts';
import { savePage } from '#api/endpoints/pages.ts';
import type { PageContent } from '#content/page/page.ts';
import { words } from '../../../words.ts';
import { createSaveQueue } from './save-queue.ts';

const page = (title: string): PageContent => ({ title, overview: [] });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A queue on the typed client, with a server whose responses the test controls. */
function openQueue() {
  const requests: { body: PageContent; ifMatch: string | null; answer: (response: Response) => void }[] = [];
  const client = createClient({
    fetch: (_input, init) =>
      new Promise((answer) => {
        const ifMatch = new Headers(init?.headers).get('if-match');
        requests.push({ body: JSON.parse(String(init?.body)) as PageContent, ifMatch, answer });
      }),
  });
  const document = { content: page('a') };
  const queue = createSaveQueue({
    saved: document.content,
    revision: 'r1',
    content: () => document.content,
    send: async (content, { ifMatch }) =>
      client.call(savePage, { params: { identifier: 'p' }, body: { ...content } }, { ifMatch }),
  });
  const type = (title: string) => {
    document.content = page(title);
    queue.changed();
  };
  const ok = (revision: string) =>
    new Response('{}', { headers: { etag: `"${revision}"`, 'content-type': 'application/json' } });
  const status = () => queue.store.getState().status;
  return { queue, requests, type, ok, status };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('saves run one at a time, and later edits go with the next save, on the new revision', async () => {
  const { queue, requests, type, ok, status } = openQueue();
  type('b');
  expect(status()).toBe('unsaved');
  const first = queue.save();
  type('c');
  const second = queue.save();
  type('d');
  const third = queue.save();
  await settle();
  expect(requests.map((request) => request.body.title)).toEqual(['b']);
  requests[0]?.answer(ok('r2'));
  await settle();
  expect(requests.map((request) => [request.body.title, request.ifMatch])).toEqual([
    ['b', '"r1"'],
    ['d', '"r2"'],
  ]);
  requests[1]?.answer(ok('r3'));
  expect(await Promise.all([first, second, third])).toEqual([true, true, true]);
  expect(status()).toBe('saved');
});

test('a response never discards edits made since', async () => {
  const { queue, requests, type, ok, status } = openQueue();
  type('b');
  void queue.save();
  type('c');
  await settle();
  requests[0]?.answer(ok('r2'));
  await settle();
  expect(status()).toBe('unsaved');
  expect(queue.store.getState()).toMatchObject({ saved: { title: 'b' }, revision: 'r2' });
});

test('content sent without a response is remembered until the server confirms a save', async () => {
  const document = { content: page('a') };
  const answer = { fails: true };
  const send = async () => {
    if (answer.fails) throw new TypeError('fetch failed');
    return { revision: 'r2' };
  };
  const saved = document.content;
  const queue = createSaveQueue({ saved, revision: 'r1', content: () => document.content, send });
  const unanswered = () => queue.store.getState().unanswered.map(({ title }) => title);
  for (const title of ['b', 'c', 'c', 'd', 'e', 'f', 'g']) {
    if (title !== document.content.title) document.content = page(title);
    await queue.save();
  }
  expect(unanswered()).toEqual(['c', 'd', 'e', 'f', 'g']);
  answer.fails = false;
  await queue.save();
  expect(unanswered()).toEqual([]);
});

test('saving without changes sends nothing, but a manual save confirms an autosave', async () => {
  const { queue, requests, type, ok } = openQueue();
  expect(await queue.save()).toBe(true);
  type('b');
  void queue.save({ autosave: true });
  await settle();
  requests[0]?.answer(ok('r2'));
  await settle();
  expect(await queue.save({ autosave: true })).toBe(true);
  void queue.save();
  await settle();
  expect(requests).toHaveLength(2);
});

test('a temporary failure is retried automatically', async () => {
  const { queue, requests, type, ok, status } = openQueue();
  type('b');
  void queue.save();
  await settle();
  requests[0]?.answer(
    new Response('{"message":"Busy."}', { status: 503, headers: { 'content-type': 'application/json' } }),
  );
  await settle();
  expect(queue.store.getState()).toMatchObject({ status: 'failed', issue: 'Busy.' });
  await vi.advanceTimersByTimeAsync(3000);
  requests[1]?.answer(ok('r2'));
  await settle();
  expect(status()).toBe('saved');
});

const stale = () => new Response('{}', { status: 412, headers: { 'content-type': 'application/json' } });

test('an outdated save waits for the merge, and is then sent on the new revision', async () => {
  const { queue, requests, type, ok, status } = openQueue();
  type('b');
  const save = queue.save({ autosave: true });
  await settle();
  requests[0]?.answer(stale());
  expect(await save).toBe(false);
  expect(status()).toBe('conflict');
  expect(await queue.save({ autosave: true })).toBe(false);
  expect(requests).toHaveLength(1);
  queue.mergedWith({ saved: page('theirs'), revision: 'r9' });
  await settle();
  expect(requests[1]?.ifMatch).toBe('"r9"');
  requests[1]?.answer(ok('r10'));
  await settle();
  expect(status()).toBe('saved');
});

test('the save after a merge keeps the other version, and the next one is an autosave again', async () => {
  const hows: boolean[] = [];
  const document = { content: page('a') };
  const queue = createSaveQueue({
    saved: page('a'),
    revision: 'r1',
    content: () => document.content,
    send: async (_content, { autosave }) => {
      hows.push(autosave);
      return { revision: 'r2' };
    },
  });
  queue.markConflict();
  queue.mergedWith({ saved: page('theirs'), revision: 'r9' });
  expect(hows).toEqual([]);
  await queue.save({ autosave: true });
  document.content = page('b');
  await queue.save({ autosave: true });
  expect(hows).toEqual([false, true]);
});

test('nothing is sent until the other version is read, and reading is retried', async () => {
  const { queue, requests, type, status } = openQueue();
  type('b');
  queue.markConflict({ saved: page('before'), revision: 'r0' });
  expect(queue.store.getState()).toMatchObject({ saved: { title: 'before' }, revision: 'r0' });
  queue.conflictFailed(new TypeError('fetch failed'));
  expect(status()).toBe('failed');
  await queue.save();
  expect([status(), requests]).toEqual(['conflict', []]);
  queue.conflictFailed(new TypeError('fetch failed'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect([status(), requests]).toEqual(['conflict', []]);
  queue.conflictFailed(new ApiError('Page not found', 404));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queue.store.getState()).toMatchObject({ status: 'failed', issue: 'Page not found' });
});

test('repeated conflicts are retried after a delay', async () => {
  const { queue, requests, type, status } = openQueue();
  type('b');
  void queue.save();
  for (let index = 0; index < 4; index += 1) {
    await settle();
    requests[index]?.answer(stale());
    await settle();
    if (index < 3) queue.mergedWith({ saved: page('theirs'), revision: `r${index}` });
  }
  expect(status()).toBe('failed');
  await vi.advanceTimersByTimeAsync(3000);
  expect(status()).toBe('conflict');
});

test('once the connection returns, saves that failed without one are retried immediately', async () => {
  const failing = { error: new TypeError('fetch failed') as Error };
  const send = vi.fn(async () => {
    throw failing.error;
  });
  const queue = createSaveQueue({ saved: page('a'), revision: 'r1', content: () => page('b'), send });
  queue.connectionIsBack();
  expect(send).not.toHaveBeenCalled();
  await queue.save({ autosave: true });
  queue.connectionIsBack();
  await settle();
  expect(send.mock.calls).toMatchObject([
    [{}, { autosave: true }],
    [{}, { autosave: true }],
  ]);
  // A server that answers 503 is retried later.
  failing.error = new ApiError('Busy.', 503);
  await queue.save();
  queue.connectionIsBack();
  await settle();
  expect(send).toHaveBeenCalledTimes(3);
});

test('a rejected save is not retried until the content changes', async () => {
  const document = { content: page('a') };
  const send = vi.fn(async () => {
    throw new ApiError('Wrong.', 400);
  });
  const queue = createSaveQueue({ saved: page('a'), revision: 'r1', content: () => document.content, send });
  await queue.save();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  document.content = page('b');
  queue.changed();
  expect(queue.store.getState().status).toBe('unsaved');
});

test('retries are spaced further and further apart, and a success resets the delay', async () => {
  const { queue, requests, type, ok, status } = openQueue();
  const fail = async (index: number) => {
    requests[index]?.answer(new Response('', { status: 500 }));
    await settle();
  };
  type('b');
  void queue.save();
  await settle();
  for (const [index, wait] of [3000, 10_000, 30_000, 30_000].entries()) {
    await fail(index);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(requests).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(index + 2);
  }
  requests[4]?.answer(ok('r2'));
  await settle();
  expect(status()).toBe('saved');
  type('c');
  void queue.save();
  await settle();
  await fail(5);
  await vi.advanceTimersByTimeAsync(3000);
  expect(requests).toHaveLength(7);
});

test('edits while a retry is pending keep the failure, and a manual save replaces the retry', async () => {
  const { queue, requests, type, ok, status } = openQueue();
  type('b');
  void queue.save();
  await settle();
  requests[0]?.answer(new Response('', { status: 429 }));
  await settle();
  type('c');
  expect(status()).toBe('failed');
  void queue.save();
  await settle();
  expect(requests[1]?.body.title).toBe('c');
  requests[1]?.answer(ok('r2'));
  await settle();
  // Later changes are not saved automatically: on a page without drafts they would go live.
  type('d');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(2);
});

test('a closed editor retries nothing', async () => {
  const { queue, requests, type } = openQueue();
  type('b');
  void queue.save();
  await settle();
  requests[0]?.answer(new Response('', { status: 502 }));
  await settle();
  queue.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(1);
});

test('a lost connection is a temporary failure', async () => {
  const send = vi.fn(async () => ({ revision: 'r2' }));
  send.mockRejectedValueOnce(new TypeError('fetch failed'));
  const content = page('b');
  const queue = createSaveQueue({ saved: page('a'), revision: 'r1', content: () => content, send });
  expect(await queue.save()).toBe(false);
  expect(queue.store.getState().issue).toBe(words.errors.offline);
  await vi.advanceTimersByTimeAsync(3000);
  expect(queue.store.getState()).toMatchObject({ status: 'saved', issue: undefined, saved: content });
});

test('pending saves are combined, and a manual save among them makes the result manual', async () => {
  const hows: boolean[] = [];
  const document = { content: page('a') };
  const queue = createSaveQueue({
    saved: page('a'),
    revision: 'r1',
    content: () => document.content,
    send: async (_content, { autosave }) => {
      hows.push(autosave);
      return { revision: 'r2' };
    },
  });
  const first = queue.save({ autosave: true });
  document.content = page('b');
  await Promise.all([first, queue.save({ autosave: true }), queue.save(), queue.save({ autosave: true })]);
  expect(hows).toEqual([true, false]);
});

test('rebasing during a conflict replaces the saved page and ends the conflict', () => {
  const { queue, type, status } = openQueue();
  type('b');
  queue.markConflict();
  type('c');
  expect(status()).toBe('conflict');
  const mine = page('c');
  queue.rebase({ saved: mine, revision: 'r5' });
  expect(status()).toBe('unsaved');
  expect(queue.store.getState()).toMatchObject({ saved: mine, revision: 'r5', issue: undefined });
});
