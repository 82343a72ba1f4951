import { createContext, use } from 'react';
import type { PathPart } from '#content/block/issue.ts';

/** The fields in which the blocks of a form differ, by name. */
export const MixedFieldsContext = createContext<ReadonlySet<string>>(new Set());

/** True for a field that shows no value, since the blocks of the form have several. */
export function useMixed(path: readonly PathPart[]): boolean {
  return use(MixedFieldsContext).has(String(path[0]));
}

/** Whether the row around an input is about such a field. */
export const MixedRowContext = createContext(false);
