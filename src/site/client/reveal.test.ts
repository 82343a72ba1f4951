// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { startReveal } from './reveal.ts';

let options: IntersectionObserverInit | undefined;
let tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;
const [observe, unobserve] = [vi.fn(), vi.fn()];
const requestFrame = vi.fn<typeof requestAnimationFrame>();

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', requestFrame.mockReset());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      unobserve = unobserve;
      constructor(callback: typeof tell, given: IntersectionObserverInit) {
        tell = callback;
        options = given;
      }
    },
  );
  document.body.innerHTML = '<p data-reveal="3"></p><p data-reveal="4"></p><p data-reveal="60"></p><p></p>';
  startReveal();
});

it('startReveal observes blocks with a threshold of 0.01 and 100 px of extra space above', () => {
  expect(options).toEqual({ threshold: 0.01, rootMargin: '100px 0px 0px' });
  expect(observe.mock.calls.map(([block]) => (block as HTMLElement).dataset.reveal)).toEqual([
    '3',
    '4',
    '60',
  ]);
});

it('a block is revealed once, 15 ms later for each block before it', () => {
  const [third, fourth] = document.querySelectorAll<HTMLElement>('[data-reveal]');
  if (!third || !fourth) throw new Error('There are no blocks');
  tell([
    { target: third, isIntersecting: true },
    { target: fourth, isIntersecting: false },
  ]);
  expect([third.style.transitionDelay, third.dataset.shown]).toEqual(['45ms', '']);
  expect(fourth.dataset.shown).toBeUndefined();
  expect(unobserve.mock.calls).toEqual([[third]]);
});

it('a block is revealed at most 300 ms later', () => {
  const last = document.querySelector<HTMLElement>('[data-reveal="60"]');
  if (!last) throw new Error('There is no block');
  tell([{ target: last, isIntersecting: true }]);
  expect(last.style.transitionDelay).toBe('300ms');
});

it('images further down load after the page has been painted', () => {
  const hasReleased = () => document.documentElement.classList.contains('reveals');
  requestFrame.mock.calls[0]?.[0](0);
  expect(hasReleased()).toBe(false);
  requestFrame.mock.calls[1]?.[0](16);
  expect(hasReleased()).toBe(true);
});
