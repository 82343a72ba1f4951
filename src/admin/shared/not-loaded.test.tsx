// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#api/client.ts';
import { words } from '../words.ts';
import { NotLoaded } from './not-loaded.tsx';

it('NotLoaded shows a loading text, then the error with a retry button', () => {
  const again = vi.fn();
  const what = { failed: 'The library could not be read', loading: 'Reading the library', again };
  const { rerender } = render(<NotLoaded {...what} error={null} />);
  expect(screen.getByRole('status').textContent).toBe('Reading the library');
  rerender(<NotLoaded {...what} error={new ApiError('The storage is away.', 503)} />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain(
    'The library could not be readThe storage is away.',
  );
  fireEvent.click(screen.getByRole('button', { name: words.tryAgain }));
  expect(again).toHaveBeenCalledOnce();
});
