import { expect, it } from 'vitest';
import { blockDefinitions as definitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import { findThumbnail, nameBlockRow, nameBlocks } from './name-row.ts';

const text = (content: unknown): Block => ({ id: 't', type: 'text', content });
const grid = (...columns: Block[][]): Block => ({ id: 'g', type: 'grid', rows: [{ columns }] });

const heading = (content: unknown): Block => ({ id: 'h', type: 'subheading', content });
const name = (block: Block, language: 'nl' | 'en' = 'nl') => nameBlockRow(definitions, block, language);

it('a block is named by its content, or else by its type', () => {
  expect(name(text('Woorden'))).toEqual({
    text: 'Woorden',
    language: 'nl',
    isExample: false,
    type: 'Text',
    source: 'own',
  });
  expect(name(text(''))).toMatchObject({ text: 'Text', language: undefined, type: undefined });
  expect(name({ id: 'x', type: 'nobody' })).toMatchObject({ text: 'nobody' });
  expect(name({ id: 'n', type: 'text', startedFrom: 'text' })).toMatchObject({ isExample: true });
});

it('columns are named by the first heading inside, or else by the first text, at any depth', () => {
  expect(name(grid([], [text('**Eerst** kijken')]))).toMatchObject({
    text: 'Eerst kijken',
    type: '2 columns',
  });
  expect(name(grid([text('Eerst')], [heading('Een kop'), text('Meer')]))).toMatchObject({ text: 'Een kop' });
  expect(name(grid([grid([text({ nl: 'Diep', en: 'Deep' })])]), 'en')).toMatchObject({ text: 'Deep' });
  expect(name(grid([text('')], []))).toMatchObject({ text: '2 columns' });
});

it('columns report whether the row below has the same name', () => {
  expect(name(grid([heading('Een kop')], [text('Meer')]))).toMatchObject({ source: 'first' });
  expect(name(grid([grid([heading('Een kop')])]))).toMatchObject({ text: 'Een kop', source: 'first' });
  expect(name(grid([text('Eerst')], [heading('Een kop')]))).toMatchObject({ source: 'inside' });
});

it('a column is named by its first text', () => {
  expect(nameBlocks(definitions, [text(''), text('Woorden')], 'nl')?.text).toBe('Woorden');
  expect(nameBlocks(definitions, [text('')], 'nl')).toBeUndefined();
});

it('an image has a thumbnail, and media without a rendition have none', () => {
  const image = (src: unknown): Block => ({ id: 'i', type: 'image', src });
  const hosted = '/media/0123456789abcdef/kade.jpg';
  expect(findThumbnail(definitions, image(hosted), 'nl')).toContain(`${hosted}?w=320`);
  expect(findThumbnail(definitions, image({ nl: hosted, en: null }), 'nl')).toContain('w=320');
  expect(findThumbnail(definitions, image('https://elsewhere.example/a.jpg'), 'nl')).toBeUndefined();
  expect(findThumbnail(definitions, image(''), 'nl')).toBeUndefined();
  expect(findThumbnail(definitions, text('Woorden'), 'nl')).toBeUndefined();
  const film = { id: 'v', type: 'video', src: '/media/0123456789abcdef/film.mp4' };
  expect(findThumbnail(definitions, film, 'nl')).toBeUndefined();
  expect(findThumbnail(definitions, { ...film, poster: hosted }, 'nl')).toContain(hosted);
  const slides = [{ id: 's', type: 'image', src: hosted }];
  expect(findThumbnail(definitions, { id: 'c', type: 'carousel', slides }, 'nl')).toContain(hosted);
});
