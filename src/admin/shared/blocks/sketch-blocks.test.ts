import { expect, test } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { buildBlocks } from '#blocks/sections/build-blocks.ts';
import { sections } from '#blocks/sections/sections.ts';
import { drawBlockSketch, sketchWidth } from './sketch-blocks.ts';

const sketch = (id: string) =>
  drawBlockSketch(blockDefinitions, buildBlocks(sections.find((section) => section.id === id)?.parts ?? []));

test.each(sections.map(({ id }) => id))(
  'the sketch of %s stays within its width, and no shape is empty',
  (id) => {
    const { shapes, bottom } = sketch(id);
    expect(shapes.length).toBeGreaterThan(1);
    for (const { x, y, width, height } of shapes) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(sketchWidth + 0.001);
      expect(y + height).toBeLessThanOrEqual(bottom + 0.001);
      expect(Math.min(width, height)).toBeGreaterThan(0);
    }
  },
);

test('images follow the columns and ratios that they have on the page', () => {
  const [seven, five, ...others] = sketch('image-pair').shapes;
  expect(others).toEqual([]);
  expect((seven?.width ?? 0) / (five?.width ?? 1)).toBeCloseTo(7 / 5, 1);
  expect(seven?.height).toBeCloseTo(five?.height ?? 0, 0);
});

test('blocks side by side on the page are side by side in the sketch', () => {
  const { shapes } = sketch('image-right');
  const picture = shapes.find(({ kind }) => kind === 'picture');
  const heading = shapes.find(({ kind }) => kind === 'heading');
  expect(heading?.y).toBe(picture?.y);
  expect(picture?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0));
});
