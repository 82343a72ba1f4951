import { describe, expect, it } from 'vitest';
import { computeDigest, isTagListed, parseTags } from './entity-tag.ts';

describe('If-None-Match', () => {
  const tag = '"content-12.visibility-3"';

  it.each([tag, `W/${tag}`, '*', ' * ', `"x", W/${tag}`, `"x",${tag}`, `, ${tag}`])(
    'matches the tag if it is %s',
    (header) => {
      expect(isTagListed(header, tag)).toBe(true);
    },
  );

  it.each([undefined, '"x"', '', 'content-12.visibility-3', 'W/"content-12"', '"abd"'])(
    'does not match the tag if it is %s',
    (header) => {
      expect(isTagListed(header, tag)).toBe(false);
    },
  );

  it('compares weak tags by their value only', () => {
    for (const header of ['W/"file-r2"', '"file-r2"', '"x", "file-r2"']) {
      expect(isTagListed(header, 'W/"file-r2"')).toBe(true);
    }
    expect(isTagListed('W/"file-r1"', 'W/"file-r2"')).toBe(false);
  });

  it('matches nothing if a response has no tag', () => {
    expect(isTagListed('*', undefined)).toBe(false);
  });
});

describe('parseTags', () => {
  it('accepts commas within quotes and requires commas between tags', () => {
    expect(parseTags('"a,b", W/"c"')).toEqual([
      { weak: false, opaque: 'a,b' },
      { weak: true, opaque: 'c' },
    ]);
    expect(parseTags('"a" "b"')).toBeUndefined();
  });
});

describe('computeDigest', () => {
  it('depends on every part', () => {
    expect(computeDigest('a', 'b')).toHaveLength(22);
    expect(computeDigest('a')).not.toBe(computeDigest('a', 'b'));
  });
});
