import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { messageOf } from '../shared/error-message.ts';
import './auth-form.css';

interface AuthFormProps {
  /** What is wrong before anything was typed. */
  readonly issue?: string | undefined;
  /** What is missing; with it nothing is sent. */
  readonly check: () => string | undefined;
  /** Leads on once it is done. Throws what was refused. */
  readonly send: () => Promise<void>;
  readonly say: { readonly submit: string; readonly busy: string };
  readonly isDisabled?: boolean;
  /** The fields, which the sentence of what is wrong describes. */
  readonly children: (describedBy: string | undefined) => ReactNode;
  /** Other ways, below the button. */
  readonly below?: ReactNode;
}

/** One step of signing in. It says what is missing or was refused, and stays busy once it leads on. */
export function AuthForm({ issue: first, check, send, say, isDisabled, children, below }: AuthFormProps) {
  const [issue, setIssue] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const issueId = useId();

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const missing = check();
    setIssue(missing);
    if (missing || isBusy) return;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      setIssue(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <form className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
      {children(issue && issueId)}
      <p className="auth-form__issue" id={issueId} role="alert">
        {issue}
      </p>
      <Button variant="primary" type="submit" disabled={isBusy || isDisabled}>
        {isBusy ? say.busy : say.submit}
      </Button>
      {below}
    </form>
  );
}
