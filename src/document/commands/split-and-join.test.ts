import { describe, expect, it } from 'vitest';
import type { Block } from '#content/block/block.ts';
import { type Language, languages, resolveText, type Translated } from '#content/language/language.ts';
import { fc } from '../../../tests/support/properties.ts';
import { block, definitions } from '../../../tests/support/sample-page.ts';
import { applyEdit } from '../apply-edit.ts';
import type { Edit } from '../edit.ts';
import { createPageTree, type PageTree } from '../page-tree.ts';
import { getStoredText } from '../text-place.ts';
import { joinText } from './join-text.ts';
import { splitTextBlock } from './split-text-block.ts';

const page = (...overview: Block[]) => createPageTree(definitions, { title: 'x', overview });
const place = (blockId: string, language: Language = 'nl') => ({ blockId, path: ['content'], language });
const split = (tree: PageTree, language: Language, before: string, after: string, id = 'a') =>
  splitTextBlock(tree, place(id, language), [before, after], () => 'new');
const done = (tree: PageTree, edit: Edit | undefined) => (edit ? applyEdit(tree, edit).tree : tree);
const contents = (tree: PageTree) => tree.content.overview.map(({ type, content }) => [type, content]);

function joined(tree: PageTree, id: string, language: Language = 'nl') {
  const joining = joinText(tree, place(id, language));
  if (!joining) return undefined;
  if ('select' in joining) return joining.select;
  return { tree: done(tree, joining.edit), caret: joining.caret };
}

describe('Enter in a text block', () => {
  it('splits it in two, and leaves the other language whole in the first block', () => {
    const tree = page(
      block('a', 'text', {
        isMultiLanguage: true,
        content: { nl: 'Een\n\nTwee', en: 'One\n\nTwo' },
        textAlignHorizontal: 'center',
      }),
    );
    const parted = done(tree, split(tree, 'nl', 'Een', 'Twee'));
    expect(parted.content.overview).toEqual([
      {
        id: 'a',
        type: 'text',
        isMultiLanguage: true,
        textAlignHorizontal: 'center',
        content: { nl: 'Een', en: 'One\n\nTwo' },
      },
      {
        id: 'new',
        type: 'text',
        isMultiLanguage: true,
        textAlignHorizontal: 'center',
        content: { nl: 'Twee', en: null },
      },
    ]);
  });

  it('splits a text that all languages share in every language', () => {
    const tree = page(block('a', 'text', { content: 'Een\n\nTwee' }));
    expect(contents(done(tree, split(tree, 'en', 'Een', 'Twee')))).toEqual([
      ['text', 'Een'],
      ['text', 'Twee'],
    ]);
  });

  it('leaves the first block empty at the start of a text, without falling back to the other language', () => {
    const tree = page(block('a', 'text', { isMultiLanguage: true, content: { nl: 'Alles', en: 'All' } }));
    expect(contents(done(tree, split(tree, 'nl', '', 'Alles')))).toEqual([
      ['text', { nl: null, en: 'All' }],
      ['text', { nl: 'Alles', en: null }],
    ]);
  });

  it('moves the rest of a heading into a text block after it, with Markdown characters escaped', () => {
    const tree = page(block('a', 'title', { content: 'Kop en *rest* 1' }));
    expect(contents(done(tree, split(tree, 'nl', 'Kop ', 'en *rest* 1')))).toEqual([
      ['title', 'Kop'],
      ['text', 'en \\*rest\\* 1'],
    ]);
  });

  it('splits only text blocks, not texts inside other blocks', () => {
    const tree = page(
      block('a', 'card', { content: 'Een\n\nTwee' }),
      block('b', 'caption', { content: 'Een' }),
      block('c', 'button', { buttons: [{ text: 'Een' }] }),
    );
    for (const id of ['a', 'b', 'c', 'gone']) expect(split(tree, 'nl', 'E', 'en', id)).toBeUndefined();
  });
});

describe('Backspace at the start of a text block', () => {
  it('appends its paragraphs to the text block before it, in both languages', () => {
    const tree = page(
      block('a', 'text', { isMultiLanguage: true, content: { nl: 'Een', en: 'One' } }),
      block('b', 'text', { isMultiLanguage: true, content: { nl: 'Twee', en: null } }),
    );
    expect(joined(tree, 'b')).toMatchObject({
      tree: { content: { overview: [{ id: 'a', content: { nl: 'Een\n\nTwee', en: 'One' } }] } },
      caret: { blockId: 'a', language: 'nl', offset: 5 },
    });
  });

  it('appends plain text to a heading before it, and otherwise selects the heading', () => {
    const tree = (content: string) =>
      page(block('a', 'title', { content: 'Kop' }), block('b', 'text', { content }));
    expect(joined(tree('en 5 \\* 2'), 'b')).toMatchObject({
      tree: { content: { overview: [{ id: 'a', type: 'title', content: 'Kop en 5 * 2' }] } },
      caret: { offset: 4 },
    });
    expect(joined(tree('met **nadruk**'), 'b')).toBe('a');
    expect(joined(tree('Een\n\nTwee'), 'b')).toBe('a');
  });

  it('deletes an empty block, and selects a preceding block without text', () => {
    const tree = page(
      block('a', 'text', { content: 'Een' }),
      block('b', 'text', { startedFrom: 'text' }),
      block('c', 'divider'),
      block('d', 'text', { content: 'Twee' }),
    );
    expect(joined(tree, 'b')).toMatchObject({
      tree: { content: { overview: [{ content: 'Een' }, {}, {}] } },
    });
    expect(joined(tree, 'd')).toBe('c');
    expect(joined(tree, 'a')).toBeUndefined();
  });

  it('does not join blocks if other content would be lost or hidden content shown', () => {
    const first = block('a', 'text', { content: 'Een' });
    const selects = (second: Block, before = first) => expect(joined(page(before, second), 'b')).toBe('a');
    selects(block('b', 'text', { content: 'Twee', note: { nl: 'Onbekend', en: 'Unknown' } }));
    selects(block('b', 'text', { content: ['damaged'] }));
    selects(block('b', 'text', { isMultiLanguage: false, content: { nl: 'Twee', en: 'Two' } }));
    selects(block('b', 'text', { content: 'Twee' }), { ...first, hidden: true });
    selects(block('b', 'title', { content: 'Kop' }));
  });
});

