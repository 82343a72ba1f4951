import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';

interface FactFormProps {
  /** True if there are changes to save. */
  readonly isChanged: boolean;
  readonly disabled: boolean;
  /** Label of the button. */
  readonly button: string;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** Form for facts of the page that are saved by a button, since visitors get them at once. */
export function FactForm({ isChanged, disabled, button, onSave, children }: FactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const wasChanged = useRef(false);
  useEffect(() => {
    // The button disappears after a save: the focus stays in the form.
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
