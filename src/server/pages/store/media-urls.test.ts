import { expect, test } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { listMediaUrls } from './media-urls.ts';

const file = '/media/0123456789abcdef/offerte.pdf';
const other = '/media/1123456789abcdef/foto.jpg';

const urlsIn = (...blocks: readonly object[]) =>
  listMediaUrls(blockDefinitions, blocks.map((block, index) => ({ id: `b${index}`, ...block })) as never);
const inText = (content: unknown) => urlsIn({ type: 'text', content });
const inCode = (htmlContent: string, cssContent = '') => urlsIn({ type: 'code', htmlContent, cssContent });

test.each([
  ['a link', `Lees [de offerte](${file}).`],
  ['a link with a title, a query and a place', `[Lees](${file}?v=2#page=3 "Alles")`],
  ['a link in angle brackets', `[Lees](<${file}>)`],
  ['a link that is said elsewhere', `[Lees][1]\n\n[1]: ${file}`],
  ['a bold one in a list', `- een\n- **[Lees](${file})**`],
  ['one in Dutch alone', { nl: `[Lees](${file})`, en: 'Read it' }],
  ['one in English alone', { nl: 'Lees het', en: `[Read](${file})` }],
])('listMediaUrls finds the file that a text links to: %s', (_name, content) => {
  expect(inText(content)).toEqual([file]);
});

test.each([
  ['words', `Het staat op ${file}.`],
  ['code', `Schrijf \`[a](${file})\``],
  ['what another site has at such an address', `[Lees](https://elders.nl${file})`],
  ['a page', '[Lees](/werkwijze)'],
  ['a text that nobody should have to render', `[a](${file})${'*a **b '.repeat(60_000)}`],
])('listMediaUrls finds no file in a text: %s', (_name, content) => {
  expect(inText(content)).toEqual([]);
});

test('listMediaUrls finds two files in a text with two languages, each once', () => {
  const content = { nl: `[a](${file}) [b](${file}?x)`, en: `[c](${other})` };
  expect(inText(content).sort()).toEqual([file, other]);
});

test('listMediaUrls finds files in nested blocks and in the links of buttons', () => {
  const grid = { type: 'grid', columns: [[{ id: 't', type: 'text', content: `[Lees](${file})` }]] };
  const button = { type: 'button', buttons: [{ id: 'k', action: 'link', url: other }] };
  expect(urlsIn(grid, button).sort()).toEqual([file, other]);
});

test.each([
  ['a link', `<a href="${file}">`],
  ['a picture in another size', `<img src='${file}?w=640&f=webp'>`],
  ['one of several sizes', `<img srcset="${file}?w=640 640w, ${file} 1024w">`],
])('listMediaUrls finds the file that a code block names: %s', (_name, html) => {
  expect(inCode(html)).toEqual([file]);
});

test('listMediaUrls finds files in the CSS of a code block, and none of other sites', () => {
  expect(inCode('<p>', `p { background: url(${file}) }`)).toEqual([file]);
  expect(inCode(`<a href="https://elders.nl${file}"><a href="//elders.nl${file}">`)).toEqual([]);
});
