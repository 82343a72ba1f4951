// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blockHandles } from '#content/block/block-handles.ts';
import { mountBlock } from '../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from './definitions.ts';

/** Values with which all handles of a block are in use. */
const inUse = {
  textBackgroundEnabled: true,
  backgroundColor: '#dde7f0',
  heightMode: 'fixed',
  content: 'Tekst',
  src: '/media/a.jpg',
  contentImageEnabled: true,
  contentImageSrc: '/media/a.jpg',
  beforeSrc: '/media/a.jpg',
  afterSrc: '/media/b.jpg',
};

const dragged = [...blockDefinitions.values()]
  .map((definition) => ({ ...definition, stored: { ...definition.starter(), ...inUse } }))
  .map(({ type, fields, stored }) => ({
    type,
    stored,
    // Excludes the space above a block: every block has one, and no view marks it.
    names: blockHandles(fields, stored).flatMap(({ kind, name }) => (kind === 'space' ? [] : name)),
  }))
  .filter(({ names }) => names.length > 0);

test.each(dragged)(
  '$type marks the element of each of its handles, only in the preview',
  ({ type, stored, names }) => {
    const marks = (preview: boolean) => [
      ...new Set(
        [...mountBlock(type, stored, { preview }).querySelectorAll('[data-handles]')].flatMap((element) =>
          (element.getAttribute('data-handles') ?? '').split(' '),
        ),
      ),
    ];
    expect(marks(true)).toEqual(expect.arrayContaining(names));
    expect(marks(false)).toEqual([]);
  },
);

test('a grid has handles for its corners only if these can be seen', () => {
  const columns = [{ id: 'a', type: 'text', content: 'Tekst' }];
  const listMarks = (looks: object) =>
    mountBlock('grid', { rows: [{ columns: [columns] }], ...looks }, { preview: true })
      .querySelector('.grid')
      ?.getAttribute('data-handles')
      ?.split(' ');
  expect(listMarks({})).toEqual(['gap', 'padding']);
  for (const looks of [{ backgroundColorDark: '#123' }, { borderWidth: '1px' }, { dropShadow: true }]) {
    expect(listMarks(looks)).toContain('border');
  }
});

test('handles exist for padding, gap, radius, size, ratio, columns, focal point and space above', () => {
  const kinds = [...blockDefinitions.values()].flatMap(({ fields, starter }) =>
    blockHandles(fields, { ...starter(), ...inUse }).map(({ kind }) => kind),
  );
  expect([...new Set(kinds)].toSorted()).toEqual([
    'columns',
    'gap',
    'height',
    'padding',
    'point',
    'radius',
    'ratio',
    'space',
    'width',
  ]);
});
