import { type ReactNode, useId } from 'react';
import { CloseButton } from '../close-button/close-button.tsx';
import { ModalSheet, modalLooks } from './modal-sheet.tsx';
import type { ModalSize } from './modal-sizes.ts';
import { useDialog } from './use-dialog.ts';

interface ModalProps {
  readonly title: ReactNode;
  /** Called for Escape, a click on the backdrop and the close control; the owner unmounts the modal. */
  readonly onClose: () => void;
  /** The name of the close control. */
  readonly closeLabel: string;
  readonly size?: ModalSize;
  /** As high as the preset, also with little in it. */
  readonly exactly?: boolean;
  /** Buttons at the bottom. */
  readonly footer?: ReactNode;
  /** False for a question that has to be answered: no close control, and Escape does nothing. */
  readonly dismissible?: boolean;
  /** Keeps the title for assistive technology only. */
  readonly hideTitle?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A dialog above everything else: open while it is mounted, gives the focus back when it goes. */
export function Modal(props: ModalProps) {
  const { title, onClose, closeLabel, size = 'medium', exactly, footer, dismissible = true } = props;
  const dialog = useDialog(onClose, dismissible);
  const titleId = useId();
  return (
    <dialog {...dialog} {...modalLooks(size, exactly, props.className)} aria-labelledby={titleId}>
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
