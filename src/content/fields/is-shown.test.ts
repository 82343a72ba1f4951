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

describe('isShown', () => {
  it('uses the stored value of another field, or else its default', () => {
    expect(isShown(fields.when, fields, {})).toBe(true);
    expect(isShown(fields.when, fields, { on: false })).toBe(false);
    expect(isShown(fields.on, fields, undefined)).toBe(true);
  });

  it('shows a field while the list that replaces it is empty', () => {
    for (const stored of [undefined, {}, { rows: [] }, { rows: 'nonsense' }]) {
      expect(isShown(fields.flat, fields, stored)).toBe(true);
    }
    expect(isShown(fields.flat, fields, { rows: ['a'] })).toBe(false);
  });

  it('matches another text, or a text in a list item, against a pattern', () => {
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

  it('requires all of several conditions', () => {
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
