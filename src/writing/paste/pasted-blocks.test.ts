// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { fromNewspaper } from '../../../tests/support/foreign-clipboards.ts';
import { readPastedBlocks } from './pasted-blocks.ts';

function pasted(html: string, plain = '') {
  let count = 0;
  const newId = () => `new-${++count}`;
  return readPastedBlocks({ html, plain }, { definitions: blockDefinitions, language: 'nl', newId });
}

test('headings, texts and images of a web page become blocks in one language', () => {
  const { blocks, leftOut } = pasted(fromNewspaper);
  expect(blocks).toEqual([
    { id: 'new-1', type: 'subheading', isMultiLanguage: true, content: { nl: 'Stad krijgt park' } },
    {
      id: expect.any(String),
      type: 'text',
      isMultiLanguage: true,
      content: { nl: 'Van onze **verslaggever**' },
    },
    {
      id: expect.any(String),
      type: 'image',
      isMultiLanguage: true,
      src: 'https://krant.example/p.jpg',
      alt: { nl: 'Het park' },
    },
    {
      id: expect.any(String),
      type: 'text',
      isMultiLanguage: true,
      content: {
        nl: 'Het park komt er. [Lees meer](https://krant.example/park).\n\n> Eindelijk groen.\n\nDaarna gaat het verder.',
      },
    },
  ]);
  expect(leftOut).toEqual({ videos: 1, embeds: 1 });
});

test('pasted plain text is read as Markdown', () => {
  const { blocks } = pasted('', '## Kop\n\neen\n\n- twee');
  expect(blocks.map(({ type, content }) => [type, content])).toEqual([
    ['subheading', { nl: 'Kop' }],
    ['text', { nl: 'een\n\n- twee' }],
  ]);
});

test('pasted HTML without content gives no blocks', () => {
  expect(pasted('<p> </p><!-- x -->').blocks).toEqual([]);
});
