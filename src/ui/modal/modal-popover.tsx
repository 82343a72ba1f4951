import type { ReactNode } from 'react';
import { CloseButton } from '../close-button/close-button.tsx';
import { getModalAttributes, ModalSheet } from './modal-sheet.tsx';
import type { ModalSize } from './modal-sizes.ts';

interface ModalPopoverProps {
  /** The `popovertarget` of the button that opens the modal. */
  readonly id: string;
  readonly title: string;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  readonly size: ModalSize;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * A modal without scripts, exactly as large as its preset: the browser opens and closes it, also with Escape.
 */
export function ModalPopover({ id, title, closeLabel, size, footer, children }: ModalPopoverProps) {
  const titleId = `${id}-title`;
  return (
    <div id={id} popover="auto" role="dialog" {...getModalAttributes(size, true)} aria-labelledby={titleId}>
      <ModalSheet
        title={title}
        titleId={titleId}
        close={<CloseButton label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />}
        footer={footer}
      >
        {children}
      </ModalSheet>
    </div>
  );
}
