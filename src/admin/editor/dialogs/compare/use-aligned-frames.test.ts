import { expect, test } from 'vitest';
import { block } from '../../../../../tests/support/sample-page.ts';
import { locateInVersions } from './use-aligned-frames.ts';

const page = (...ids: string[]) => ({ overview: ids.map((id) => block(id, 'text')) });

test('locateInVersions finds a block in both versions, or the block before it where it is missing', () => {
  expect(locateInVersions('b', page('a', 'b'), page('b', 'a'))).toEqual({
    before: { blockId: 'b', part: 0 },
    after: { blockId: 'b', part: 0 },
  });
  expect(locateInVersions('new', page('a', 'b'), page('a', 'x', 'new', 'b'))).toEqual({
    before: { blockId: 'a', part: 1 },
    after: { blockId: 'new', part: 0 },
  });
  expect(locateInVersions('gone', page('gone', 'a'), page('a')).after).toEqual({ blockId: null, part: 0 });
});
