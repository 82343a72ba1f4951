import { describe, expect, it } from 'vitest';
import type { Block } from '#content/block/block.ts';
import { withItemIds } from '#content/block/item-ids.ts';
import { walkBlocks } from '#content/block/slots.ts';
import { validateContent } from '#content/block/validate.ts';
import { findExceededLimit, jsonLimits } from '#content/json-limits.ts';
import { type Language, languages } from '#content/language/language.ts';
import { walkTranslatableTexts } from '#content/language/localize-page.ts';
import { walkPageTexts } from '#content/language/page-texts.ts';
import { listLimitIssues } from '#content/limits.ts';
import { listUnstorableTexts } from '#content/text/unstorable-text.ts';
import { blockStates } from '#content/translation/block-states.ts';
import { getBlockRecords } from '#content/translation/translations.ts';
import { fc } from '../../../tests/support/properties.ts';
import {
  anyJson,
  blockTree,
  createCounter,
  damagedTree,
  listIds,
  withIds,
} from '../../../tests/support/random-pages.ts';
import { testDefinitions as definitions } from '../../../tests/support/test-definitions.ts';
import { applyEdit, applyTracked } from '../apply-edit.ts';
import { duplicateBlocks } from '../commands/duplicate-blocks.ts';
import { createPageTree, type PageTree } from '../page-tree.ts';
import { noSelection, selectBlocks } from '../selection.ts';
import { type CopiedBlocks, copyBlocks, readCopied, writeCopied } from './copied-blocks.ts';
import { countForeignMedia } from './foreign-media.ts';
import { pasteBlocks } from './paste-blocks.ts';
import { writeBlocksAsText } from './plain-text.ts';

const origin = 'https://studio.example';
const text = (id: string, content: unknown = id): Block => ({ id, type: 'text', content });
const buildTree = (...overview: Block[]) => createPageTree(definitions, { title: 'x', overview });

/** Copies blocks to the clipboard's text and reads them back. */
function carried(copied: CopiedBlocks | undefined): CopiedBlocks {
  const read = readCopied(copied ? writeCopied(copied) : '');
  if (typeof read === 'string') throw new Error(`The copy cannot be read: ${read}`);
  return read;
}

function paste(tree: PageTree, selected: readonly string[], blocks: readonly Block[]) {
  const pasting = pasteBlocks(tree, selectBlocks(tree, selected), { blocks }, createCounter('new'));
  if ('issue' in pasting) throw new Error(`${pasting.issue.path} ${pasting.issue.message}`);
  return { ...applyEdit(tree, pasting.edit), refusedBy: pasting.refusedBy };
}

function findIssue(tree: PageTree, blocks: readonly Block[]): string | undefined {
  const pasting = pasteBlocks(tree, noSelection, { blocks }, createCounter('new'));
  return 'issue' in pasting ? pasting.issue.message : undefined;
}

