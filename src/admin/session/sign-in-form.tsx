import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { messageOf } from '../shared/error-message.ts';
import { TextInput } from '../shared/text-input.tsx';
import { words } from '../words.ts';
import { signInByPassword } from './sign-in.ts';
import './sign-in-form.css';

interface SignInFormProps {
  readonly email?: string | undefined;
  readonly onSignedIn: () => void;
}

/** E-mail and password, on the login page and in the overlay of an ended session. */
export function SignInForm({ email: knownEmail = '', onSignedIn }: SignInFormProps) {
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [issue, setIssue] = useState<string>();
  const [busy, setBusy] = useState(false);
  const issueId = useId();

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const missing = !email.trim() ? words.signIn.noEmail : password ? undefined : words.signIn.noPassword;
    setIssue(missing);
    if (missing) return;
    setBusy(true);
    try {
      await signInByPassword(email.trim(), password);
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
        autoComplete="username webauthn"
        value={email}
        onValue={setEmail}
        autoFocus={!knownEmail}
        describedBy={issue && issueId}
      />
      <TextInput
        label={words.signIn.password}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onValue={setPassword}
        data-autofocus={knownEmail ? true : undefined}
        describedBy={issue && issueId}
      />
      <p className="auth-form__issue" id={issueId} role="alert">
        {issue}
      </p>
      <Button variant="primary" type="submit" disabled={busy}>
        {busy ? words.signIn.busy : words.signIn.submit}
      </Button>
    </form>
  );
}
