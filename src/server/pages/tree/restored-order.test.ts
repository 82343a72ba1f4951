import { describe, expect, it } from 'vitest';
import { fc } from '../../../../tests/support/properties.ts';
import { computeRestoredOrder, listRestoredRuns } from './restored-order.ts';

/** One letter per page; those that are restored are capitals. */
function putBack(now: string, stood: string): string {
  const back = new Set([...stood].filter((id) => id !== id.toLowerCase()));
  return computeRestoredOrder([...now], [...stood], back).join('');
}

describe('computeRestoredOrder', () => {
  it.each([
    ['between the neighbours that they had', 'abcd', 'abXcd', 'abXcd'],
    ['between them, whatever has come in between', 'abzcd', 'abXcd', 'abXzcd'],
    ['behind the nearest before them, where others have gone', 'acd', 'abXcd', 'aXcd'],
    ['before the nearest behind them, where nobody before them is left', 'zcd', 'abXcd', 'zXcd'],
    ['at the end, where none of them is left', 'xyz', 'abXcd', 'xyzX'],
    ['where they were, not where a neighbour has moved to', 'acdb', 'abXcd', 'aXcdb'],
    ['behind the one before them, where that has changed places with the one behind', 'ba', 'aXb', 'baX'],
    ['first, where they stood first', 'zab', 'Xab', 'zXab'],
    ['several in one go', 'ade', 'aBCdEe', 'aBCdEe'],
    ['several that stood apart', 'acd', 'aBcDd', 'aBcDd'],
  ])('puts pages back %s', (_what, now, stood, expected) => expect(putBack(now, stood)).toBe(expected));

  it('restores the order of the restored pages, and keeps the order of all others', () => {
    const ids = [...'abcdefgh'];
    const anyCase = fc.record({
      now: fc.shuffledSubarray(ids),
      stood: fc.shuffledSubarray(ids, { minLength: 1 }),
      marks: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    });
    fc.assert(
      fc.property(anyCase, ({ now, stood, marks }) => {
        const back = new Set(stood.filter((_id, index) => marks[index]));
        const others = now.filter((id) => !back.has(id));
        const order = computeRestoredOrder(others, stood, back);
        expect(order.filter((id) => !back.has(id))).toEqual(others);
        expect(new Set(order).size).toBe(others.length + back.size);
        const rebuilt = [...others];
        for (const { ids: run, before } of listRestoredRuns(order, back))
          rebuilt.splice(before === null ? rebuilt.length : rebuilt.indexOf(before), 0, ...run);
        expect(rebuilt).toEqual(order);
        // If no other page moved, the old order is restored.
        const unmoved = stood.filter((id) => !back.has(id));
        expect(computeRestoredOrder(unmoved, stood, back)).toEqual(stood);
      }),
    );
  });
});
