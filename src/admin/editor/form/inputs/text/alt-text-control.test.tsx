// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openBlockForm } from '../../../../../../tests/support/open-form.tsx';
import { libraryWords } from '../../../../media/library-words.ts';
import { words } from '../../../../words.ts';

afterEach(cleanup);

const src = '/media/a.jpg';
const decorative = () => screen.getByRole<HTMLInputElement>('checkbox', { name: words.altText.decorative });

test('a decorative image hides the alt text field but keeps its alt text', () => {
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

test('an image that is no longer decorative shows its alt text again', () => {
  const { stored } = openBlockForm('image', { src, alt: 'A boat', decorative: true });
  fireEvent.click(decorative());
  expect(stored()).not.toHaveProperty('decorative');
  expect(screen.getByLabelText<HTMLInputElement>(libraryWords.alt).value).toBe('A boat');
});

test('the decorative checkbox is hidden until there is an image', () => {
  openBlockForm('image');
  expect(screen.queryByRole('checkbox', { name: words.altText.decorative })).toBeNull();
  expect(screen.getByLabelText(libraryWords.alt)).toBeDefined();
});

test('a card asks for alt text once it shows an image', () => {
  openBlockForm('card', { contentImageEnabled: true, contentImageSrc: src, contentImageDecorative: 'yes' });
  expect(decorative().checked).toBe(false);
  expect(screen.getByLabelText(libraryWords.alt)).toBeDefined();
});
