import { expect, it } from 'vitest';
import { createKeys } from '#server/security/keys.ts';
import { fc } from '../../../tests/support/properties.ts';
import { createPastMoments } from './past-moment.ts';

const secret = 'a secret that is long enough to be one';
const at = '2026-03-01T09:00:00.000Z';
const now = Date.parse('2026-04-01T09:00:00.000Z');
const moments = createPastMoments(createKeys(secret), () => now);

it('a signed moment is valid for a day', () => {
  const { value, until } = moments.sign(at);
  expect(moments.open(value)).toEqual({ type: 'open', at, until });
  const nextDay = createPastMoments(createKeys(secret), () => until);
  expect(nextDay.open(value)).toEqual({ type: 'expired', at });
});

it('unsigned and modified moments are rejected', () => {
  const { value } = moments.sign(at);
  expect(moments.open(at)).toEqual({ type: 'unsigned' });
  expect(moments.open('')).toEqual({ type: 'unsigned' });
  expect(moments.open(value.replace('03-01', '02-01'))).toEqual({ type: 'unsigned' });
  expect(createPastMoments(createKeys(`${secret}!`), () => now).open(value)).toEqual({ type: 'unsigned' });
  fc.assert(
    fc.property(fc.string(), fc.nat(value.length), (text, place) => {
      const changed = value.slice(0, place) + text + value.slice(place + text.length);
      fc.pre(changed !== value);
      expect(moments.open(changed).type).toBe('unsigned');
    }),
  );
});
