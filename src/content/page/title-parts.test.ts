import { expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { splitTitle } from './title-parts.ts';

it('takes a title apart into a name and what it is', () => {
  expect(splitTitle('Laagwater: op tijd terug van het wad')).toEqual({
    name: 'Laagwater',
    colon: ':',
    gap: ' ',
    rest: 'op tijd terug van het wad',
  });
  expect(splitTitle('Halte: de bus: later')).toMatchObject({ name: 'Halte', rest: 'de bus: later' });
});

it.each(['Werk', 'De bus van 14:20', 'Let op:', 'Let op: ', ': zonder naam', '  : x', ''])(
  'leaves “%s” in one piece',
  (title) => {
    expect(splitTitle(title)).toBeUndefined();
  },
);

it('loses no character', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', ':', ' ', '\n', 'é')), (letters) => {
      const title = letters.join('');
      const parts = splitTitle(title);
      if (parts) expect(parts.name + parts.colon + parts.gap + parts.rest).toBe(title);
    }),
  );
});
