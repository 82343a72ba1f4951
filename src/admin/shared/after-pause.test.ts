import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDebouncedRun } from './after-pause.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function typing() {
  const run = vi.fn();
  const timer = createDebouncedRun(run, { pause: 300, atMost: 1000 });
  const type = (keys: number, every: number) => {
    for (let key = 0; key < keys; key += 1) {
      timer.changed();
      vi.advanceTimersByTime(every);
    }
  };
  return { run, timer, type };
}

test('a pause after some changes is used once', () => {
  const { run, type } = typing();
  type(3, 100);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(199);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('without a pause it comes all the same, again and again', () => {
  const { run, type } = typing();
  type(35, 100);
  expect(run).toHaveBeenCalledTimes(3);
});

test('cancelled, it does not come, and the next change counts from itself', () => {
  const { run, timer, type } = typing();
  type(9, 100);
  timer.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
  type(2, 100);
  vi.advanceTimersByTime(199);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});
