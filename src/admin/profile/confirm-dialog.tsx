import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { confirmSelf, type PasskeyAssertion, requestConfirmation } from '#api/endpoints/passkeys.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { passkeysQuery, profileQuery } from '../data/profile.ts';
import { TextInput } from '../forms/text-input.tsx';
import { api } from '../session/api.ts';
import { canUsePasskeys, describePasskeyError, signByPasskey } from '../session/passkeys.ts';
import { DialogIssue } from '../shared/dialog-issue.tsx';
import { words } from '../words.ts';
import { keysWords } from './keys-words.ts';

const say = keysWords;

interface ConfirmDialogProps {
  /** Called with the end of the confirmation, in ISO 8601. */
  readonly confirmed: (until: string) => void;
  readonly close: () => void;
}

/** Asks the signed-in person to confirm who they are, in case the device was left unlocked. */
export function ConfirmDialog({ confirmed, close }: ConfirmDialogProps) {
  const { data: profile } = useQuery(profileQuery);
  const { data: passkeys = [] } = useQuery(passkeysQuery);
  const [password, setPassword] = useState('');
  const [issue, setIssue] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function attempt(proof: () => Promise<{ password: string } | { passkey: PasskeyAssertion }>) {
    setBusy(true);
    setIssue(undefined);
    try {
      const { data } = await api.call(confirmSelf, { body: await proof() });
      confirmed(data.until);
    } catch (error) {
      setIssue(describePasskeyError(error));
      setBusy(false);
    }
  }
  const confirmWithPasskey = () =>
    attempt(async () => ({
      passkey: await signByPasskey((await api.call(requestConfirmation, {})).data),
    }));
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (password === '') return setIssue(say.noPassword);
    await attempt(async () => ({ password }));
  }

  return (
    <Modal title={say.confirmTitle} size="small" closeLabel={words.close} onClose={close}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="dialog-lead profile__confirm-lead">{say.confirmLead}</p>
        {profile?.hasPassword && (
          <>
            <input type="email" name="email" autoComplete="username" value={profile.email} readOnly hidden />
            <TextInput
              label={say.password}
              type="password"
              name="current-password"
              autoComplete="current-password"
              value={password}
              onValue={setPassword}
              maxLength={200}
              data-autofocus
            />
          </>
        )}
        <DialogIssue>{issue}</DialogIssue>
        <div className="form__buttons">
          {passkeys.length > 0 && canUsePasskeys() && (
            <Button
              icon={<Fingerprint aria-hidden="true" />}
              disabled={isBusy}
              onClick={() => void confirmWithPasskey()}
            >
              {say.confirmByPasskey}
            </Button>
          )}
          {profile?.hasPassword && (
            <Button variant="primary" type="submit" busy={isBusy}>
              {say.confirm}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}
