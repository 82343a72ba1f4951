import { expect, it } from 'vitest';
import { blockDefinitions as definitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import { findContentName, findThumbnail } from './name-row.ts';

const text = (content: unknown): Block => ({ id: 't', type: 'text', content });
const grid = (...columns: Block[][]): Block => ({ id: 'g', type: 'grid', rows: [{ columns }] });

it('columns are called by the first words inside them, at any depth', () => {
  expect(findContentName(definitions, grid([], [text('**Eerst** kijken')]), 'nl')).toBe('Eerst kijken');
  expect(findContentName(definitions, grid([grid([text({ nl: 'Diep', en: 'Deep' })])]), 'en')).toBe('Deep');
  expect(findContentName(definitions, grid([text('')]), 'nl')).toBeUndefined();
  expect(findContentName(definitions, text('Woorden'), 'nl')).toBeUndefined();
});

it('a picture is shown small, and nothing that has no rendition', () => {
  const image = (src: unknown): Block => ({ id: 'i', type: 'image', src });
  const hosted = '/media/0123456789abcdef/kade.jpg';
  expect(findThumbnail(definitions, image(hosted), 'nl')).toContain(`${hosted}?w=320`);
  expect(findThumbnail(definitions, image({ nl: hosted, en: null }), 'nl')).toContain('w=320');
  expect(findThumbnail(definitions, image('https://elsewhere.example/a.jpg'), 'nl')).toBeUndefined();
  expect(findThumbnail(definitions, image(''), 'nl')).toBeUndefined();
  expect(findThumbnail(definitions, text('Woorden'), 'nl')).toBeUndefined();
});
