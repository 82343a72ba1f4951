import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { ApiError } from '#api/client.ts';
import { Button } from '#ui/button/button.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import './auth-form.css';

/** A sentence about one field, by the field's name; about all of them without one. */
export interface AuthIssue {
  readonly text: string;
  readonly field?: string;
}

/** Ties a field to what is wrong with it. */
interface FieldTie {
  readonly describedBy: string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface AuthFormProps {
  /** What is wrong before anything was typed. */
  readonly issue?: string | undefined;
  /** Finds the first missing entry: nothing is sent then, and its field gets the focus. */
  readonly check: () => AuthIssue | undefined;
  /** Leads on once it is done. Throws what was refused. */
  readonly send: () => Promise<void>;
  readonly say: { readonly submit: string; readonly busy: string };
  readonly isDisabled?: boolean;
  /** The fields, each with the tie for its name. */
  readonly children: (tie: (name: string) => FieldTie) => ReactNode;
  /** Other ways, below the button. */
  readonly below?: ReactNode;
}

/** One step of signing in. It says what is missing or was refused, and stays busy once it leads on. */
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
