import { expect, it } from 'vitest';
import { type Block, findFlow } from '#content/block/block.ts';
import { blockDefinitions } from './definitions.ts';

const block = (type: string, values: object = {}): Block => ({ id: type, type, ...values });
const grid = (...columns: readonly (readonly Block[])[]) => block('grid', { rows: [{ columns }] });
const flow = (each: Block) => findFlow(blockDefinitions, each);

it('findFlow returns the flow of a block by its type and size', () => {
  const flows = [
    'title',
    'subheading',
    'text',
    'caption',
    'heroImage',
    'image',
    'carousel',
    'contact',
    'button',
  ];
  expect(flows.map((type) => flow(block(type)))).toEqual([
    ...['title', 'heading', 'text', 'caption', 'media', 'media', 'media', 'section', 'actions'],
  ]);
  expect(['large', 'huge'].map((size) => flow(block('subheading', { size })))).toEqual([
    'statement',
    'figure',
  ]);
  expect(flow(block('of a later version'))).toBe('text');
});

it('findFlow returns the flow of a grid by its first blocks, or media if it contains nothing else', () => {
  expect(flow(grid([block('title')], [block('text')]))).toBe('opening');
  expect(flow(grid([block('subheading')], [block('text')]))).toBe('section');
  expect(flow(grid([block('image')], [block('image')]))).toBe('media');
  expect(flow(grid([block('image')], [block('text')]))).toBe('columns');
  expect(flow(grid([], [block('text', { hidden: true }), block('image')]))).toBe('media');
  expect(flow(block('grid'))).toBe('columns');
});

it('findFlow reads nested blocks once, at any depth', () => {
  let reads = 0;
  const counted = (inner: Block): Block =>
    new Proxy(inner, {
      get(target, name, receiver) {
        if (name === 'type') reads += 1;
        return Reflect.get(target, name, receiver);
      },
    });
  let nested = grid([counted(block('text'))]);
  for (let depth = 0; depth < 30; depth += 1) nested = grid([counted(nested)]);
  expect(flow(nested)).toBe('columns');
  expect(reads).toBeLessThan(20);
});

it('a carousel, an image or a multi-column grid spans the page unless a width is chosen', () => {
  const spans = (each: Block) => blockDefinitions.get(each.type)?.spans?.(each, 1.5);
  expect([block('carousel'), block('image'), grid([block('text')], [block('text')])].map(spans)).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    [
      block('carousel', { layoutWidth: 'inline' }),
      block('image', { widthType: 'container' }),
      { ...grid([block('text')], [block('text')]), widthType: 'container' },
      grid([block('text')]),
    ].map(spans),
  ).toEqual([false, false, false, false]);
});
