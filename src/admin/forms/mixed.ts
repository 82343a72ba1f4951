import { createContext, use } from 'react';
import type { PathPart } from '#content/block/issue.ts';

/** Names of the fields in which the selected blocks differ. */
export const MixedFieldsContext = createContext<ReadonlySet<string>>(new Set());

/** True if the field shows no value, since the selected blocks have different ones. */
export function useMixed(path: readonly PathPart[]): boolean {
  return use(MixedFieldsContext).has(String(path[0]));
}

/** True if the row around an input is of a field with mixed values. */
export const MixedRowContext = createContext(false);
