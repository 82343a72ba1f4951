import { expect, it } from 'vitest';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { beginDraft, createTokenDraft, isDrafted, rebaseTokenDraft } from './token-draft.ts';

const radius = (value: number): TokenChanges => ({ 'radius.small': { value: { value, unit: 'px' } } });
const space = (value: number): TokenChanges => ({ 'space.1': { value: { value, unit: 'px' } } });

function open(published: TokenChanges = {}) {
  const clock = { now: 0 };
  const draft = createTokenDraft(beginDraft({ version: 1, changes: published }), () => clock.now);
  const changes = () => draft.store.getState().content.changes;
  const change = (next: TokenChanges, about = 'x') => draft.edit(next, about, about);
  return { draft, clock, changes, change };
}

it('one drag is one undo step, and later changes are steps of their own', () => {
  const { draft, clock, changes, change } = open();
  for (clock.now = 0; clock.now < 1000; clock.now += 16) change(radius(clock.now), 'radius.small');
  clock.now = 1010;
  change({ ...radius(992), ...space(9) }, 'space.1');
  clock.now = 3000;
  change({ ...radius(992), ...space(10) }, 'space.1');
  const done = changes();
  const steps = draft.store.getState().past.map(({ inverse }) => inverse);
  expect(steps).toEqual([{}, radius(992), { ...radius(992), ...space(9) }]);
  for (const _step of steps) draft.undo();
  expect([changes(), isDrafted(draft.store.getState())]).toEqual([{}, false]);
  expect(draft.undo()).toBeUndefined();
  for (const _step of steps) draft.redo();
  expect(changes()).toEqual(done);
});

it('a draft equal to the published tokens counts as unchanged, whatever the order of its keys', () => {
  const { draft, change } = open({ ...radius(5), ...space(6) });
  change(radius(5), 'space.1');
  expect(isDrafted(draft.store.getState())).toBe(true);
  change({ ...space(6), ...radius(5) });
  expect(isDrafted(draft.store.getState())).toBe(false);
});

it('rebasing keeps my changes over newly published ones, and lists the tokens that both changed', () => {
  const mine = beginDraft({ version: 1, changes: {} }, { ...radius(3), ...space(4) });
  const { draft, both } = rebaseTokenDraft(mine, {
    version: 2,
    changes: { ...space(8), 'radius.large': { value: { value: 30, unit: 'px' } } },
  });
  expect(draft.content.changes).toEqual({
    ...radius(3),
    ...space(4),
    'radius.large': { value: { value: 30, unit: 'px' } },
  });
  expect(both).toEqual(['space.1']);
  expect(draft.content.base.version).toBe(2);
});

it('rebasing keeps a published token reset if my draft reset it', () => {
  const reset = beginDraft({ version: 1, changes: radius(3) }, {});
  const { draft, both } = rebaseTokenDraft(reset, { version: 2, changes: { ...radius(3), ...space(8) } });
  expect([draft.content.changes, both]).toEqual([space(8), []]);
});

it('undo in a restored draft leads back to the published tokens', () => {
  const { draft, changes, change } = open();
  draft.store.setState(beginDraft({ version: 2, changes: space(8) }, { ...radius(3), ...space(8) }));
  change({ ...radius(4), ...space(8) });
  draft.undo();
  draft.undo();
  expect(changes()).toEqual(space(8));
});
