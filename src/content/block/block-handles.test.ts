import { describe, expect, it, test } from 'vitest';
import { choice, length, list, number, toggle } from '../fields/kinds.ts';
import type { Device } from '../look/layout.ts';
import { blockHandles } from './block-handles.ts';

const side = (part: string) =>
  length('Padding', { handle: 'padding', control: { kind: 'box', key: 'padding', label: 'Padding', part } });

const fields = {
  paddingTop: side('top'),
  paddingBottom: side('bottom'),
  boxed: toggle('Boxed'),
  radius: length('Radius', { handle: 'radius', when: { field: 'boxed', is: [true] } }),
  rows: list('Rows', {
    shares: list('Shares', number('Share'), { handle: 'columns' }),
    note: number('Note'),
  }),
};

test('fields of one control form one handle with their stored values', () => {
  const [padding, ...others] = blockHandles(fields, { paddingTop: '8px' });
  expect(padding).toMatchObject({ kind: 'padding', name: 'padding', label: 'Padding' });
  expect(padding?.parts.map(({ path, part, value }) => [path, part, value])).toEqual([
    [['paddingTop'], 'top', '8px'],
    [['paddingBottom'], 'bottom', undefined],
  ]);
  expect(others).toEqual([]);
});

test('a field has a handle only while its condition is met', () => {
  expect(blockHandles(fields, { boxed: true }).map(({ name }) => name)).toEqual(['padding', 'radius']);
});

test('each list item has its own handle', () => {
  const handles = blockHandles(fields, { rows: [{ shares: [1, 2] }, 'damaged', {}] });
  expect(handles.slice(1).map(({ name, parts }) => [name, parts[0]?.path, parts[0]?.value])).toEqual([
    ['rows[0].shares', ['rows', 0, 'shares'], [1, 2]],
    ['rows[2].shares', ['rows', 2, 'shares'], undefined],
  ]);
});

test('invalid stored values are ignored', () => {
  for (const stored of [undefined, null, 'text', [], { rows: 'none' }]) {
    expect(blockHandles(fields, stored).map(({ name }) => name)).toEqual(['padding']);
  }
});

test('handles of several list items are numbered', () => {
  const items = (rows: unknown[]) =>
    blockHandles(fields, { rows })
      .slice(1)
      .map(({ item }) => item);
  expect(items([{}, {}])).toEqual(['Item 1', 'Item 2']);
  expect(items([{}])).toEqual([undefined]);
});

test('a handle with its own condition exists only while that condition is met', () => {
  const sized = {
    mode: choice('Mode', { auto: 'Auto', fixed: 'Fixed' }),
    height: length('Height', {
      handle: 'height',
      handleWhen: { field: 'mode', is: [undefined, 'fixed'] },
      control: { kind: 'size', key: 'size', label: 'Size', part: 'height length' },
    }),
  };
  const handles = (mode: unknown) => blockHandles(sized, { mode }).map(({ name, label }) => [name, label]);
  expect([handles(undefined), handles('fixed'), handles('auto')]).toEqual([
    [['height', 'Height']],
    [['height', 'Height']],
    [],
  ]);
});

describe('the handle of a responsive field', () => {
  const spaced = {
    gap: length('Gap', { default: '24px', handle: 'gap', responsive: true }),
    padding: length('Padding', { handle: 'padding' }),
  };
  const findGap = (stored: object, device?: Device) => blockHandles(spaced, stored, device)[0]?.parts[0];

  it('edits the value of the device that the preview shows', () => {
    const stored = { gap: '40px', responsive: { tablet: { gap: '20px' } } };
    expect(findGap(stored)).toMatchObject({ path: ['gap'], value: '40px', device: 'desktop' });
    expect(findGap(stored, 'tablet')).toMatchObject({ path: ['responsive', 'tablet', 'gap'], value: '20px' });
    const phones = findGap(stored, 'mobile');
    expect(phones).toMatchObject({
      path: ['responsive', 'mobile', 'gap'],
      value: undefined,
      device: 'mobile',
    });
    expect(phones?.field.default, 'what it inherits').toBe('20px');
    expect(findGap({ gap: 8 }, 'mobile')?.field.default).toBe('8px');
    expect(findGap({ gap: '1px' }), 'all devices show it').not.toHaveProperty('device');
    expect(findGap({}, 'mobile')?.field.default).toBe('24px');
  });

  it('does not change the handle of a field without values per device', () => {
    expect(blockHandles(spaced, { padding: '1px' }, 'mobile')[1]?.parts[0]).toEqual({
      path: ['padding'],
      field: spaced.padding,
      part: undefined,
      value: '1px',
    });
  });
});
