import { useMemo, useState } from 'react';
import { foldRows, type PageRow } from '../page-tree.ts';
import { useFolded } from './folded-pages.ts';
import { filterRows, isFiltered as hasFilter, type PageFilter } from './page-filters.ts';
import {
  nothingSelected,
  type RowSelection,
  selectAll,
  selectTo,
  stillShown,
  toggleRow,
} from './row-selection.ts';

/** What is shown of the list, what is selected in it, and where the keyboard is. */
export function useListState(rows: readonly PageRow[], filter: PageFilter) {
  const folding = useFolded();
  const isFiltered = hasFilter(filter);
  const { folded } = folding;
  const shown = useMemo(
    () => (isFiltered ? filterRows(rows, filter) : foldRows(rows, folded)),
    [rows, filter, isFiltered, folded],
  );
  const [stored, setSelection] = useState<RowSelection>(nothingSelected);
  const selection = useMemo(() => stillShown(stored, shown), [stored, shown]);
  const [focused, setFocused] = useState<string | null>(null);
  return {
    shown,
    isFiltered,
    folding,
    selected: selection.ids,
    focused,
    focus: setFocused,
    /** Answers how many are selected then. */
    select(id: string, how: 'one more' | 'up to it' | 'all' | 'none'): number {
      const from = selection.anchor === null ? { ...selection, anchor: focused } : selection;
      const next = {
        'one more': () => toggleRow(selection, id),
        'up to it': () => selectTo(from, id, shown),
        all: () => selectAll(shown),
        none: () => nothingSelected,
      }[how]();
      setSelection(next);
      return next.ids.size;
    },
  };
}
