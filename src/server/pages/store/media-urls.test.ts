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
])('a text uses the file that it leads to: %s', (_name, content) => {
  expect(inText(content)).toEqual([file]);
});

test.each([
  ['words', `Het staat op ${file}.`],
  ['code', `Schrijf \`[a](${file})\``],
  ['what another site has at such an address', `[Lees](https://elders.nl${file})`],
  ['a page', '[Lees](/werkwijze)'],
  ['a text that nobody should have to render', `[a](${file})${'*a **b '.repeat(60_000)}`],
])('a text uses no file by %s', (_name, content) => {
  expect(inText(content)).toEqual([]);
});

test('a text leads to two files in two languages, each counted once', () => {
  const content = { nl: `[a](${file}) [b](${file}?x)`, en: `[c](${other})` };
  expect(inText(content).sort()).toEqual([file, other]);
});

test('texts in blocks within blocks count, and links of their own as before', () => {
  const grid = { type: 'grid', columns: [[{ id: 't', type: 'text', content: `[Lees](${file})` }]] };
  const button = { type: 'button', buttons: [{ id: 'k', action: 'link', url: other }] };
  expect(urlsIn(grid, button).sort()).toEqual([file, other]);
});

test.each([
  ['a link', `<a href="${file}">`],
  ['a picture in another size', `<img src='${file}?w=640&f=webp'>`],
  ['one of several sizes', `<img srcset="${file}?w=640 640w, ${file} 1024w">`],
])('code uses the file that it names: %s', (_name, html) => {
  expect(inCode(html)).toEqual([file]);
});

test('code uses what its styles show, and nothing of other sites', () => {
  expect(inCode('<p>', `p { background: url(${file}) }`)).toEqual([file]);
  expect(inCode(`<a href="https://elders.nl${file}"><a href="//elders.nl${file}">`)).toEqual([]);
});
