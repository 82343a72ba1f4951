import { expect, vi } from 'vitest';
import { consentEvent } from '#content/consent.ts';
import {
  splineFailed,
  splineLoaded,
  splineReady,
  splineShow,
} from '../../src/blocks/shared/spline-messages.ts';

type Act = (change: () => void) => Promise<void>;

export const sceneUrl = 'https://prod.spline.design/abc/scene.splinecode';

/** Stubs `matchMedia`, which jsdom does not have. */
export function preferMotion(wanted: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: !wanted }));
}

/** Checks a scene without consent: its poster, and the scene after a click. */
export async function expectScenePoster(root: HTMLElement, act: Act): Promise<void> {
  const poster = root.querySelector('button');
  expect(poster?.querySelector('.poster__label')?.textContent).toBe('Laad van Spline');
  expect(poster?.querySelector('.poster__note')?.textContent).toBe('Daarbij gaan gegevens naar Spline.');
  expect(root.querySelector('iframe')).toBeNull();
  await act(() => poster?.click());
  expect(root.querySelector('button')).toBeNull();
  expect(document.activeElement).toBe(root.querySelector('iframe'));
}

/** Checks consent that is given while the poster is shown. */
export async function expectLaterScene(root: HTMLElement, act: Act): Promise<void> {
  expect(root.querySelector('iframe')).toBeNull();
  await act(() => void document.dispatchEvent(new Event(consentEvent)));
  expect(root.querySelector('button')).toBeNull();
  // The poster was not clicked, so the focus stays where it is.
  expect(document.activeElement).toBe(document.body);
}

/** Checks the behaviour of a scene in its frame, whichever runtime hydrated it. */
export async function expectSplineRules(root: HTMLElement, act: Act): Promise<void> {
  const frame = root.querySelector('iframe');
  if (!frame?.contentWindow) throw new Error('There is no frame');
  expect([frame.getAttribute('src'), frame.getAttribute('sandbox'), frame.getAttribute('loading')]).toEqual([
    '/frame/spline',
    'allow-scripts',
    'lazy',
  ]);
  const sent = vi.spyOn(frame.contentWindow, 'postMessage').mockImplementation(() => {});
  const say = (type: string, source: unknown = frame.contentWindow) =>
    act(() => {
      const event = new MessageEvent('message', { data: { type } });
      Object.defineProperty(event, 'source', { value: source });
      dispatchEvent(event);
    });

  await say(splineReady, window);
  expect(sent).not.toHaveBeenCalled();
  await say(splineReady);
  expect(sent.mock.calls).toEqual([[{ type: splineShow, scene: sceneUrl }, '*']]);

  await say(splineLoaded);
  expect(root.querySelector('.spline--shown')).not.toBeNull();
  await say(splineFailed, window);
  expect(root.querySelector('.spline--shown')).not.toBeNull();
  await say(splineFailed);
  expect(root.textContent).toBe('Failed to load Spline component');
  expect(root.querySelector('iframe')).toBeNull();
}
