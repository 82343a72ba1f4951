import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { ApiError } from '#api/client.ts';
import { Button } from '#ui/button/button.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import './auth-form.css';

/** An error of one field, by the field's name, or of the form without one. */
export interface AuthIssue {
  readonly text: string;
  readonly field?: string;
}

/** Connects a field with its error. */
interface FieldTie {
  readonly describedBy: string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface AuthFormProps {
  /** An error shown before anything is typed. */
  readonly issue?: string | undefined;
  /** Finds the first missing entry. If there is one, nothing is sent and its field is focused. */
  readonly check: () => AuthIssue | undefined;
  /** Sends the form and continues to the next screen. Throws the server's refusal. */
  readonly send: () => Promise<void>;
  readonly say: { readonly submit: string; readonly busy: string };
  readonly isDisabled?: boolean;
  /** Renders the fields; `tie` gives the props for a field's name. */
  readonly children: (tie: (name: string) => FieldTie) => ReactNode;
  /** Other ways to sign in, below the button. */
  readonly below?: ReactNode;
}

/**
 * A step of signing in. It shows missing entries and refusals, and stays busy while the next screen loads.
 */
export function AuthForm({ issue: first, check, send, say, isDisabled, children, below }: AuthFormProps) {
  const [issue, setIssue] = useState<AuthIssue | undefined>(
    first === undefined ? undefined : { text: first },
  );
  const [isInvalid, setInvalid] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const issueId = useId();

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { elements } = event.currentTarget as HTMLFormElement;
    const missing = check();
    setIssue(missing);
    setInvalid(missing !== undefined);
    if (missing?.field) (elements.namedItem(missing.field) as HTMLElement | null)?.focus();
    if (missing || isBusy) return;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      setIssue({ text: formatErrorMessage(error) });
      setInvalid(error instanceof ApiError && (error.status === 400 || error.status === 401));
      setBusy(false);
    }
  }

  const tie = (name: string): FieldTie => {
    const isMeant = issue !== undefined && (issue.field ?? name) === name;
    return {
      describedBy: isMeant ? issueId : undefined,
      'aria-invalid': (isMeant && isInvalid) || undefined,
    };
  };
  return (
    <form className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
      {children(tie)}
      <p className="auth-form__issue" id={issueId} role="alert">
        {issue?.text}
      </p>
      <Button variant="primary" type="submit" disabled={isBusy || isDisabled}>
        {isBusy ? say.busy : say.submit}
      </Button>
      {below}
    </form>
  );
}
