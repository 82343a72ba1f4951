import type { ReactNode } from 'react';
import { CloseButton } from '../close-button/close-button.tsx';
import { ModalSheet, modalLooks } from './modal-sheet.tsx';
import type { ModalSize } from './modal-sizes.ts';

interface ModalPopoverProps {
  /** A button with this as its `popovertarget` opens the modal. */
  readonly id: string;
  readonly title: string;
  /** The name of the close control. */
  readonly closeLabel: string;
  readonly size: ModalSize;
  /** Buttons at the bottom. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** A modal where no script runs, exactly as large as its preset: the browser opens and closes it, Escape included. */
export function ModalPopover({ id, title, closeLabel, size, footer, children }: ModalPopoverProps) {
  const titleId = `${id}-title`;
  return (
    <div id={id} popover="auto" role="dialog" {...modalLooks(size, true)} aria-labelledby={titleId}>
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
