// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { startViewTransitions } from './view-transitions.ts';

startViewTransitions();

/** Creates the object of a transition that the browser skips. */
function givenUp() {
  const why = () => Promise.reject(new DOMException('Page already revealed', 'InvalidStateError'));
  return { ready: why(), finished: why(), updateCallbackDone: why() };
}

test.each(['pageswap', 'pagereveal'])(
  'a view transition that is skipped at %s causes no unhandled rejection',
  async (type) => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    const activation = { navigationType: 'traverse', from: { index: 1 }, entry: { index: 0 } };
    window.dispatchEvent(Object.assign(new Event(type), { viewTransition: givenUp(), activation }));
    // Unhandled rejections are reported after the microtasks.
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  },
);
