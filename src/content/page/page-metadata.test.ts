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

test('a text in one language is not used in another', () => {
  const metadata = set(undefined, 'Over ons');
  expect(metadata).toEqual({ title: { nl: 'Over ons' } });
  expect(getMetadataText(metadata, 'title', 'nl')).toBe('Over ons');
  expect(getMetadataText(metadata, 'title', 'en')).toBe('');
  expect(getMetadataText(metadata, 'description', 'nl')).toBe('');
});

test('a text without languages belongs to the default language, and stays when another is added', () => {
  expect(getMetadataText({ title: 'Werk' }, 'title', 'en')).toBe('');
  expect(set({ title: 'Werk' }, 'Work', 'en')).toEqual({ title: { nl: 'Werk', en: 'Work' } });
});

test('line breaks become spaces, and surrounding spaces are removed', () => {
  expect(getMetadataText({ description: { nl: ' Eerst\n\n dan ' } }, 'description', 'nl')).toBe('Eerst dan');
});

test('texts that are written and removed again leave no empty entries', () => {
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

test('the contact section can be hidden and shown again without losing its texts', () => {
  const words = { contactTitle: { nl: 'Bel mij' } };
  const without = withContactSection(words, false);
  expect(without).toEqual({ ...words, contactSection: 'none' });
  expect(withContactSection(without, true)).toEqual(words);
  expect(withContactSection(withContactSection(undefined, false), true)).toBeUndefined();
  expect(pageMetadataSchema.safeParse({ contactSection: 'other' }).success).toBe(false);
});

test('a text that is too long is rejected with a message and its language', () => {
  const read = pageMetadataSchema.safeParse({ title: { nl: 'a'.repeat(201), en: 'b' }, description: 'c' });
  expect(read.error?.issues).toMatchObject([
    { path: ['title', 'nl'], message: 'must have at most 200 characters, this has 201' },
  ]);
  expect(pageMetadataSchema.safeParse({ title: 1 }).success).toBe(false);
});
