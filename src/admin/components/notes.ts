/** Accessibility notes on a component. */
export interface ComponentNotes {
  /** One sentence on its purpose. */
  readonly about: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
  readonly role: string;
  /** The screen reader's output for the sample. */
  readonly said: string;
}

type Key = ComponentNotes['keys'][number];

/** Keys that several components have. */
export const sharedKeys = {
  tab: ['Tab', 'Focuses it'],
  selected: ['Tab', 'Focuses the selected option'],
  arrows: ['← →', 'Selects the next option'],
  trap: ['Tab', 'Moves through it, without leaving'],
  esc: ['Esc', 'Closes it and returns the focus'],
} as const satisfies Readonly<Record<string, Key>>;
