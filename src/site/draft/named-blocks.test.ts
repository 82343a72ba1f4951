import { expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { listNamedBlocks } from './named-blocks.ts';

const text = (id: string, nl: string, en: string) => ({
  id,
  type: 'text',
  isMultiLanguage: true,
  content: { nl, en },
});

it('listNamedBlocks labels visible blocks with their shortened text in the requested language', () => {
  const long = 'Woord '.repeat(40).trim();
  const overview = [
    text('a', 'Een opening', 'An opening'),
    { ...text('b', 'Verborgen', 'Hidden'), hidden: true },
    text('c', long, 'Long'),
    { id: 'd', type: 'divider' },
    { id: 'e', type: 'nobody-knows' },
  ];
  const [first, second, third, ...more] = listNamedBlocks(blockDefinitions, overview, 'nl');
  expect([first?.id, first?.words, first?.number]).toEqual(['a', 'Een opening', 1]);
  expect(second?.words.length).toBeLessThanOrEqual(60);
  expect([third?.id, third?.words, third?.isPicture]).toEqual(['d', '', false]);
  expect(more).toEqual([]);
  expect(listNamedBlocks(blockDefinitions, overview, 'en').map(({ words }) => words)).toEqual([
    'An opening',
    'Long',
    '',
  ]);
});
