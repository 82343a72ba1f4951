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

test('is said by one region, which is there before it and never outside an open dialog', () => {
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
