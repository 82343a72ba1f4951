/** What somebody who cannot use a mouse, or does not see the screen, has of a component. */
export interface ComponentNotes {
  /** One sentence: what it is for. */
  readonly about: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
  readonly role: string;
  /** What a screen reader says of the sample. */
  readonly said: string;
}
