import { type SubmitEvent, useState } from 'react';
import { ApiError } from '#api/client.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { assistantKeyDays, createAssistantKey, maxKeyNameLength } from '#api/endpoints/assistant-keys.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { refreshAssistantKeys } from '../data/assistant-keys.ts';
import { SelectInput } from '../forms/select-input.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { useConfirmation } from '../profile/use-confirmation.tsx';
import { api } from '../session/api.ts';
import { DialogIssue } from '../shared/dialog-issue.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { assistantsWords } from './assistants-words.ts';

const say = assistantsWords;
const choices = [30, assistantKeyDays.standard, assistantKeyDays.most];

interface NewKeyDialogProps {
  readonly close: () => void;
  readonly made: (answer: AnswerOf<typeof createAssistantKey>) => void;
}

/** Creates a key. If the password has to be confirmed again, the form keeps its values. */
export function NewKeyDialog({ close, made }: NewKeyDialogProps) {
  const [name, setName] = useState('');
  const [days, setDays] = useState<number>(assistantKeyDays.standard);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const { whenAsked, question } = useConfirmation();
  const isAboutName =
    failed instanceof ApiError && ['assistant-key/name-taken', 'input/invalid'].includes(failed.code ?? '');

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '' || isBusy) return;
    setBusy(true);
    setFailed(undefined);
    try {
      await whenAsked(async () => {
        const { data } = await api.call(createAssistantKey, { body: { name, days } });
        await refreshAssistantKeys();
        made(data);
      });
    } catch (error) {
      setFailed(error);
    }
    setBusy(false);
  }

  if (question) return question;
  return (
    <Modal title={say.addTitle} size="small" closeLabel={words.close} onClose={close}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={say.name}
          value={name}
          onValue={setName}
          maxLength={maxKeyNameLength}
          autoComplete="off"
          help={say.nameHelp}
          issue={isAboutName ? formatErrorMessage(failed) : undefined}
          data-autofocus
        />
        <SelectInput label={say.days} value={String(days)} onValue={(value) => setDays(Number(value))}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {say.dayChoices(choice)}
            </option>
          ))}
        </SelectInput>
        {failed !== undefined && !isAboutName && <DialogIssue>{formatErrorMessage(failed)}</DialogIssue>}
        <div className="form__buttons">
          <Button onClick={close}>{words.cancel}</Button>
          <Button variant="primary" type="submit" disabled={name.trim() === '' || isBusy}>
            {say.make}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
