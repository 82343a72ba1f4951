import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Block } from '#content/block/block.ts';
import { type Language, languages } from '#content/language/language.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import { findMainHeadingBlock } from '#content/page/headings.ts';
import { applyEdit } from '#document/apply-edit.ts';
import { type Edit, InvalidEditError } from '#document/edit.ts';
import { createPageTree, type PageTree } from '#document/page-tree.ts';
import { fc } from '../../tests/support/properties.ts';
import { createVisitorContext } from '../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from './definitions.ts';
import { createBlockRenderer } from './render-blocks.tsx';

/** Types whose rendering depends on their neighbours, and one that contains blocks. */
const types = ['title', 'text', 'heroImage', 'contact', 'image', 'card', 'subheading'] as const;

const block = (id: string, type: string, inner: readonly Block[] = []): Block => ({
  ...blockDefinitions.get(type)?.starter(),
  ...(type === 'grid' && { rows: [{ id: `${id}-row`, columns: [inner] }] }),
  ...(type === 'heroImage' || type === 'image' ? { src: '/media/a.jpg', alt: 'x' } : {}),
  ...(type === 'title' || type === 'text' ? { content: { nl: '# Woorden', en: '# Words' } } : {}),
  id,
  type,
});

const contacts = ['020 1', '020 2'].map((phoneNumber) => ({
  phoneNumber,
  emailAddress: 'hallo@vitrine.example',
}));

function createContext({ content }: PageTree, language: Language, line: number) {
  const contact = contacts[line % contacts.length];
  return {
    language,
    ...(contact && { contact }),
    mainHeadingBlock: findMainHeadingBlock(analysePage(blockDefinitions, content.overview), language),
  };
}

const wish = fc.record({
  kind: fc.constantFrom('write', 'hide', 'move', 'remove', 'insert', 'language', 'contact'),
  pick: fc.nat(),
  to: fc.nat(),
  type: fc.constantFrom(...types),
  words: fc.constantFrom('Woorden', '# Kop', '', 'Kop\n==='),
  language: fc.constantFrom(...languages),
});
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

function createEdit(tree: PageTree, { kind, pick, to, type, words, language }: Wish, next: () => string) {
  const blocks = [...tree.walk()];
  const chosen = blocks[pick % Math.max(1, blocks.length)]?.block.id ?? '';
  const place = tree.getPlace(blocks[to % Math.max(1, blocks.length)]?.block.id ?? '');
  const at = place ?? { parent: null, slot: [], index: 0 };
  const edits: Partial<Record<Wish['kind'], Edit>> = {
    write: { type: 'block/set-text', blockId: chosen, path: ['content'], language, text: words },
    hide: { type: 'block/set', blockId: chosen, path: ['hidden'], value: words === '' },
    move: { type: 'block/move', blockId: chosen, at },
    remove: { type: 'block/remove', blockId: chosen },
    insert: { type: 'block/insert', block: block(next(), type), at },
  };
  return edits[kind];
}

it('the block renderer gives the same result after edits as a full render', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...types), { maxLength: 5 }),
      fc.array(fc.constantFrom(...types), { maxLength: 3 }),
      fc.array(wish, { maxLength: 10 }),
      (outer, inner, wishes) => {
        let count = 0;
        const next = () => `b${++count}`;
        const inside = inner.map((type) => block(next(), type));
        const overview = [...outer.map((type) => block(next(), type)), block('grid', 'grid', inside)];
        let tree = createPageTree(blockDefinitions, { title: 'x', overview });
        let language: Language = 'nl';
        let line = 0;
        const render = createBlockRenderer(blockDefinitions);
        for (const wanted of [undefined, ...wishes]) {
          if (wanted?.kind === 'language') language = wanted.language;
          if (wanted?.kind === 'contact') line = wanted.pick;
          const edit = wanted && createEdit(tree, wanted, next);
          try {
            if (edit) tree = applyEdit(tree, edit).tree;
          } catch (error) {
            if (!(error instanceof InvalidEditError)) throw error;
          }
          const page = createVisitorContext(createContext(tree, language, line));
          // The renderer may reuse only those parts of the previous page that are the same in this one.
          const kept = { ...page, media: constant, preview: true };
          const blocks = tree.content.overview;
          expect(renderToStaticMarkup(render(blocks, kept))).toBe(
            renderToStaticMarkup(createBlockRenderer(blockDefinitions)(blocks, kept)),
          );
        }
      },
    ),
    { numRuns: 200 },
  );
});

const constant = () => undefined;

it('the block renderer renders only edited blocks again, and reuses all others', () => {
  const contact = { phoneNumber: '020 1', emailAddress: 'hallo@vitrine.example' };
  const overview = [block('title', 'title'), ...'abcdef'.split('').map((id) => block(id, 'text'))];
  const tree = createPageTree(blockDefinitions, { title: 'x', overview });
  const render = createBlockRenderer(blockDefinitions);
  const renderTree = ({ content }: PageTree) => {
    const heading = findMainHeadingBlock(analysePage(blockDefinitions, content.overview), 'nl');
    const page = createVisitorContext({ contact, media: constant, preview: true, mainHeadingBlock: heading });
    return render(content.overview, page) as readonly unknown[];
  };
  const first = renderTree(tree);
  const renamed: Edit = { type: 'page/put-title', title: 'y' };
  expect(renderTree(applyEdit(tree, renamed).tree)).toBe(first);
  const write = (blockId: string): Edit => ({
    type: 'block/set-text',
    blockId,
    path: ['content'],
    language: 'nl',
    text: 'Anders',
  });
  // Includes the page's main heading: typing it changes the block that contains it.
  for (const id of ['c', 'title']) {
    const second = renderTree(applyEdit(tree, write(id)).tree);
    const changed = overview.filter((_block, index) => second[index] !== first[index]);
    expect(changed.map((one) => one.id)).toEqual([id]);
  }
});

it('the block renderer shows text typed in a column after editing ends', () => {
  const text = (content: string): Block => ({ id: 'a', type: 'text', content });
  const page = (content: string) => [block('grid', 'grid', [text(content)])];
  const writing = { blockId: 'a', field: 'content', holds: () => true };
  const contact = { phoneNumber: '020 1', emailAddress: 'hallo@vitrine.example' };
  const render = createBlockRenderer(blockDefinitions);
  const show = (overview: readonly Block[], written: typeof writing | undefined) =>
    renderToStaticMarkup(
      render(overview, createVisitorContext({ contact, media: constant, preview: true, writing: written })),
    );
  show(page('Begonnen'), undefined);
  show(page('Begonnen'), writing);
  const typed = page('Geschreven');
  // While the user types, React keeps the earlier text, so that it does not overwrite the input.
  expect(show(typed, writing)).toContain('Begonnen');
  expect(show(typed, undefined)).toContain('Geschreven');
});
