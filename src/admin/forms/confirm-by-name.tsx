import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { words } from '../words.ts';
import { TextInput } from './text-input.tsx';

interface ConfirmByNameProps {
  readonly title: string;
  /** The consequence. */
  readonly help: string;
  /** The name to type, and the label that asks for it. */
  readonly name: string;
  readonly label: string;
  readonly isBusy: boolean;
  readonly issue?: string | undefined;
  readonly confirm: () => void;
  readonly close: () => void;
}

/** Confirms something that can't be undone by having its name typed. */
export function ConfirmByName({
  title,
  help,
  name,
  label,
  isBusy,
  issue,
  confirm,
  close,
}: ConfirmByNameProps) {
  const [typed, setTyped] = useState('');
  const isNamed = typed.trim() === name;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isNamed && !isBusy) confirm();
  };
  return (
    <Modal title={title} size="small" closeLabel={words.close} onClose={close}>
      <form className="form" onSubmit={submit}>
        <p className="dialog-lead">{help}</p>
        <TextInput
          label={label}
          value={typed}
          onValue={setTyped}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          issue={issue}
          data-autofocus
        />
        <div className="form__buttons">
          <Button onClick={close}>{words.cancel}</Button>
          <Button className="button--danger" type="submit" disabled={!isNamed} busy={isBusy}>
            {words.delete}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
