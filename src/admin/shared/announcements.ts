import { createStore } from 'zustand/vanilla';

export interface Announcement {
  readonly id: number;
  readonly text: string;
  /** True to interrupt the screen reader. */
  readonly isUrgent: boolean;
}

/** The last announcements, the oldest first. */
export const announcements = createStore<{ readonly said: readonly Announcement[] }>(() => ({ said: [] }));
