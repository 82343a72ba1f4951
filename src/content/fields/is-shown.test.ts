import { describe, expect, it } from 'vitest';
import type { Fields } from './field.ts';
import { isShown } from './is-shown.ts';
import { list, text, toggle } from './kinds.ts';

const fields = {
  on: toggle('On', { default: true }),
  rows: list('Rows', text('Row')),
  when: text('When', { when: { field: 'on', is: [true] } }),
  flat: text('Flat', { when: { field: 'rows', empty: true } }),
} satisfies Fields;

describe('a field is shown', () => {
  it('by what is stored beside it, or else by that field’s default', () => {
    expect(isShown(fields.when, fields, {})).toBe(true);
    expect(isShown(fields.when, fields, { on: false })).toBe(false);
    expect(isShown(fields.on, fields, undefined)).toBe(true);
  });

  it('as long as a list that takes its place has nothing in it', () => {
    for (const stored of [undefined, {}, { rows: [] }, { rows: 'nonsense' }]) {
      expect(isShown(fields.flat, fields, stored)).toBe(true);
    }
    expect(isShown(fields.flat, fields, { rows: ['a'] })).toBe(false);
  });
});
