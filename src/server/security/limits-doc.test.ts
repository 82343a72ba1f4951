import { expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { mostIssues } from '#content/block/issue.ts';
import { type Field, isBareField } from '#content/fields/field.ts';
import { jsonLimits } from '#content/json-limits.ts';
import { pageLimits } from '#content/limits.ts';
import { renderBudget } from '#content/page/render-budget.ts';
import { mostWaiting } from '#server/http/early-answers.ts';
import { publicBodyLimit } from '#server/http/route.ts';
import { maxPictureMemory, maxPixels } from '#server/pictures/picture-limits.ts';
import * as svg from '#server/pictures/plain-svg.ts';
import { mostResponses } from '#server/preview-links/client-responses.service.ts';
import { type LimitName, limitTable, limitUnits } from './limit-table.ts';
import { limitVariable } from './limits.ts';

const number = (count: number) => count.toLocaleString('en');
const megabytes = (bytes: number) => `${number(bytes / 1024 / 1024)} MB`;

function configurable(): string {
  const names = Object.keys(limitTable) as LimitName[];
  const subjects = [...new Set(names.map((name) => limitTable[name].subject))];
  const row = (name: LimitName) => {
    const { standard, least, most, unit, keeps } = limitTable[name];
    const words = limitUnits[unit].words;
    return `| \`${limitVariable(name)}\` | ${number(standard)} | ${number(least)} to ${number(most)} | ${words} | ${keeps} |`;
  };
  const table = (subject: string) => `### ${subject}

| Variable | Default | From – to | Counted in | What is counted, and what for |
|---|---|---|---|---|
${names
  .filter((name) => limitTable[name].subject === subject)
  .map(row)
  .join('\n')}`;
  return subjects.map(table).join('\n\n');
}

/** What the form of content is, on every site alike. */
const fixed: readonly (readonly [what: string, most: string, instead: string])[] = [
  ['A body of JSON', megabytes(jsonLimits.bytes), '413'],
  ['One of somebody who is not signed in', `${number(publicBodyLimit / 1024)} KB`, '413'],
  ['Lists and objects in each other in one', number(jsonLimits.depth), '400'],
  ['Entries of one list or object in it', number(jsonLimits.entries), '400'],
  ['Issues or warnings in one answer', number(mostIssues), 'the answer says how many more there are'],
  ['A form or a call with a page’s or a room’s password', '4 KB', '413'],
  ['A form or a call with what is said of a draft', '32 KB', '413'],
  ['Approvals through one link', number(mostResponses.draft_approvals), '409'],
  ['Remarks through one link', number(mostResponses.draft_remarks), '409'],
  ['The head of a request: its address and its headers', '16 KB', '431'],
  [
    'Requests on one connection that wait for the answer to an earlier one',
    number(mostWaiting),
    'the connection ends with that answer',
  ],
  ['Blocks of a page', number(pageLimits.blocks), '400, with the path'],
  ['Slides, rows, buttons and the like of a page together', number(pageLimits.items), '400, with the path'],
  ['Characters of a page’s title', number(pageLimits.title), '400, with the path'],
  [
    'Characters of a text that is drawn',
    number(renderBudget.text),
    'the block is left out, and the log says so',
  ],
  ['Elements of one text', number(renderBudget.elements), 'as before'],
  ['Items and texts of one block', number(renderBudget.values), 'as before'],
  ['Blocks in blocks', number(renderBudget.depth), 'as before'],
  ['Elements in elements of one text', number(renderBudget.markupDepth), 'as before'],
  ['Pixels of a picture', number(maxPixels), '415'],
  [
    'Memory of the process that draws pictures',
    megabytes(maxPictureMemory),
    '415; it ends, and the next one starts',
  ],
  ['An SVG', megabytes(svg.largestSvg), '415'],
  ['Elements of an SVG', number(svg.mostElements), '415'],
  ['Attributes on one element of it', number(svg.mostAttributes), '415'],
  ['Elements in elements of it', number(svg.deepest), '415'],
  ['Elements of it that are drawn, references followed', number(svg.mostDrawn), '415'],
];

/** Texts in characters, lists in items; fields in lists by their path. */
function longest(fields: Readonly<Record<string, Field>>, path = ''): [string, number, string][] {
  return Object.entries(fields).flatMap(([name, field]): [string, number, string][] => {
    const at = path + name;
    if (field.kind === 'text') return [[at, field.longest, 'characters']];
    if (field.kind === 'object') return longest(field.fields, `${at}.`);
    if (field.kind !== 'list') return [];
    return [[at, field.longest, 'items'], ...longest(isBareField(field.item) ? {} : field.item, `${at}[].`)];
  });
}

it('docs/limits.md has every limit there is', async () => {
  const rows = [...blockDefinitions.values()].flatMap(({ type, fields }) =>
    longest(fields).map(([path, most, unit]) => `| ${type} | \`${path}\` | ${number(most)} ${unit} |`),
  );
  expect(rows.length).toBeGreaterThan(40);
  await expect(`# Limits

Made by \`src/server/security/limits-doc.test.ts\` from the limits themselves; with \`-u\` it writes this page anew. What somebody is told who
comes to one is a sentence: **413** says how large it can be, **429** how long to wait, also in \`Retry-After\`. Visitors read it in the language
of the page they are at.

## From the environment

A value that cannot be used stops the start, with the variable’s name and what is allowed; so does a variable that begins with \`LIMIT_\` and is
none of these. A *network* is an IPv4 address, or the /64 of an IPv6 one: behind a proxy it is known by \`TRUST_PROXY\` alone. Calls of whoever
signed in are counted by account and never by network, so that a stranger beside them cannot keep them from working. Counts of calls and visits are
held by each server, in memory that does not grow with the number of addresses: 50,000 of each, and the oldest goes first. Tries are kept in the
database for a day, for all servers, so that a restart forgives none ([decision](decisions/put-every-limit-in-one-table.md)).

${configurable()}

## The same on every site

These belong to what a page is: the editor counts with the same ones before it sends, and a page can go from one site to another. A
page that was larger when a limit came stays as it is, and may become smaller step by step.

| What | At most | What is answered beyond |
|---|---|---|
${fixed.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}

## Texts and lists of blocks

Answered with 400 and the path of each that is longer. Of a text in two languages, each counts for itself.

| Block | Field | At most |
|---|---|---|
${rows.join('\n')}

Parameters and bodies of calls name theirs at \`/api/docs\`.
`).toMatchFileSnapshot('../../../docs/limits.md');
});
