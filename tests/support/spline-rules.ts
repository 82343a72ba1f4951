import { expect, vi } from 'vitest';
import {
  splineFailed,
  splineLoaded,
  splineReady,
  splineShow,
} from '../../src/blocks/component-sample/spline-messages.ts';

type Act = (change: () => void) => Promise<void>;

export const sceneUrl = 'https://prod.spline.design/abc/scene.splinecode';

/** jsdom knows no media queries. */
export function preferMotion(wanted: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: !wanted }));
}

/** The rules of a scene in its frame, held on whatever runtime made it alive. */
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
