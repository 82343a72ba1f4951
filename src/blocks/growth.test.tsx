import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Block, type BlockDefinition, defineBlock } from '#content/block/block.ts';
import { validateContent } from '#content/block/validate.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';
import { localizePage } from '#content/language/localize-page.ts';
import { mergeLanguage } from '#content/language/merge-language.ts';
import { listLimitIssues } from '#content/limits.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import { findMainHeadingBlock } from '#content/page/headings.ts';
import { sampleOf } from '../../tests/support/long-run.ts';
import { visitorContext } from '../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from './definitions.ts';
import { renderVisitorBlocks } from './render-visitor-blocks.tsx';

/** What has made one parser or another look again from every character on, or go ever deeper. */
const seeds = [
  ...[
    '*a ',
    '*a_ ',
    '_',
    '**a',
    '~~a ',
    '![a](',
    '[a](',
    '[',
    '[a]: ',
    '[a][',
    '](',
    '> ',
    '- ',
    '+ ',
    '1. ',
    '# ',
    '#',
  ],
  ...[
    '`',
    '`a``',
    '\\',
    'a@',
    '@',
    'http://',
    'www.',
    'www.a',
    'mailto:',
    '|',
    '|-',
    '&',
    '&#',
    '<',
    '<a ',
    '</',
    '<!--',
    '"',
  ],
  ...[
    '<div>',
    '<b>',
    '<b id=a>',
    '<p>',
    '<table>',
    '<svg>',
    '<style>',
    '<script',
    '</script ',
    'a=b ',
    '(',
    '{',
    '}',
    "'",
    '/*',
  ],
  ...[
    'url(',
    '@media',
    'a',
    '1',
    '.',
    '-',
    '/',
    ':',
    ' ',
    '\t',
    '\n',
    '\n\n',
    'a\n',
    '- a\n',
    '  - a\n',
    '\u0000',
    '\ud800',
    'é ',
  ],
];

/** A block with a seed in every text that its definition knows, whatever kind of text it is. */
function filled(definition: BlockDefinition, text: string): Block {
  const values = seededValues(definition.fields, text);
  return { ...values, blockVersion: definition.version, id: 'block', type: definition.type, hidden: false };
}

function seededValues(fields: Fields, text: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, seededValue(field, text)]));
}

function seededValue(field: Field, text: string): unknown {
  switch (field.kind) {
    case 'toggle':
      return true;
    case 'number':
    case 'slot':
      return undefined;
    case 'choice':
      return field.options.at(-1)?.value;
    case 'object':
      return seededValues(field.fields, text);
    case 'list':
      return [isBareField(field.item) ? seededValue(field.item, text) : seededValues(field.item, text)];
    default:
      return text;
  }
}

/** All that is done with a stored block between a save and a reader. */
function work(definition: BlockDefinition, block: Block): void {
  const content = { title: '', overview: [block] };
  validateContent(blockDefinitions, content);
  listLimitIssues(blockDefinitions, content, content);
  mergeLanguage(blockDefinitions, content, localizePage(blockDefinitions, content, 'en'), 'en');
  findMainHeadingBlock(analysePage(blockDefinitions, content.overview), 'nl');
  definition.summary(block, 'nl');
  const steps = renderVisitorBlocks(blockDefinitions, [block], visitorContext(), () => undefined);
  let step = steps.next();
  while (!step.done) step = steps.next();
  renderToString(step.value.elements);
}

/** Microseconds of processor time; other work on the machine does not count. */
function cost(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Up to more than any field may hold: two doublings at a time. */
const sizes = [4_000, 16_000, 64_000];

/**
 * What the same number of characters costs where nothing is special about them, measured in this process: the
 * unit in which growth is told from noise.
 */
const prose = 'Gidsen werkten met een tabel op papier, een **horloge** en hun geheugen. ';

function costsOf(definition: BlockDefinition, seed: string): number[] {
  return sizes.map((size) => {
    const block = filled(definition, seed.repeat(Math.ceil(size / seed.length)));
    return cost(() => work(definition, block));
  });
}

/** True when four times the text costs far more than four times the time, and more than noise. */
function growsTooFast(costs: readonly number[], unit: number): boolean {
  const [, middle = 0, largest = 0] = costs;
  return largest > 8 * Math.max(middle, unit);
}

/** Work of the machine's own is only ever added: the least of what was measured at each size is nearest to the truth. */
function leastOf(measured: readonly number[], again: readonly number[]): number[] {
  return measured.map((costs, index) => Math.min(costs, again[index] ?? costs));
}

/** One measurement can be disturbed, the least of three is not. */
function isSuperlinear(definition: BlockDefinition, seed: string, unit: number): boolean {
  let costs = costsOf(definition, seed);
  for (let attempt = 1; attempt < 3 && growsTooFast(costs, unit); attempt += 1) {
    costs = leastOf(costs, costsOf(definition, seed));
  }
  return growsTooFast(costs, unit);
}

function unitOf(definition: BlockDefinition): number {
  let costs = costsOf(definition, prose);
  for (let warm = 0; warm < 3; warm += 1) costs = leastOf(costs, costsOf(definition, prose));
  return Math.max(10_000, ...costs) / 2;
}

it.each(sampleOf([...blockDefinitions.values()], 8))(
  'the work on a $type grows with its texts and no faster',
  (definition) => {
    const unit = unitOf(definition);
    expect(seeds.filter((seed) => isSuperlinear(definition, seed, unit))).toEqual([]);
  },
  120_000,
);

it('would notice work that grows faster', () => {
  const slow = defineBlock({
    type: 'text',
    label: 'Slow',
    category: 'content',
    icon: 'text',
    fields: {},
    summary: ({ content }) => String(/\[([^\]]*)\]\([^)]*\)/g.exec(String(content)) ?? ''),
  });
  const text = blockDefinitions.get('text');
  if (!text) throw new Error('There is no text block');
  const definition = { ...text, summary: slow.summary };
  const costs = leastOf(costsOf(definition, '['), costsOf(definition, '['));
  expect(growsTooFast(costs, unitOf(text)), `${costs}`).toBe(true);
});
