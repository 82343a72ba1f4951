import { type SubmitEvent, useState } from 'react';
import { ApiError } from '#api/client.ts';
import {
  createPasswordAccess,
  type PasswordAccess,
  savePasswordAccess,
} from '#api/endpoints/password-access.ts';
import { slugify } from '#content/address/slug.ts';
import { generateReadableCode } from '#content/text/readable-code.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshPasswordAccess } from '../data/password-access.ts';
import { TextInput } from '../forms/text-input.tsx';
import { api } from '../session/api.ts';
import { DialogIssue } from '../shared/dialog-issue.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { accessWords } from './access-words.ts';
import { usePasswords } from './use-passwords.ts';

const say = accessWords;

/** Maximum length of an id on the server. */
const longestId = 60;

export interface PasswordDraft {
  /** The password to edit; undefined for a new one. */
  readonly before?: PasswordAccess;
}

interface PasswordDialogProps {
  readonly draft: PasswordDraft;
  /** Existing passwords. */
  readonly taken: readonly PasswordAccess[];
  readonly close: () => void;
}

/** Creates or edits a shared password. */
export function PasswordDialog({ draft: { before }, taken, close }: PasswordDialogProps) {
  const { show } = useToast();
  const { copy } = usePasswords();
  const [label, setLabel] = useState(before?.label ?? '');
  const [typedId, setTypedId] = useState<string>();
  const [password, setPassword] = useState(() => before?.password || generateReadableCode());
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const id = before?.id ?? typedId ?? deriveFreeId(label, taken);
  const isComplete = id !== '' && password.trim() !== '';
  const issues = listFieldIssues(failed);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!isComplete || isBusy) return;
    setBusy(true);
    try {
      const body = { password, label };
      if (before) await api.call(savePasswordAccess, { params: { id }, body });
      else await api.call(createPasswordAccess, { body: { id, ...body } });
      await refreshPasswordAccess();
      const action = { label: say.copyAction, run: () => void copy(id, password) };
      show({ text: before ? say.saved(id) : say.made(id), action });
      close();
    } catch (error) {
      setFailed(error);
      setBusy(false);
    }
  }

  return (
    <Modal
      title={before ? say.editTitle(before.label || before.id) : say.addTitle}
      size="small"
      closeLabel={words.close}
      onClose={close}
    >
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={say.labelField}
          value={label}
          onValue={setLabel}
          maxLength={200}
          autoComplete="off"
          data-autofocus={!before || undefined}
          issue={issues.label}
          help={say.labelHelp}
        />
        {!before && (
          <TextInput
            label={say.idField}
            value={id}
            onValue={setTypedId}
            maxLength={longestId}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            issue={issues.id}
            help={say.idHelp}
          />
        )}
        <TextInput
          label={say.passwordField}
          value={password}
          onValue={setPassword}
          className="password-dialog__password"
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus={before ? true : undefined}
          issue={issues.password}
          help={before && before.password !== password ? say.changedHelp : say.passwordHelp}
          aside={
            <button
              type="button"
              className="text-button password-dialog__generate"
              onClick={() => setPassword(generateReadableCode())}
            >
              {say.generate}
            </button>
          }
        />
        {failed !== undefined && Object.keys(issues).length === 0 && (
          <DialogIssue>{formatErrorMessage(failed)}</DialogIssue>
        )}
        <div className="form__buttons">
          <Button onClick={close}>{words.cancel}</Button>
          <Button variant="primary" type="submit" disabled={!isComplete || isBusy}>
            {before ? say.save : say.make}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Lists the server's errors by field. */
function listFieldIssues(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'page/identifier-taken') return { id: error.message };
  return Object.fromEntries((error.issues ?? []).map(({ path, message }) => [path, message]));
}

/** Derives an unused id from the label. */
function deriveFreeId(label: string, taken: readonly PasswordAccess[]): string {
  const wanted = slugify(label, longestId - 3);
  if (wanted === '') return '';
  const isFree = (id: string) => taken.every((one) => one.id !== id);
  if (isFree(wanted)) return wanted;
  for (let number = 2; ; number += 1) if (isFree(`${wanted}-${number}`)) return `${wanted}-${number}`;
}
