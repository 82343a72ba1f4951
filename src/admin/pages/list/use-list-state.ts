import { useMemo, useState } from 'react';
import { foldRows, type PageRow } from '../page-tree.ts';
import { filterPageRows, isFiltered as hasFilter, type PageFilter } from './page-filters.ts';

/** Manages the list's collapsed branches, selection and focus. */
export function useListState(rows: readonly PageRow[], filter: PageFilter) {
  const folding = useFolded();
  const isFiltered = hasFilter(filter);
  const { folded } = folding;
  const shown = useMemo(
    () => (isFiltered ? filterPageRows(rows, filter) : foldRows(rows, folded)),
    [rows, filter, isFiltered, folded],
  );
  const [stored, setSelection] = useState<RowSelection>(nothingSelected);
  const selection = useMemo(() => dropHiddenRows(stored, shown), [stored, shown]);
  const [focused, setFocused] = useState<string | null>(null);
  return {
    shown,
    isFiltered,
    folding,
    selected: selection.ids,
    focused,
    focus: setFocused,
    /** Returns the new number of selected pages. */
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

const key = 'vitrine-folded-pages';

function read(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

function keep(ids: ReadonlySet<string>): void {
  try {
    localStorage.setItem(key, JSON.stringify([...ids]));
  } catch {
    // Without storage, the tree is expanded on the next visit.
  }
}

/** Ids of collapsed pages, kept in the browser. */
function useFolded() {
  const [folded, setFolded] = useState(read);
  const change = (next: ReadonlySet<string>) => {
    keep(next);
    setFolded(next);
  };
  return {
    folded,
    set: change,
    fold(id: string, closed: boolean) {
      const next = new Set(folded);
      if (closed) next.add(id);
      else next.delete(id);
      change(next);
    },
  };
}

/** Selected pages, and the anchor for Shift. */
interface RowSelection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

const nothingSelected: RowSelection = { ids: new Set(), anchor: null };

function toggleRow({ ids }: RowSelection, id: string): RowSelection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Selects exactly the rows from the anchor to this one. */
function selectTo({ anchor }: RowSelection, id: string, rows: readonly PageRow[]): RowSelection {
  const findRowIndex = (key: string | null) => rows.findIndex(({ page }) => page.id === key);
  const [from, to] = [findRowIndex(anchor), findRowIndex(id)];
  if (from < 0) return { ids: new Set([id]), anchor: id };
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set(range.map(({ page }) => page.id)), anchor };
}

function selectAll(rows: readonly PageRow[]): RowSelection {
  return { ids: new Set(rows.map(({ page }) => page.id)), anchor: rows[0]?.page.id ?? null };
}

/** Drops pages that are hidden, so that no action applies to them unseen. */
function dropHiddenRows(selection: RowSelection, rows: readonly PageRow[]): RowSelection {
  if (selection.ids.size === 0) return selection;
  const shown = rows.filter(({ page }) => selection.ids.has(page.id)).map(({ page }) => page.id);
  return shown.length === selection.ids.size ? selection : { ...selection, ids: new Set(shown) };
}
