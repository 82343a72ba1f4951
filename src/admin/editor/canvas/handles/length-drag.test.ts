import { describe, expect, test } from 'vitest';
import { isLength, length, number } from '#content/fields/kinds.ts';
import { fc } from '../../../../../tests/support/properties.ts';
import { computeDraggedLength, type DragStart, formatHandleLength, startLengthDrag } from './length-drag.ts';

const metrics = { rootFont: 16, ownFont: 20, viewWidth: 1280, viewHeight: 800 };
const field = length('Padding');

function start(stored: unknown, rendered = 0, of = field): DragStart {
  const found = startLengthDrag(of, stored, rendered, metrics);
  if (!found) throw new Error('It cannot be dragged');
  return found;
}

describe('dragging a length', () => {
  test.each([
    ['24px', 6, '30px'],
    ['1.5rem', 8, '2rem'],
    ['1em', 10, '1.5em'],
    ['50vh', 16, '52vh'],
    ['0', 12, '12px'],
    [24, -4, '20px'],
    ['8px', -20, '0px'],
  ])('keeps the unit of %s when dragged by %i pixels', (stored, by, result) => {
    expect(computeDraggedLength(start(stored), by, false)).toBe(result);
  });

  test('keeps a percentage, measured from the rendered size', () => {
    expect(computeDraggedLength(start('10%', 60), 30, false)).toBe('15%');
  });

  test('starts from the default or the rendered size if no usable length is stored', () => {
    expect(
      computeDraggedLength(start(undefined, 16, length('Padding', { default: '1rem' })), 16, false),
    ).toBe('2rem');
    expect(computeDraggedLength(start(undefined, 13), 4, false)).toBe('17px');
    expect(computeDraggedLength(start('auto', 200), 1, false)).toBe('201px');
    expect(computeDraggedLength(start('0%', 0), 12, false)).toBe('12px');
  });
});

test('with Shift, dragging a length snaps to steps of 8 pixels', () => {
  expect(computeDraggedLength(start('20px'), 9, true)).toBe('32px');
  expect(computeDraggedLength(start('1rem'), 3, true)).toBe('1rem');
});

test('dragging a number field changes it as a percentage of the screen, within its limits', () => {
  const height = number('Height', { min: 10, max: 100, unit: '%', default: 40 });
  const from = (stored: unknown) => startLengthDrag(height, stored, 0, metrics) as DragStart;
  expect(computeDraggedLength(from(undefined), 80, false)).toBe(50);
  expect(computeDraggedLength(from(30), -9999, false)).toBe(10);
  expect(computeDraggedLength(from(30), 9999, false)).toBe(100);
});

test('formatHandleLength writes a length with its unit', () => {
  expect([
    formatHandleLength('24px'),
    formatHandleLength('1.5rem'),
    formatHandleLength('0'),
    formatHandleLength(40, '%'),
    formatHandleLength('auto'),
  ]).toEqual(['24 px', '1.5 rem', '0 px', '40 %', 'auto']);
});

const units = ['px', 'rem', 'em', 'vh', 'vw', '%', 'ch'];
const stored = fc
  .tuple(fc.double({ min: 0, max: 200, noNaN: true }), fc.constantFrom(...units))
  .map(([value, unit]) => `${Number(value.toFixed(2))}${unit}`);

test('any drag results in a valid length that is never negative', () => {
  fc.assert(
    fc.property(
      stored,
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: -900, max: 900 }),
      fc.boolean(),
      (value, rendered, by, shift) => {
        const result = computeDraggedLength(start(value, rendered), by, shift);
        expect(isLength(String(result))).toBe(true);
        expect(Number.parseFloat(String(result))).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
