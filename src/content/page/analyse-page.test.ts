import { describe, expect, it, vi } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '../block/block.ts';
import * as fields from '../block/walk-fields.ts';
import { analysePage } from './analyse-page.ts';
import { findMainHeadingBlock } from './headings.ts';

vi.mock(import('../block/walk-fields.ts'), async (original) => {
  const module = await original();
  return { ...module, walkFields: vi.fn(module.walkFields) };
});

const of = (...overview: Block[]) => analysePage(blockDefinitions, overview);
const ids = (blocks: readonly Block[]) => blocks.map(({ id }) => id);
const block = (type: string, id: string, more: object = {}): Block => ({ ...more, id, type });
const grid = (id: string, inner: readonly Block[], more: object = {}) =>
  block('grid', id, { rows: [{ columns: [inner] }], ...more });
const deck = (id: string, origin: string, more: object = {}) =>
  block('card', id, { interactionEnabled: true, presentPath: `https://${origin}/deck`, ...more });

describe('the analysis of a page', () => {
  it('lists blocks by role, at any depth and in reading order', () => {
    const analysis = of(
      block('heroImage', 'hero'),
      grid('grid', [block('text', 'first'), block('caption', 'caption')]),
      block('text', 'second'),
      block('contact', 'contact'),
    );
    expect(ids(analysis.byRole.hero)).toEqual(['hero']);
    expect(ids(analysis.byRole.text)).toEqual(['first', 'second']);
    expect(ids(analysis.byRole.caption)).toEqual(['caption']);
    expect(ids(analysis.byRole.contact)).toEqual(['contact']);
    expect([...analysis.types]).toEqual(['heroImage', 'grid', 'text', 'caption', 'contact']);
  });

  it('lists the parent and the depth of every block', () => {
    const places = of(grid('outer', [grid('inner', [block('title', 'title')])])).visits.map(
      ({ block: { id }, parent, depth }) => [id, parent?.id, depth],
    );
    expect(places).toEqual([
      ['outer', undefined, 0],
      ['inner', 'outer', 1],
      ['title', 'inner', 2],
    ]);
  });

  it('leaves out hidden blocks with their contents, and unused slots', () => {
    const analysis = of(
      block('title', 'hidden', { hidden: true }),
      grid('shut', [block('contact', 'inside'), deck('deck', 'a.example')], { hidden: true }),
      grid('rows', [block('text', 'shown')], { columns: [[block('title', 'replaced')]] }),
    );
    expect(ids(analysis.visits.map((visit) => visit.block))).toEqual(['rows', 'shown']);
    expect([analysis.titles, analysis.byRole.contact, analysis.frameOrigins]).toEqual([[], [], []]);
  });

  it('includes a block of an unknown type, but not its contents', () => {
    const analysis = of(block('gramophone', 'unknown', { columns: [[block('title', 'inside')]] }));
    expect([...analysis.types]).toEqual(['gramophone']);
    expect(ids(analysis.visits.map((visit) => visit.block))).toEqual(['unknown']);
    expect(analysis.titles).toEqual([]);
  });

  it('lists the sorted, unique origins of all presentations', () => {
    const analysis = of(deck('a', 'b.example'), grid('g', [deck('b', 'a.example'), deck('c', 'b.example')]));
    expect(analysis.frameOrigins).toEqual(['https://a.example', 'https://b.example']);
  });
});

describe('the analysis of a damaged page', () => {
  it('skips values that are not blocks', () => {
    const damaged = [null, 5, 'text', [], { type: 'text' }, block('text', 'good')] as unknown as Block[];
    const inside = grid('grid', damaged);
    expect(ids(of(...damaged).byRole.text)).toEqual(['good']);
    expect(ids(of(inside).byRole.text)).toEqual(['good']);
    expect([...of(grid('grid', 5 as never)).types]).toEqual(['grid']);
  });

  it('lists only the type of a block that cannot be migrated', () => {
    const old = { blockVersion: -1, content: 'Oud' };
    const analysis = of(
      block('title', 'old-title', old),
      block('text', 'old-text', old),
      block('heroImage', 'old-hero', old),
      block('contact', 'old-contact', old),
      deck('old-deck', 'a.example', old),
      block('title', 'title', { content: 'Kop' }),
    );
    expect(analysis.types).toContain('heroImage');
    expect(Object.values(analysis.byRole).flat()).toEqual([]);
    expect(analysis.frameOrigins).toEqual([]);
    expect(findMainHeadingBlock(analysis, 'nl')?.id).toBe('title');
  });

  it('lists a block twice if it is in two places', () => {
    const twice = block('text', 'twice', { content: '# Kop' });
    expect(ids(of(twice, grid('grid', [twice])).byRole.text)).toEqual(['twice', 'twice']);
  });
});

it('analysePage walks the same page only once', () => {
  const overview = [grid('grid', [block('text', 'text'), block('title', 'title')])];
  const walk = vi.mocked(fields.walkFields);
  const first = analysePage(blockDefinitions, overview);
  walk.mockClear();
  expect(analysePage(blockDefinitions, overview)).toBe(first);
  expect(walk).not.toHaveBeenCalled();
  expect(analysePage(blockDefinitions, [...overview])).not.toBe(first);
});
