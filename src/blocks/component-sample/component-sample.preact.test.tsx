import { hydrate, type VNode } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { islandElement } from '#ui/island/hydrate-island.tsx';
import { setConsent } from '../../../tests/support/embed-rules.ts';
import {
  expectLaterScene,
  expectScenePoster,
  expectSplineRules,
  preferMotion,
} from '../../../tests/support/spline-rules.ts';
import serverHtml from './component-sample.fixture.html?raw';
import { island } from './component-sample.island.tsx';

const change = (run: () => void) => act(async () => run());
beforeEach(() => preferMotion(true));
afterEach(() => {
  setConsent(false);
  vi.unstubAllGlobals();
});

async function alive() {
  document.body.innerHTML = serverHtml;
  const root = document.querySelector<HTMLElement>('[data-island]');
  if (!root) throw new Error('There is no island');
  const elements = [...root.querySelectorAll('*')];
  await change(() => hydrate(islandElement(root, island as never) as unknown as VNode, root));
  return { root, elements };
}

it('asks first, and keeps its rules on the runtime of visitors', async () => {
  const { root, elements } = await alive();
  expect([...root.querySelectorAll('*')]).toEqual(elements);
  await expectScenePoster(root, change);
  await expectSplineRules(root, change);
});

it('loads by itself with consent on the runtime of visitors', async () => {
  setConsent(true);
  await expectSplineRules((await alive()).root, change);
});

it('hears a yes that comes later on the runtime of visitors', async () => {
  const { root } = await alive();
  await expectLaterScene(root, change);
  await expectSplineRules(root, change);
});
