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

test('several changes followed by a pause run once', () => {
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

test('changes without a pause run at the maximum interval', () => {
  const { run, type } = typing();
  type(35, 100);
  expect(run).toHaveBeenCalledTimes(3);
});

test('a cancelled run does not happen, and the next change starts a new pause', () => {
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