describe('copied blocks', () => {
  const tree = buildTree(
    {
      id: 'c',
      type: 'card',
      content: [text('t', { nl: 'Hallo', en: 'Hello', de: 'Hallo!' })],
      shimmer: { a: [1] },
    },
    { id: 'u', type: 'nobody-knows', inside: [{ id: 'x', type: 'text' }] },
  );

  it('contain every language and unknown properties', () => {
    const copied = carried(copyBlocks(tree, selectBlocks(tree, ['c', 't', 'u']), origin));
    expect(copied).toEqual({ origin, blocks: tree.content.overview });
    expect(copyBlocks(tree, noSelection, origin)).toBeUndefined();
  });

  it('become plain text in one language', () => {
    expect(writeBlocksAsText(definitions, tree.content.overview, 'en')).toBe('Hello');
    expect(writeBlocksAsText(definitions, [text('a', 'Eén'), text('b', ''), text('c', 'Twee')], 'nl')).toBe(
      'Eén\n\nTwee',
    );
  });

  it('are rejected if the clipboard contains something else, damaged blocks or too much data', () => {
    const json = (blocks: unknown) => JSON.stringify({ is: 'vitrine/blocks/1', origin, blocks });
    expect(readCopied('')).toBe('not-blocks');
    expect(readCopied('{"is":"vitrine/blocks/2","blocks":[]}')).toBe('not-blocks');
    expect(readCopied(json([]))).toBe('damaged');
    expect(readCopied(json([{ id: 'a' }]))).toBe('damaged');
    expect(
      readCopied(`{"is":"vitrine/blocks/1","origin":"x","blocks":[{"id":"a","type":"b","__proto__":{}}]}`),
    ).toBe('damaged');
    expect(readCopied(json([{ id: 'a', type: 'b', constructor: { prototype: {} } }]))).toBe('damaged');
    expect(readCopied(json([text('a', 'x'.repeat(jsonLimits.bytes))]))).toBe('too-large');
    expect(readCopied('['.repeat(200) + ']'.repeat(200))).toBe('too-large');
  });

  it('have their media files counted if these exist only on another site', () => {
    const picture = (id: string, src: string): Block => ({ id, type: 'heroImage', src });
    const blocks = [
      picture('a', '/media/a.jpg'),
      picture('b', '/media/a.jpg'),
      picture('c', 'https://x.example/c.jpg'),
    ];
    expect(countForeignMedia(definitions, { origin, blocks }, 'https://other.example')).toBe(1);
    expect(countForeignMedia(definitions, { origin, blocks }, origin)).toBe(0);
  });
});

describe('pasted blocks', () => {
  const page = buildTree(text('a'), { id: 'c', type: 'card', content: [text('c1')] }, text('z'));
  const order = (tree: PageTree) => tree.content.overview.map(({ id }) => id);

  it('are inserted after the selection in their order, or at the end of the page', () => {
    expect(order(paste(page, ['a'], [text('a'), text('b')]).tree)).toEqual(['a', 'new1', 'new2', 'c', 'z']);
    expect(order(paste(page, [], [text('a')]).tree)).toEqual(['a', 'c', 'z', 'new1']);
    expect(order(paste(page, ['c', 'c1'], [text('a')]).tree)).toEqual(['a', 'c', 'new1', 'z']);
    const inside = paste(page, ['c1'], [text('a')]);
    expect(inside.tree.getPlace('new1')).toEqual({ parent: 'c', slot: ['content'], index: 1 });
    expect(inside.refusedBy).toBeUndefined();
  });

  it('are inserted after a parent that does not accept all of them, and name that parent', () => {
    const pasted = paste(page, ['c1'], [text('a'), { id: 't', type: 'title' }]);
    expect(order(pasted.tree)).toEqual(['a', 'c', 'new1', 'new2', 'z']);
    expect(pasted.refusedBy?.id).toBe('c');
  });

  it('get new ids for themselves, their nested blocks and their list items', () => {
    const card: Block = {
      id: 'a',
      type: 'card',
      tags: [{ id: 'one', value: 'x', shimmer: 1 }, { value: 'y' }, 'odd'],
      content: [text('a'), text('a')],
    };
    expect(paste(page, [], [card]).tree.content.overview.at(-1)).toEqual({
      id: 'new1',
      type: 'card',
      tags: [{ id: 'new2', value: 'x', shimmer: 1 }, { id: 'new3', value: 'y' }, 'odd'],
      content: [text('new4', 'a'), text('new5', 'a')],
    });
  });

  it('are refused together if a save would refuse any of them', () => {
    expect(findIssue(page, [text('a'), { ...text('b'), paddingTop: 'wide' }])).toMatch(/must be a length/);
    expect(findIssue(page, [{ id: 'h', type: 'heroImage', link: 'javascript:alert(1)' }])).toMatch(/script/);
    expect(findIssue(page, [{ id: 'c', type: 'card', content: ['stray'] }])).toBe(
      'must be a block, this is "stray"',
    );
    expect(findIssue(page, [text('a', 'x\0')])).toMatch(/cannot be stored/);
    expect(findIssue(page, [text('a', 'x\v')])).toBeUndefined();
    expect(
      findIssue(
        page,
        Array.from({ length: 2000 }, (_, index) => text(`${index}`)),
      ),
    ).toMatch(/at most 2,000 blocks/);
    const nested = (depth: number): Block =>
      depth === 0 ? text('t') : { id: 'g', type: 'grid', columns: [[nested(depth - 1)]] };
    expect(findIssue(page, [nested(20)])).toBeUndefined();
    expect(findIssue(page, [nested(40)])).toMatch(/nest blocks too deeply/);
  });
});

