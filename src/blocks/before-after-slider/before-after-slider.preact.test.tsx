import { expect, it } from 'vitest';
import { change, hydrateServerHtml } from '../../../tests/support/preact-island.ts';
import { expectSliderRules } from '../../../tests/support/slider-rules.ts';
import serverHtml from './before-after-slider.fixture.html?raw';
import { island } from './before-after-slider.island.tsx';

it('keeps its rules on the runtime of visitors', async () => {
  const { root, elements } = await hydrateServerHtml(serverHtml, island);
  expect([...root.querySelectorAll('*')]).toEqual(elements);
  await expectSliderRules(root, change);
  expect([...root.querySelectorAll('*')]).toEqual(elements);
});
