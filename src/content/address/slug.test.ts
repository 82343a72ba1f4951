import { expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { findIdentifierIssue, pageKinds } from '../page/page.ts';
import { slugify, suggestIdentifier } from './slug.ts';

it.each([
  ['Één idee & meer', 'een-idee-meer'],
  ['coöperatie', 'cooperatie'],
  ['straße', 'strasse'],
  ['Ĳsselmeer', 'ijsselmeer'],
  ['łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['İstanbul ılık', 'istanbul-ilik'],
  ['Αθήνα', 'athina'],
  ['Щука Ёж', 'schuka-yozh'],
  ["don’t don't ＇t", 'dont-dont-t'],
  ['ｆｕｌｌ　ｗｉｄｔｈ　２', 'full-width-2'],
  ['e\u0301e\u0301n', 'een'],
  ['東京', ''],
  [' - ', ''],
])('slugify writes %j as %j', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

it('a truncated slug does not end with a hyphen', () => {
  expect(slugify('een twee', 4)).toBe('een');
  expect(slugify(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
});

it.each(['Media', 'API', 'en', 'Kamer', 'Inzage', 'offline', 'Check'])(
  'suggestIdentifier adds a suffix to the reserved name "%s"',
  (title) => {
    expect(suggestIdentifier(title, 'page')).toBe(`${title.toLowerCase()}-pagina`);
  },
);

it('suggestIdentifier never suggests an invalid identifier, whatever the title is', () => {
  expect(suggestIdentifier('Check', 'case')).toBe('check');
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 150 }),
      fc.constantFrom(...pageKinds),
      (title, kind) => {
        const suggested = suggestIdentifier(title, kind);
        if (suggested !== '') expect(findIdentifierIssue(suggested, kind)).toBeUndefined();
        expect(suggested).not.toMatch(/^-|-$/);
      },
    ),
  );
});
