import { expect, it } from 'vitest';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { draftOf, isDrafted, rebased, redone, undone, withChanges } from './token-draft.ts';

const radius = (value: number): TokenChanges => ({ 'radius.small': { value: { value, unit: 'px' } } });
const space = (value: number): TokenChanges => ({ 'space.1': { value: { value, unit: 'px' } } });
const begun = draftOf({ version: 1, changes: {} });

it('makes one step of a drag, and steps of what follows it', () => {
  let draft = begun;
  for (let ms = 0; ms < 1000; ms += 16) draft = withChanges(draft, radius(ms), 'radius.small', ms);
  draft = withChanges(draft, { ...radius(992), ...space(9) }, 'space.1', 1010);
  draft = withChanges(draft, { ...radius(992), ...space(10) }, 'space.1', 3000);
  expect(draft.past).toEqual([{}, radius(992), { ...radius(992), ...space(9) }]);
  const back = undone(undone(undone(draft)));
  expect([back.changes, isDrafted(back)]).toEqual([{}, false]);
  expect(redone(redone(redone(back))).changes).toEqual(draft.changes);
  expect(undone(back)).toBe(back);
});

it('is no draft when it says what is published, in whatever order', () => {
  const published = draftOf({ version: 1, changes: { ...radius(5), ...space(6) } });
  expect(isDrafted(withChanges(published, { ...space(6), ...radius(5) }, 'x', 0))).toBe(false);
});

it('lies over what somebody else published: theirs where it changed nothing, and names what both changed', () => {
  const mine = withChanges(begun, { ...radius(3), ...space(4) }, 'x', 0);
  const { draft, both } = rebased(mine, {
    version: 2,
    changes: { ...space(8), 'radius.large': { value: { value: 30, unit: 'px' } } },
  });
  expect(draft.changes).toEqual({
    ...radius(3),
    ...space(4),
    'radius.large': { value: { value: 30, unit: 'px' } },
  });
  expect(both).toEqual(['space.1']);
  expect(draft.base.version).toBe(2);
});

it('takes back for others what it has reset', () => {
  const kept = draftOf({ version: 1, changes: radius(3) });
  const reset = withChanges(kept, {}, 'radius.small', 0);
  const { draft, both } = rebased(reset, { version: 2, changes: { ...radius(3), ...space(8) } });
  expect([draft.changes, both]).toEqual([space(8), []]);
});
