import { expect, test, vi } from 'vitest';
import { createPageTree } from '#document/page-tree.ts';
import { definitions, samplePage } from '../../../../../tests/support/sample-page.ts';
import type { Check } from './check.ts';
import type { FactLoaders } from './facts.ts';
import { type CheckOutcome, runChecks } from './run-checks.ts';

const tree = createPageTree(definitions, samplePage());
const finding = (sentence: string) =>
  ({ severity: 'note', place: { blockId: null, field: '' }, sentence }) as const;
const none: FactLoaders = {
  addresses: async () => ({ leads: () => ({ to: 'page' }), pathAt: () => undefined }),
  sharedFiles: async () => [],
  weights: async () => ({ bytes: new Map(), addressOf: (src) => src }),
  redirectChanges: async () => [],
};

function check(id: string, find: Check['find'], needs: readonly 'addresses'[] = []): Check {
  return { id, position: 1, name: id, needs, find };
}

/** Runs checks on a clock that advances by `step` at each reading. */
function run(checks: readonly Check[], { loaders = none, step = 0, rest = async () => {} } = {}) {
  const outcomes = new Map<string, CheckOutcome>();
  let time = 0;
  const now = () => {
    time += step;
    return time;
  };
  const report = ({ id }: Check, outcome: CheckOutcome) => void outcomes.set(id, outcome);
  const stop = runChecks({ checks, tree, loaders, report, rest, now });
  return { outcomes, stop };
}

test('findings name their check, in the order in which it found them', async () => {
  const { outcomes } = run([check('one', () => [finding('a'), undefined, finding('b')])]);
  await vi.waitFor(() =>
    expect(outcomes.get('one')).toMatchObject({
      state: 'done',
      findings: [
        { check: 'one', sentence: 'a' },
        { check: 'one', sentence: 'b' },
      ],
    }),
  );
});

test('a check that throws does not affect other checks', async () => {
  const broken = check('broken', () => {
    throw new Error('No.');
  });
  const { outcomes } = run([broken, check('fine', () => [])]);
  await vi.waitFor(() => expect(outcomes.size).toBe(2));
  expect(outcomes.get('broken')).toEqual({ state: 'failed' });
  expect(outcomes.get('fine')).toEqual({ state: 'done', findings: [] });
});

test('site facts are loaded once for all checks that need them, and only if needed', async () => {
  const addresses = vi.fn(none.addresses);
  const needs = ['addresses'] as const;
  const { outcomes } = run([check('a', () => [], needs), check('b', () => [], needs)], {
    loaders: { ...none, addresses },
  });
  await vi.waitFor(() => expect(outcomes.size).toBe(2));
  expect(addresses).toHaveBeenCalledOnce();
  const unasked = vi.fn(none.addresses);
  const other = run([check('c', () => [])], { loaders: { ...none, addresses: unasked } });
  await vi.waitFor(() => expect(other.outcomes.size).toBe(1));
  expect(unasked).not.toHaveBeenCalled();
});

test('if site facts fail to load, only the checks that need them fail', async () => {
  const loaders = { ...none, addresses: () => Promise.reject(new Error('Offline.')) };
  const { outcomes } = run([check('a', () => [], ['addresses']), check('b', () => [])], { loaders });
  await vi.waitFor(() => expect(outcomes.size).toBe(2));
  expect([outcomes.get('a')?.state, outcomes.get('b')?.state]).toEqual(['failed', 'done']);
});

test('a long check yields to the event loop, and a stopped run reports nothing', async () => {
  const long = check('long', function* () {
    for (let at = 0; at < 10; at += 1) yield finding(`${at}`);
  });
  let turns = 0;
  const rest = async () => {
    turns += 1;
  };
  const { outcomes } = run([long], { step: 5, rest });
  await vi.waitFor(() => expect(outcomes.size).toBe(1));
  expect(turns).toBeGreaterThan(3);
  let go: () => void = () => {};
  const hold = vi.fn(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    go = resolve;
    return promise;
  });
  const held = run([long], { step: 5, rest: hold });
  await vi.waitFor(() => expect(hold).toHaveBeenCalled());
  held.stop();
  go();
  await Promise.resolve();
  await Promise.resolve();
  expect(held.outcomes.size).toBe(0);
});
