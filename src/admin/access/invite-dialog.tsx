import { type SubmitEvent, useState } from 'react';
import { ApiError } from '#api/client.ts';
import { type Account, inviteAccount, type PasswordLink } from '#api/endpoints/accounts.ts';
import { type Role, roles } from '#api/endpoints/auth.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { refreshAccounts } from '../data/accounts.ts';
import { SelectInput } from '../forms/select-input.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { api } from '../session/api.ts';
import { DialogIssue } from '../shared/dialog-issue.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { peopleWords } from './people-words.ts';

const say = peopleWords;

interface InviteDialogProps {
  readonly close: () => void;
  /** Called with a null link if passwords are managed elsewhere. */
  readonly invited: (account: Account, link: PasswordLink | null) => void;
}

/** Invites a member, and then shows the link. */
export function InviteDialog({ close, invited }: InviteDialogProps) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const isAddress = isAboutAddress(failed);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (email.trim() === '' || isBusy) return;
    setBusy(true);
    try {
      const body = { email, role, ...(name.trim() !== '' && { name }) };
      const { data } = await api.call(inviteAccount, { body });
      await refreshAccounts();
      invited(data.account, data.link);
    } catch (error) {
      setFailed(error);
      setBusy(false);
    }
  }

  return (
    <Modal title={say.inviteTitle} size="small" closeLabel={words.close} onClose={close}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={say.email}
          type="email"
          value={email}
          onValue={setEmail}
          maxLength={320}
          autoComplete="off"
          data-autofocus
          issue={isAddress ? formatErrorMessage(failed) : undefined}
        />
        <TextInput
          label={say.name}
          value={name}
          onValue={setName}
          maxLength={100}
          autoComplete="off"
          help={say.nameHelp}
        />
        <SelectInput
          label={say.role}
          value={role}
          onValue={(value) => setRole(value as Role)}
          help={say.lead}
        >
          {roles.toReversed().map((one) => (
            <option key={one} value={one}>
              {say.roles[one]}
            </option>
          ))}
        </SelectInput>
        {failed !== undefined && !isAddress && <DialogIssue>{formatErrorMessage(failed)}</DialogIssue>}
        <div className="form__buttons">
          <Button onClick={close}>{words.cancel}</Button>
          <Button variant="primary" type="submit" disabled={email.trim() === '' || isBusy}>
            {say.make}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function isAboutAddress(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'account/exists' || (error.issues ?? []).some(({ path }) => path === 'email');
}
