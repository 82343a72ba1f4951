// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/client.ts';
import { signInByPassword } from './sign-in.ts';
import { SignInForm } from './sign-in-entry.tsx';
import { signInWords } from './sign-in-words.ts';

vi.mock('./sign-in.ts', () => ({ signInByPassword: vi.fn() }));

afterEach(cleanup);

const ignore = () => undefined;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Reads a field's accessible state: whether it is invalid, and its description. */
function readOut(label: string) {
  const input = field(label);
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return {
    isInvalid: input.getAttribute('aria-invalid') === 'true',
    description: ids.map((id) => document.getElementById(id)?.textContent).join(' '),
  };
}
const quiet = { isInvalid: false, description: '' };

test('a missing value is described at its own field, which gets the focus', () => {
  render(<SignInForm onSignedIn={ignore} />);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(readOut('E-mail')).toEqual({ isInvalid: true, description: signInWords.noEmail });
  expect(readOut('Password')).toEqual(quiet);
  expect(document.activeElement).toBe(field('E-mail'));

  fireEvent.change(field('E-mail'), { target: { value: 'mira@studio.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(readOut('E-mail')).toEqual(quiet);
  expect(readOut('Password')).toEqual({ isInvalid: true, description: 'Enter your password.' });
  expect(document.activeElement).toBe(field('Password'));
});

test.each([
  [401, true],
  [429, false],
])(
  'a server error (%i) describes both fields, which are invalid only if the credentials are wrong',
  async (status, isInvalid) => {
    vi.mocked(signInByPassword).mockRejectedValue(new ApiError('Refused.', status));
    render(<SignInForm email="mira@studio.example" onSignedIn={ignore} />);
    fireEvent.change(field('Password'), { target: { value: 'not mine' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Refused.')).toBeDefined();
    for (const label of ['E-mail', 'Password']) {
      expect(readOut(label), label).toEqual({ isInvalid, description: 'Refused.' });
    }
  },
);
