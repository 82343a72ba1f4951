import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setConsent } from '../../../tests/support/embed-rules.ts';
import { change, hydrateServerHtml } from '../../../tests/support/preact-island.ts';
import {
  expectLaterScene,
  expectScenePoster,
  expectSplineRules,
  preferMotion,
} from '../../../tests/support/spline-rules.ts';
import serverHtml from './component-sample.fixture.html?raw';
import { island } from './component-sample.island.tsx';

beforeEach(() => preferMotion(true));
afterEach(() => {
  setConsent(false);
  vi.unstubAllGlobals();
});

const alive = () => hydrateServerHtml(serverHtml, island);

it('with Preact, a Spline scene asks for consent first and follows its rules', async () => {
  const { root, elements } = await alive();
  expect([...root.querySelectorAll('*')]).toEqual(elements);
  await expectScenePoster(root, change);
  await expectSplineRules(root, change);
});

it('with Preact, a Spline scene loads automatically with consent', async () => {
  setConsent(true);
  await expectSplineRules((await alive()).root, change);
});

it('with Preact, a Spline scene loads when consent is given later', async () => {
  const { root } = await alive();
  await expectLaterScene(root, change);
  await expectSplineRules(root, change);
});
