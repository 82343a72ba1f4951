import { expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { splitTitle } from './title-parts.ts';

it('splitTitle splits a title at its first colon', () => {
  expect(splitTitle('Laagwater: op tijd terug van het wad')).toEqual({
    name: 'Laagwater',
    colon: ':',
    gap: ' ',
    rest: 'op tijd terug van het wad',
  });
  expect(splitTitle('Halte: de bus: later')).toMatchObject({ name: 'Halte', rest: 'de bus: later' });
});

it.each(['Werk', 'De bus van 14:20', 'Let op:', 'Let op: ', ': zonder naam', '  : x', ''])(
  'splitTitle does not split “%s”',
  (title) => {
    expect(splitTitle(title)).toBeUndefined();
  },
);

it('splitTitle loses no characters', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', ':', ' ', '\n', 'é')), (letters) => {
      const title = letters.join('');
      const parts = splitTitle(title);
      if (parts) expect(parts.name + parts.colon + parts.gap + parts.rest).toBe(title);
    }),
  );
});
