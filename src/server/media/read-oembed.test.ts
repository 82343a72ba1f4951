import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { readOembed, toSingleLine } from './fetch-poster.ts';

const read = (answer: unknown) => readOembed(Buffer.from(JSON.stringify(answer)));
const thumbnail_url = 'https://i.vimeocdn.com/video/1-d_1280';

describe('what a provider tells of a post', () => {
  it('is its title, whose it is, and where its picture is', () => {
    expect(
      read({ type: 'video', title: ' De film ', author_name: 'Studio', thumbnail_url, html: '<iframe>' }),
    ).toEqual({ title: 'De film', author: 'Studio', picture: new URL(thumbnail_url) });
  });

  it.each([
    ['nothing', {}],
    ['other things', { title: 3, author_name: { nl: 'x' } }],
    ['nothing to see', { title: '\u202e \u0000', author_name: '' }],
  ])('may be %s but for the picture', (_what, told) => {
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
  ])('is not used when it is %s', (_what, text) => {
    expect(() => readOembed(Buffer.from(text))).toThrow();
  });

  it('changes nothing of ours', () => {
    const told = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"thumbnail_url":"${thumbnail_url}"}`;
    expect(Object.keys(readOembed(Buffer.from(told)))).toEqual(['title', 'author', 'picture']);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('a title of somebody else', () => {
  it.each([
    ['<script>alert(1)</script>Film', 'alert(1) Film'],
    ['Een <b class="x">vette</b> film', 'Een vette film'],
    ['I <3 films & “quotes”', 'I <3 films & “quotes”'],
    ['two\nlines\tand   room', 'two lines and room'],
    ['turned \u202eround\u2066', 'turned round'],
    ['half \ud800 a pair\0', 'half \ufffd a pair'],
    ['family 👨‍👩‍👧', 'family 👨‍👩‍👧'],
  ])('%j is shown as %j', (title, shown) => {
    expect(toSingleLine(title)).toBe(shown);
  });

  it('is one line of 160 characters at most, also of what has two units', () => {
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
