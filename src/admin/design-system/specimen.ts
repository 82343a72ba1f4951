import type { ComponentType } from 'react';
import type { Entry } from '#ui/catalogue/catalogue.ts';
import type { SampleKnobs, SampleProps } from '#ui/catalogue/sample-props.ts';
import type { ComponentNotes } from './notes.ts';

/** What a pointer or the keyboard does with a component; it is forced, so that it can be looked at. */
export const gestures = ['hover', 'focus', 'active'] as const;
export type Gesture = (typeof gestures)[number];

export type Condition = NonNullable<SampleKnobs['condition']>;

/** What is chosen of a component on the screen. */
export interface Chosen extends SampleKnobs {
  readonly variant: string;
}

/** A component as the screen of the design system shows it, of the site or of the editor. */
export interface Specimen extends Entry {
  /** What can be chosen of it beside variant and state. */
  readonly knobs: readonly ('words' | 'icon')[];
  readonly gestures: readonly Gesture[];
  readonly conditions: readonly Condition[];
  readonly Sample: ComponentType<SampleProps>;
  /** The code that draws it as it was chosen; absent where the markup alone is of use. */
  readonly code?: (chosen: Chosen) => string;
  readonly notes: ComponentNotes;
}
