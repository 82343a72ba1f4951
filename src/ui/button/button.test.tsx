// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

test('a busy button keeps focus, announces its state and ignores clicks', () => {
  const press = vi.fn();
  const send = vi.fn((event: Event) => event.preventDefault());
  const { rerender } = render(
    <form onSubmit={(event) => send(event.nativeEvent)}>
      <Button type="submit" onClick={press}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  fireEvent.click(button);
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
  rerender(
    <form onSubmit={(event) => send(event.nativeEvent)}>
      <Button type="submit" onClick={press} busy>
        Save
      </Button>
    </form>,
  );
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button).toHaveProperty('disabled', false);
  fireEvent.click(button);
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
});

test('a button with an href is a link with its text as accessible name', () => {
  render(
    <Button href="/cases" variant="primary">
      Work
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Work' }).getAttribute('href')).toBe('/cases');
});
