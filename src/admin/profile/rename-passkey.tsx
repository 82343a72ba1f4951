import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { messageOf } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { keysWords } from './keys-words.ts';

const say = keysWords;

interface RenamePasskeyProps {
  readonly before: string;
  readonly rename: (name: string) => Promise<void>;
  readonly close: () => void;
}

export function RenamePasskey({ before, rename, close }: RenamePasskeyProps) {
  const [name, setName] = useState(before);
  const [issue, setIssue] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isOther = name.trim() !== '' && name.trim() !== before;

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!isOther || isBusy) return;
    setBusy(true);
    try {
      await rename(name.trim());
    } catch (error) {
      setIssue(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <Modal title={say.renameTitle(before)} size="small" closeLabel={words.close} onClose={close}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={say.name}
          value={name}
          onValue={setName}
          maxLength={100}
          autoComplete="off"
          issue={issue}
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
