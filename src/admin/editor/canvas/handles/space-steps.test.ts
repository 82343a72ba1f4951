import { expect, test } from 'vitest';
import { findNearestStep, findNextStep } from './space-steps.ts';

const steps = [0, 4, 8, 16, 24];

test('dragging a space snaps to the nearest step, and a key moves to the next one', () => {
  expect([-9, 5, 13, 19, 400].map((pixels) => findNearestStep(steps, pixels))).toEqual([0, 4, 16, 16, 24]);
  expect([findNextStep(steps, 8, 1), findNextStep(steps, 10, -1), findNextStep(steps, 24, 1)]).toEqual([
    16, 8, 24,
  ]);
});
