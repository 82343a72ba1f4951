import type { PasswordAccess } from '#api/endpoints/password-access.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { words } from '../words.ts';
import { accessWords } from './access-words.ts';
import { OpenedPages } from './opened-pages.tsx';

interface PasswordInUseProps {
  readonly password: PasswordAccess;
  readonly close: () => void;
}

/** Why a password stays: the pages that nobody could open without it. */
export function PasswordInUse({ password: { id, label, pages }, close }: PasswordInUseProps) {
  return (
    <Modal
      title={accessWords.inUseTitle(label || id)}
      size="small"
      className="password-in-use"
      closeLabel={words.close}
      onClose={close}
    >
      <p className="dialog-lead">{accessWords.inUse}</p>
      <OpenedPages pages={pages} all />
      <div className="form__buttons">
        <Button data-autofocus onClick={close}>
          {words.close}
        </Button>
      </div>
    </Modal>
  );
}