/** Lists the issues for which the server would refuse the page. */
function refusals(tree: PageTree): string[] {
  const { content } = tree;
  const issues = [
    ...validateContent(definitions, content).issues,
    ...listLimitIssues(definitions, content, undefined),
    ...listUnstorableTexts(content),
  ];
  return [
    ...issues.map(({ message }) => message),
    ...(findExceededLimit(JSON.stringify(content)) === 'depth' ? ['deep'] : []),
  ];
}

/** Arbitrary JSON in place of blocks. */
const foreignBlocks = fc.array(
  fc.oneof(
    damagedTree,
    fc.record({
      type: fc.constantFrom('card', 'grid', 'text', 'nobody-knows'),
      content: anyJson,
      rows: anyJson,
      tags: anyJson,
      paddingTop: fc.oneof(fc.constant('1rem'), anyJson),
      blockVersion: fc.oneof(fc.constant(1), anyJson),
    }),
  ),
  { minLength: 1, maxLength: 3 },
);

describe('any paste at any place', () => {
  const pages = fc.array(damagedTree, { maxLength: 4 });
  const setUp = (trees: Record<string, unknown>[], pick: number) => {
    const next = createCounter('b');
    const tree = buildTree(...trees.map((one) => withIds(one, next)));
    const ids = listIds(tree.content);
    const chosen = ids.length === 0 ? [] : [ids[pick % ids.length] ?? ''];
    return { tree, selection: selectBlocks(tree, chosen), next };
  };

  it('never makes the page invalid, leaves existing texts unchanged and can be undone byte for byte', () => {
    let pasted = 0;
    fc.assert(
      fc.property(pages, foreignBlocks, fc.nat(), (trees, foreign, pick) => {
        const { tree, selection } = setUp(trees, pick);
        const json = JSON.stringify({
          is: 'vitrine/blocks/1',
          origin,
          blocks: foreign.map((one) => withIds(one, createCounter('b'))),
        });
        const read = readCopied(json);
        if (typeof read === 'string') return;
        const pasting = pasteBlocks(tree, selection, read, createCounter('p'));
        if ('issue' in pasting) return;
        pasted += 1;
        const { tree: after, inverse } = applyEdit(tree, pasting.edit);
        const known = new Set(refusals(tree));
        expect(refusals(after).filter((message) => !known.has(message))).toEqual([]);
        const ids = listIds(after.content);
        expect(new Set(ids).size).toBe(ids.length);
        const texts = (of: PageTree) =>
          new Map([...walkPageTexts(definitions, of.content)].map(({ key, value }) => [key, value]));
        for (const [key, value] of texts(tree)) expect(texts(after).get(key)).toEqual(value);
        expect(JSON.stringify(applyEdit(after, inverse).tree.content)).toBe(JSON.stringify(tree.content));
      }),
      { numRuns: 300 },
    );
    expect(pasted).toBeGreaterThan(50);
  });

  it('always succeeds with copies of the page’s own valid blocks, and keeps their content', () => {
    fc.assert(
      fc.property(fc.array(blockTree, { minLength: 1, maxLength: 4 }), fc.nat(), (trees, pick) => {
        const { tree, selection } = setUp(trees, pick);
        const { blocks } = carried(copyBlocks(tree, selection, origin));
        const before = new Set(listIds(tree.content));
        const { tree: after } = paste(tree, selection.ids, blocks);
        const arrived = [...after.walk()].flatMap(({ block }) => (before.has(block.id) ? [] : [block]));
        const outer = arrived.filter(({ id }) => !after.around(id).some((around) => !before.has(around.id)));
        const said = (of: readonly Block[]) => JSON.stringify(withoutIds(withItemIds(definitions, of)));
        expect(said(outer)).toBe(said(JSON.parse(JSON.stringify(blocks))));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the translation records of a block', () => {
  const states = (tree: PageTree, blocks: readonly Block[]) =>
    [...walkBlocks(definitions, blocks)].flatMap(({ block }) => {
      const records = getBlockRecords(tree.content.translations, block.id);
      return languages.map((language) => [...blockStates(definitions, block, records, language)]);
    });
  /** Writes a few texts, in alternating languages. */
  const write = (tree: PageTree, picks: readonly { pick: number; language: Language; words: string }[]) =>
    picks.reduce((now, { pick, language, words }) => {
      const texts = [...now.walk()].flatMap(({ block }) =>
        [...walkTranslatableTexts(definitions, block)].map(({ path }) => ({ blockId: block.id, path })),
      );
      const at = texts[pick % Math.max(1, texts.length)];
      return at ? applyTracked(now, { type: 'block/set-text', ...at, language, text: words }).tree : now;
    }, tree);
  const writing = fc.record({
    pick: fc.nat(),
    language: fc.constantFrom(...languages),
    words: fc.constantFrom('', 'een', 'twee', 'drie', 'four'),
  });

  it.each([
    ['is copied and pasted', 'paste'],
    ['is duplicated', 'duplicate'],
  ])('are kept when a block %s, under its new ids, and are removed on undo', (_name, way) => {
    let told = 0;
    fc.assert(
      fc.property(
        fc.array(blockTree, { minLength: 1, maxLength: 3 }),
        fc.array(writing, { minLength: 2, maxLength: 12 }),
        (trees, picks) => {
          const next = createCounter('b');
          const blocks = withItemIds(
            definitions,
            trees.map((one) => withIds({ ...one, isMultiLanguage: true }, next)),
          );
          const tree = write(buildTree(...blocks), picks);
          const selection = selectBlocks(tree, listIds(tree.content));
          const copied = carried(copyBlocks(tree, selection, origin));
          const pasting = pasteBlocks(tree, selection, copied, createCounter('p'));
          if ('issue' in pasting) throw new Error(pasting.issue.message);
          const edit = way === 'paste' ? pasting.edit : duplicateBlocks(tree, selection, createCounter('p'));
          if (!edit) throw new Error('Nothing is copied');
          const done = applyTracked(tree, edit);
          const known = new Set(listIds(tree.content));
          const arrived = done.tree.content.overview.filter(({ id }) => !known.has(id));
          const before = states(tree, copied.blocks);
          if (before.flat(2).some(({ state }) => state === 'outdated')) told += 1;
          expect(states(done.tree, arrived)).toEqual(before);
          expect(applyEdit(done.tree, done.inverse).tree.content).toEqual(tree.content);
        },
      ),
      { numRuns: 150 },
    );
    expect(told).toBeGreaterThan(10);
  });

  it('are dropped if they are damaged, without losing the blocks', () => {
    const json = (translations: unknown) =>
      JSON.stringify({ is: 'vitrine/blocks/1', origin, blocks: [text('a')], translations });
    for (const damaged of [7, 'x', { a: 1 }, { a: { content: { en: { from: 'nl' } } } }, { a: null }]) {
      expect(readCopied(json(damaged))).toEqual({ origin, blocks: [text('a')] });
    }
    expect(readCopied(json(undefined))).toEqual({ origin, blocks: [text('a')] });
  });
});

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (name === 'id' ? [] : [[name, withoutIds(inner)]])),
  );
}
