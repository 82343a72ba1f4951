import { describe, expect, it } from 'vitest';
import { computeDigest, isTagListed, parseTags } from './entity-tag.ts';

describe('If-None-Match', () => {
  const tag = '"content-12.visibility-3"';

  it.each([tag, `W/${tag}`, '*', ' * ', `"x", W/${tag}`, `"x",${tag}`, `, ${tag}`])(
    '%s names the tag',
    (header) => {
      expect(isTagListed(header, tag)).toBe(true);
    },
  );

  it.each([undefined, '"x"', '', 'content-12.visibility-3', 'W/"content-12"', '"abd"'])(
    '%s does not',
    (header) => {
      expect(isTagListed(header, tag)).toBe(false);
    },
  );

  it('names a weak tag however it is sent: what is compared is what it says', () => {
    for (const header of ['W/"file-r2"', '"file-r2"', '"x", "file-r2"']) {
      expect(isTagListed(header, 'W/"file-r2"')).toBe(true);
    }
    expect(isTagListed('W/"file-r1"', 'W/"file-r2"')).toBe(false);
  });

  it('names nothing where an answer has no tag', () => {
    expect(isTagListed('*', undefined)).toBe(false);
  });
});

describe('a list of tags', () => {
  it('is read with its commas, whatever stands between the quotes', () => {
    expect(parseTags('"a,b", W/"c"')).toEqual([
      { weak: false, opaque: 'a,b' },
      { weak: true, opaque: 'c' },
    ]);
    expect(parseTags('"a" "b"')).toBeUndefined();
  });
});

describe('a digest', () => {
  it('differs with every part', () => {
    expect(computeDigest('a', 'b')).toHaveLength(22);
    expect(computeDigest('a')).not.toBe(computeDigest('a', 'b'));
  });
});
