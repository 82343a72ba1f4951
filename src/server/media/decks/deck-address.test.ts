import { expect, test } from 'vitest';
import { createKeys } from '#server/security/keys.ts';
import { createSigner } from '#server/security/signer.ts';
import { createDeckProofs, readDeckAddress } from './deck-address.ts';

const [name, other] = ['0123456789abcdef-fedcba9876543210', '1123456789abcdef-fedcba9876543210'];
const keys = createKeys('a secret that is long enough to be one');
const hour = 60 * 60 * 1000;
const lock = {
  pageId: 'p',
  own: 'sealed',
  shared: { id: 'klant', password: 'sealed too' },
  clientSpaces: [],
};

test.each([
  [`${name}/`, { proof: undefined, path: '' }],
  [name, { proof: undefined, path: undefined }],
  [`${name}/look/deck.css`, { proof: undefined, path: 'look/deck.css' }],
  [`${name}/%C3%A9%20n.css`, { proof: undefined, path: 'é n.css' }],
  [`${name}/e%CC%81.css`, { proof: undefined, path: 'é.css' }],
  [`abc-_.def/${name}/a`, { proof: 'abc-_.def', path: 'a' }],
])('readDeckAddress reads %s', (rest, expected) => {
  expect(readDeckAddress(rest)).toEqual({ id: '0123456789abcdef', name, ...expected });
});

test.each(['', '/', 'x', '0123456789abcdef/', `${name}x/`, `a/${name}/`, `a.b.c/${name}/`, `../${name}/`])(
  'readDeckAddress returns undefined for “%s”',
  (rest) => {
    expect(readDeckAddress(rest)).toBeUndefined();
  },
);

test('a proof opens one deck for an hour, and only while the locks of its pages are unchanged', () => {
  let now = Date.UTC(2026, 10, 21);
  const proofs = createDeckProofs(createSigner(keys('deck-path')), () => now);
  const proof = proofs.give(name, [lock, { ...lock, pageId: 'q' }]);
  expect(readDeckAddress(`${proof}/${name}/`)?.proof).toBe(proof);
  const both = [{ ...lock, pageId: 'q' }, lock];
  expect(proofs.opens(proof, name, both)).toBe(true);
  expect(proofs.opens(proof, other, both)).toBe(false);
  expect(proofs.opens(proof, name, [lock])).toBe(false);
  expect(proofs.opens(proof, name, [lock, { ...lock, pageId: 'q', own: 'another' }])).toBe(false);
  expect(proofs.opens(`${proof.slice(0, -2)}xx`, name, both)).toBe(false);
  expect(createDeckProofs(createSigner(keys('page-passwords')), () => now).opens(proof, name, both)).toBe(
    false,
  );
  now += hour - 1;
  expect(proofs.opens(proof, name, both)).toBe(true);
  now += 1;
  expect(proofs.opens(proof, name, both)).toBe(false);
});

test('a proof expires when a client space expires, is removed or gets another seed', () => {
  let now = Date.UTC(2026, 10, 21);
  const proofs = createDeckProofs(createSigner(keys('deck-path')), () => now);
  const clientSpace = { id: 'r', seed: 's', until: now + hour / 2 };
  const clientSpaces = [
    clientSpace,
    { id: 'over', seed: 's', until: now - 1 },
    { id: 'stays', seed: 's', until: null },
  ];
  const held = { ...lock, clientSpaces };
  const proof = proofs.give(name, [held]);
  expect(proofs.opens(proof, name, [held])).toBe(true);
  expect(proofs.opens(proof, name, [{ ...lock, clientSpaces: clientSpaces.slice(1) }])).toBe(false);
  expect(
    proofs.opens(proof, name, [
      { ...lock, clientSpaces: [{ ...clientSpace, seed: 'another' }, ...clientSpaces.slice(1)] },
    ]),
  ).toBe(false);
  now += hour / 2;
  expect(proofs.opens(proof, name, [held])).toBe(false);
});
