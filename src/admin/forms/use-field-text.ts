import { useState } from 'react';

/** The result of validating typed text: a value with its normalized text, or an error sentence. */
export type CheckResult<Value> =
  | { readonly value: Value; readonly storedAs: string }
  | { readonly issue: string };

interface TypedText {
  readonly text: string;
  /**
   * The stored value when this was typed. If it differs now, for example after an undo, the stored value is
   * newer.
   */
  readonly stored: string;
  readonly issue?: string;
}

/**
 * Keeps the text of an input between typing and storing. Valid text is stored immediately; invalid text stays
 * in the input with its error. A stored value that changes elsewhere replaces the typed text.
 */
export function useFieldText<Value>(
  stored: string,
  check: (text: string) => CheckResult<Value>,
  commit: (value: Value) => void,
) {
  const [typed, setTyped] = useState<TypedText>();
  const current = typed?.stored === stored ? typed : undefined;

  const onText = (text: string) => {
    const checked = check(text);
    if ('issue' in checked) {
      setTyped({ text, stored, issue: checked.issue });
      return;
    }
    setTyped({ text, stored: checked.storedAs });
    commit(checked.value);
  };

  return {
    text: current?.text ?? stored,
    issue: current?.issue,
    onText,
    /** Normalizes valid text on blur; invalid text stays as typed. */
    onBlur: () => {
      if (!current?.issue) setTyped(undefined);
    },
  };
}
