import { hydrate, type VNode } from 'preact';
import { act } from 'preact/test-utils';
import { describe, it } from 'vitest';
import { expectNestedIslandRules, islandOrders } from '../../../tests/support/island-rules.ts';
import { createIslandElement } from './hydrate-island.tsx';
import serverHtml from './nested-islands.fixture.html?raw';
import { Counter } from './nested-islands.fixture.tsx';

describe('nested islands with Preact', () => {
  it.each(islandOrders)('hydrate correctly in the order %s, %s, %s', async (...order) => {
    document.body.innerHTML = serverHtml;
    await expectNestedIslandRules(document.body, order, {
      hydrate: (root) => hydrate(createIslandElement(root, Counter as never) as unknown as VNode, root),
      act: (change) => act(async () => change()),
    });
  });
});
