import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';

interface FactFormProps {
  /** What is written differs from what is stored: only then there is something to save. */
  readonly isChanged: boolean;
  readonly disabled: boolean;
  /** What the button says. */
  readonly button: string;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** Fields that are saved together when somebody says so, since visitors get them at once. */
export function FactForm({ isChanged, disabled, button, onSave, children }: FactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const wasChanged = useRef(false);
  useEffect(() => {
    // The button goes with what it saved; whoever pressed it stays in the form.
    const isLost = document.activeElement === document.body;
    if (wasChanged.current && !isChanged && isLost) form.current?.querySelector('input')?.focus();
    wasChanged.current = isChanged;
  }, [isChanged]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isChanged && !disabled) onSave();
  };
  return (
    <form ref={form} className="settings__fact" onSubmit={submit}>
      {children}
      {isChanged && (
        <Button type="submit" className="button--small" disabled={disabled}>
          {button}
        </Button>
      )}
    </form>
  );
}
