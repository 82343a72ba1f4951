import { expect, test } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';
import { createKeys } from './keys.ts';

const key = createKeys('a secret that is long enough to be one')('page-passwords');

test.each(['', 'geheim', 'päßwört 🔐', 'x'.repeat(5000)])(
  'decrypt returns the text that was encrypted: %j',
  (text) => {
    const value = encrypt(text, key);
    expect(value).toMatch(/^enc1:[\w-]+$/);
    expect(decrypt(value, key)).toBe(text);
  },
);

test('an encrypted value does not contain the text, and differs each time', () => {
  expect(encrypt('geheim', key)).not.toContain('geheim');
  expect(encrypt('geheim', key)).not.toBe(encrypt('geheim', key));
});

test('decrypt rejects another key, a changed value and plain text', () => {
  const value = encrypt('geheim', key);
  const other = createKeys('another secret that is long enough')('page-passwords');
  const changed = value.slice(0, -2) + (value.endsWith('AA') ? 'BB' : 'AA');
  expect(() => decrypt(value, other)).toThrow();
  expect(() => decrypt(changed, key)).toThrow();
  expect(() => decrypt('geheim', key)).toThrow('unknown encryption');
  expect(() => decrypt('enc1:AAAA', key)).toThrow('incomplete');
});
