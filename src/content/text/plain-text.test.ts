import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { extractPlainText } from './plain-text.ts';

describe('extractPlainText', () => {
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
  ])('turns %j into %j', (markdown, words) => {
    expect(extractPlainText(markdown)).toBe(words);
  });

  it('never returns line breaks or double spaces', () => {
    fc.assert(
      fc.property(fc.string(), (markdown) => {
        expect(extractPlainText(markdown)).not.toMatch(/[\n\r\t]| {2}/);
      }),
    );
  });
});
