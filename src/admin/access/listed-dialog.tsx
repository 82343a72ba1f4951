import type { Account } from '#api/endpoints/accounts.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { words } from '../words.ts';
import { peopleWords } from './people-words.ts';

const say = peopleWords;

interface ListedDialogProps {
  readonly account: Account;
  readonly close: () => void;
}

/** What is left to do for somebody on the list where Firebase keeps passwords. */
export function ListedDialog({ account: { name, email }, close }: ListedDialogProps) {
  return (
    <Modal title={say.listedTitle(name)} size="small" closeLabel={words.close} onClose={close}>
      <div className="form">
        <p className="dialog-lead">{say.listedHelp(email)}</p>
        <div className="form__buttons">
          <Button variant="primary" data-autofocus onClick={close}>
            {say.done}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
