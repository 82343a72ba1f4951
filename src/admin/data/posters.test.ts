// @vitest-environment jsdom
// @alone: asks once for each file of a page’s life
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Poster } from '#api/endpoints/media.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import { postersQuery } from './posters.ts';
import { queryClient } from './queries.ts';

const video = '/media/embed-vimeo-1/poster';
const other = '/media/embed-vimeo-2/poster';
const fetched = (url: string): Poster => ({
  url,
  width: 1280,
  height: 720,
  title: 'De film',
  author: 'Elders',
});

let posters: Poster[];
let asked: number;
beforeEach(() => {
  vi.useFakeTimers();
  posters = [];
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return new Response(JSON.stringify(posters), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Subscribes to the posters of these posts until the test ends. */
function open(wanted: readonly string[]) {
  const seen: { facts: Readonly<Record<string, MediaFacts>> } = { facts: {} };
  const observer = new QueryObserver(queryClient, postersQuery(wanted));
  const close = observer.subscribe(({ data }) => {
    if (data) seen.facts = data;
  });
  return { seen, close };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a poster that the server has not fetched yet is requested again until it arrives', async () => {
  posters = [fetched(other)];
  const { seen, close } = open([video]);
  await pass(100);
  expect([asked, seen.facts]).toEqual([1, {}]);
  posters = [fetched(other), fetched(video)];
  await pass(5_000);
  expect(seen.facts).toEqual({
    [video]: { width: 1280, height: 720, animated: false, post: { title: 'De film', author: 'Elders' } },
  });
  await pass(60_000);
  expect(asked).toBe(2);
  close();
});

test('a poster that never becomes available is requested a limited number of times', async () => {
  const { close } = open([video]);
  await pass(10 * 60_000);
  expect(asked).toBe(12);
  close();
});

test('a page without embedded posts sends no request', async () => {
  const { close } = open([]);
  await pass(60_000);
  expect(asked).toBe(0);
  close();
});
