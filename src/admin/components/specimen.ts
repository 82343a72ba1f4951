import type { ComponentType } from 'react';
import type { Entry } from '#ui/catalogue/catalogue.ts';
import type { SampleKnobs, SampleProps } from '#ui/catalogue/sample-props.ts';
import type { ComponentNotes } from './notes.ts';

export type Condition = NonNullable<SampleKnobs['condition']>;

/** A component of the site or the editor, as the Components screen shows it. */
export interface Specimen extends Entry {
  /** Controls beside variant and state. */
  readonly knobs: readonly ('words' | 'icon')[];
  /** States that can be chosen, the default first. */
  readonly conditions: readonly Condition[];
  readonly Sample: ComponentType<SampleProps>;
  readonly notes: ComponentNotes;
}
