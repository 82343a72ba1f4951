import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { messageOf } from '../shared/error-message.ts';
import { TextInput } from '../shared/text-input.tsx';
import { words } from '../words.ts';
import { session } from './api.ts';
import './sign-in-form.css';

interface SignInFormProps {
  readonly email?: string;
  readonly onSignedIn: () => void;
}

/** E-mail and password, on the login page and in the overlay of an ended session. */
export function SignInForm({ email: knownEmail = '', onSignedIn }: SignInFormProps) {
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const faultId = useId();

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const missing = !email.trim() ? words.signIn.noEmail : password ? undefined : words.signIn.noPassword;
    setFault(missing);
    if (missing) return;
    setBusy(true);
    try {
      await session.signIn(email.trim(), password);
      onSignedIn();
    } catch (error) {
      setFault(messageOf(error));
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
        describedBy={fault && faultId}
      />
      <TextInput
        label={words.signIn.password}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onValue={setPassword}
        data-autofocus={knownEmail ? true : undefined}
        describedBy={fault && faultId}
      />
      <p className="auth-form__fault" id={faultId} role="alert">
        {fault}
      </p>
      <Button variant="primary" type="submit" disabled={busy}>
        {busy ? words.signIn.busy : words.signIn.submit}
      </Button>
    </form>
  );
}
