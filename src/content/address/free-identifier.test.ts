import { expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { isIdentifier } from '../page/page.ts';
import { findFreeIdentifier } from './free-identifier.ts';

const among = (taken: readonly string[]) => (identifier: string) => taken.includes(identifier);

it('findFreeIdentifier returns the name, or appends the first free number', () => {
  expect(findFreeIdentifier('shell', among([]))).toBe('shell');
  expect(findFreeIdentifier('shell', among(['shell']))).toBe('shell-2');
  expect(findFreeIdentifier('shell', among(['shell', 'shell-2', 'shell-4']))).toBe('shell-3');
});

it('findFreeIdentifier always returns a valid and unique identifier', () => {
  const name = fc.stringMatching(/^[a-z0-9-]{1,100}$/);
  fc.assert(
    fc.property(name, fc.integer({ min: 0, max: 120 }), (identifier, count) => {
      const taken: string[] = [];
      for (let index = 0; index < count; index += 1) taken.push(findFreeIdentifier(identifier, among(taken)));
      expect(new Set(taken).size).toBe(count);
      expect(taken.every(isIdentifier)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

it('findFreeIdentifier adds one hyphen before the number if a name is cut at a hyphen', () => {
  const name = `${'a'.repeat(97)}-bc`;
  expect(findFreeIdentifier(name, among([name]))).toBe(`${'a'.repeat(97)}-2`);
});
