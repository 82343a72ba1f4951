import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../session/api.ts';
import { globalLayoutQuery, pageBackgroundQuery, pageLayoutQuery } from './settings-queries.ts';

vi.mock('../session/api.ts', () => ({ api: { call: vi.fn() } }));
const call = vi.mocked(api.call);

let cache: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  call.mockReset();
  call.mockResolvedValue({
    data: { settings: { layoutSettings: null }, designTokens: {}, contentBlocks: {} },
  } as never);
});
afterEach(() => {
  cache.clear();
  vi.useRealTimers();
});

async function load(pageId: string, versionId?: string): Promise<void> {
  const loading = cache.fetchQuery(pageLayoutQuery(pageId, versionId));
  await vi.advanceTimersByTimeAsync(200);
  await loading;
}

describe('the settings of the frame', () => {
  it('are requested after 200 ms, and not at all if the query is cancelled before', async () => {
    const loading = cache.fetchQuery(globalLayoutQuery);
    await vi.advanceTimersByTimeAsync(199);
    expect(call).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(call).toHaveBeenCalledOnce();

    const left = cache.fetchQuery(pageBackgroundQuery('page-1', undefined)).catch(() => 'left');
    await vi.advanceTimersByTimeAsync(100);
    await cache.cancelQueries();
    await vi.advanceTimersByTimeAsync(500);
    expect(await left).toBe('left');
    expect(call).toHaveBeenCalledOnce();
  });

  it('are cached for 15 seconds, per page and version', async () => {
    await load('page-1');
    await load('page-1');
    expect(call).toHaveBeenCalledTimes(1);
    await load('page-1', 'version-1');
    await load('page-2');
    expect(call).toHaveBeenCalledTimes(3);
    expect(call.mock.calls.map(([, input]) => (input as { query: unknown }).query)).toEqual([
      { pageId: 'page-1', versionId: undefined },
      { pageId: 'page-1', versionId: 'version-1' },
      { pageId: 'page-2', versionId: undefined },
    ]);
    await vi.advanceTimersByTimeAsync(15_000);
    await load('page-1');
    expect(call).toHaveBeenCalledTimes(4);
  });
});
