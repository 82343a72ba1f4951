// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { startActions } from './actions.ts';

startActions();

function press(action: string): boolean {
  document.body.innerHTML = `<a href="#x" data-action="${action}"><b>Knop</b></a>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('b')?.dispatchEvent(event);
  return event.defaultPrevented;
}

it('an unknown button action is only logged', () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  expect(press('confetti')).toBe(false);
  expect(log.mock.calls).toEqual([['Unknown button action: confetti']]);
  log.mockClear();
});

it('the back action goes back in history, or follows the link if there is no history', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  const length = vi.spyOn(history, 'length', 'get').mockReturnValue(1);
  expect(press('back')).toBe(false);
  expect(back).not.toHaveBeenCalled();
  length.mockReturnValue(2);
  expect(press('back')).toBe(true);
  expect(back).toHaveBeenCalledOnce();
});

it('a video with several sources is marked as failed when its last source fails', () => {
  document.body.innerHTML = '<video><source media="(max-width: 767px)" src="a"><source src="b"></video>';
  const video = document.querySelector('video');
  const [first, last] = document.querySelectorAll('source');
  first?.dispatchEvent(new Event('error'));
  expect(video?.dataset.failed).toBeUndefined();
  last?.dispatchEvent(new Event('error'));
  expect(video?.dataset.failed).toBe('');
});

it('an image or video that fails to load is marked, without video controls', () => {
  document.body.innerHTML = '<img alt=""><video controls></video><p></p>';
  for (const element of document.body.children) element.dispatchEvent(new Event('error'));
  expect([...document.body.children].map((element) => (element as HTMLElement).dataset.failed)).toEqual([
    '',
    '',
    undefined,
  ]);
  // With controls the browser would render its own grey box.
  expect(document.querySelector('video')?.controls).toBe(false);
});

it('a video that fails to load loses its poster, and other videos keep theirs', () => {
  document.body.innerHTML = '<video poster="a" src="a"></video><video poster="b" src="b"></video>';
  const [failed, other] = document.querySelectorAll('video');
  failed?.dispatchEvent(new Event('error'));
  expect([failed?.hasAttribute('poster'), other?.getAttribute('poster')]).toEqual([false, 'b']);
});

it('a video that is still selecting its source is not marked as failed', () => {
  document.body.innerHTML = '<video poster="a"></video><video poster="b"></video>';
  const [choosing, without] = document.querySelectorAll('video');
  let isChosen = false;
  const states = [() => (isChosen ? 2 : 3), () => 3];
  for (const [at, video] of document.querySelectorAll('video').entries()) {
    Object.defineProperty(video, 'networkState', { get: states[at] ?? (() => 0) });
  }
  startActions();
  expect([choosing?.dataset.failed, without?.dataset.failed]).toEqual([undefined, undefined]);
  isChosen = true;
  window.dispatchEvent(new Event('load'));
  expect([choosing?.dataset.failed, without?.dataset.failed]).toEqual([undefined, '']);
});
