// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Modal } from '../modal/modal.tsx';
import { settleTime } from '../modal/top-layer.ts';
import { ToastProvider, useToast } from './toast.tsx';

beforeEach(() => {
  // jsdom lacks the methods of <dialog>.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Asker({ run }: { readonly run?: () => void }) {
  const { show } = useToast();
  return (
    <button type="button" onClick={() => show({ text: 'Saved', action: run && { label: 'Undo', run } })}>
      Ask
    </button>
  );
}

/** A screen with toasts and, above it, a dialog. */
function Places({ asks = false }: { readonly asks?: boolean }) {
  return (
    <ToastProvider>
      <Asker />
      {asks && <Modal title="Sure?" closeLabel="Close" onClose={() => undefined} />}
    </ToastProvider>
  );
}

function open(run?: () => void) {
  render(
    <ToastProvider>
      <Asker run={run} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('Ask'));
  wait(settleTime);
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const toast = () => screen.queryByText('Saved')?.parentElement;

test('a toast is visible for 5000 ms, fades for 300 ms and disappears', () => {
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

test('a toast stays while the pointer is over it', () => {
  open();
  fireEvent.pointerEnter(toast() as Element);
  wait(60_000);
  expect(toast()).toBeDefined();
  fireEvent.pointerLeave(toast() as Element);
  wait(5000);
  wait(300);
  expect(toast()).toBeUndefined();
});

test('a toast is announced by one existing live region, inside a dialog if one is open', () => {
  const { rerender } = render(<Places />);
  const regions = () => [...document.querySelectorAll('[aria-live]')];
  expect(regions().map((region) => region.getAttribute('aria-live'))).toEqual(['polite', 'assertive']);
  fireEvent.click(screen.getByText('Ask'));
  expect(toast(), 'not before the region is known').toBeUndefined();
  wait(settleTime);
  expect(toast()?.closest('[role=status], [role=alert]')).toBeNull();
  expect(regions().filter((region) => region.textContent !== '')).toHaveLength(1);
  const dialog = () => toast()?.closest('dialog')?.getAttribute('aria-labelledby');
  expect(dialog()).toBeUndefined();
  rerender(<Places asks />);
  expect(dialog()).toBe(screen.getByText('Sure?').id);
  rerender(<Places />);
  expect(dialog()).toBeUndefined();
  expect(toast()).toBeDefined();
});

test('the action of a toast runs once and closes the toast', () => {
  const run = vi.fn();
  open(run);
  fireEvent.click(screen.getByText('Undo'));
  expect(run).toHaveBeenCalledOnce();
  expect(toast()).toBeUndefined();
});

test('useToast throws outside a ToastProvider', () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Asker />)).toThrow('useToast must be used inside a ToastProvider');
  silent.mockRestore();
});
