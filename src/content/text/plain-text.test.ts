import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { cutExcerpt, extractPlainText } from './plain-text.ts';

describe('the words of some markdown', () => {
  it.each([
    ['Een **vette** _tekst_', 'Een vette tekst'],
    ['Lees [de werkwijze](/werkwijze) maar', 'Lees de werkwijze maar'],
    ['# Kop\n\nTekst', 'Tekst'],
    ['Kop\n===\n\nTekst', 'Tekst'],
    ['Eerst\nen dan\n\nDaarna', 'Eerst en dan Daarna'],
    ['- **Een.** Ja\n- Twee', 'Een. Ja Twee'],
    ['Ja\n\n```\ncode\n```\n\nnee', 'Ja nee'],
    ['Q&amp;A, `a < b`', 'Q&A, a < b'],
    ['\\*geen nadruk\\*', '*geen nadruk*'],
    ['> Aan het woord', 'Aan het woord'],
    ['![plaatje](/x.jpg)Tekst', 'Tekst'],
    ['<b>zo</b>', '<b>zo</b>'],
    ['', ''],
  ])('%j are %j', (markdown, words) => {
    expect(extractPlainText(markdown)).toBe(words);
  });

  it('never span lines', () => {
    fc.assert(
      fc.property(fc.string(), (markdown) => {
        expect(extractPlainText(markdown)).not.toMatch(/[\n\r\t]| {2}/);
      }),
    );
  });
});

describe('an excerpt', () => {
  const sentence = 'Deze zin is met opzet zo lang dat hij op zichzelf genoeg zegt over de pagina.';

  it('is the text itself where that is short', () => {
    expect(cutExcerpt('Kort.', 155)).toBe('Kort.');
    expect(cutExcerpt('a'.repeat(155), 155)).toBe('a'.repeat(155));
  });
  it('ends with a sentence where one says enough', () => {
    expect(cutExcerpt(`${sentence} ${sentence} ${sentence}`, 155)).toBe(`${sentence} ${sentence}`);
  });
  it('ends with a whole word else, without the comma after it', () => {
    expect(cutExcerpt(`Kort. ${'woord, '.repeat(40)}`, 40)).toBe('Kort. woord, woord, woord, woord…');
  });
  it('cuts a single word that is too long', () => {
    expect(cutExcerpt('a'.repeat(200), 155)).toBe(`${'a'.repeat(154)}…`);
  });

  it('is never longer than asked, begins as the text does, and holds no half character', () => {
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
