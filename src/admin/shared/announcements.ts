import { createStore } from 'zustand/vanilla';

export interface Announcement {
  readonly id: number;
  readonly text: string;
  /** Interrupts what is being read. */
  readonly isUrgent: boolean;
}

/** The last announcements, oldest first. */
export const announcements = createStore<{ readonly said: readonly Announcement[] }>(() => ({ said: [] }));
