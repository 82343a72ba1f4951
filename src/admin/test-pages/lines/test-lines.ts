import type { Line } from './line.ts';
import type { TestFrame } from './test-frame.ts';

/** Yields the comparisons of a test page one by one. */
export type TestLines = (frame: TestFrame) => AsyncGenerator<Line>;

/** Creates a text block with its id as its description. */
export const createTextBlock = (id: string, content: string, more: object = {}) => ({
  id,
  type: 'text',
  content,
  ...more,
});
