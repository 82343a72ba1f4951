import type { UseQueryOptions } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';

/** Something that waits for the studio, as one line of its home: what it is, what it is about, and the way to it. */
export interface WaitingLine {
  readonly text: string;
  /** Names, a moment, an address: what tells whether it is urgent. */
  readonly detail: string;
  /** The screen on which somebody can do something about it. */
  readonly to: string;
  readonly icon: LucideIcon;
}

/**
 * One kind of thing that can wait. A file `*.waiting.ts` in this folder that exports one is on the home of the studio. Only what
 * somebody acts on is one: what is counted for its own sake stands nowhere.
 */
export interface Waiting {
  readonly id: string;
  /** Its place among the others, from the first. */
  readonly position: number;
  readonly query: UseQueryOptions<unknown, Error, unknown, readonly unknown[]>;
  /** Undefined where nothing waits. */
  readonly line: (data: unknown) => WaitingLine | undefined;
}

/** Declares one by a query and what its answer says. */
export function defineWaiting<Data, Key extends readonly unknown[]>(waiting: {
  readonly id: string;
  readonly position: number;
  readonly query: UseQueryOptions<Data, Error, Data, Key>;
  readonly line: (data: Data) => WaitingLine | undefined;
}): Waiting {
  // The query and who reads its answer come together: what is handed on is what was asked for.
  return waiting as unknown as Waiting;
}
