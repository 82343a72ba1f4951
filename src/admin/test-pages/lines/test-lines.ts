import type { Line } from './line.ts';
import type { TestFrame } from './test-frame.ts';

/** What a test page compares, one line after the other. */
export type TestLines = (frame: TestFrame) => AsyncGenerator<Line>;

/** A text block for a test page, with what it is about. */
export const createTextBlock = (id: string, content: string, more: object = {}) => ({
  id,
  type: 'text',
  content,
  ...more,
});
