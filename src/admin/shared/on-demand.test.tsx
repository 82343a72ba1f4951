// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onDemand, useOnDemand } from './on-demand.ts';

test('a part is loaded once, when it is first wanted, and is there at once for the next', async () => {
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

test('one that failed says so', async () => {
  const demanded = onDemand(() => Promise.reject(new TypeError('offline')));
  const { result } = renderHook(() => useOnDemand(demanded));
  expect(result.current.failed).toBe(false);
  await act(async () => undefined);
  expect(result.current).toEqual({ part: undefined, failed: true });
});
