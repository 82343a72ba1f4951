import { expect, test } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { createSigner } from './signer.ts';

const signer = createSigner(Buffer.alloc(32, 1));

test('the signer reads back any text that it signed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(signer.read(signer.sign(text))).toBe(text);
    }),
  );
});

test('the signer rejects a changed text and a signature by another key', () => {
  const [body, signature] = signer.sign('{"page":"a"}').split('.');
  const other = Buffer.from('{"page":"b"}').toString('base64url');
  expect(signer.read(`${other}.${signature}`)).toBeUndefined();
  expect(signer.read(`${body}.`)).toBeUndefined();
  expect(signer.read('')).toBeUndefined();
  expect(createSigner(Buffer.alloc(32, 2)).read(`${body}.${signature}`)).toBeUndefined();
});
