/** Accessibility notes on a component. */
export interface ComponentNotes {
  /** One sentence on its purpose. */
  readonly about: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
  readonly role: string;
  /** The screen reader's output for the sample. */
  readonly said: string;
}
