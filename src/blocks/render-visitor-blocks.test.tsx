// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Block, defineBlock, defineBlocks } from '#content/block/block.ts';
import { translatedText } from '#content/fields/kinds.ts';
import {
  createBlocksElement,
  createVisitorContext,
  renderVisitorBlocks,
} from '../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from './definitions.ts';
import { type FailedBlock, renderVisitorBlocks as renderInSteps } from './render-visitor-blocks.tsx';

afterEach(cleanup);

const text = (id: string, content: unknown = id): Block => ({ id, type: 'text', content });
const nested = (depth: number, inner: Block): Block =>
  depth === 0 ? inner : { id: `g${depth}`, type: 'grid', columns: [[nested(depth - 1, inner)]] };

/** Blocks that cannot be rendered, with the reason and the message. */
const hopeless: readonly [string, Block, RegExp][] = [
  ['a text of too many parts', text('x', 'a\n'.repeat(20_000)), /a text becomes more than 10000 elements/],
  ['a text without end', text('x', 'a'.repeat(300_000)), /a text has 300000 characters/],
  ['a block in too many others', nested(60, text('x')), /it stands in more than 40 other blocks/],
  [
    'a list of too many items',
    { id: 'x', type: 'titledList', items: Array.from({ length: 20_000 }, () => 'a') },
    /it holds more than 10000 values/,
  ],
  [
    'markup in markup in markup',
    { id: 'x', type: 'code', renderMode: 'inline', htmlContent: '<div>'.repeat(20_000) },
    /its markup/,
  ],
];

function rendered(blocks: readonly Block[], preview = false) {
  const failures: FailedBlock[] = [];
  const context = createVisitorContext({ preview });
  const steps = renderInSteps(blockDefinitions, blocks, context, (failure) => failures.push(failure));
  let step = steps.next();
  let pauses = 0;
  for (; !step.done; step = steps.next()) pauses += 1;
  return { html: renderToString(step.value.elements), failures, pauses };
}

describe.each(hopeless)('%s', (_name, block, why) => {
  it('is left out for visitors, while the rest of the page is rendered', () => {
    const { html, failures } = rendered([text('voor'), block, text('na')]);
    expect(html).toContain('voor');
    expect(html).toContain('na');
    expect(html.length).toBeLessThan(20_000);
    expect(failures).toHaveLength(1);
    expect(failures[0]?.why).toMatch(why);
  });

  it('shows the reason in the editor, in a selectable element', () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const live = render(createBlocksElement([text('voor'), block], { preview: true }));
    const place = live.container.querySelector('.block-failure');
    expect(place?.textContent).toMatch(/^Couldn’t render this block: .*\.$/);
    expect(place?.textContent).toMatch(why);
    expect(place?.closest<HTMLElement>('[data-block-id]')?.dataset.blockId).toBeDefined();
    expect(live.container.textContent).toContain('voor');
    // React logs errors that a boundary catches.
    reported.mockRestore();
    expect(rendered([block], true).html).toContain('Couldn’t render this block');
  });
});

describe('a block that fails to render', () => {
  const broken = defineBlocks([
    ...blockDefinitions.values(),
    defineBlock({
      type: 'text',
      label: 'Broken',
      category: 'content',
      icon: 'text',
      version: 2,
      fields: { content: translatedText('Text') },
    }),
  ]);

  it('is reported with its type, its id and its error', () => {
    const failures: FailedBlock[] = [];
    const steps = renderInSteps(
      broken,
      [text('oud'), nested(1, text('binnen'))],
      createVisitorContext(),
      (failure) => {
        failures.push(failure);
      },
    );
    while (!steps.next().done);
    expect(failures.map(({ id, type, why }) => ({ id, type, why }))).toEqual([
      { id: 'oud', type: 'text', why: 'text: no migration from version 1' },
      { id: 'binnen', type: 'text', why: 'text: no migration from version 1' },
    ]);
  });

  it('renders again after it is repaired', () => {
    const show = (content: string) => createBlocksElement([text('x', content)], { preview: true });
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const live = render(show('a\n'.repeat(20_000)));
    expect(live.container.querySelector('.block-failure')).not.toBeNull();
    reported.mockRestore();
    live.rerender(show('weer goed'));
    expect(live.container.textContent).toBe('weer goed');
  });
});

describe('a page rendered for visitors', () => {
  it('has the same HTML as the React elements of the blocks', () => {
    const blocks = [text('a', '**a**'), nested(3, text('b')), { id: 'c', type: 'title', content: 'Kop' }];
    expect(renderVisitorBlocks(blocks)).toBe(renderToString(createBlocksElement(blocks)));
  });

  it('can pause after every block, at any depth', () => {
    expect(rendered([text('a'), nested(2, text('b'))]).pauses).toBe(4);
  });

  it.each<[string, Block]>([
    ['a text', text('x', '')],
    ['a text of a heading without words', text('x', '# \n\n[a]: /b')],
    ['a caption', { id: 'x', type: 'caption', content: ' ' }],
    ['a title', { id: 'x', type: 'title', content: '\u200b' }],
    ['a subheading', { id: 'x', type: 'subheading', content: { nl: ' ', en: '' } }],
    ['a row of buttons', { id: 'x', type: 'button', buttons: [] }],
    ['a card', { id: 'x', type: 'card', elevation: 'low', headerText: ' ', content: '' }],
    ['a grid', { id: 'x', type: 'grid', backgroundColor: '#222', rows: [{ columns: [[], []] }] }],
    ['a grid of empty blocks', nested(3, text('x', ' '))],
    ['a titled list', { id: 'x', type: 'titledList', title: ' ', items: [' ', { id: 'a' }] }],
    ['a carousel of empty cards', { id: 'x', type: 'carousel', cardSlides: [{ id: 'y', type: 'card' }] }],
  ])('omits %s without content, which keeps its place in the editor', (_name, block) => {
    expect(rendered([block])).toMatchObject({ html: '', failures: [] });
    const { container } = render(createBlocksElement([block], { preview: true }));
    const place = container.querySelector(`[data-block-id="${block.id}"]`);
    expect(place?.childElementCount).toBeGreaterThan(0);
  });
});

it('the space above a block is a margin of its wrapper, per device, and absent by default', () => {
  const space = (rest: Readonly<Record<string, unknown>>) => {
    const rules: string[] = [];
    const deviceRules = {
      add: (_key: string, css: string) => {
        rules.push(css);
        return '0';
      },
    };
    const html = renderVisitorBlocks([{ ...text('a'), ...rest }], { deviceRules });
    return { html, css: rules.join('') };
  };
  expect(space({ spaceAbove: '24px' }).html).toContain('style="margin-top:24px"');
  expect(space({}).html).not.toContain('style');
  const perDevice = space({ spaceAbove: '24px', responsive: { mobile: { spaceAbove: '8px' } } });
  expect(perDevice.css).toContain('margin-top:8px!important');
});
