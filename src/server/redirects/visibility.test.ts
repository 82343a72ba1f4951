import { describe, expect, it } from 'vitest';
import { getVisibility } from './visibility.ts';

const page = { published: true, isHidden: false, liveVersionId: 'v' };

describe('getVisibility', () => {
  it.each([
    ['published, with a live version', page, 'PUBLISHED', 'seen'],
    ['its live version hidden', page, 'HIDDEN', 'hidden'],
    ['hidden, whatever is live', { ...page, isHidden: true }, 'PUBLISHED', 'hidden'],
    ['hidden before anything is live', { ...page, isHidden: true, liveVersionId: null }, null, 'hidden'],
    ['a draft', { ...page, published: false }, 'PUBLISHED', 'unseen'],
    ['a draft whose version is hidden', { ...page, published: false }, 'HIDDEN', 'unseen'],
    ['its live version gone', page, undefined, 'unseen'],
    ['nothing live yet', { ...page, liveVersionId: null }, null, 'unseen'],
  ] as const)('returns whether visitors see a page: %s', (_name, flags, liveStatus, expected) => {
    expect(getVisibility(flags, liveStatus)).toBe(expected);
  });
});
