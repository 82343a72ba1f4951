import type { ComponentType } from 'react';
import type { Entry } from '#ui/catalogue/catalogue.ts';
import type { SampleKnobs, SampleProps } from '#ui/catalogue/sample-props.ts';
import type { ComponentNotes } from './notes.ts';

export type Condition = NonNullable<SampleKnobs['condition']>;

/** A component as the screen of the design system shows it, of the site or of the editor. */
export interface Specimen extends Entry {
  /** What can be chosen of it beside variant and state. */
  readonly knobs: readonly ('words' | 'icon')[];
  /** The states that can be chosen, the usual one first. */
  readonly conditions: readonly Condition[];
  readonly Sample: ComponentType<SampleProps>;
  readonly notes: ComponentNotes;
}
