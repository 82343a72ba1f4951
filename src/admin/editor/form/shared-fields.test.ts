import { expect, test } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { languages } from '#content/language/language.ts';
import { createPageTree } from '#document/page-tree.ts';
import { fc } from '../../../../tests/support/properties.ts';
import { blockTree, createCounter, listIds, withIds } from '../../../../tests/support/random-pages.ts';
import { testDefinitions } from '../../../../tests/support/test-definitions.ts';
import { determineTextState } from './inputs/text/text-state.ts';
import { listSharedFields } from './shared-fields.ts';

test('a shared field exists in every block, and shows their common value or is mixed', () => {
  fc.assert(
    fc.property(
      fc.array(blockTree, { minLength: 2, maxLength: 5 }),
      fc.constantFrom(...languages),
      (trees, language) => {
        const next = createCounter('b');
        const overview = trees.map((one) => withIds(one, next));
        const tree = createPageTree(testDefinitions, { title: 'x', overview });
        const ids = listIds(tree.content);
        const { fields, stored, mixed } = listSharedFields(tree, ids, language);
        for (const [name, field] of Object.entries(fields)) {
          const shown = ids.map((id) => {
            const block = tree.find(id)?.block;
            const known = block && tree.findDefinition(block)?.fields[name];
            expect(known?.kind).toBe(field.kind);
            if (!block) return undefined;
            return field.kind === 'text' && field.translatable
              ? determineTextState(block, block[name], language).own
              : (block[name] ?? known?.default);
          });
          const agreed = shown.every((value) => value === shown[0]);
          expect([name, mixed.has(name)]).toEqual([name, !agreed]);
          if (agreed) expect(stored[name] ?? field.default).toEqual(shown[0]);
          else expect(Object.hasOwn(stored, name)).toBe(false);
        }
      },
    ),
  );
});

test('fields of one control are shared together, except controls that arrange content within one block', () => {
  const listKinds = (type: string) => {
    const overview = ['a', 'b'].map((id) => ({ id, type }));
    const { fields } = listSharedFields(
      createPageTree(blockDefinitions, { title: 'x', overview }),
      ['a', 'b'],
      'nl',
    );
    return new Set(Object.values(fields).map(({ control }) => control?.kind));
  };
  const listOwnKinds = (type: string) =>
    Object.values(blockDefinitions.get(type)?.fields ?? {}).map(({ control }) => control?.kind);
  for (const [type, kind] of [
    ['grid', 'columns'],
    ['beforeAfterSlider', 'swap'],
  ] as const) {
    expect(listOwnKinds(type)).toContain(kind);
    expect(listKinds(type)).not.toContain(kind);
  }
  expect(listKinds('card')).toContain('size');
});

test('values on narrow devices are compared by the values that apply there', () => {
  const image = (id: string, values: object) => ({ id, type: 'image', ...values });
  const onPhone = (maxWidth: string) => ({ responsive: { mobile: { maxWidth } } });
  const share = (...overview: ReturnType<typeof image>[]) => {
    const tree = createPageTree(blockDefinitions, { title: 'x', overview });
    return listSharedFields(tree, listIds(tree.content), 'nl');
  };
  const agreed = share(image('a', { maxWidth: '300px', ...onPhone('200px') }), image('b', onPhone('200px')));
  expect(agreed.stored.responsive).toEqual({ mobile: { maxWidth: '200px' } });
  // On tablets they inherit different widths.
  expect(Object.fromEntries(agreed.mixed)).toEqual({
    maxWidth: 'some',
    'responsive.tablet.maxWidth': 'none',
  });
  const differing = share(image('a', onPhone('200px')), image('b', onPhone('100px')), image('c', {}));
  expect(Object.fromEntries(differing.mixed)).toEqual({ 'responsive.mobile.maxWidth': 'some' });
  expect(differing.stored.responsive).toBeUndefined();
  // One block stores the value that the other inherits.
  const equal = share(
    image('a', { maxWidth: '200px' }),
    image('b', { maxWidth: '200px', ...onPhone('200px') }),
  );
  expect([equal.stored.responsive, equal.mixed.size]).toEqual([{ mobile: { maxWidth: '200px' } }, 0]);
});
