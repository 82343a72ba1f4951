import type { UseQueryOptions } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';

/** A line of the home screen's to-do list. */
export interface WaitingLine {
  readonly text: string;
  /** Names, a time or a path: details that show how urgent it is. */
  readonly detail: string;
  /** Path of the screen to open. */
  readonly to: string;
  readonly icon: LucideIcon;
}

/**
 * A kind of to-do. Each file `*.waiting.ts` in this folder exports one, which is shown on the home screen.
 * Only things the studio can act on belong here, never mere statistics.
 */
export interface WaitingKind {
  readonly id: string;
  /** Order in the list, ascending. */
  readonly position: number;
  readonly query: UseQueryOptions<unknown, Error, unknown, readonly unknown[]>;
  /** Returns undefined if there is nothing to do. */
  readonly line: (data: unknown) => WaitingLine | undefined;
}

/** Declares a kind of to-do from a query and a function that turns its data into a line. */
export function defineWaiting<Data, Key extends readonly unknown[]>(waiting: {
  readonly id: string;
  readonly position: number;
  readonly query: UseQueryOptions<Data, Error, Data, Key>;
  readonly line: (data: Data) => WaitingLine | undefined;
}): WaitingKind {
  // The cast is safe, since `line` only receives the data of its own query.
  return waiting as unknown as WaitingKind;
}
