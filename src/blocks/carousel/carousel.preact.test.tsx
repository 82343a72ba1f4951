import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectAutoplayRules, expectCarouselRules } from '../../../tests/support/carousel-rules.ts';
import { watchAllSeen } from '../../../tests/support/intersection.ts';
import { change, hydrateServerHtml } from '../../../tests/support/preact-island.ts';
import serverHtml from './carousel.fixture.html?raw';
import { island } from './carousel.island.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  watchAllSeen();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['its rules', false, expectCarouselRules],
  ['the rules of autoplay', true, expectAutoplayRules],
])('keeps %s on the runtime of visitors', async (_name, autoplay, expectRules) => {
  const { root, elements } = await hydrateServerHtml(serverHtml, island, ({ dataset }) => {
    const props = JSON.parse(dataset.props ?? '{}');
    dataset.props = JSON.stringify(autoplay ? props : { ...props, autoplay: undefined });
  });
  if (!autoplay) expect(root.querySelector('.carousel__buttons > button')).toBeNull();
  await expectRules(root, change);
  const kept = elements.filter((element) => root.contains(element));
  expect(kept.filter((element) => element.closest('.carousel__slides'))).toEqual(
    elements.filter((element) => element.closest('.carousel__slides')),
  );
});
