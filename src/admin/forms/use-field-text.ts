import { useState } from 'react';

/** What typed text means: a value with the text it is stored as, or a sentence about what is wrong. */
export type Checked<Value> =
  | { readonly value: Value; readonly storedAs: string }
  | { readonly issue: string };

interface Typed {
  readonly text: string;
  /** What was stored when this was typed; anything else since then, such as an undo, is newer. */
  readonly stored: string;
  readonly issue?: string;
}

/**
 * The text of an input between typing and storing. Valid text is stored at once; invalid text stays in the
 * input with its issue and is not stored. A value that changes elsewhere replaces what was typed.
 */
export function useFieldText<Value>(
  stored: string,
  check: (text: string) => Checked<Value>,
  commit: (value: Value) => void,
) {
  const [typed, setTyped] = useState<Typed>();
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
    /** Leaving the input tidies what was typed, but never takes away what could not be stored. */
    onBlur: () => {
      if (!current?.issue) setTyped(undefined);
    },
  };
}
