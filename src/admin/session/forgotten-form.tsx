import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { messageOf } from '../shared/error-message.ts';
import { TextInput } from '../shared/text-input.tsx';
import { forgottenWords } from './forgotten-words.ts';
import './sign-in-form.css';

const say = forgottenWords;

interface ForgottenFormProps {
  /** Has the mail sent. Throws with a sentence when that cannot be asked for. */
  readonly send: (email: string) => Promise<void>;
  readonly sent: (email: string) => void;
}

export function ForgottenForm({ send, sent }: ForgottenFormProps) {
  const [email, setEmail] = useState('');
  const [issue, setIssue] = useState<string>();
  const [busy, setBusy] = useState(false);
  const issueId = useId();

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const address = email.trim();
    setIssue(address ? undefined : say.noEmail);
    if (!address) return;
    setBusy(true);
    try {
      await send(address);
      sent(address);
    } catch (error) {
      setIssue(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <form className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        label={say.email}
        type="email"
        name="email"
        autoComplete="username"
        maxLength={320}
        value={email}
        onValue={setEmail}
        autoFocus
        describedBy={issue && issueId}
      />
      <p className="auth-form__issue" id={issueId} role="alert">
        {issue}
      </p>
      <Button variant="primary" type="submit" disabled={busy}>
        {busy ? say.busy : say.submit}
      </Button>
    </form>
  );
}
