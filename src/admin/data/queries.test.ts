import { afterEach, expect, test, vi } from 'vitest';
import { pageQuery, preloadPage, queryClient } from './queries.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

/** A server whose answers name the call. */
function openServer() {
  const server = { calls: [] as string[], down: false };
  vi.stubGlobal('fetch', async (address: string) => {
    server.calls.push(address);
    if (server.down) return new Response('{"message":"Something went wrong."}', { status: 500 });
    const body = JSON.stringify({ id: 'p', title: `answer ${server.calls.length}`, overview: [] });
    return new Response(body, { headers: { 'content-type': 'application/json', etag: '"r1"' } });
  });
  return server;
}

const open = async () => (await queryClient.fetchQuery(pageQuery('p'))).page.title;

test('a preloaded page opens from the preloaded response, and the next time from a new one', async () => {
  const server = openServer();
  preloadPage('p');
  expect(await open()).toBe('answer 1');
  expect(server.calls).toHaveLength(1);
  queryClient.clear();
  expect(await open()).toBe('answer 2');
});

test('a failed preload is not used as the response when the page is opened', async () => {
  const server = openServer();
  server.down = true;
  preloadPage('p');
  await vi.waitFor(() => expect(server.calls.length).toBeGreaterThan(0));
  await new Promise(setImmediate);
  server.down = false;
  expect(await open()).toMatch(/^answer/);
});
