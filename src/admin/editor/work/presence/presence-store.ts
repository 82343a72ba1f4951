import { createStore } from 'zustand/vanilla';
import type { Collaborator } from './people.ts';

interface PresenceState {
  readonly people: readonly Collaborator[];
  /** Ids of their tabs. */
  readonly tabs: ReadonlySet<string>;
}

export type PresenceStore = ReturnType<typeof createPresenceStore>;

/** Other members who have the page open, as far as known. */
export function createPresenceStore() {
  return createStore<PresenceState>(() => ({ people: [], tabs: new Set() }));
}
