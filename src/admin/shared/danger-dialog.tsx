import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { words } from '../words.ts';

interface DangerDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** The consequence, as one or more `.dialog-lead`. */
  readonly children: ReactNode;
}

/** Asks for confirmation before something that can't be undone. Cancel is focused. */
export function DangerDialog({
  title,
  confirmLabel,
  isBusy = false,
  onConfirm,
  onClose,
  children,
}: DangerDialogProps) {
  return (
    <Modal title={title} size="small" closeLabel={words.close} onClose={onClose}>
      {children}
      <div className="form__buttons">
        <Button data-autofocus onClick={onClose}>
          {words.cancel}
        </Button>
        <Button className="button--danger" busy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
