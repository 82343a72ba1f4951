import { expect, test } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { createCounter, damagedTree, withIds } from '../../../tests/support/random-pages.ts';
import { block, definitions } from '../../../tests/support/sample-page.ts';
import { hashText } from './text-hash.ts';
import { countPageToDo, nothingToDo, sumOfToDo } from './to-do.ts';

const text = (id: string, content: unknown) => block(id, 'text', { isMultiLanguage: true, content });

const page = {
  title: { nl: 'Proef', en: 'Trial' },
  overview: [
    text('a', { nl: 'Alleen Nederlands' }),
    text('b', { nl: 'Nieuw', en: 'Old' }),
    text('c', { nl: 'Goed', en: 'Good' }),
    text('d', { en: 'English alone' }),
  ],
  translations: {
    blocks: {
      b: { content: { en: { from: 'nl', fromHash: hashText('Oud'), textHash: hashText('Old') } } },
    },
  },
};

test('missing and outdated translations are counted separately per language', () => {
  expect(countPageToDo(definitions, page)).toEqual({
    nl: { missing: 1, outdated: 0 },
    en: { missing: 1, outdated: 1 },
  });
});

test('CSS of a code block needs no translation', () => {
  const code = (of: object) => block('e', 'code', { isMultiLanguage: true, ...of });
  const toDo = (of: object) => countPageToDo(definitions, { title: page.title, overview: [code(of)] }).en;
  const htmlContent = { nl: '<p>Hallo</p>' };
  expect(toDo({ htmlContent, cssContent: 'p { color: red }' })).toEqual({ missing: 1, outdated: 0 });
  expect(toDo({ htmlContent: { ...htmlContent, en: '<p>Hello</p>' }, cssContent: { nl: 'p {}' } })).toEqual({
    missing: 0,
    outdated: 0,
  });
});

test('sumOfToDo adds up pages, and counts zero without pages', () => {
  const one = countPageToDo(definitions, page);
  expect(sumOfToDo([one, one])).toEqual({
    nl: { missing: 2, outdated: 0 },
    en: { missing: 2, outdated: 2 },
  });
  expect(sumOfToDo([])).toEqual(nothingToDo);
});

/** Arbitrary stored content: blocks of any type with any JSON in any of their fields. */
const storedBlock = fc.constantFrom(...definitions.values()).chain(({ type, fields }) =>
  fc.record(
    {
      type: fc.constant(type),
      isMultiLanguage: fc.jsonValue(),
      blockVersion: fc.jsonValue(),
      ...Object.fromEntries(Object.keys(fields).map((name) => [name, fc.jsonValue()])),
    },
    { requiredKeys: ['type'] },
  ),
);

test('countPageToDo never throws, whatever is stored', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(storedBlock, damagedTree), { maxLength: 3 }), (trees) => {
      const next = createCounter('b');
      const overview = trees.map((tree) => withIds(tree as Record<string, unknown>, next));
      const toDo = countPageToDo(definitions, { title: 'x', overview });
      expect(toDo.en.missing + toDo.nl.missing).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 500 },
  );
});
