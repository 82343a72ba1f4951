import { describe, expect, it } from 'vitest';
import { testDefinitions as definitions } from '../../../tests/support/test-definitions.ts';
import type { Block } from '../block/block.ts';
import type { PageContent } from '../page/page.ts';
import { mergeLanguage } from './merge-language.ts';

const page = (overview: Block[], title: PageContent['title'] = { nl: 'Titel' }): PageContent => ({
  title,
  overview,
});
const text = (content: unknown, more = {}): Block => ({ id: 'a', type: 'text', content, ...more });
const merge = (stored: Block, incoming: Block, language: 'nl' | 'en' = 'en') =>
  mergeLanguage(definitions, page([stored]), page([incoming]), language).content.overview[0];

describe('mergeLanguage', () => {
  it('replaces one language of a block with texts per language', () => {
    const stored = text({ nl: 'Hallo', en: 'Hello', de: 'Hallo!' }, { isMultiLanguage: true });
    expect(merge(stored, text('Hi', { isMultiLanguage: true }))?.content).toEqual({
      nl: 'Hallo',
      en: 'Hi',
      de: 'Hallo!',
    });
  });

  it('turns a shared text into texts per language at the first translation', () => {
    expect(
      merge(text('Hallo', { isMultiLanguage: true }), text('Hi', { isMultiLanguage: true }))?.content,
    ).toEqual({ nl: 'Hallo', en: 'Hi' });
    expect(merge(text('Hallo'), text('Hi', { isMultiLanguage: true }))?.content).toEqual({
      nl: 'Hallo',
      en: 'Hi',
    });
  });

  it('replaces the file of one language, or the shared file', () => {
    const hero = (src: unknown, more = {}): Block => ({ id: 'h', type: 'heroImage', src, ...more });
    const files = { nl: '/kade', en: '/quay' };
    expect(merge(hero(files), hero('/wharf'))?.src).toEqual({ nl: '/kade', en: '/wharf' });
    expect(merge(hero(files), hero('/quay'))?.src).toEqual(files);
    expect(merge(hero(files), hero(undefined))?.src).toEqual(files);
    expect(merge(hero(files), hero(''))?.src).toEqual({ nl: '/kade' });
    const each = { isMultiLanguage: true };
    expect(merge(hero('/kade', each), hero('/quay', each))?.src).toBe('/quay');
    expect(merge(hero('/kade', each), hero(files, each))?.src).toEqual(files);
  });

  it('replaces the shared text of a block without texts per language', () => {
    expect(merge(text('Hallo'), text('Hi'))?.content).toBe('Hi');
  });

  it('adds no entry for an unchanged fallback, but keeps an own entry that equals it', () => {
    const stored = text({ nl: 'Hallo' }, { isMultiLanguage: true });
    expect(merge(stored, text('Hallo', { isMultiLanguage: true }))?.content).toEqual({ nl: 'Hallo' });
    const own = text({ nl: 'Hallo', en: 'Hello' }, { isMultiLanguage: true });
    expect(merge(own, text('Hallo', { isMultiLanguage: true }))?.content).toEqual({
      nl: 'Hallo',
      en: 'Hallo',
    });
  });

  it('keeps other languages stored when texts per language are turned off', () => {
    const stored = text({ nl: 'Hallo', en: 'Hello' }, { isMultiLanguage: true });
    expect(merge(stored, text('Dag', { isMultiLanguage: false }), 'nl')?.content).toEqual({
      nl: 'Dag',
      en: 'Hello',
    });
  });

  it('takes only its own language from an object, and removes omitted blocks', () => {
    expect(merge(text({ nl: 'a' }), text({ en: 'b' }))?.content).toEqual({ nl: 'a', en: 'b' });
    expect(merge(text({ nl: 'a', en: 'b' }), text({ nl: 'changed' }))?.content).toEqual({ nl: 'a', en: 'b' });
    const merged = mergeLanguage(
      definitions,
      page([text('x'), { id: 'b', type: 'title' }]),
      page([text('x')]),
      'en',
    );
    expect(merged.content.overview).toEqual([text('x')]);
  });

  it('matches moved blocks and list items by id', () => {
    const stored = page([
      { id: 'g', type: 'grid', columns: [[text({ nl: 'Hallo' }, { isMultiLanguage: true })], []] },
      {
        id: 'c',
        type: 'card',
        isMultiLanguage: true,
        tags: [
          { id: '1', value: { nl: 'een' } },
          { id: '2', value: { nl: 'twee' } },
        ],
        notice: { text: { nl: 'let op' } },
      },
    ]);
    const incoming = page([
      {
        id: 'c',
        type: 'card',
        isMultiLanguage: true,
        tags: [
          { id: '2', value: 'two' },
          { id: '1', value: 'een' },
        ],
        notice: { text: 'notice' },
      },
      { id: 'g', type: 'grid', columns: [[], [text('Hello', { isMultiLanguage: true })]] },
    ]);
    expect(mergeLanguage(definitions, stored, incoming, 'en').content.overview).toEqual([
      {
        id: 'c',
        type: 'card',
        isMultiLanguage: true,
        tags: [
          { id: '2', value: { nl: 'twee', en: 'two' } },
          { id: '1', value: { nl: 'een' } },
        ],
        notice: { text: { nl: 'let op', en: 'notice' } },
      },
      {
        id: 'g',
        type: 'grid',
        columns: [[], [text({ nl: 'Hallo', en: 'Hello' }, { isMultiLanguage: true })]],
      },
    ]);
  });

  it('merges the title, and keeps unknown types and properties', () => {
    const unknown = { id: 'u', type: 'later', content: 'x' };
    const merged = mergeLanguage(
      definitions,
      page([unknown]),
      page([{ ...unknown, content: 'y' }], 'Title'),
      'en',
    );
    expect(merged.content).toEqual({
      title: { nl: 'Titel', en: 'Title' },
      overview: [{ ...unknown, content: 'y' }],
    });
    expect(merge(text('a', { z: 1 }), text('a', { z: { deep: 2 } }))).toEqual(text('a', { z: { deep: 2 } }));
  });
});

