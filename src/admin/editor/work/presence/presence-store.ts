import { createStore } from 'zustand/vanilla';
import type { Collaborator } from './people.ts';

interface PresenceState {
  readonly people: readonly Collaborator[];
  /** Their windows. */
  readonly tabs: ReadonlySet<string>;
}

export type PresenceStore = ReturnType<typeof createPresenceStore>;

/** Who else has the page open, as far as it is known. */
export function createPresenceStore() {
  return createStore<PresenceState>(() => ({ people: [], tabs: new Set() }));
}
