import { expect, test } from 'vitest';
import { fc } from '../../../../../../tests/support/properties.ts';
import { formatVariants, parseVariants, toggleVariant } from './choice-input.tsx';

test('a choice is parsed into a name and its variants, and formatted again', () => {
  expect(parseVariants('Button')).toEqual({ name: 'Button', chosen: [] });
  expect(parseVariants('Button: primary, slim ,')).toEqual({ name: 'Button', chosen: ['primary', 'slim'] });
  expect(formatVariants({ name: 'Button', chosen: ['slim'] })).toBe('Button:slim');
});

test('toggleVariant inserts a variant in the offered order, and keeps unknown variants', () => {
  const offered = ['primary', 'secondary', 'slim'];
  expect(toggleVariant('Button', 'slim', offered)).toBe('Button:slim');
  expect(toggleVariant('Button:slim', 'primary', offered)).toBe('Button:primary,slim');
  expect(toggleVariant('Button:old,slim', 'primary', offered)).toBe('Button:primary,slim,old');
  expect(toggleVariant('Button:slim', 'slim', offered)).toBe('Button');
});

test('toggling twice leaves the same variants', () => {
  const offered = ['a', 'b', 'c', 'd'];
  fc.assert(
    fc.property(fc.subarray(offered), fc.constantFrom(...offered), (chosen, variant) => {
      const value = formatVariants({ name: 'Card', chosen });
      expect(toggleVariant(toggleVariant(value, variant, offered), variant, offered)).toBe(value);
    }),
  );
});
