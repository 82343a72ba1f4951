// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removedFiles, watchRemovedFiles } from './removed-files.ts';

let stop = () => {};
let answers: (Response | Error)[] = [];
let asked = 0;
beforeEach(() => {
  asked = 0;
  removedFiles.setState({ areGone: false });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    const answer = answers.shift() ?? new Response('ok');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  stop = watchRemovedFiles();
});
afterEach(() => {
  stop();
  answers = [];
  vi.unstubAllGlobals();
});

const fail = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
const areGone = () => removedFiles.getState().areGone;

test('a part that fails to load while the server responds has been removed', async () => {
  fail();
  await vi.waitFor(() => expect(areGone()).toBe(true));
});

test('a part that fails to load without a connection may still exist', async () => {
  answers = [new TypeError('fetch failed'), new Response('', { status: 503 })];
  fail();
  await vi.waitFor(() => expect(asked).toBe(1));
  await Promise.resolve();
  expect(areGone()).toBe(false);
  await vi.waitFor(() => {
    fail();
    expect(asked).toBeGreaterThanOrEqual(2);
  });
});

test('several failures are checked once, and not again once the result is known', async () => {
  fail();
  fail();
  await vi.waitFor(() => expect(areGone()).toBe(true));
  fail();
  expect(asked).toBe(1);
});

test('the code that requested the part still receives the error', () => {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
