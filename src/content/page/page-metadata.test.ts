import { expect, test } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { languages } from '../language/language.ts';
import {
  getMetadataText,
  metadataNames,
  omitEmptyTexts,
  type PageMetadata,
  withContactSection,
  withMetadataText,
} from './page-metadata.ts';
import { pageMetadataSchema } from './page-metadata-schema.ts';

const set = (metadata: PageMetadata | undefined, text: string, language: 'nl' | 'en' = 'nl') =>
  withMetadataText(metadata, 'title', { language, text });

test('what is written in one language says nothing in another', () => {
  const metadata = set(undefined, 'Over ons');
  expect(metadata).toEqual({ title: { nl: 'Over ons' } });
  expect(getMetadataText(metadata, 'title', 'nl')).toBe('Over ons');
  expect(getMetadataText(metadata, 'title', 'en')).toBe('');
  expect(getMetadataText(metadata, 'description', 'nl')).toBe('');
});

test('a text without languages is in the default one, and stays when another is written', () => {
  expect(getMetadataText({ title: 'Werk' }, 'title', 'en')).toBe('');
  expect(set({ title: 'Werk' }, 'Work', 'en')).toEqual({ title: { nl: 'Werk', en: 'Work' } });
});

test('line breaks and spaces at the ends are not told', () => {
  expect(getMetadataText({ description: { nl: ' Eerst\n\n dan ' } }, 'description', 'nl')).toBe('Eerst dan');
});

test('whatever is written and taken away again leaves nothing behind', () => {
  const step = fc.tuple(fc.constantFrom(...metadataNames), fc.constantFrom(...languages), fc.string());
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const written = steps.reduce<PageMetadata | undefined>(
        (metadata, [name, language, text]) => withMetadataText(metadata, name, { language, text }),
        undefined,
      );
      expect(omitEmptyTexts(written)).toEqual(written);
      const places = metadataNames.flatMap((name) => languages.map((language) => ({ name, language })));
      const emptied = places.reduce<PageMetadata | undefined>(
        (metadata, { name, language }) => withMetadataText(metadata, name, { language, text: '' }),
        written,
      );
      expect(emptied).toBeUndefined();
    }),
  );
});

test('the contact section is left out and shown again, and its words stay', () => {
  const words = { contactTitle: { nl: 'Bel mij' } };
  const without = withContactSection(words, false);
  expect(without).toEqual({ ...words, contactSection: 'none' });
  expect(withContactSection(without, true)).toEqual(words);
  expect(withContactSection(withContactSection(undefined, false), true)).toBeUndefined();
  expect(pageMetadataSchema.safeParse({ contactSection: 'other' }).success).toBe(false);
});

test('what is too long is refused in words, with its language', () => {
  const read = pageMetadataSchema.safeParse({ title: { nl: 'a'.repeat(201), en: 'b' }, description: 'c' });
  expect(read.error?.issues).toMatchObject([
    { path: ['title', 'nl'], message: 'must have at most 200 characters, this has 201' },
  ]);
  expect(pageMetadataSchema.safeParse({ title: 1 }).success).toBe(false);
});
