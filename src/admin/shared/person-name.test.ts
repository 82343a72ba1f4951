import { expect, test } from 'vitest';
import { resolvePersonName } from './person-name.ts';

const people = [
  { email: 'sara@studio.example', name: 'Sara Jansen' },
  { email: 'tom@studio.example', name: ' ' },
];

test.each([
  ['sara@studio.example', 'Sara Jansen'],
  ['tom@studio.example', 'tom'],
  ['eva.smit@studio.example', 'eva.smit'],
  ['@', '@'],
  ['', ''],
])('%s is called %s', (email, name) => {
  expect(resolvePersonName(people, email)).toBe(name);
});

test('before anybody is known everybody has a name', () => {
  expect(resolvePersonName(undefined, 'sara@studio.example')).toBe('sara');
});
