import { type SubmitEvent, useState } from 'react';
import type { Account } from '#api/endpoints/accounts.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { words } from '../words.ts';
import { peopleWords } from './people-words.ts';
import { usePeople } from './use-people.ts';

const say = peopleWords;

interface RenamePersonProps {
  readonly account: Account;
  readonly close: () => void;
}

/** What pages and versions call somebody. */
export function RenamePerson({ account, close }: RenamePersonProps) {
  const [name, setName] = useState(account.name);
  const { rename, isBusy } = usePeople();
  const isOther = name.trim() !== '' && name.trim() !== account.name;
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isOther && !isBusy && (await rename(account, name.trim()))) close();
  }
  return (
    <Modal title={say.renameTitle(account.email)} size="small" closeLabel={words.close} onClose={close}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={say.nameField}
          value={name}
          onValue={setName}
          maxLength={100}
          autoComplete="off"
          data-autofocus
        />
        <div className="form__buttons">
          <Button onClick={close}>{words.cancel}</Button>
          <Button variant="primary" type="submit" disabled={!isOther || isBusy}>
            {say.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
