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

  it('by how a text beside it looks, or one in an item of a list', () => {
    const gif = { field: 'src', matches: /\.gif$/ } as const;
    const inItem = text('Delay', { when: { field: 'slides', some: gif } });
    expect(isShown(text('Delay', { when: gif }), {}, { src: 'a.gif' })).toBe(true);
    for (const src of ['a.jpg', undefined, {}]) {
      expect(isShown(text('Delay', { when: gif }), {}, { src })).toBe(false);
    }
    const each = { nl: 'a.jpg', en: 'b.gif' };
    expect(isShown(text('Delay', { when: gif }), {}, { src: each })).toBe(true);
    expect(isShown(inItem, {}, { slides: ['nonsense', { src: 'a.jpg' }, { src: 'b.gif' }] })).toBe(true);
    expect(isShown(inItem, {}, { slides: [{ src: 'a.jpg' }] })).toBe(false);
    expect(isShown(inItem, {}, { slides: 'nonsense' })).toBe(false);
  });

  it('where all of several conditions hold', () => {
    const both = text('Both', {
      when: [
        { field: 'on', is: [true] },
        { field: 'rows', empty: true },
      ],
    });
    expect(isShown(both, fields, {})).toBe(true);
    expect(isShown(both, fields, { on: false })).toBe(false);
    expect(isShown(both, fields, { rows: ['a'] })).toBe(false);
  });
});
