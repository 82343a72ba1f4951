import { expect, it } from 'vitest';
import type { DraftRemark } from '#api/endpoints/draft-responses.ts';
import { countRemarks } from './remark-counts.ts';

const remark = (blockId: string | null, doneAt: string | null = null): DraftRemark => ({
  id: `${blockId} ${doneAt}`,
  linkId: 'l',
  language: 'nl',
  blockId,
  name: 'Anna',
  words: 'Kleiner',
  createdAt: '2026-11-24T09:00:00.000Z',
  doneAt,
  doneBy: null,
});

it('counts what waits at each block, and nothing that is done or of the page', () => {
  const done = remark('a', '2026-11-24T10:00:00.000Z');
  expect([...countRemarks([remark('a'), remark('a'), done, remark('b'), remark(null)])]).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  expect(countRemarks([done]).size).toBe(0);
});
