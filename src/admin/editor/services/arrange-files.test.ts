import { describe, expect, test } from 'vitest';
import { validateContent } from '#content/block/validate.ts';
import { applyEdit } from '#document/apply-edit.ts';
import { createPageTree } from '#document/page-tree.ts';
import { definitions, samplePage } from '../../../../tests/support/sample-page.ts';
import { arrangeFiles, isPair, listArrangements, sortPair } from './arrange-files.ts';

const tree = createPageTree(definitions, samplePage());
const end = { parent: null, slot: [], index: 3 };

describe('arrangeFiles', () => {
  test.each([
    ['one picture', ['image'], 'below', ['image']],
    ['one video', ['video'], 'below', ['video']],
    ['several below each other', ['image', 'image'], 'below', ['image', 'image']],
    ['several in columns', ['image', 'image', 'image'], 'columns', ['grid']],
    ['several in a row', ['image', 'video'], 'series', ['carousel']],
    ['two sides', ['image', 'image'], 'pair', ['beforeAfterSlider']],
  ] as const)('arranges %s as valid blocks', (_name, kinds, how, types) => {
    const arranged = arrangeFiles(tree, kinds, how, end);
    if (!arranged) throw new Error('They cannot stand so');
    const after = applyEdit(tree, arranged.edit).tree;
    expect(after.content.overview.slice(3).map(({ type }) => type)).toEqual(types);
    expect(arranged.targets).toHaveLength(kinds.length);
    const edits = arranged.targets.map(
      ({ blockId, path }) => ({ type: 'block/set', blockId, path, value: '/media/a.jpg' }) as const,
    );
    const filled = applyEdit(after, { type: 'batch', edits }).tree;
    for (const page of [after, filled]) {
      expect(validateContent(definitions, page.content).issues).toEqual([]);
    }
    expect(JSON.stringify(filled.content.overview).match(/\/media\/a\.jpg/g)).toHaveLength(kinds.length);
  });

  test('keeps the ratio of an image, and never crops a drawing', () => {
    const block = (kind: 'image' | 'drawing') => {
      const arranged = arrangeFiles(tree, [kind], 'below', end);
      return arranged && applyEdit(tree, arranged.edit).tree.content.overview[3];
    };
    expect(block('image')).toMatchObject({ type: 'image', aspectRatio: 'auto' });
    expect(block('image')).not.toHaveProperty('objectFit');
    expect(block('drawing')).toMatchObject({ type: 'image', aspectRatio: 'auto', objectFit: 'contain' });
  });

  test('rejects one file in columns, a video in a comparison, and thirteen columns', () => {
    expect(arrangeFiles(tree, ['image'], 'columns', end)).toBeUndefined();
    expect(arrangeFiles(tree, ['image', 'video'], 'pair', end)).toBeUndefined();
    expect(arrangeFiles(tree, Array(13).fill('image'), 'columns', end)).toBeUndefined();
  });
});

describe('file names', () => {
  const files = (...names: string[]) => names.map((name) => ({ name, kind: 'image' as const }));

  test('ending in before and after suggest a comparison', () => {
    expect(isPair(['hal-before.jpg', 'hal-after.jpg'])).toBe(true);
    expect(isPair(['hal_After.PNG', 'hal_before.jpg'])).toBe(true);
    expect(isPair(['before.jpg', 'after.jpg'])).toBe(true);
    expect(isPair(['After-hal.jpg', 'before hal.png'])).toBe(true);
    expect(isPair(['na.jpg', 'voor.jpg'])).toBe(true);
    expect(isPair(['afternoon.jpg', 'before.jpg'])).toBe(false);
    expect(isPair(['hal-before.jpg', 'keuken-after.jpg'])).toBe(false);
    expect(sortPair(files('after.jpg', 'before.jpg')).map(({ name }) => name)).toEqual([
      'before.jpg',
      'after.jpg',
    ]);
    expect(isPair(['hal-before.jpg', 'hal-before.jpg'])).toBe(false);
    expect(listArrangements(tree, files('x-before.png', 'x-after.png'), end)[0]).toBe('pair');
    expect(listArrangements(tree, files('a.png', 'b.png'), end)[0]).toBe('columns');
    expect(sortPair(files('x-after.png', 'x-before.png')).map(({ name }) => name)).toEqual([
      'x-before.png',
      'x-after.png',
    ]);
  });
});
