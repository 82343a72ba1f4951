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
import { takeSample } from '../../tests/support/long-run.ts';
import { createVisitorContext } from '../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from './definitions.ts';
import { renderVisitorBlocks } from './render-visitor-blocks.tsx';

/** Inputs that once made a parser backtrack from every character or recurse ever deeper. */
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

/** Builds a block with a seed in every text field of its definition. */
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

/** Runs everything that happens to a stored block between saving and reading. */
function work(definition: BlockDefinition, block: Block): void {
  const content = { title: '', overview: [block] };
  validateContent(blockDefinitions, content);
  listLimitIssues(blockDefinitions, content, content);
  mergeLanguage(blockDefinitions, content, localizePage(blockDefinitions, content, 'en'), 'en');
  findMainHeadingBlock(analysePage(blockDefinitions, content.overview), 'nl');
  definition.summary(block, 'nl');
  const steps = renderVisitorBlocks(blockDefinitions, [block], createVisitorContext(), () => undefined);
  let step = steps.next();
  while (!step.done) step = steps.next();
  renderToString(step.value.elements);
}

/** Measures microseconds of processor time, which excludes other processes. */
function cost(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Text lengths beyond the limit of any field, each four times the one before. */
const sizes = [4_000, 16_000, 64_000];

/** Ordinary text. Its cost per character in this process is the unit that distinguishes growth from noise. */
const prose = 'Gidsen werkten met een tabel op papier, een **horloge** en hun geheugen. ';

function measureCosts(definition: BlockDefinition, seed: string): number[] {
  return sizes.map((size) => {
    const block = filled(definition, seed.repeat(Math.ceil(size / seed.length)));
    return cost(() => work(definition, block));
  });
}

/** True if four times the text takes far more than four times as long, and more than noise. */
function growsTooFast(costs: readonly number[], unit: number): boolean {
  const [, middle = 0, largest = 0] = costs;
  return largest > 8 * Math.max(middle, unit);
}

/**
 * Merges two measurements. The machine only ever adds time, so the minimum at each size is the best estimate.
 */
function mergeMinimum(measured: readonly number[], again: readonly number[]): number[] {
  return measured.map((costs, index) => Math.min(costs, again[index] ?? costs));
}

/** True if three measurements agree. A single one may be disturbed. */
function isSuperlinear(definition: BlockDefinition, seed: string, unit: number): boolean {
  let costs = measureCosts(definition, seed);
  for (let attempt = 1; attempt < 3 && growsTooFast(costs, unit); attempt += 1) {
    costs = mergeMinimum(costs, measureCosts(definition, seed));
  }
  return growsTooFast(costs, unit);
}

function measureUnit(definition: BlockDefinition): number {
  let costs = measureCosts(definition, prose);
  for (let warm = 0; warm < 3; warm += 1) costs = mergeMinimum(costs, measureCosts(definition, prose));
  return Math.max(10_000, ...costs) / 2;
}

it.each(takeSample([...blockDefinitions.values()], 8))(
  'processing a $type takes time linear in the length of its texts',
  (definition) => {
    const unit = measureUnit(definition);
    expect(seeds.filter((seed) => isSuperlinear(definition, seed, unit))).toEqual([]);
  },
  120_000,
);

it('the measurement detects superlinear work', () => {
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
  const costs = mergeMinimum(measureCosts(definition, '['), measureCosts(definition, '['));
  expect(growsTooFast(costs, measureUnit(text)), `${costs}`).toBe(true);
});