describe('a save in one language', () => {
  const both = text({ nl: 'Hallo', en: 'Hello' }, { isMultiLanguage: true });
  const content = (incoming: Partial<Block>, language: 'nl' | 'en' = 'en', stored = both) =>
    merge(stored, { id: 'a', type: 'text', isMultiLanguage: true, ...incoming }, language)?.content;

  it('keeps a text that the request body omits or sets to null', () => {
    for (const body of [{}, { content: null }, { content: {} }, { content: { en: null } }]) {
      expect(content(body)).toEqual({ nl: 'Hallo', en: 'Hello' });
    }
  });

  it('removes only its own text if it sends an empty text', () => {
    expect(content({ content: '' })).toEqual({ nl: 'Hallo' });
    expect(content({ content: { en: '' } })).toEqual({ nl: 'Hallo' });
    expect(content({ content: '' }, 'en', text('Hallo', { isMultiLanguage: true }))).toEqual({ nl: 'Hallo' });
  });

  it('keeps a language deliberately empty until it gets a text', () => {
    const silent = text({ nl: 'Hallo', en: null }, { isMultiLanguage: true });
    expect(content({ content: '' }, 'en', silent)).toEqual({ nl: 'Hallo', en: null });
    expect(content({ content: 'Hi' }, 'en', silent)).toEqual({ nl: 'Hallo', en: 'Hi' });
  });

  it('leaves Dutch unchanged when English turns off texts per language', () => {
    expect(content({ content: 'Hello', isMultiLanguage: false })).toEqual({ nl: 'Hallo', en: 'Hello' });
    expect(content({ content: 'Hi', isMultiLanguage: false })).toEqual({ nl: 'Hallo', en: 'Hi' });
  });

  it('keeps the texts of a block whose type changes, or rejects the change', () => {
    expect(merge(both, { id: 'a', type: 'title', content: 'Hi' })).toEqual({
      id: 'a',
      type: 'title',
      content: { nl: 'Hallo', en: 'Hi' },
    });
    expect(merge(both, { id: 'a', type: 'heroImage', src: '/x.jpg' })).toMatchObject({
      content: { nl: 'Hallo', en: 'Hello' },
    });
    const card: Block = { id: 'a', type: 'card', content: [] };
    const refused = mergeLanguage(definitions, page([both]), page([card]), 'en');
    expect(refused.issues).toEqual([
      { path: 'overview[0].content', message: expect.stringContaining('has texts in another language') },
    ]);
  });

  it('keeps a list, an object or a slot with texts that the request body omits', () => {
    const stored: Block = {
      id: 'c',
      type: 'card',
      isMultiLanguage: true,
      elevated: true,
      tags: [{ id: '1', value: { nl: 'een', en: 'one' } }],
      notice: { text: { nl: 'let op' } },
      content: [both, { ...both, id: 'b' }],
    };
    const moved = mergeLanguage(
      definitions,
      page([stored]),
      page([{ id: 'c', type: 'card', isMultiLanguage: true }, { ...both }]),
      'en',
    ).content.overview[0];
    const { elevated: _elevated, ...kept } = stored;
    expect(moved).toEqual({ ...kept, content: [{ ...both, id: 'b' }] });
  });

  it('keeps texts in unknown properties and block types', () => {
    const unknown: Block = { id: 'u', type: 'later', z: { deep: [{ id: 'x', t: { nl: 'a', en: 'b' } }] } };
    const saved = (z: unknown, language: 'nl' | 'en' = 'en') =>
      merge(unknown, { ...unknown, z }, language)?.z;
    expect(saved({ deep: [{ id: 'x', t: { nl: 'c', en: 'd' } }] })).toEqual({
      deep: [{ id: 'x', t: { nl: 'a', en: 'd' } }],
    });
    expect(saved(undefined)).toEqual(unknown.z);
    expect(
      mergeLanguage(definitions, page([unknown]), page([{ ...unknown, z: 5 }]), 'en').issues,
    ).toHaveLength(1);
  });

  it('refuses to remove an item with texts and no id from an unknown list', () => {
    const list = (...items: unknown[]): Block => ({ id: 'u', type: 'later', list: items });
    const words = { x: { nl: 'N', en: 'E' } };
    const issues = (stored: Block, incoming: Block) =>
      mergeLanguage(definitions, page([stored]), page([incoming]), 'en').issues.map(({ path }) => path);
    expect(issues(list(words), list())).toEqual(['overview[0].list']);
    expect(issues(list(words), list({}, words))).toEqual([]);
    expect(issues(list({ id: 'a', ...words }), list())).toEqual([]);
    expect(issues(list({ x: { en: 'E' } }), list())).toEqual([]);
  });

  describe('with list items', () => {
    const tag = (id: string | undefined, nl: string, en?: string) => ({
      ...(id === undefined ? {} : { id }),
      value: { nl, ...(en === undefined ? {} : { en }) },
    });
    const tags = (stored: unknown[], incoming: unknown[]) =>
      merge(
        { id: 'c', type: 'card', isMultiLanguage: true, tags: stored },
        { id: 'c', type: 'card', isMultiLanguage: true, tags: incoming },
      )?.tags;

    it('pairs items without ids by their text, then by position', () => {
      const stored = [tag('1', 'een', 'one'), tag('2', 'twee', 'two'), tag('3', 'drie', 'three')];
      expect(tags(stored, [{ value: 'three' }, { value: 'uno' }, { value: 'two' }])).toEqual([
        tag('3', 'drie', 'three'),
        tag('1', 'een', 'uno'),
        tag('2', 'twee', 'two'),
      ]);
    });

    it('treats items without an id as new if others have one', () => {
      const stored = [tag('1', 'een', 'one'), tag('2', 'twee', 'two')];
      expect(tags(stored, [{ id: '2', value: 'two' }, { value: 'new' }])).toEqual([
        tag('2', 'twee', 'two'),
        { value: 'new' },
      ]);
    });

    it('pairs items with a duplicate id by their text', () => {
      const stored = [tag('1', 'een', 'one'), tag('1', 'twee', 'two')];
      expect(
        tags(stored, [
          { id: '1', value: 'one' },
          { id: '2', value: 'two' },
        ]),
      ).toEqual([tag('1', 'een', 'one'), tag('2', 'twee', 'two')]);
    });

    it('takes time linear in the number of items', () => {
      const many = (count: number) => Array.from({ length: count }, () => ({ value: 'same' }));
      const stored = Array.from({ length: 20_000 }, (_, index) => tag(String(index), 'zelfde', 'same'));
      expect(tags(stored, many(20_000))).toEqual(stored);
    });
  });
});
