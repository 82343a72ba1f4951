import { hydrate, type VNode } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { islandElement } from '#ui/island/hydrate-island.tsx';
import { expectAutoplayRules, expectCarouselRules } from '../../../tests/support/carousel-rules.ts';
import { watchAllSeen } from '../../../tests/support/intersection.ts';
import serverHtml from './carousel.fixture.html?raw';
import { island } from './carousel.island.tsx';

const change = (run: () => void) => act(async () => run());

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
  document.body.innerHTML = serverHtml;
  const root = document.querySelector<HTMLElement>('[data-island]');
  if (!root) throw new Error('There is no island');
  const props = JSON.parse(root.dataset.props ?? '{}');
  if (!autoplay) root.dataset.props = JSON.stringify({ ...props, autoplay: undefined });
  else root.dataset.props = JSON.stringify(props);
  const elements = [...root.querySelectorAll('*')];

  await change(() => hydrate(islandElement(root, island as never) as unknown as VNode, root));
  if (!autoplay) expect(root.querySelector('.carousel__buttons > button')).toBeNull();
  await expectRules(root, change);
  const kept = elements.filter((element) => root.contains(element));
  expect(kept.filter((element) => element.closest('.carousel__slides'))).toEqual(
    elements.filter((element) => element.closest('.carousel__slides')),
  );
});
