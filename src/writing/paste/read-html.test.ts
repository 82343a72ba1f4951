// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fromDocs, fromNewspaper, fromWord } from '../../../tests/support/foreign-clipboards.ts';
import { readText } from '../grammar/read-text.ts';
import { richSchema } from '../grammar/schema.ts';
import { writeText } from '../grammar/write-text.ts';
import { sliceOf } from './paste-slice.ts';
import { readHtml } from './read-html.ts';

/** What a paste of this into an empty text is stored as. */
function pasted(html: string, plain = '') {
  const { slice, leftOut } = sliceOf({ html, plain }, 'rich', false, richSchema);
  const empty = readText('');
  const paragraph = richSchema.nodes.paragraph?.create();
  const doc =
    slice.openStart + slice.openEnd === 0 && slice.content.firstChild?.isInline ? paragraph : undefined;
  const nodes = doc ? [doc] : slice.content.content;
  return { text: writeText(empty.doc.type.create(null, nodes), empty).source, leftOut };
}

test('Word: headings, lists by their styles, bold, and no signs or empty paragraphs', () => {
  expect(pasted(fromWord)).toEqual({
    text: '## Voorstel\n\nBeste **Mara**, dit is *nog* een voorstel.\n\n- Eerste punt\n  - Onder het eerste\n- Tweede punt\n\n1. Stap een\n2. Stap twee\n\nZie [de site](https://studio.example/werk).',
    leftOut: { tables: 1, pictures: 1 },
  });
});

test('documents of Google: the wrapper is not bold, styles are, and links lead where they say', () => {
  expect(pasted(fromDocs)).toEqual({
    text: '## Plan\n\nEen **vette** en *schuine* zin met [een link](https://studio.example/a?b=c).\n\n- een\n  - in een\n- twee',
    leftOut: {},
  });
});

test('a newspaper: what surrounds the words is left out, and said', () => {
  expect(pasted(fromNewspaper)).toEqual({
    text: '## Stad krijgt park\n\nVan onze **verslaggever**\n\nHet park komt er. [Lees meer](https://krant.example/park).\n\n> Eindelijk groen.\n\nDaarna gaat het verder.',
    leftOut: { pictures: 1, videos: 1, embeds: 1 },
  });
});

test('scripts are no links, and nothing in the HTML is run or loaded', () => {
  const html =
    '<p><a href="javascript:alert(1)">a</a> <a href=" JAVA\nSCRIPT:alert(1)">b</a><img src=x onerror="throw 1"></p>';
  expect(pasted(html)).toEqual({ text: 'a b', leftOut: { pictures: 1 } });
});

test('elements in elements without an end are read up to a depth', () => {
  expect(pasted(`${'<div>'.repeat(400)}diep`).text).toBe('');
  expect(pasted(`${'<b>'.repeat(100)}vet`).text).toBe('**vet**');
});

test('a picture that can be reached keeps its address and its description', () => {
  const { parts } = readHtml('<p>voor</p><img src="https://a.example/b.jpg" alt="Een brug"><p>na</p>');
  expect(parts[1]).toEqual({ address: 'https://a.example/b.jpg', description: 'Een brug' });
});

test('what was copied in a text comes back as its source', () => {
  expect(pasted('<p data-pm-slice="0 0 []">x</p>', '> > diep\n\n**a**').text).toBe('> > diep\n\n**a**');
});
