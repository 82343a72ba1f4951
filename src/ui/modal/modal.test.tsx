// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';

// jsdom has the <dialog> element, but not its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
afterEach(cleanup);

function open(dismissible?: boolean) {
  const onClose = vi.fn();
  render(
    <Modal title="Page settings" closeLabel="Close" onClose={onClose} dismissible={dismissible}>
      <input aria-label="Name" data-autofocus />
    </Modal>,
  );
  return onClose;
}

test('a modal opens with its title as its accessible name', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Page settings' })).toHaveProperty('open', true);
});

test('a modal closes with its button, with Escape and with a click on the backdrop', () => {
  const onClose = open();
  fireEvent.click(screen.getByLabelText('Close'));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('dialog'));
  fireEvent.click(screen.getByLabelText('Name'));
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('a modal that is not dismissible ignores Escape and clicks on the backdrop', () => {
  const onClose = open(false);
  expect(screen.queryByLabelText('Close')).toBeNull();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});
