import { describe, expect, it } from 'vitest';
import type { Block, BlockDefinition } from '#content/block/block.ts';
import { findBlock, walkBlocks } from '#content/block/slots.ts';
import { createStarterValues, listPlaceholderValues, withExamples } from '#content/block/starter-values.ts';
import { validateContent } from '#content/block/validate.ts';
import { languages } from '#content/language/language.ts';
import { localizePage } from '#content/language/localize-page.ts';
import { mergeLanguage } from '#content/language/merge-language.ts';
import type { PageContent } from '#content/page/page.ts';
import { editPage } from '../../tests/support/edit-page.ts';
import { renderVisitorBlock, renderVisitorBlocks } from '../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from './definitions.ts';

const types = [...blockDefinitions.values()];

const fresh = (definition: BlockDefinition): Block => ({
  ...createStarterValues(blockDefinitions, definition),
  ...(definition.version > 1 ? { blockVersion: definition.version } : {}),
  id: 'block',
  type: definition.type,
});

const createPage = (...overview: Block[]): PageContent => ({ title: { nl: 'Proef' }, overview });
const unwrittenOn = (page: PageContent) =>
  [...walkBlocks(blockDefinitions, page.overview)].flatMap(({ block }) =>
    listPlaceholderValues(blockDefinitions, block).map((value) => ({ block, ...value })),
  );

/** Lists the translated texts of a starter value at any depth. */
function listWords(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  if (typeof record.nl === 'string') return [record.nl, String(record.en)];
  return Object.values(record).flatMap(listWords);
}

describe.each(types)('a new block of the type $type', (definition) => {
  const block = fresh(definition);
  const words = listWords(definition.starter());

  it('stores none of its placeholder texts, and no URL', () => {
    const stored = JSON.stringify(block);
    for (const text of words) expect(stored).not.toContain(JSON.stringify(text));
    expect(stored).not.toMatch(/\/cases|https?:/);
  });

  it('shows all its placeholder texts in the editor', () => {
    const shown = [...walkBlocks(blockDefinitions, [block])].map((visit) =>
      withExamples(blockDefinitions, visit.block),
    );
    for (const text of words) expect(JSON.stringify(shown)).toContain(JSON.stringify(text));
    expect(unwrittenOn(createPage(block)).filter(({ field }) => field.kind === 'text')).toHaveLength(
      words.length / languages.length,
    );
  });

  it('renders its placeholder texts in the preview only', () => {
    for (const language of languages) {
      const visitor = renderVisitorBlocks([block], { language });
      const own = renderVisitorBlock(definition.type, { ...definition.starter() }, { language });
      const preview = renderVisitorBlocks([block], { language, preview: true });
      const rendered = texts(own).filter((text) => text.length > 3);
      for (const text of rendered.filter((piece) => words.some((whole) => whole.includes(piece)))) {
        expect(texts(preview)).toContain(text);
        expect(texts(visitor)).not.toContain(text);
      }
      expect(visitor).not.toContain('data-example');
    }
  });

  it('loses only the placeholder of a text that is written, in any language', () => {
    for (const { block: owner, path, field } of unwrittenOn(createPage(block))) {
      if (field.kind !== 'text') continue;
      const edit = { type: 'block/set-text', blockId: owner.id, path, language: 'en', text: 'Mine' } as const;
      const after = editPage(createPage(block), edit);
      expect(unwrittenOn(after)).toHaveLength(unwrittenOn(createPage(block)).length - 1);
      const emptied = editPage(after, { ...edit, text: '' });
      expect(unwrittenOn(emptied), 'left empty is written, too').toHaveLength(unwrittenOn(after).length);
    }
  });

  it('is unchanged by an API round trip, and keeps its placeholders when duplicated', () => {
    const page = createPage(block);
    expect(validateContent(blockDefinitions, page).issues).toEqual([]);
    for (const language of languages) {
      const read = localizePage(blockDefinitions, page, language);
      expect(read.overview).toEqual(page.overview);
      expect(mergeLanguage(blockDefinitions, page, read, language).content.overview).toEqual(page.overview);
    }
    const ids = Object.fromEntries(
      [...walkBlocks(blockDefinitions, page.overview)].map((visit) => [
        visit.block.id,
        `copy-${visit.block.id}`,
      ]),
    );
    const copied = editPage(page, { type: 'block/duplicate', blockId: block.id, ids });
    expect(unwrittenOn(copied)).toHaveLength(2 * unwrittenOn(page).length);
  });

  it('treats its starter texts as content if they were stored', () => {
    const page = createPage({ ...definition.starter(), id: 'block', type: definition.type });
    expect(unwrittenOn(page)).toEqual([]);
  });
});

const carousel = () => {
  const definition = blockDefinitions.get('carousel');
  if (!definition) throw new Error('There is no carousel');
  return fresh(definition);
};

it('a moved slide keeps its placeholder, and slides replaced by cards have none', () => {
  const [first, second, third] = carousel().slides as unknown[];
  const moved = { ...carousel(), slides: [third, first, second] };
  expect(listPlaceholderValues(blockDefinitions, moved)[0]).toMatchObject({
    path: ['slides', 0, 'alt'],
    example: { nl: 'Samen afmaken: tot en met de laatste pixel' },
  });
  const cards = { ...carousel(), cardSlides: [{ id: 'card', type: 'card' }] };
  expect(listPlaceholderValues(blockDefinitions, cards)).toEqual([]);
});

it('placeholder alt texts of a carousel are never rendered for images that were added', () => {
  const block = carousel();
  const pictured = editPage(createPage(block), {
    type: 'block/set',
    blockId: 'block',
    path: ['slides', 0, 'src'],
    value: '/media/own.jpg',
  });
  const html = renderVisitorBlocks(pictured.overview, {});
  expect(html).toContain('/media/own.jpg');
  expect(html).not.toContain('Eerst kijken');
  expect(html).toContain('alt=""');
});

it('an unknown value of startedFrom shows no placeholders', () => {
  for (const startedFrom of ['nobody', 'card/nobody', '', 7, null, { nl: 'x' }, '__proto__/x']) {
    const block = { id: 'a', type: 'card', startedFrom } as unknown as Block;
    expect(listPlaceholderValues(blockDefinitions, block)).toEqual([]);
    expect(withExamples(blockDefinitions, block)).toBe(block);
  }
});

it('a field that is disabled by a condition has no placeholder', () => {
  const backLink = { id: 'a', type: 'backLink', startedFrom: 'backLink', destination: 'custom' };
  const names = (block: Block) =>
    listPlaceholderValues(blockDefinitions, block).map(({ path }) => path.join('.'));
  expect(names(backLink)).toEqual(['text', 'customUrl']);
  expect(names({ ...backLink, destination: 'dashboard' })).toEqual(['text']);
});

it('a written text replaces its placeholder, and other placeholders stay marked', () => {
  const card = {
    id: 'a',
    type: 'card',
    isMultiLanguage: true,
    startedFrom: 'card',
    headerText: { nl: 'Mijn kop' },
  };
  const html = renderVisitorBlocks([card], { preview: true });
  expect(html).toContain('Mijn kop');
  expect(html.match(/data-example/g)).toHaveLength(1);
  expect(findBlock(blockDefinitions, [card], 'a')?.block).toBe(card);
});

/** Lists the text content of HTML, without tags. */
function texts(html: string): string[] {
  return html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .split(/<[^>]*>/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}
