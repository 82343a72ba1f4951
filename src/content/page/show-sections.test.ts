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

it('puts the blocks of a section in the place of the block that names it, at any depth, under ids of their own', () => {
  const shown = show([text('x'), link('one', 'strip'), grid('h', [link('two', 'strip')])], { strip });
  const copied = (id: string) => [`${id}-a`, `${id}-g`, `${id}-b`, `${id}-c`];
  expect(listIds(shown)).toEqual(['x', ...copied('one'), 'h', ...copied('two')]);
});

it('knows for each of these blocks by which block they are shown', () => {
  const page = [text('x'), link('one', 'strip')];
  const shown = [...walkBlocks(blockDefinitions, show(page, { strip }))].map(({ block }) => block);
  expect(shown.map(getEditorId)).toEqual(['x', 'one', 'one', 'one', 'one']);
  expect(shown.map(isOfSection)).toEqual([false, true, true, true, true]);
});

it('hides the blocks of a section on the devices on which the section is hidden', () => {
  const hidden = { hidden: false, responsive: { mobile: { hidden: true } } };
  const shown = show([link('one', 'strip', hidden)], { strip: [text('a'), { ...text('b'), hidden: true }] });
  expect(shown.map(listHiddenDevices)).toEqual([['mobile'], [...devices]]);
});

it('leaves a hidden or unknown section, and names of properties that every object has, as they are', () => {
  const page = [
    link('one', 'strip', { hidden: true }),
    link('two', 'none'),
    link('three', 'constructor'),
    link('four', ''),
  ];
  expect(show(page, { strip })).toBe(page);
});

it('shows no section inside a section, even one that names itself', () => {
  const shown = show([link('one', 'strip')], { strip: [text('a'), link('again', 'strip')] });
  expect(listIds(shown)).toEqual(['one-a']);
});

it('keeps a page without sections, and the blocks of unchanged ones, the same objects', () => {
  const plain = [text('x'), grid('h', [text('y')])];
  expect(show(plain, { strip })).toBe(plain);
  const page = [link('one', 'strip')];
  expect(show(page, { strip })[0]).toBe(show([...page], { strip })[0]);
  expect(show(page, { strip: [...strip] })[0]).not.toBe(show(page, { strip })[0]);
});

it('lists the named sections at any depth, each once', () => {
  const page = [
    link('one', 'strip'),
    grid('h', [link('two', 'strip'), link('three', 'other')]),
    link('four', ''),
  ];
  expect(listSectionNames(blockDefinitions, page)).toEqual(['strip', 'other']);
});

it('gives the blocks around a section no id in the editor, also those of other sections', () => {
  const page = [text('x'), link('one', 'strip'), grid('g', [text('y'), link('here', 'strip')])];
  const surround = createSurroundings(blockDefinitions, { page, blockId: 'here', sections: { strip } });
  const own = text('own');
  const blocks = [...walkBlocks(blockDefinitions, surround([own]))].map(({ block }) => block);
  expect(blocks).toContain(own);
  expect(blocks.filter((block) => getEditorId(block) !== undefined)).toEqual([own]);
  expect(blocks.filter((block) => !isOfSection(block))).toEqual([own]);
  expect(surround([text('other')])[0]).toBe(surround([own])[0]);
});
