import { describe, expect, it } from 'vitest';
import { findRulesToFlatten, mostHops } from './flatten-chains.ts';
import { followRedirects } from './follow-redirects.ts';
import type { RedirectRule } from './redirect-rules.ts';
import { createRuleGraph, type SiteGraph } from './site-graph.ts';

const rule = (fromPath: string, toPath: string): RedirectRule => ({
  fromPath,
  toPath,
  reason: '',
  pageId: null,
});
/** Builds a chain of rules `/0` to `/1` and so on; the last one leads to `end`. */
const chain = (hops: number, end = '/einde') =>
  Array.from({ length: hops }, (_, hop) => rule(`/${hop}`, hop === hops - 1 ? end : `/${hop + 1}`));

function flatten(graph: SiteGraph): SiteGraph {
  const rules = new Map(graph.rules);
  for (const short of findRulesToFlatten(graph)) rules.set(short.fromPath, short);
  return { ...graph, rules };
}

describe('flattening redirect chains', () => {
  it('leaves chains up to the maximum number of hops', () => {
    expect(findRulesToFlatten(createRuleGraph(chain(mostHops)))).toEqual([]);
  });

  it('keeps the targets of long chains and limits their hops', () => {
    const before = createRuleGraph(chain(9000));
    const after = flatten(before);
    for (const start of ['/0', '/4500', '/8995', '/8999', '/en/0', '/en/8000']) {
      const journey = followRedirects(after, start);
      expect(journey.to).toBe(followRedirects(before, start).to);
      expect(journey.steps.length).toBeLessThanOrEqual(mostHops);
    }
  });

  it('keeps query parameters and the hash, and the last value of a repeated parameter', () => {
    const rules = chain(20, '/einde#hier');
    rules[3] = rule('/3', '/4?a=1&c=4#daar');
    rules[12] = rule('/12', '/13?b=2&a=3');
    const after = flatten(createRuleGraph(rules));
    expect(followRedirects(after, '/0').to).toBe('/einde?b=2&a=3&c=4#hier');
    expect(after.rules.get('/0')?.toPath).toBe('/einde?b=2&a=3&c=4#hier');
  });

  it('keeps targets on another site or in one language', () => {
    for (const end of ['https://elders.example/x?y', '/en/work']) {
      const before = createRuleGraph(chain(20, end));
      const after = flatten(before);
      for (const start of ['/0', '/en/0'])
        expect(followRedirects(after, start).to).toBe(followRedirects(before, start).to);
      expect(after.rules.get('/0')?.toPath).toBe(end);
    }
  });

  it('leaves a rule unchanged when its languages lead to different targets', () => {
    const before = createRuleGraph([...chain(20), rule('/en/10', '/en/else')]);
    const after = flatten(before);
    for (const start of ['/0', '/en/0', '/12', '/en/12'])
      expect(followRedirects(after, start).to).toBe(followRedirects(before, start).to);
    expect(after.rules.get('/0')?.toPath).toBe('/1');
    expect(after.rules.get('/11')?.toPath).toBe('/einde');
  });

  it('stops at a page that visitors see, and continues past a hidden one', () => {
    const page = (visibility: 'seen' | 'hidden') =>
      ({ id: 'p', identifier: '12', kind: 'page', path: '/12', visibility, redirectUrl: null }) as never;
    for (const visibility of ['seen', 'hidden'] as const) {
      const graph = { ...createRuleGraph(chain(20)), pages: new Map([['12', page(visibility)]]) };
      const target = flatten(graph).rules.get('/0')?.toPath;
      expect(target).toBe(visibility === 'seen' ? '/12' : '/einde');
    }
  });

  it('leaves redirect loops in old data unchanged', () => {
    expect(findRulesToFlatten(createRuleGraph([...chain(20, '/5'), rule('/before', '/0')]))).toEqual([]);
  });
});
