// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PreviewBoundary } from './preview-boundary.tsx';

afterEach(cleanup);

function Page({ text }: { readonly text: string | undefined }) {
  if (text === undefined) throw new Error('This page cannot be rendered');
  return <p>{text}</p>;
}

const show = (model: { readonly text: string | undefined }) => (
  <PreviewBoundary model={model}>
    <Page {...model} />
  </PreviewBoundary>
);

it('the error boundary replaces a page that failed with a message and two reload buttons', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(show({ text: undefined }));
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong');
  expect(screen.getByRole('alert').textContent).toContain(
    'An unexpected error occurred. Please try again or contact support.',
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Try Again',
    'Refresh Page',
  ]);
  // The error itself is still reported.
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});

it('the error boundary disappears as soon as the page renders without an error', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(show({ text: 'Eerst' }));
  rerender(show({ text: undefined }));
  expect(screen.queryByText('Eerst')).toBeNull();
  rerender(show({ text: 'Weer goed' }));
  expect(screen.getByText('Weer goed')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  reported.mockRestore();
});
