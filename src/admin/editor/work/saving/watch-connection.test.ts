// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../../../session/api.ts';
import { watchConnection } from './watch-connection.ts';

afterEach(() => vi.unstubAllGlobals());

function hear() {
  const isBack = vi.fn();
  return { isBack, stop: watchConnection(isBack) };
}

test('the online event of the browser reports that the connection is back', () => {
  const { isBack, stop } = hear();
  window.dispatchEvent(new Event('online'));
  expect(isBack).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new Event('online'));
  expect(isBack).toHaveBeenCalledTimes(1);
});

test('any response of the server, even an error, reports it too, but a failed request does not', async () => {
  const { isBack, stop } = hear();
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')));
  await session.fetch('/api/pages').catch(() => undefined);
  expect(isBack).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await session.fetch('/api/pages');
  expect(isBack).toHaveBeenCalledTimes(1);
  stop();
  await session.fetch('/api/pages');
  expect(isBack).toHaveBeenCalledTimes(1);
});
