// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFilterInAddress } from './use-filter-in-address.ts';

const address = {
  read: (search: URLSearchParams) => ({ query: search.get('q') ?? '' }),
  write: ({ query }: { query: string }) => new URLSearchParams({ q: query }),
};

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/admin');
});
afterEach(() => vi.useRealTimers());

function typed(query: string): void {
  const { result } = renderHook(() => useFilterInAddress(address), { wrapper: BrowserRouter });
  const [filter, setFilter] = result.current;
  act(() => setFilter({ ...filter, query }));
}

const letTheAddressFollow = () => act(() => vi.runAllTimers());

test('the search text is written to the URL', () => {
  typed('halte');
  letTheAddressFollow();
  expect(window.location.href).toMatch(/\/admin\?q=halte$/);
});

test('navigating away while typing is not reverted, even while the next screen is loading', () => {
  typed('halte');
  // A screen loaded on demand changes the URL immediately, while the list stays mounted until it has loaded.
  window.history.pushState(null, '', '/admin/history?page=1');
  letTheAddressFollow();
  expect(window.location.href).toMatch(/\/admin\/history\?page=1$/);
});

test('a file opened before the URL is updated stays open', () => {
  typed('halte');
  window.history.pushState(null, '', '/admin#file-1');
  letTheAddressFollow();
  expect(window.location.href).toMatch(/\/admin\?q=halte#file-1$/);
});
