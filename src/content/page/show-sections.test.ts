import { expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '../block/block.ts';
import { listHiddenDevices } from '../block/hidden-block.ts';
import { walkBlocks } from '../block/slots.ts';
import { devices } from '../look/layout.ts';
import {
  createSurroundings,
  getEditorId,
  isOfSection,
  listSectionNames,
  showSections,
} from './show-sections.ts';

const link = (id: string, section: string, more: object = {}): Block => ({
  id,
  type: 'section',
  section,
  ...more,
});
const text = (id: string): Block => ({ id, type: 'text', content: id });
const grid = (id: string, ...columns: Block[][]): Block => ({ id, type: 'grid', rows: [{ columns }] });
const show = (blocks: readonly Block[], sections: Record<string, readonly Block[]>) =>
  showSections(blockDefinitions, blocks, sections);
const listIds = (blocks: readonly Block[]) =>
  [...walkBlocks(blockDefinitions, blocks)].map(({ block }) => block.id);

const strip = [text('a'), grid('g', [text('b')], [text('c')])];

it('showSections replaces a section block with copies that have new ids, at any depth', () => {
  const shown = show([text('x'), link('one', 'strip'), grid('h', [link('two', 'strip')])], { strip });
  const copied = (id: string) => [`${id}-a`, `${id}-g`, `${id}-b`, `${id}-c`];
  expect(listIds(shown)).toEqual(['x', ...copied('one'), 'h', ...copied('two')]);
});

it('each block of a section refers to the section block that shows it', () => {
  const page = [text('x'), link('one', 'strip')];
  const shown = [...walkBlocks(blockDefinitions, show(page, { strip }))].map(({ block }) => block);
  expect(shown.map(getEditorId)).toEqual(['x', 'one', 'one', 'one', 'one']);
  expect(shown.map(isOfSection)).toEqual([false, true, true, true, true]);
});

it('blocks of a section are hidden on the devices where the section is hidden', () => {
  const hidden = { hidden: false, responsive: { mobile: { hidden: true } } };
  const shown = show([link('one', 'strip', hidden)], { strip: [text('a'), { ...text('b'), hidden: true }] });
  expect(shown.map(listHiddenDevices)).toEqual([['mobile'], [...devices]]);
});

it('showSections leaves hidden and unknown sections unchanged, even one called "constructor"', () => {
  const page = [
    link('one', 'strip', { hidden: true }),
    link('two', 'none'),
    link('three', 'constructor'),
    link('four', ''),
  ];
  expect(show(page, { strip })).toBe(page);
});

it('showSections shows no section inside a section', () => {
  const shown = show([link('one', 'strip')], { strip: [text('a'), link('again', 'strip')] });
  expect(listIds(shown)).toEqual(['one-a']);
});

it('showSections reuses a page without sections, and the blocks of unchanged sections', () => {
  const plain = [text('x'), grid('h', [text('y')])];
  expect(show(plain, { strip })).toBe(plain);
  const page = [link('one', 'strip')];
  expect(show(page, { strip })[0]).toBe(show([...page], { strip })[0]);
  expect(show(page, { strip: [...strip] })[0]).not.toBe(show(page, { strip })[0]);
});

it('listSectionNames lists each section once, at any depth', () => {
  const page = [
    link('one', 'strip'),
    grid('h', [link('two', 'strip'), link('three', 'other')]),
    link('four', ''),
  ];
  expect(listSectionNames(blockDefinitions, page)).toEqual(['strip', 'other']);
});

it('blocks around an edited section have no editor id, even in other sections', () => {
  const page = [text('x'), link('one', 'strip'), grid('g', [text('y'), link('here', 'strip')])];
  const surround = createSurroundings(blockDefinitions, { page, blockId: 'here', sections: { strip } });
  const own = text('own');
  const blocks = [...walkBlocks(blockDefinitions, surround([own]))].map(({ block }) => block);
  expect(blocks).toContain(own);
  expect(blocks.filter((block) => getEditorId(block) !== undefined)).toEqual([own]);
  expect(blocks.filter((block) => !isOfSection(block))).toEqual([own]);
  expect(surround([text('other')])[0]).toBe(surround([own])[0]);
});
