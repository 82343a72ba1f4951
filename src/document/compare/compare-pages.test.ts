import { describe, expect, it } from 'vitest';
import type { Block } from '#content/block/block.ts';
import type { PageDocument } from '#document/page-document.ts';
import { testDefinitions as definitions } from '../../../tests/support/test-definitions.ts';
import { comparePages } from './compare-pages.ts';
import { countChanges } from './count-changes.ts';
import { changeKey } from './page-change.ts';

const text = (id: string, content: unknown = id, more = {}): Block => ({
  id,
  type: 'text',
  content,
  ...more,
});
const card = (id: string, more: object, ...content: Block[]): Block => ({
  id,
  type: 'card',
  content,
  ...more,
});
const page = (...overview: Block[]): PageDocument => ({ title: { nl: 'Titel', en: 'Title' }, overview });
const compare = (before: PageDocument, after: PageDocument) => comparePages(definitions, { before, after });
const said = (before: PageDocument, after: PageDocument) =>
  compare(before, after).map((change) =>
    [
      change.about,
      'blockId' in change && change.blockId,
      'what' in change && change.what !== 'value' && change.what,
      'path' in change && change.path.join('.'),
      'language' in change && change.language,
    ]
      .filter(Boolean)
      .join(' '),
  );

describe('comparePages', () => {
  it('finds no changes between equal pages, even if they are different objects', () => {
    const one = page(text('a', { nl: 'x' }), card('c', {}, text('b')));
    expect(compare(one, structuredClone(one))).toEqual([]);
  });

  it('finds a changed image in one language', () => {
    const hero = (src: unknown) => page({ id: 'h', type: 'heroImage', src });
    expect(compare(hero({ nl: '/kade', en: '/quay' }), hero({ nl: '/kade', en: '/wharf' }))).toMatchObject([
      { kind: 'picture', path: ['src'], language: 'en', before: '/quay', after: '/wharf' },
    ]);
    expect(said(hero('/kade'), hero({ nl: '/kade', en: '/quay' }))).toEqual(['value h src']);
    expect(compare(hero(''), hero(undefined))).toEqual([]);
  });

  it('finds a changed text in one language, with both values', () => {
    const changes = compare(
      page(text('a', { nl: 'oud', en: 'old' })),
      page(text('a', { nl: 'oud', en: 'new' })),
    );
    expect(changes).toEqual([
      {
        about: 'value',
        blockId: 'a',
        what: 'value',
        kind: 'text',
        steps: ['content'],
        path: ['content'],
        language: 'en',
        before: 'old',
        after: 'new',
      },
    ]);
  });

  it('reports a text as a whole if only one page has it per language', () => {
    expect(said(page(text('a', 'oud')), page(text('a', { nl: 'oud', en: 'new' })))).toEqual([
      'value a content',
    ]);
  });

  it('reports each added, removed or moved block once, including its nested blocks', () => {
    const before = page(text('a'), card('gone', {}, text('inside')), text('b'), text('c'));
    const after = page(text('c'), text('a'), card('new', {}, text('fresh')), text('b'));
    expect(said(before, after)).toEqual(['moved c', 'removed gone', 'added new']);
  });

  it('reports blocks as moved if they moved into a new card or out of a card', () => {
    expect(
      said(
        page(text('a'), card('c', {}, text('b'))),
        page(card('n', {}, text('a')), card('c', {}), text('b')),
      ),
    ).toEqual(['added n', 'moved a', 'moved b']);
  });

  it('matches list items by id, and reports added, removed, changed and reordered items', () => {
    const tag = (id: string, value: string) => ({ id, value });
    const before = page(card('c', { tags: [tag('1', 'een'), tag('2', 'twee'), tag('3', 'drie')] }));
    const after = page(card('c', { tags: [tag('3', 'drie'), tag('1', 'één'), tag('4', 'vier')] }));
    expect(said(before, after)).toEqual([
      'value c tags.1.value',
      'value c item-added tags.2',
      'value c item-removed tags.1',
      'value c order tags',
    ]);
  });

  it('does not report blocks as moved if the row before theirs was removed', () => {
    const grid = (...rows: object[]): Block => ({ id: 'g', type: 'grid', rows });
    const row = (id: string, ...columns: Block[][]) => ({ id, columns });
    const before = page(grid(row('r1', [text('a')]), row('r2', [text('b')])));
    const after = page(grid(row('r2', [text('b')])));
    expect(said(before, after)).toEqual(['value g item-removed rows.0', 'removed a']);
  });

  it('finds changes of the title, the layout and unknown properties', () => {
    const before = { ...page(text('a', 'x', { shimmer: 1 })), layoutSettings: null };
    const after = {
      ...page(text('a', 'x', { shimmer: 2 })),
      title: { nl: 'Titel' },
      layoutSettings: { container: { gap: '1rem' } },
    };
    expect(said(before, after)).toEqual(['title en', 'setting', 'value a shimmer']);
  });

  it('treats an empty and a missing text as equal', () => {
    expect(compare(page(text('a', { nl: 'x', en: '' })), page(text('a', { nl: 'x' })))).toEqual([]);
  });

  it('reports one change of the whole page if one version is damaged', () => {
    expect(said(page(text('a')), page(text('a'), text('a')))).toEqual(['page']);
  });

  it('gives each change a key that does not depend on its values', () => {
    const after = page(text('a', { nl: 'nieuw', en: 'new' }), text('b'));
    const keys = compare(page(text('a', { nl: 'x', en: 'y' })), after).map(changeKey);
    expect(new Set(keys).size).toBe(3);
    expect(compare(page(text('a', { nl: 'z', en: 'q' })), after).map(changeKey)).toEqual(keys);
  });
});

it('countChanges counts texts, images, moves, added and removed blocks, and other changes', () => {
  const before = page(text('a', { nl: 'x', en: 'y' }), card('c', { picture: '/1.jpg' }), text('d'));
  const after = page(
    card('c', { picture: '/2.jpg', elevated: true }),
    text('a', { nl: 'z', en: 'z' }),
    card('e', {}),
  );
  expect(countChanges(definitions, { before, after })).toEqual({
    texts: 2,
    pictures: 1,
    others: 1,
    moved: 1,
    added: { card: 1 },
    removed: { text: 1 },
    look: false,
    unknown: false,
  });
});
