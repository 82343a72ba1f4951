// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { computeProgress, startScrollBackground } from './scroll-background.ts';

describe('computeProgress', () => {
  it.each([
    [0, '10 90', 0],
    [0.1, '10 90', 0],
    [0.5, '10 90', 0.5],
    [0.9, '10 90', 1],
    [1, '10 90', 1],
    [0.25, '0 100', 0.25],
    [1.2, '0 100', 1],
    [-0.1, '0 100', 0],
  ])('at scroll position %s in the range "%s" returns %s', (part, range, progress) => {
    expect(computeProgress(part, range)).toBeCloseTo(progress);
  });
});

describe('in a browser without scroll timelines', () => {
  class FakeAnimation {
    readonly animationName = 'page-background';
    currentTime = 0;
  }
  let animation: FakeAnimation;
  let measured: number;
  let resized: () => void;
  let stop: () => void;

  const scrollTo = (y: number) => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersToNextFrame();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    animation = new FakeAnimation();
    measured = 0;
    vi.stubGlobal('CSSAnimation', FakeAnimation);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          resized = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
    Object.assign(document, { getAnimations: () => [animation] });
    Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true });
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      configurable: true,
      get: () => {
        measured += 1;
        return innerHeight + 1000;
      },
    });
    document.body.dataset.backgroundRange = '0 50';
    stop = startScrollBackground();
    resized();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('the script sets the progress of the animation, once per frame', () => {
    scrollTo(250);
    expect(animation.currentTime).toBe(500);
    scrollTo(900);
    expect(animation.currentTime).toBe(1000);
  });

  it('scrolling does not measure the page', () => {
    const before = measured;
    for (let y = 0; y < 1000; y += 50) scrollTo(y);
    expect(measured).toBe(before);
  });

  it('the progress is applied again after 10 ms, after 100 ms and then every 1000 ms', () => {
    const appliedAfter = (ms: number) => {
      animation.currentTime = -1;
      vi.advanceTimersByTime(ms);
      return animation.currentTime !== -1;
    };
    expect(appliedAfter(9)).toBe(false);
    expect(appliedAfter(1)).toBe(true);
    expect(appliedAfter(89)).toBe(false);
    expect(appliedAfter(1)).toBe(true);
    expect(appliedAfter(899)).toBe(false);
    expect(appliedAfter(1)).toBe(true);
    expect(appliedAfter(999)).toBe(false);
    expect(appliedAfter(1)).toBe(true);
  });

  it('a layer that was replaced is found at the next update', () => {
    scrollTo(250);
    animation = new FakeAnimation();
    vi.advanceTimersByTime(1000);
    expect(animation.currentTime).toBe(500);
  });

  it('a page that fits in its viewport keeps the start colour', () => {
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      configurable: true,
      value: innerHeight,
    });
    resized();
    expect(animation.currentTime).toBe(0);
  });
});
