import { expect, it } from 'vitest';
import { expectCodeFrameRules } from '../../../tests/support/code-frame-rules.ts';
import { change, hydrateServerHtml } from '../../../tests/support/preact-island.ts';
import serverHtml from './code.fixture.html?raw';
import { island } from './code.island.tsx';

it('keeps its rules on the runtime of visitors', async () => {
  const { root, elements } = await hydrateServerHtml(serverHtml, island);
  expect([...root.querySelectorAll('*')]).toEqual(elements);
  await expectCodeFrameRules(root, change);
});
