import { hydrate, type VNode } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { islandElement } from '#ui/island/hydrate-island.tsx';
import { expectCodeFrameRules } from '../../../tests/support/code-frame-rules.ts';
import serverHtml from './code.fixture.html?raw';
import { island } from './code.island.tsx';

it('keeps its rules on the runtime of visitors', async () => {
  document.body.innerHTML = serverHtml;
  const root = document.querySelector<HTMLElement>('[data-island]');
  if (!root) throw new Error('There is no island');
  const elements = [...root.querySelectorAll('*')];
  const change = (run: () => void) => act(async () => run());
  await change(() => hydrate(islandElement(root, island as never) as unknown as VNode, root));
  expect([...root.querySelectorAll('*')]).toEqual(elements);
  await expectCodeFrameRules(root, change);
});
