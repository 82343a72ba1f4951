// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { expectNestedIslandRules, islandOrders } from '../../../tests/support/island-rules.ts';
import { createIslandElement } from './hydrate-island.tsx';
import { Island } from './island.tsx';
import type { IslandAssets } from './island-assets.ts';
import { Counter } from './nested-islands.fixture.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const assets: IslandAssets = { runtime: '/runtime.js', modules: { counter: '/counter.js' } };
const counter = { name: 'counter', component: Counter, assets };

const page = (
  <main>
    <Island {...counter} props={{ name: 'outer', start: 1 }}>
      <p>{'Tekst & meer'}</p>
      <Island {...counter} props={{ name: 'inner', start: 10 }}>
        <Island {...counter} props={{ name: 'innermost', start: 100 }} />
      </Island>
    </Island>
  </main>
);

describe('nested islands with React', () => {
  it('render the HTML that the Preact test hydrates', async () => {
    await expect(renderToString(page)).toMatchFileSnapshot('./nested-islands.fixture.html');
  });

  it.each(islandOrders)('hydrate correctly in the order %s, %s, %s', async (...order) => {
    document.body.innerHTML = renderToString(page);
    const errors: unknown[] = [];
    await expectNestedIslandRules(document.body, order, {
      hydrate: (root) =>
        void hydrateRoot(root, createIslandElement(root, Counter as never), {
          onRecoverableError: (error) => errors.push(error),
        }),
      act: (change) => act(async () => change()),
    });
    expect(errors).toEqual([]);
  });

  it('render as plain components in the live preview', () => {
    expect(
      renderToString(
        <Island {...counter} assets={undefined} props={{ name: 'a', start: 1 }}>
          <p>b</p>
        </Island>,
      ),
    ).toBe(
      '<section data-name="a" data-count="1" data-alive="no"><button type="button">a 1</button><p>b</p></section>',
    );
  });

  it('throw an error with the name of an island that was not built', () => {
    const missing = <Island {...counter} name="carousel" props={{ name: 'a', start: 1 }} />;
    expect(() => renderToString(missing)).toThrow('There is no built island "carousel"');
  });
});