describe('any text block', () => {
  const paragraphs = fc.array(fc.stringMatching(/^[a-zé*_# ]{0,8}[a-z]$/), { minLength: 1, maxLength: 4 });
  const anyText: fc.Arbitrary<Translated | undefined> = fc.oneof(
    fc.constant(undefined),
    paragraphs.map((all) => all.join('\n\n')),
    fc.record(
      {
        nl: fc.oneof(
          fc.constantFrom(null, ''),
          paragraphs.map((all) => all.join('\n\n')),
        ),
        en: fc.oneof(
          fc.constantFrom(null, ''),
          paragraphs.map((all) => all.join('\n\n')),
        ),
      },
      { requiredKeys: [] },
    ),
  );
  const anyBlock = (id: string) =>
    fc
      .record({
        type: fc.constantFrom('text', 'text', 'title', 'subheading', 'caption', 'divider'),
        content: anyText,
        isMultiLanguage: fc.constantFrom(undefined, true),
        textAlignHorizontal: fc.constantFrom(undefined, 'center'),
      })
      .map(({ type, ...rest }) => block(id, type, JSON.parse(JSON.stringify(rest))));
  const anyLanguage = fc.constantFrom(...languages);
  const json = (tree: PageTree) => JSON.stringify(tree.content);
  const shown = (tree: PageTree, language: Language) =>
    tree.content.overview.map((one) => resolveText(getStoredText(one, ['content']), language));
  const listWords = (texts: readonly string[]) =>
    texts.join(' ').replaceAll('\\', '').split(/\s+/).filter(Boolean);

  it('keeps every word in every language when split, and undo restores the page', () => {
    fc.assert(
      fc.property(anyBlock('a'), anyLanguage, fc.nat(40), (one, language, at) => {
        const tree = page(one);
        const own = getStoredText(one, ['content']);
        const perLanguage = one.isMultiLanguage ?? typeof own === 'object';
        const text = typeof own === 'object' ? ((perLanguage ? own[language] : own.nl) ?? '') : (own ?? '');
        const edit = split(tree, language, text.slice(0, at), text.slice(at));
        if (!edit) return;
        const applied = applyEdit(tree, edit);
        for (const code of languages) {
          const [first = '', second = ''] = shown(applied.tree, code);
          if (code === language) expect(listWords([first, second]).join('')).toBe(listWords([text]).join(''));
          else if (typeof own === 'object' && own[code]) expect([first, second]).toEqual([own[code], '']);
        }
        expect(json(applyEdit(applied.tree, applied.inverse).tree)).toBe(json(tree));
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps the same words in every language when joined, and undo restores the page', () => {
    fc.assert(
      fc.property(anyBlock('a'), anyBlock('b'), anyLanguage, (one, other, language) => {
        const tree = page(one, other);
        const joining = joinText(tree, place('b', language));
        if (!joining || 'select' in joining) return;
        const applied = applyEdit(tree, joining.edit);
        for (const code of languages) {
          expect(listWords(shown(applied.tree, code))).toEqual(listWords(shown(tree, code)));
        }
        expect(json(applyEdit(applied.tree, applied.inverse).tree)).toBe(json(tree));
      }),
      { numRuns: 2000 },
    );
  });

  it('is unchanged, byte for byte, after it is split between paragraphs and joined again', () => {
    fc.assert(
      fc.property(anyText, paragraphs, paragraphs, anyLanguage, (other, one, two, language) => {
        const [before, rest] = [one.join('\n\n'), two.join('\n\n')];
        const content =
          typeof other === 'object'
            ? { ...other, [language]: `${before}\n\n${rest}` }
            : `${before}\n\n${rest}`;
        const tree = page(block('a', 'text', { content }));
        const parted = done(tree, split(tree, language, before, rest));
        expect(joined(parted, 'new', language)).toMatchObject({
          tree: { content: tree.content },
          caret: { offset: before.length + 2 },
        });
      }),
      { numRuns: 1000 },
    );
  });
});
