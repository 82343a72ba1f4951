import { expect, test } from 'vitest';
import { fc } from '../../../../../tests/support/properties.ts';
import { avoidOverlap } from './avoid-overlap.ts';

const handle = (kind: string, x: number, y: number, isUpright = false) => ({
  handle: { kind },
  at: { x, y },
  grows: isUpright ? { x: 1, y: 0 } : { x: 0, y: 1 },
});

test('a padding handle moves along its edge to avoid another handle', () => {
  const [grid, row, height] = avoidOverlap([
    handle('padding', 100, 50),
    handle('padding', 100, 52),
    handle('height', 100, 60),
  ]);
  expect([grid, row, height].map((one) => one?.at)).toEqual([
    { x: 44, y: 50 },
    { x: 156, y: 52 },
    { x: 100, y: 60 },
  ]);
  const [side, inner] = avoidOverlap([handle('padding', 8, 200, true), handle('padding', 9, 200, true)]);
  expect([side?.at, inner?.at]).toEqual([
    { x: 8, y: 200 },
    { x: 9, y: 144 },
  ]);
});

const point = fc.integer({ min: 0, max: 400 });
const anyHandle = fc
  .tuple(fc.constantFrom('padding', 'height', 'gap'), point, point, fc.boolean())
  .map(([kind, x, y, isUpright]) => handle(kind, x, y, isUpright));

test('only padding handles move, only along their edge, and handles far from all others stay put', () => {
  fc.assert(
    fc.property(fc.array(anyHandle, { maxLength: 12 }), (handles) => {
      const placed = avoidOverlap(handles);
      expect(placed).toHaveLength(handles.length);
      for (const [index, before] of handles.entries()) {
        const after = placed[index];
        if (before.handle.kind !== 'padding') expect(after).toBe(before);
        if (before.grows.x === 0) expect(after?.at.y).toBe(before.at.y);
        else expect(after?.at.x).toBe(before.at.x);
        const isAlone = handles.every(
          ({ at }, other) =>
            other === index || Math.abs(at.x - before.at.x) > 400 || Math.abs(at.y - before.at.y) > 400,
        );
        if (isAlone) expect(after).toBe(before);
      }
    }),
  );
});
