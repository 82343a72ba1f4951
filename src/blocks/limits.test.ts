import { describe, expect, it } from 'vitest';
import type { Block } from '#content/block/block.ts';
import { listLimitIssues } from '#content/limits.ts';
import { blockDefinitions } from './definitions.ts';

const text = (content: unknown, id = 'a'): Block => ({ id, type: 'text', content });
const of = (overview: readonly Block[], before?: readonly Block[]) =>
  listLimitIssues(blockDefinitions, { overview }, before && { title: '', overview: before });
const grid = (...blocks: Block[]): Block => ({ id: 'g', type: 'grid', rows: [{ columns: [[], blocks] }] });

describe('content that exceeds a limit', () => {
  it('is reported with its path, its limit and its length', () => {
    const card = { id: 'c', type: 'card', headerText: 'x'.repeat(2001) };
    expect(of([grid(text({ nl: 'a', en: 'x'.repeat(50_001) }), card)])).toEqual([
      {
        path: 'overview[0].rows[0].columns[1][0].content',
        message: 'must have at most 50,000 characters, this has 50,001',
      },
      {
        path: 'overview[0].rows[0].columns[1][1].headerText',
        message: 'must have at most 2,000 characters, this has 2,001',
      },
    ]);
  });

  it('includes long lists, pages with too many blocks and long page titles', () => {
    expect(of([{ id: 'l', type: 'titledList', items: Array.from({ length: 201 }, () => 'a') }])).toEqual([
      { path: 'overview[0].items', message: 'must have at most 200 items, this has 201' },
    ]);
    const many = Array.from({ length: 2001 }, (_, index) => text('a', `t${index}`));
    expect(of(many)).toEqual([
      { path: 'overview', message: 'must have at most 2,000 blocks, this has 2,001' },
    ]);
    expect(of(many, many)).toEqual([]);
    const list = (index: number) => ({ id: `l${index}`, type: 'titledList', items: Array(200).fill('a') });
    const lists = Array.from({ length: 11 }, (_, index) => list(index));
    expect(of(lists.slice(1))).toEqual([]);
    expect(of(lists)).toEqual([
      { path: 'overview', message: 'must have at most 2,000 items in all lists together, this has 2,200' },
    ]);
    expect(of(lists, lists)).toEqual([]);
    expect(listLimitIssues(blockDefinitions, { title: 'x'.repeat(501), overview: [] }, undefined)).toEqual([
      { path: 'title', message: 'must have at most 500 characters, this has 501' },
    ]);
  });

  it('does not include values at the limit, or in unknown block types', () => {
    expect(
      of([text('x'.repeat(50_000)), { id: 'u', type: 'gramophone', content: 'x'.repeat(90_000) }]),
    ).toEqual([]);
  });
});

describe('content that was stored before a limit existed', () => {
  const long = text('x'.repeat(60_000));

  it('can stay, move and become shorter, but not longer', () => {
    expect(of([grid(long)], [long])).toEqual([]);
    expect(of([text('y'.repeat(59_000))], [long])).toEqual([]);
    expect(of([text('x'.repeat(60_001))], [long])).toHaveLength(1);
  });

  it('does not allow another block to exceed the limit', () => {
    expect(of([long, text('x'.repeat(60_000), 'b')], [long])).toHaveLength(1);
  });

  it('can stay when a single language is saved', () => {
    const stored = text({ nl: 'x'.repeat(60_000), en: 'short' });
    expect(of([text('x'.repeat(60_000))], [stored])).toEqual([]);
  });
});
