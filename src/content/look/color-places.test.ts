import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { type Block, defineBlock, defineBlocks } from '../block/block.ts';
import { formatPath } from '../block/issue.ts';
import { color, list, slot, toggle } from '../fields/kinds.ts';
import { changeColors } from './change-colors.ts';
import { colorPlaces } from './color-places.ts';

const part = (name: string) => ({
  control: { kind: 'color-pair', key: 'tint', label: 'Tint', part: name } as const,
});
const definitions = defineBlocks([
  defineBlock({
    type: 'panel',
    label: 'Panel',
    category: 'layout',
    icon: 'box',
    version: 2,
    migrations: { 1: ({ old, ...block }) => ({ ...block, line: old }) },
    fields: {
      tintLight: color('Tint', part('light')),
      tintDark: color('Tint', part('dark')),
      line: color('Line'),
      isFramed: toggle('Frame'),
      frame: color('Frame', { when: { field: 'isFramed', is: [true] } }),
      rows: list('Rows', { edge: color('Edge') }),
      inside: slot('Inside'),
    },
  }),
]);
const panel = (id: string, values: object = {}): Block => ({ id, type: 'panel', blockVersion: 2, ...values });

describe('the colours of a block', () => {
  const places = (values: object) =>
    colorPlaces(definitions, panel('a', values)).map(({ label, sides }) => [
      label,
      ...sides.map(({ path, value, themes }) => `${formatPath(path)} ${value} ${themes.join('+')}`),
    ]);

  it('a pair is one setting, with a side for each theme', () => {
    expect(places({ tintLight: '#fff', tintDark: '#111' })).toEqual([
      ['Tint', 'tintLight #fff light', 'tintDark #111 dark'],
    ]);
  });

  it('what stands alone is seen in both themes', () => {
    expect(places({ tintDark: '#111', tintLight: '' })).toEqual([['Tint', 'tintDark #111 light+dark']]);
    expect(places({ line: '#111', rows: [{}, { edge: 'red' }] })).toEqual([
      ['Line', 'line #111 light+dark'],
      ['Edge', 'rows[1].edge red light+dark'],
    ]);
  });

  it('what is no colour, or in no use, is none', () => {
    expect(places({ tintLight: 7, line: 'url(x)', frame: '#111', isFramed: false })).toEqual([]);
    expect(colorPlaces(definitions, { id: 'a', type: 'nobody-knows', line: '#111' })).toEqual([]);
  });

  it('an older block says it in its newest shape, and is changed in it', () => {
    const older: Block = { id: 'a', type: 'panel', old: '#111' };
    expect(colorPlaces(definitions, older).map(({ label }) => label)).toEqual(['Line']);
    const change = { blockId: 'a', path: 'line', was: '#111', becomes: 'red' };
    expect(changeColors(definitions, [older], [change]).overview).toEqual([panel('a', { line: 'red' })]);
  });
});

describe('a change of colours', () => {
  const inside = panel('b', { line: '#222', own: 'kept' });
  const overview = [
    panel('a', { tintLight: '#111', inside: [inside, { id: 'x', type: 'nobody-knows' }] }),
    panel('c'),
  ];
  const change = (blockId: string, path: string, was: string, becomes = 'red') => ({
    blockId,
    path,
    was,
    becomes,
  });

  it('reaches blocks within blocks, and leaves the others alone', () => {
    const { overview: after, changed } = changeColors(definitions, overview, [change('b', 'line', '#222')]);
    expect(changed).toHaveLength(1);
    expect(after[0]?.inside).toEqual([
      { ...inside, line: 'red' },
      { id: 'x', type: 'nobody-knows' },
    ]);
    expect(after[1]).toBe(overview[1]);
  });

  it('leaves what says something else, is gone, or is no colour', () => {
    const changes = [
      change('b', 'line', '#333'),
      change('gone', 'line', '#222'),
      change('b', 'own', 'kept'),
      change('b', '__proto__.line', '#222'),
      change('x', 'line', ''),
    ];
    const { overview: after, changed, left } = changeColors(definitions, overview, changes);
    expect([after === overview, changed, left]).toEqual([true, [], changes]);
  });

  it('and back is what stood there, whatever it was', () => {
    const text = fc.constantFrom('#111', '#222', 'red', 'oklch(0.5 0.1 30)', 'var(--color-ink)');
    const path = fc.constantFrom('tintLight', 'tintDark', 'line', 'rows[0].edge', 'rows[1].edge');
    const blocks = fc
      .record(
        {
          tintLight: text,
          tintDark: text,
          line: text,
          rows: fc.array(fc.record({ edge: text }), { maxLength: 2 }),
        },
        { requiredKeys: [] },
      )
      .map((values) => [panel('a', { inside: [panel('b', values)] }), panel('c', values)]);
    const changes = fc.array(fc.tuple(fc.constantFrom('b', 'c'), path, text, text), { maxLength: 6 });
    fc.assert(
      fc.property(blocks, changes, (before, wanted) => {
        const there = changeColors(
          definitions,
          before,
          wanted.map((each) => change(...each)),
        );
        const back = there.changed
          .toReversed()
          .map(({ was, becomes, ...of }) => ({ ...of, was: becomes, becomes: was }));
        const again = changeColors(definitions, there.overview, back);
        expect(again.overview).toEqual(before);
        expect(there.changed.length + there.left.length).toBe(wanted.length);
      }),
    );
  });
});
