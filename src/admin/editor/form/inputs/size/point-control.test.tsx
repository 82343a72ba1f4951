// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { openBlockForm } from '../../../../../../tests/support/open-form.tsx';
import { mediaQuery } from '../../../../data/media.ts';
import { queryClient } from '../../../../data/queries.ts';
import { panelWords } from '../../../../forms/panel-words.ts';

afterEach(cleanup);

const left = () => screen.getByRole('textbox', { name: 'Focal point, from the left' });

test('a block can override the focal point of the file, and resetting is one undo step', () => {
  const { stored, steps, press, editing } = openBlockForm('heroImage', { src: '/media/a.jpg' });
  expect(screen.getByText(panelWords.pointOfFile)).toBeDefined();
  expect(left().getAttribute('placeholder')).toBe('50');
  fireEvent.change(left(), { target: { value: '30' } });
  expect(stored()).toMatchObject({ focalX: 30 });
  expect(stored()).not.toHaveProperty('focalY');
  expect(screen.getByText(panelWords.pointIsOwn)).toBeDefined();
  press('Reset Focal point');
  for (const name of ['focalX', 'focalY']) expect(stored()).not.toHaveProperty(name);
  editing.undo();
  expect(stored()).toMatchObject({ focalX: 30 });
  expect(steps()).toHaveLength(1);
});

test('a focal point outside the image shows an error and is not stored', () => {
  const { stored } = openBlockForm('heroImage', { src: '/media/a.jpg' });
  fireEvent.change(left(), { target: { value: '130' } });
  expect(screen.getByRole('alert').textContent).toContain('at most 100');
  expect(stored()).not.toHaveProperty('focalX');
});

test('an image that is not cropped has no focal point', () => {
  openBlockForm('image', { src: '/media/a.jpg', objectFit: 'contain' });
  expect(screen.queryByRole('textbox', { name: 'Focal point, from the left' })).toBeNull();
});

test('the focal point of the file is the placeholder, and stepping starts from it', async () => {
  const { stored } = openBlockForm('heroImage', { src: '/media/a.jpg' });
  const file = { url: '/media/a.jpg', focalPoint: { x: 0.3, y: 0.7 } } as Media;
  act(() => void queryClient.setQueryData(mediaQuery.queryKey, [file]));
  await waitFor(() => expect(left().getAttribute('placeholder')).toBe('30'));
  fireEvent.keyDown(left(), { key: 'ArrowUp' });
  expect(stored()).toMatchObject({ focalX: 31 });
});
