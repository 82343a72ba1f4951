import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { cutExcerpt, stripMarks } from './excerpt.ts';

describe('stripMarks', () => {
  it.each([
    ['Een **vette** _tekst_', 'Een vette tekst'],
    ['Lees [de werkwijze](/werkwijze) maar', 'Lees de werkwijze maar'],
    ['# Kop\n\nTekst', 'Kop Tekst'],
    ['m<sup>2</sup>', 'm2'],
    ['', ''],
  ])('turns %j into %j', (markdown, line) => {
    expect(stripMarks(markdown)).toBe(line);
  });
});

describe('an excerpt', () => {
  const sentence = 'Deze zin is met opzet zo lang dat hij op zichzelf genoeg zegt over de pagina.';

  it('is the whole text if it is short', () => {
    expect(cutExcerpt('Kort.', 155)).toBe('Kort.');
    expect(cutExcerpt('a'.repeat(155), 155)).toBe('a'.repeat(155));
  });
  it('ends after a sentence if that is long enough', () => {
    expect(cutExcerpt(`${sentence} ${sentence} ${sentence}`, 155)).toBe(`${sentence} ${sentence}`);
  });
  it('ends after a whole word, without a trailing comma, if no sentence is long enough', () => {
    expect(cutExcerpt(`Kort. ${'woord, '.repeat(40)}`, 40)).toBe('Kort. woord, woord, woord, woord…');
  });
  it('cuts a single word that is too long', () => {
    expect(cutExcerpt('a'.repeat(200), 155)).toBe(`${'a'.repeat(154)}…`);
  });

  it('is a prefix of the text within the maximum length, and splits no character', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc
        .array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 60 })
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(texts, fc.integer({ min: 80, max: 200 }), (text, longest) => {
        const cut = cutExcerpt(text, longest);
        expect(cut.length).toBeLessThanOrEqual(longest);
        expect(text.startsWith(cut.replace(/…$/, ''))).toBe(true);
        if (text.isWellFormed()) expect(cut.isWellFormed()).toBe(true);
      }),
    );
  });
});
