import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { words } from '../../../words.ts';
import { versionWords } from './version-words.ts';

interface NameDialogProps {
  readonly name: string;
  readonly save: (name: string) => void;
  readonly close: () => void;
}

/** A name for a version. */
export function NameDialog({ name, save, close }: NameDialogProps) {
  const [value, setValue] = useState(name);
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close();
    save(value.trim());
  };
  return (
    <Modal
      title={versionWords.nameTitle}
      size="small"
      closeLabel={words.close}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button type="submit" form={form} variant="primary" disabled={value.trim() === ''}>
            {versionWords.nameSave}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextInput
          label={versionWords.nameLabel}
          help={versionWords.nameHelp}
          value={value}
          maxLength={100}
          onValue={setValue}
          data-autofocus
        />
      </form>
    </Modal>
  );
}
