import { expect, it } from 'vitest';
import { media } from '../fields/kinds.ts';
import { defineBlock, defineBlocks } from './block.ts';

const block = (type: string, place: number | undefined, category: 'content' | 'media' = 'content') =>
  defineBlock({
    type,
    label: type,
    category,
    ...(place === undefined ? {} : { place }),
    icon: 'box',
    fields: {},
  });

it('blocks are sorted by category, then by place; blocks without a place come last, by label', () => {
  const blocks = [
    block('film', 1, 'media'),
    block('zin', undefined),
    block('alinea', undefined),
    block('kop', 2),
    block('tekst', 1),
  ];
  expect([...defineBlocks(blocks).keys()]).toEqual(['tekst', 'kop', 'alinea', 'zin', 'film']);
});

it('a block can have a role only with the fields that the role requires', () => {
  const about = { label: 'Foto', category: 'media', icon: 'image' } as const;
  expect(defineBlock({ ...about, type: 'foto', fields: { src: media('Foto') }, role: 'hero' }).role).toBe(
    'hero',
  );
  // @ts-expect-error a hero is a picture
  defineBlock({ ...about, type: 'foto', fields: {}, role: 'hero' });
});
