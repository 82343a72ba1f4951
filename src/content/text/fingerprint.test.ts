import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { computeFingerprint } from './fingerprint.ts';

describe('a fingerprint', () => {
  // Test vectors published by the authors of FNV.
  it.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('of %j matches FNV-1a', (text, hex) => {
    expect(computeFingerprint(text)).toBe(BigInt(`0x${hex}`).toString(36));
  });

  it('is safe in a URL, and changes when text is appended', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 1 }), (text, more) => {
        expect(computeFingerprint(text)).toMatch(/^[0-9a-z]{1,13}$/);
        expect(computeFingerprint(text + more)).not.toBe(computeFingerprint(text));
      }),
    );
  });
});
