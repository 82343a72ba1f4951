import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Unexpected console output fails a test. A test that expects output spies on the console itself. */
const methods = ['error', 'warn', 'info', 'log'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => {});
});

afterEach(() => {
  for (const method of methods) {
    const spy = vi.mocked(console[method]);
    if (vi.isMockFunction(spy)) expect(spy.mock.calls, `unexpected console.${method}`).toEqual([]);
  }
  vi.restoreAllMocks();
});
