import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { addPasskey, requestPasskey } from '#api/endpoints/passkeys.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { devicesQuery } from '../data/profile.ts';
import { TextInput } from '../forms/text-input.tsx';
import { api } from '../session/api.ts';
import { describePasskeyError, makePasskey } from '../session/passkeys.ts';
import { DialogIssue } from '../shared/dialog-issue.tsx';
import { words } from '../words.ts';
import { keysWords } from './keys-words.ts';

const say = keysWords;

interface AddPasskeyProps {
  readonly close: () => void;
  readonly added: (name: string) => void;
}

export function AddPasskey({ close, added }: AddPasskeyProps) {
  const { data: devices = [] } = useQuery(devicesQuery);
  const here = devices.find(({ isThis }) => isThis);
  const [typed, setTyped] = useState<string>();
  const [issue, setIssue] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const name = typed ?? here?.system ?? say.defaultName;

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '' || isBusy) return;
    setBusy(true);
    setIssue(undefined);
    try {
      const passkey = await makePasskey((await api.call(requestPasskey, {})).data);
      await api.call(addPasskey, { body: { name, passkey } });
      added(name.trim());
    } catch (error) {
      setIssue(describePasskeyError(error));
      setBusy(false);
    }
  }

  return (
    <Modal title={say.addTitle} size="small" closeLabel={words.close} onClose={close}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={say.name}
          value={name}
          onValue={setTyped}
          maxLength={100}
          autoComplete="off"
          help={say.addLead}
          data-autofocus
        />
        <DialogIssue>{issue}</DialogIssue>
        <div className="form__buttons">
          <Button onClick={close}>{words.cancel}</Button>
          <Button variant="primary" type="submit" disabled={name.trim() === '' || isBusy}>
            {isBusy ? say.waiting : say.make}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
