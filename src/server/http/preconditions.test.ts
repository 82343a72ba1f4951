import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { AppError } from './app-error.ts';
import { formatEntityTag, readIfMatch, requireMatch } from './preconditions.ts';

const current = { content: 12, visibility: 3 };
const findRefusal = (header: string | undefined, concerned: ('content' | 'visibility')[] = ['content']) => {
  try {
    requireMatch(readIfMatch(header), current, concerned, 'page/stale');
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
};

describe('If-Match', () => {
  it.each([
    ['left out', undefined],
    ['any state', '*'],
    ['any state, with blanks', ' * '],
    ['the tag itself', '"content-12.visibility-3"'],
    ['a tag in a list', '"content-1.visibility-3", "content-12.visibility-3"'],
    ['a list without blanks', '"x","content-12.visibility-3"'],
    ['a list with empty elements', ', ,"content-12.visibility-3" ,'],
    ['a tag beside a weak one', 'W/"x", "content-12.visibility-3"'],
    ['a tag of the part that it concerns', '"content-12.visibility-99"'],
    ['a tag beside one with a comma', '"a,b", "content-12.visibility-3"'],
  ])('passes if it is %s', (_what, header) => {
    expect(findRefusal(header)).toBeUndefined();
  });

  it.each([
    ['an older one', '"content-11.visibility-3"'],
    ['several older ones', '"content-1", "content-4"'],
    ['a weak one, even of this state', 'W/"content-12.visibility-3"'],
    ['a tag without the part', '"visibility-3"'],
    ['one that only begins like it', '"content-123.visibility-3"'],
    ['one of before parts were counted', '"12"'],
    ['an empty tag', '""'],
  ])('returns 412 for %s', (_what, header) => {
    expect(findRefusal(header)).toMatchObject({ code: 'page/stale', status: 412 });
  });

  it.each([
    '12',
    'content-12.visibility-3',
    '"a" "b"',
    '"open',
    "'a'",
    'w/"a"',
    '*, "a"',
    '',
    ',',
    '"a";',
    ' '.repeat(15_000),
  ])('returns 400 for the invalid value %j', (header) => {
    expect(findRefusal(header)).toMatchObject({
      status: 400,
      details: { issues: [{ path: 'If-Match' }] },
    });
  });

  it('checks every part that a write concerns, and reports both revisions', () => {
    expect(findRefusal('"content-12.visibility-2"', ['content', 'visibility'])?.details.revisions).toEqual({
      sent: 'content-12.visibility-2',
      current: 'content-12.visibility-3',
    });
    expect(findRefusal('"content-1", W/"content-4"')?.details.revisions?.sent).toBe('content-1, content-4');
  });

  it('passes only for the current revision', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (content, visibility) => {
        const isCurrent = content === current.content && visibility === current.visibility;
        const refused = findRefusal(formatEntityTag({ content, visibility }), ['content', 'visibility']);
        expect(refused === undefined).toBe(isCurrent);
      }),
      { examples: [[12, 3]] },
    );
  });
});
