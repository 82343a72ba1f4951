// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastTimes } from '#ui/toast/toast-times.ts';
import { showToast } from './show-toast.ts';

/** jsdom has no popovers: only the open state matters here. */
let open = false;
beforeEach(() => {
  vi.useFakeTimers();
  open = false;
  HTMLElement.prototype.showPopover = () => {
    open = true;
  };
  HTMLElement.prototype.hidePopover = () => {
    open = false;
  };
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? open : matches.call(this, selector);
  });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const toasts = () => [...document.querySelectorAll('.toast')];

/** Shows a toast and waits until its text is there. */
function say(text: string): void {
  showToast(text);
  while (!toasts().some((toast) => toast.textContent === text)) vi.advanceTimersByTime(1);
}

it('a toast is visible for 5000 ms, fades for 300 ms and is then removed', () => {
  expect(toastTimes).toEqual({ visible: 5000, fade: 300 });
  say('Bewaard');
  expect(open).toBe(true);
  vi.advanceTimersByTime(4999);
  expect(toasts()[0]?.className).toBe('toast');
  vi.advanceTimersByTime(1);
  expect(toasts()[0]?.className).toBe('toast toast--fading');
  vi.advanceTimersByTime(299);
  expect(toasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts()).toHaveLength(0);
  expect(open).toBe(false);
});

it('a toast puts its text into a live region that already exists', () => {
  showToast('Bewaard');
  const region = document.querySelector('.toasts');
  expect(region?.ariaLive).toBe('polite');
  expect(region?.childElementCount).toBe(0);
  vi.advanceTimersByTime(200);
  expect(region?.textContent).toBe('Bewaard');
});

it('a toast stays while the pointer is over it, and then for the full time', () => {
  say('Bewaard');
  toasts()[0]?.dispatchEvent(new Event('pointerenter'));
  vi.advanceTimersByTime(60_000);
  expect(toasts()[0]?.className).toBe('toast');
  toasts()[0]?.dispatchEvent(new Event('pointerleave'));
  vi.advanceTimersByTime(5299);
  expect(toasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts()).toHaveLength(0);
});

it('two toasts share one region, which stays open for the later one', () => {
  say('Eerst');
  vi.advanceTimersByTime(2000);
  say('Dan');
  expect(document.querySelectorAll('.toasts')).toHaveLength(1);
  vi.advanceTimersByTime(3500);
  expect(toasts().map((toast) => toast.textContent)).toEqual(['Dan']);
  expect(open).toBe(true);
});
