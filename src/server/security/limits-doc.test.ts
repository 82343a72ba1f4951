import { expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { maxIssues } from '#content/block/issue.ts';
import { type Field, isBareField } from '#content/fields/field.ts';
import { jsonLimits } from '#content/json-limits.ts';
import { pageLimits } from '#content/limits.ts';
import { renderBudget } from '#content/page/render-budget.ts';
import { mostWaiting } from '#server/http/early-answers.ts';
import { publicBodyLimit } from '#server/http/route.ts';
import { maxPictureMemory, maxPixels } from '#server/pictures/picture-limits.ts';
import * as svg from '#server/pictures/plain-svg.ts';
import { mostReplies, mostResponses } from '#server/preview-links/client-responses.service.ts';
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

| Variable | Default | Range | Unit | Limits |
|---|---|---|---|---|
${names
  .filter((name) => limitTable[name].subject === subject)
  .map(row)
  .join('\n')}`;
  return subjects.map(table).join('\n\n');
}

const leftOut = 'the block is not rendered; the log names it';

/** Limits that no setting changes. */
const fixed: readonly (readonly [what: string, most: string, instead: string])[] = [
  ['JSON body', megabytes(jsonLimits.bytes), '413'],
  ['JSON body of a call without signing in', `${number(publicBodyLimit / 1024)} KB`, '413'],
  ['Nesting of lists and objects in JSON', number(jsonLimits.depth), '400'],
  ['Entries of one list or object in JSON', number(jsonLimits.entries), '400'],
  ['Issues or warnings in one response', number(maxIssues), 'the response says how many more there are'],
  ['Form or call with the password of a page or client space', '4 KB', '413'],
  ['Form or call with a comment or approval', '32 KB', '413'],
  ['Approvals through one link', number(mostResponses.draft_approvals), '409'],
  ['Comments through one link', number(mostResponses.draft_remarks), '409'],
  ['Replies to one comment', number(mostReplies), '409'],
  ['URL and headers of a request', '16 KB', '431'],
  ['Pipelined requests on one connection', number(mostWaiting), 'the connection closes after the response'],
  ['Blocks of a page', number(pageLimits.blocks), '400'],
  ['List items of a page, such as slides and rows, together', number(pageLimits.items), '400'],
  ['Characters of a page title', number(pageLimits.title), '400'],
  ['Characters of a rendered text', number(renderBudget.text), leftOut],
  ['Elements of one text', number(renderBudget.elements), leftOut],
  ['Items and texts of one block', number(renderBudget.values), leftOut],
  ['Nesting of blocks', number(renderBudget.depth), leftOut],
  ['Nesting of elements in one text', number(renderBudget.markupDepth), leftOut],
  ['Pixels of an image', number(maxPixels), '415'],
  [
    'Memory of the image process',
    megabytes(maxPictureMemory),
    '415; the process ends and another one starts',
  ],
  ['SVG', megabytes(svg.largestSvg), '415'],
  ['Elements of an SVG', number(svg.mostElements), '415'],
  ['Attributes of an SVG element', number(svg.mostAttributes), '415'],
  ['Nesting of SVG elements', number(svg.deepest), '415'],
  ['Rendered SVG elements, with references followed', number(svg.mostDrawn), '415'],
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

it('docs/limits.md lists every limit', async () => {
  const all = [...blockDefinitions.values()].flatMap(({ type, fields }) =>
    longest(fields).map(([path, most, unit]) => ({ field: `\`${type}.${path}\``, most, unit })),
  );
  expect(all.length).toBeGreaterThan(40);
  const rows = [...Map.groupBy(all, ({ most, unit }) => `${number(most)} ${unit}`)].map(
    ([most, group]) => `| ${most} | ${group.map(({ field }) => field).join(', ')} |`,
  );
  await expect(`# Limits

Responses over a limit say what to do. **413** names the largest size, and **429** the time to wait, also in \`Retry-After\`. Visitors
read them in the language of their page.

Generated: \`npx vitest run src/server/security/limits-doc.test.ts -u\` updates this page.

## Settings

Set these as environment variables. A value out of range stops the start, and so does an unknown name that starts with \`LIMIT_\`.

- A network is an IPv4 address, or the /64 of an IPv6 address. Behind a proxy it is known by \`TRUST_PROXY\` alone.
- Calls of a member are counted by account, so that strangers on the same network cannot block them.
- Each server counts requests in memory, for the latest 50,000 networks and accounts.
- Failed attempts are stored in the database for a day. All servers share them, and a restart does not reset them ([decision](decisions/put-every-limit-in-one-table.md)).

${configurable()}

## The same on every site

These limits are part of the page format, so that a page can move to another site. The editor checks them too. A page that was larger when a limit was introduced can be
kept, and can become smaller.

| What | At most | Beyond |
|---|---|---|
${fixed.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}

## Texts and lists of blocks

Beyond these, a save is refused with 400 and the path of each field. Each language of a text counts separately.

| At most | Fields |
|---|---|
${rows.join('\n')}

\`/api/docs\` on your site has the limits of calls.
`).toMatchFileSnapshot('../../../docs/limits.md');
});
