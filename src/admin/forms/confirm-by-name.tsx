import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { words } from '../words.ts';
import { TextInput } from './text-input.tsx';

interface ConfirmByNameProps {
  readonly title: string;
  /** What will be gone. */
  readonly help: string;
  /** What is to be typed, and the sentence that asks for it. */
  readonly name: string;
  readonly label: string;
  readonly isBusy: boolean;
  readonly issue?: string | undefined;
  readonly confirm: () => void;
  readonly close: () => void;
}

/** What cannot be undone asks by name. */
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
