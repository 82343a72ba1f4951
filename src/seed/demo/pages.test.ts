import { expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { walkBlocks } from '#content/block/slots.ts';
import { nothingToDo, pageToDo } from '#content/translation/to-do.ts';
import { seedSlides } from '../slides.ts';
import { demoPages } from './pages.ts';

it.each(demoPages.map((page) => [page.identifier, page] as const))(
  'the demo’s page %s is whole in every language',
  (_identifier, page) => {
    expect(pageToDo(blockDefinitions, page)).toEqual(nothingToDo);
  },
);

it('the demo shows all seven seed slides', () => {
  const shown = demoPages.flatMap(({ overview }) =>
    [...walkBlocks(blockDefinitions, overview)].flatMap(({ block: { slides } }) =>
      Array.isArray(slides) ? slides.map(({ id }: { id: string }) => id) : [],
    ),
  );
  expect(shown).toEqual(expect.arrayContaining(seedSlides.map(({ id }) => id)));
});

// What a block does not know is kept and shown nowhere: a name misspelt here would say nothing.
it.each(demoPages.map((page) => [page.identifier, page] as const))(
  'every value of the demo’s page %s is one of its block’s fields',
  (_identifier, { overview }) => {
    const unknown = [...walkBlocks(blockDefinitions, overview)].flatMap(({ block }) => {
      const fields = blockDefinitions.get(block.type)?.fields ?? {};
      const known = ['id', 'type', 'isMultiLanguage', ...Object.keys(fields)];
      return Object.keys(block).flatMap((key) => (known.includes(key) ? [] : [`${block.id}: ${key}`]));
    });
    expect(unknown).toEqual([]);
  },
);
