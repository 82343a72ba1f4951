// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runOnceLoaded } from './run-once-loaded.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function loads(tag: 'iframe' | 'img'): void {
  const element = document.createElement(tag);
  document.body.append(element);
  element.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1000);
}

test('the callback runs once, after the page in the frame has loaded', () => {
  const run = vi.fn();
  runOnceLoaded(run);
  loads('img');
  expect(run).not.toHaveBeenCalled();
  loads('iframe');
  loads('iframe');
  expect(run).toHaveBeenCalledOnce();
});

test('a cancelled callback never runs', () => {
  const run = vi.fn();
  runOnceLoaded(run)();
  loads('iframe');
  expect(run).not.toHaveBeenCalled();
});
