import type { PreviewState } from '#preview/channel.ts';

/** One of two states of the page that are looked at together. */
export interface ComparedState {
  /** The version's id, or the name of another state. */
  readonly name: string;
  readonly label: string;
  readonly state: PreviewState;
}
