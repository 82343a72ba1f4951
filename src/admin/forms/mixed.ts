import { createContext, use } from 'react';
import { formatPath, type PathPart } from '#content/block/issue.ts';

/** Share of the selected blocks that store their own value in a field in which they differ. */
export type StoredShare = 'all' | 'some' | 'none';

/** Fields in which the selected blocks differ, by their path: `maxWidth`, `responsive.mobile.maxWidth`. */
export const MixedFieldsContext = createContext<ReadonlyMap<string, StoredShare>>(new Map());

/** True if the field shows no value, since the selected blocks have different ones. */
export function useMixed(path: readonly PathPart[]): boolean {
  return use(MixedFieldsContext).has(formatPath(path));
}

/** A row of fields with mixed values; undefined around other inputs. */
interface MixedRow {
  /** Given if the values of all blocks can be reset. */
  readonly reset: (() => void) | undefined;
}

export const MixedRowContext = createContext<MixedRow | undefined>(undefined);
