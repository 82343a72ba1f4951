import { expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { applyEdit } from '../apply-edit.ts';
import { createPageTree } from '../page-tree.ts';
import { selectOnly } from '../selection.ts';
import { createDetachSections } from './detach-sections.ts';

const records = { content: { en: { from: 'nl', fromHash: 'x', textHash: 'y' } } };
const strip = {
  overview: [
    { id: 'a', type: 'text', content: { nl: 'Bel', en: 'Call' } },
    { id: 'b', type: 'text', content: 'Schrijf' },
  ],
  translations: { blocks: { a: records } },
};
const detach = createDetachSections((identifier) => (identifier === 'strip' ? strip : undefined));
const page = (section: string) =>
  createPageTree(blockDefinitions, {
    title: 'Pagina',
    overview: [
      { id: 'x', type: 'text', content: 'Eerst' },
      { id: 'one', type: 'section', section },
      { id: 'y', type: 'text', content: 'Dan' },
    ],
  });
let number = 0;
const newId = () => {
  number += 1;
  return `new-${number}`;
};

it('detaching a section inserts copies with new ids and translation records, in one undoable edit', () => {
  const tree = page('strip');
  const edit = detach(tree, selectOnly('one'), newId);
  if (!edit) throw new Error('nothing was detached');
  const after = applyEdit(tree, edit);
  const { overview, translations } = after.tree.content;
  expect(overview.map(({ content }) => content)).toEqual([
    'Eerst',
    { nl: 'Bel', en: 'Call' },
    'Schrijf',
    'Dan',
  ]);
  expect(new Set(overview.map(({ id }) => id)).size).toBe(4);
  expect(translations?.blocks?.[overview[1]?.id ?? '']).toEqual(records);
  expect(applyEdit(after.tree, after.inverse).tree.content).toEqual(tree.content);
});

it('detaching does nothing for other blocks and unknown sections', () => {
  expect(detach(page('strip'), selectOnly('x'), newId)).toBeUndefined();
  expect(detach(page('gone'), selectOnly('one'), newId)).toBeUndefined();
});
