import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unstorableTexts } from './unstorable-text.ts';

it('finds what is no text at any depth, in names of properties too', () => {
  const faults = unstorableTexts({
    title: { nl: 'a\0b' },
    overview: [{ id: 'x', items: ['goed', '\ud800'] }, { 'na\udc00am': { '\0': '\0' } }],
  });
  expect(faults.map(({ path, message }) => [path.toWellFormed(), message.slice(0, 5)])).toEqual([
    ['title.nl', 'holds'],
    ['overview[0].items[1]', 'holds'],
    ['overview[1]', 'has a'],
    ['overview[1].na\ufffdam', 'has a'],
    ['overview[1].na\ufffdam.\0', 'holds'],
  ]);
});

it('leaves every text alone that UTF-8 can write', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary', maxDepth: 2 }), (value) => {
      fc.pre(!JSON.stringify(value).includes('\\u0000'));
      expect(unstorableTexts(value)).toEqual([]);
    }),
  );
});
