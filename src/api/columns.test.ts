import { describe, expect, it } from 'vitest';
import { initialPageFields } from '#content/page/page-fields.ts';
import { fc } from '../../tests/support/properties.ts';
import { packColumn, unpackColumn } from './columns.ts';
import { packPages, unpackPages } from './page-columns.ts';
import { type PageInList, pageInListSchema } from './schemas/page.ts';

describe('a packed column', () => {
  it('stores repeated values once, with run lengths', () => {
    expect(packColumn(Array.from({ length: 5000 }, () => false))).toEqual({
      values: [false],
      runs: [0, 5000],
    });
    expect(packColumn([...'aaaabbbbbaaa'])).toEqual({
      values: ['a', 'b'],
      runs: [0, 4, 1, 5, 0, 3],
    });
  });

  it('is a plain list if few values repeat', () => {
    expect(packColumn(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(unpackColumn(packColumn([]))).toEqual([]);
  });

  it('distinguishes an object from a string with the same JSON', () => {
    const values = [
      { nl: 1 },
      '\u0000{"nl":1}',
      '{"nl":1}',
      { nl: 1 },
      { nl: 1 },
      { nl: 1 },
      { nl: 1 },
      { nl: 1 },
      { nl: 1 },
    ];
    expect(unpackColumn(packColumn(values))).toEqual(values);
  });

  it('is unpacked to the original values, whatever they are', () => {
    const text = fc.constantFrom('', 'a', '{"nl":1}', '\u0000{"nl":1}');
    const value = fc.oneof(text, fc.constant(null), fc.boolean(), fc.nat(2), fc.record({ nl: fc.nat(1) }));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 40 }), (values) => {
        const travelled = JSON.parse(JSON.stringify(packColumn(values)));
        expect(unpackColumn(travelled)).toEqual(values);
      }),
    );
  });
});

it('unpackPages restores packed pages, leaving out fields that a page lacks', () => {
  const page: PageInList = {
    id: 'page_1',
    identifier: 'werkwijze',
    kind: 'page',
    title: { nl: 'Werkwijze', en: 'Approach' },
    status: 'PUBLISHED',
    published: true,
    isHidden: false,
    ...initialPageFields,
    requiresLogin: false,
    parentId: null,
    parentIdentifier: null,
    sortOrder: 0,
    versioning: true,
    currentVersionId: 'v1',
    draftVersionId: null,
    updatedAt: '2026-11-23T01:00:00.000Z',
    updatedBy: null,
    revision: 'content-1',
    toTranslate: { nl: { missing: 0, outdated: 0 }, en: { missing: 1, outdated: 0 } },
    lastMove: 'm1',
  };
  const { revision, toTranslate, lastMove, ...uncounted } = page;
  const pages = [page, { ...uncounted, id: 'page_2', parentId: 'page_1' }, { ...page, id: 'page_3' }];
  const names = pageInListSchema.keyof().options;
  expect(Object.keys(page).sort()).toEqual([...names].sort());
  expect(unpackPages(JSON.parse(JSON.stringify(packPages(pages, names))))).toEqual(pages);
});
