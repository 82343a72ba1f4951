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

test('before the members are loaded, the name comes from the email address', () => {
  expect(resolvePersonName(undefined, 'sara@studio.example')).toBe('sara');
});
