import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { readOembed, toSingleLine } from './fetch-poster.ts';

const read = (answer: unknown) => readOembed(Buffer.from(JSON.stringify(answer)));
const thumbnail_url = 'https://i.vimeocdn.com/video/1-d_1280';

describe('readOembed', () => {
  it('returns the title, the author and the URL of the thumbnail', () => {
    expect(
      read({ type: 'video', title: ' De film ', author_name: 'Studio', thumbnail_url, html: '<iframe>' }),
    ).toEqual({ title: 'De film', author: 'Studio', picture: new URL(thumbnail_url) });
  });

  it.each([
    ['nothing', {}],
    ['other things', { title: 3, author_name: { nl: 'x' } }],
    ['nothing to see', { title: '\u202e \u0000', author_name: '' }],
  ])('accepts a response with %s besides the thumbnail', (_what, told) => {
    expect(read({ ...told, thumbnail_url })).toMatchObject({ title: '', author: null });
  });

  it.each([
    ['no JSON', '<html>'],
    ['empty', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['without a picture', '{"title":"x"}'],
    ['with a picture that is no address', '{"thumbnail_url":"//"}'],
    ['with a picture that is no text', '{"thumbnail_url":["https://i.vimeocdn.com/1"]}'],
    ['very deep', '['.repeat(30_000)],
  ])('throws if the response is %s', (_what, text) => {
    expect(() => readOembed(Buffer.from(text))).toThrow();
  });

  it('does not pollute prototypes', () => {
    const told = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"thumbnail_url":"${thumbnail_url}"}`;
    expect(Object.keys(readOembed(Buffer.from(told)))).toEqual(['title', 'author', 'picture']);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('toSingleLine', () => {
  it.each([
    ['<script>alert(1)</script>Film', 'alert(1) Film'],
    ['Een <b class="x">vette</b> film', 'Een vette film'],
    ['I <3 films & “quotes”', 'I <3 films & “quotes”'],
    ['two\nlines\tand   room', 'two lines and room'],
    ['turned \u202eround\u2066', 'turned round'],
    ['half \ud800 a pair\0', 'half \ufffd a pair'],
    ['family 👨‍👩‍👧', 'family 👨‍👩‍👧'],
  ])('turns %j into %j', (title, shown) => {
    expect(toSingleLine(title)).toBe(shown);
  });

  it('returns at most 160 characters, and counts a surrogate pair as one', () => {
    expect([...toSingleLine('🎬'.repeat(500))]).toHaveLength(160);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 250 }), (title) => {
        const line = toSingleLine(title);
        expect([...line].length).toBeLessThanOrEqual(160);
        expect(line.isWellFormed()).toBe(true);
        expect(line).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
      }),
    );
  });
});
