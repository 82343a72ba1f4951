import { type ReactNode, useId } from 'react';
import { CloseButton } from '../close-button/close-button.tsx';
import { getModalAttributes, ModalSheet } from './modal-sheet.tsx';
import type { ModalSize } from './modal-sizes.ts';
import { useDialog } from './use-dialog.ts';

interface ModalProps {
  readonly title: ReactNode;
  /** Called for Escape, a click on the backdrop and the close button. The owner then unmounts the modal. */
  readonly onClose: () => void;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  readonly size?: ModalSize;
  /** As high as the preset, also with little content. */
  readonly exactly?: boolean;
  /** Buttons at the bottom edge. */
  readonly footer?: ReactNode;
  /** False for a question that requires an answer: no close button, and Escape does nothing. */
  readonly dismissible?: boolean;
  /** Shows the title to screen readers only. */
  readonly hideTitle?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A modal dialog that is open while it is mounted and restores the focus when it unmounts. */
export function Modal(props: ModalProps) {
  const { title, onClose, closeLabel, size = 'medium', exactly, footer, dismissible = true } = props;
  const dialog = useDialog(onClose, dismissible);
  const titleId = useId();
  return (
    <dialog {...dialog} {...getModalAttributes(size, exactly, props.className)} aria-labelledby={titleId}>
      <ModalSheet
        title={title}
        titleId={titleId}
        close={dismissible && <CloseButton label={closeLabel} onClick={onClose} />}
        hideTitle={props.hideTitle}
        footer={footer}
      >
        {props.children}
      </ModalSheet>
    </dialog>
  );
}
