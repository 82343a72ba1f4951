// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openBlockForm } from '../../../../../../tests/support/open-form.tsx';

afterEach(cleanup);

const src = '/media/a.jpg';
const decorative = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Decorative' });

test('a decorative picture is flagged, is not asked for words any more, and keeps those that it has', () => {
  const { stored, steps, editing } = openBlockForm('image', { src, alt: 'A boat' });
  expect(decorative().checked).toBe(false);
  fireEvent.click(decorative());
  expect(stored()).toMatchObject({ alt: 'A boat', decorative: true });
  expect(screen.queryByLabelText('Alt text')).toBeNull();
  expect(screen.getByText('Screen readers skip this image.')).toBeDefined();
  expect(steps()).toEqual(['Change Decorative']);
  editing.undo();
  expect(stored()).not.toHaveProperty('decorative');
});

test('a picture that is decorative no more shows its words again', () => {
  const { stored } = openBlockForm('image', { src, alt: 'A boat', decorative: true });
  fireEvent.click(decorative());
  expect(stored()).not.toHaveProperty('decorative');
  expect(screen.getByLabelText<HTMLInputElement>('Alt text').value).toBe('A boat');
});

test('there is nothing decorative before there is a picture', () => {
  openBlockForm('image');
  expect(screen.queryByRole('checkbox', { name: 'Decorative' })).toBeNull();
  expect(screen.getByLabelText('Alt text')).toBeDefined();
});

test('a card asks for the words of its picture once it shows one', () => {
  openBlockForm('card', { contentImageEnabled: true, contentImageSrc: src, contentImageDecorative: 'yes' });
  expect(decorative().checked).toBe(false);
  expect(screen.getByLabelText('Alt text')).toBeDefined();
});
