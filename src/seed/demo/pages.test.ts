import { expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { nothingToDo, pageToDo } from '#content/translation/to-do.ts';
import { demoPages } from './pages.ts';

it.each(demoPages.map((page) => [page.identifier, page] as const))(
  'the demo’s page %s is whole in every language',
  (_identifier, page) => {
    expect(pageToDo(blockDefinitions, page)).toEqual(nothingToDo);
  },
);
