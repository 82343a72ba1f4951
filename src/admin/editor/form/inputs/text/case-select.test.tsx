// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { text } from '#content/fields/kinds.ts';
import { openFields } from '../../../../../../tests/support/open-form.tsx';
import { pagesQuery, queryClient } from '../../../../data/queries.ts';

afterEach(cleanup);

const page = (kind: string, identifier: string, title: string) => ({
  id: identifier,
  kind,
  identifier,
  title,
});

function open(stored: object = {}) {
  const form = openFields({ slug: text('Case', { format: 'case' }) }, { ...stored });
  const pages = [page('case', 'shell', 'Laagwater'), page('page', 'privacy', 'Privacy')];
  act(() => void queryClient.setQueryData(pagesQuery.queryKey, pages as never));
  const names = () =>
    [...screen.getByLabelText<HTMLSelectElement>('Case').options].map((option) => option.textContent);
  return { ...form, names };
}

test('a case is chosen by its name and stored by its identifier', async () => {
  const { names, stored } = open();
  await screen.findByRole('option', { name: 'Laagwater' });
  expect(names()).toEqual(['None', 'Laagwater']);
  const input = screen.getByLabelText('Case');
  fireEvent.change(input, { target: { value: 'shell' } });
  expect(stored().slug).toBe('shell');
  fireEvent.change(input, { target: { value: '' } });
  expect(stored()).not.toHaveProperty('slug');
});

test('a stored identifier without a case stays among the options', async () => {
  const { names, stored } = open({ slug: 'gone' });
  await screen.findByRole('option', { name: 'Laagwater' });
  expect(names()).toEqual(['None', 'gone', 'Laagwater']);
  expect(stored().slug).toBe('gone');
});
