// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onDemand, useOnDemand } from './on-demand.ts';

test('a part is loaded once, on first use, and is available immediately after that', async () => {
  const load = vi.fn(async () => 'part');
  const demanded = onDemand(load);
  expect(load).not.toHaveBeenCalled();
  demanded.preload();
  const first = renderHook(() => useOnDemand(demanded));
  await act(async () => undefined);
  expect(first.result.current.part).toBe('part');
  expect(renderHook(() => useOnDemand(demanded)).result.current.part).toBe('part');
  expect(load).toHaveBeenCalledOnce();
});

test('a part that fails to load reports the failure', async () => {
  const demanded = onDemand(() => Promise.reject(new TypeError('offline')));
  const { result } = renderHook(() => useOnDemand(demanded));
  expect(result.current.failed).toBe(false);
  await act(async () => undefined);
  expect(result.current).toEqual({ part: undefined, failed: true });
});
