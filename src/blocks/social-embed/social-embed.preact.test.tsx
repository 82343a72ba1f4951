import { hydrate, type VNode } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { islandElement } from '#ui/island/hydrate-island.tsx';
import {
  expectFrame,
  expectLaterConsent,
  expectPosterRules,
  setConsent,
} from '../../../tests/support/embed-rules.ts';
import serverHtml from './social-embed.fixture.html?raw';
import { island } from './social-embed.island.tsx';

const change = (run: () => void) => act(async () => run());
afterEach(() => setConsent(false));

async function alive() {
  document.body.innerHTML = serverHtml;
  const root = document.querySelector<HTMLElement>('[data-island]');
  if (!root) throw new Error('There is no island');
  const elements = [...root.querySelectorAll('*')];
  await change(() => hydrate(islandElement(root, island as never) as unknown as VNode, root));
  return { root, elements };
}

it('keeps the rules of posters on the runtime of visitors', async () => {
  const { root, elements } = await alive();
  expect([...root.querySelectorAll('*')]).toEqual(elements);
  await expectPosterRules(root, change);
});

it('loads by itself with consent on the runtime of visitors', async () => {
  setConsent(true);
  expectFrame((await alive()).root);
});

it('hears a yes that comes later on the runtime of visitors', async () => {
  await expectLaterConsent((await alive()).root, change);
});
