import { type SubmitEvent, useId, useState } from 'react';
import { signInWithCode } from '#api/endpoints/passkeys.ts';
import { Button } from '#ui/button/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { messageOf } from '../shared/error-message.ts';
import { TextInput } from '../shared/text-input.tsx';
import { words } from '../words.ts';
import { session } from './api.ts';
import { otherWaysWords } from './other-ways-words.ts';
import './sign-in-form.css';

const say = otherWaysWords;

interface RecoveryFormProps {
  readonly email?: string | undefined;
  readonly onSignedIn: () => void;
  /** To the password. */
  readonly back: () => void;
}

/** E-mail and a recovery code, for whoever has neither password nor passkey at hand. */
export function RecoveryForm({ email: knownEmail = '', onSignedIn, back }: RecoveryFormProps) {
  const [email, setEmail] = useState(knownEmail);
  const [code, setCode] = useState('');
  const [issue, setIssue] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { show } = useToast();
  const issueId = useId();

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const missing = !email.trim() ? words.signIn.noEmail : code.trim() ? undefined : say.noCode;
    setIssue(missing);
    if (missing || isBusy) return;
    setBusy(true);
    try {
      const { codesLeft } = await session.enterBy((calls) =>
        calls.call(signInWithCode, { body: { email: email.trim(), code } }),
      );
      show({ text: say.codesLeft(codesLeft) });
      onSignedIn();
    } catch (error) {
      setIssue(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <form className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        label={words.signIn.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onValue={setEmail}
        autoFocus={!knownEmail}
        describedBy={issue && issueId}
      />
      <TextInput
        label={say.code}
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onValue={setCode}
        autoFocus={knownEmail !== ''}
        maxLength={100}
        help={say.codeLead}
      />
      <p className="auth-form__issue" id={issueId} role="alert">
        {issue}
      </p>
      <Button variant="primary" type="submit" disabled={isBusy}>
        {isBusy ? words.signIn.busy : words.signIn.submit}
      </Button>
      <button type="button" className="text-button other-ways__code" onClick={back}>
        {say.usePassword}
      </button>
    </form>
  );
}
