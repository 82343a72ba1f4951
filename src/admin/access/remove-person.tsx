import type { Account } from '#api/endpoints/accounts.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { words } from '../words.ts';
import { peopleWords } from './people-words.ts';
import { usePeople } from './use-people.ts';

const say = peopleWords;

interface RemovePersonProps {
  readonly account: Account;
  readonly close: () => void;
  readonly removed: () => void;
}

/** Asks before somebody is taken off the list: they would need another invitation. */
export function RemovePerson({ account, close, removed }: RemovePersonProps) {
  const { remove, isBusy } = usePeople();
  const confirm = async () => {
    if (await remove(account)) removed();
  };
  return (
    <Modal title={say.removeTitle(account.name)} size="small" closeLabel={words.close} onClose={close}>
      <p className="dialog-lead">{say.removeHelp(account.email)}</p>
      <div className="form__buttons">
        <Button data-autofocus onClick={close}>
          {words.cancel}
        </Button>
        <Button className="button--danger" busy={isBusy} onClick={() => void confirm()}>
          {say.removeConfirm}
        </Button>
      </div>
    </Modal>
  );
}
