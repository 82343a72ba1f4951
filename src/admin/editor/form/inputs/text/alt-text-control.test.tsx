// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openBlockForm } from '../../../../../../tests/support/open-form.tsx';
import { libraryWords } from '../../../../media/library-words.ts';
import { words } from '../../../../words.ts';

afterEach(cleanup);

const src = '/media/a.jpg';
const decorative = () => screen.getByRole<HTMLInputElement>('checkbox', { name: words.altText.decorative });

test('a decorative picture is flagged, is not asked for words any more, and keeps those that it has', () => {
  const { stored, steps, editing } = openBlockForm('image', { src, alt: 'A boat' });
  expect(decorative().checked).toBe(false);
  fireEvent.click(decorative());
  expect(stored()).toMatchObject({ alt: 'A boat', decorative: true });
  expect(screen.queryByLabelText(libraryWords.alt)).toBeNull();
  expect(screen.getByText(words.altText.decorativeHelp)).toBeDefined();
  expect(steps()).toEqual(['Change Decorative']);
  editing.undo();
  expect(stored()).not.toHaveProperty('decorative');
});

test('a picture that is decorative no more shows its words again', () => {
  const { stored } = openBlockForm('image', { src, alt: 'A boat', decorative: true });
  fireEvent.click(decorative());
  expect(stored()).not.toHaveProperty('decorative');
  expect(screen.getByLabelText<HTMLInputElement>(libraryWords.alt).value).toBe('A boat');
});

test('there is nothing decorative before there is a picture', () => {
  openBlockForm('image');
  expect(screen.queryByRole('checkbox', { name: words.altText.decorative })).toBeNull();
  expect(screen.getByLabelText(libraryWords.alt)).toBeDefined();
});

test('a card asks for the words of its picture once it shows one', () => {
  openBlockForm('card', { contentImageEnabled: true, contentImageSrc: src, contentImageDecorative: 'yes' });
  expect(decorative().checked).toBe(false);
  expect(screen.getByLabelText(libraryWords.alt)).toBeDefined();
});
