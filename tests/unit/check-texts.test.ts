import { expect, it } from 'vitest';
import { checkTexts, findTexts } from '../../scripts/lib/check-texts.ts';

/** Lists the rules that these lines break in a catalogue of the admin. */
const broken = (...lines: readonly string[]) =>
  checkTexts([
    { file: 'src/admin/sample-words.ts', text: `export const words = {\n${lines.join(',\n')},\n};` },
  ]).map(({ rule }) => rule);

it.each([
  ['phrase', `a: 'What you leave empty they take from the page.'`],
  ['phrase', `a: 'Nobody has a link to this draft.'`],
  ['phrase', `a: 'The name stands in the header.'`],
  ['phrase', `a: 'Saved at once.'`],
  ['term', `a: 'Loading pictures…'`],
  ['term', `a: (number: number) => \`\${number} remarks\``],
  ['contraction', `a: 'The list could not be loaded'`],
  ['length', `a: 'A label with more words than anybody reads'`.replace('anybody', 'people')],
  ['length', `help: 'Sets the colour. Click to change it.'`],
  ['length', `a: '${'word '.repeat(26)}end.'`],
  ['sentences', `a: 'The file is broken. Export it again. Then upload it.'`],
])('the rule "%s" rejects %s', (rule, line) => {
  expect(broken(line)).toEqual([rule]);
});

it('a sentence may appear in one catalogue only', () => {
  const text = `a: 'Couldn’t load the list of pages.'`;
  expect(broken(text)).toEqual([]);
  expect(broken(text, text.replace('a:', 'b:'))).toEqual(['duplicate']);
});

it('plain texts pass: a label, one-sentence help, an error with its remedy and a question', () => {
  expect(
    broken(
      `save: 'Save'`,
      `help: 'Drafts are left out.'`,
      `a: 'Couldn’t save the page. Try again.'`,
      `b: 'Who can open it?'`,
    ),
  ).toEqual([]);
});

it('Dutch texts are checked for length only', () => {
  const text = `export const nl = { a: 'Sterke rooms en pictures van films.' };`;
  expect(checkTexts([{ file: 'src/i18n/nl.ts', text }])).toEqual([]);
});

it('the initial content of a block is not checked', () => {
  const starter = (file: string) =>
    checkTexts([
      { file, text: `export const text = { label: { nl: 'Zeg het.', en: 'Nobody saw the films.' } };` },
    ]);
  expect(starter('src/blocks/text/text.block.ts')).toEqual([]);
  expect(starter('src/admin/sample-words.ts')).toHaveLength(2);
});

it('labels of fields and sentences in code are checked too, with their line numbers', () => {
  const text = `defineField({\n  label: 'Room height',\n});\nthrow new Error('The film has no sound.');`;
  expect(findTexts({ file: 'src/blocks/sample.ts', text })).toEqual([
    { file: 'src/blocks/sample.ts', line: 2, key: 'label', text: 'Room height' },
    { file: 'src/blocks/sample.ts', line: 4, key: '', text: 'The film has no sound.' },
  ]);
});
