import { hydrate, type VNode } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { islandElement } from '#ui/island/hydrate-island.tsx';
import { expectSplineRules, preferMotion } from '../../../tests/support/spline-rules.ts';
import serverHtml from './component-sample.fixture.html?raw';
import { island } from './component-sample.island.tsx';

afterEach(() => vi.unstubAllGlobals());

it('keeps its rules on the runtime of visitors', async () => {
  preferMotion(true);
  document.body.innerHTML = serverHtml;
  const root = document.querySelector<HTMLElement>('[data-island]');
  if (!root) throw new Error('There is no island');
  const box = root.firstElementChild;
  const change = (run: () => void) => act(async () => run());
  await change(() => hydrate(islandElement(root, island as never) as unknown as VNode, root));
  expect(root.firstElementChild).toBe(box);
  await expectSplineRules(root, change);
});
