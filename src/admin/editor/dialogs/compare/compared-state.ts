import type { PreviewState } from '#preview/channel.ts';

/** One of the two states of a page that are compared. */
export interface ComparedState {
  /** Id of the version, or the name of another state. */
  readonly name: string;
  readonly label: string;
  readonly state: PreviewState;
}
