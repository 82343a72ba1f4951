import { expect, it } from 'vitest';
import type { DraftComment } from '#api/endpoints/draft-responses.ts';
import { countComments } from './comment-counts.ts';

const comment = (blockId: string | null, doneAt: string | null = null): DraftComment => ({
  id: `${blockId} ${doneAt}`,
  linkId: 'l',
  language: 'nl',
  blockId,
  name: 'Anna',
  words: 'Kleiner',
  createdAt: '2026-11-24T09:00:00.000Z',
  doneAt,
  isTold: false,
  replies: [],
  doneBy: null,
});

it('countComments counts open comments per block, without resolved and page comments', () => {
  const done = comment('a', '2026-11-24T10:00:00.000Z');
  expect([...countComments([comment('a'), comment('a'), done, comment('b'), comment(null)])]).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  expect(countComments([done]).size).toBe(0);
});
