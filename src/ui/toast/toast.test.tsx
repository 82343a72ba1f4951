// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider, useToast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const announce = vi.fn();

function Asker({ run }: { readonly run?: () => void }) {
  const { show } = useToast();
  return (
    <button type="button" onClick={() => show({ text: 'Saved', action: run && { label: 'Undo', run } })}>
      Ask
    </button>
  );
}

function open(run?: () => void) {
  render(
    <ToastProvider announce={announce}>
      <Asker run={run} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('Ask'));
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const toast = () => screen.queryByText('Saved')?.parentElement;

test('is visible for 5000 ms, fades for 300 ms, and is gone', () => {
  open();
  wait(4999);
  expect(toast()?.className).not.toContain('fading');
  wait(1);
  expect(toast()?.className).toContain('fading');
  wait(299);
  expect(toast()).not.toBeUndefined();
  wait(1);
  expect(toast()).toBeUndefined();
});

test('stays while it is pointed at', () => {
  open();
  fireEvent.pointerEnter(toast() as Element);
  wait(60_000);
  expect(toast()).toBeDefined();
  fireEvent.pointerLeave(toast() as Element);
  wait(5000);
  wait(300);
  expect(toast()).toBeUndefined();
});

test('its action runs once and closes it', () => {
  const run = vi.fn();
  open(run);
  fireEvent.click(screen.getByText('Undo'));
  expect(run).toHaveBeenCalledOnce();
  expect(toast()).toBeUndefined();
});

test('throws outside its provider', () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Asker />)).toThrow('useToast must be used inside a ToastProvider');
  silent.mockRestore();
});
