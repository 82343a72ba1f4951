import type { PageRow } from '../page-tree.ts';

/** The pages that are selected, and the one from which Shift reaches on. */
export interface RowSelection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const nothingSelected: RowSelection = { ids: new Set(), anchor: null };

export function toggleRow({ ids }: RowSelection, id: string): RowSelection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** All rows from the anchor to this one, and nothing else. */
export function selectTo({ anchor }: RowSelection, id: string, rows: readonly PageRow[]): RowSelection {
  const at = (key: string | null) => rows.findIndex(({ page }) => page.id === key);
  const [from, to] = [at(anchor), at(id)];
  if (from < 0) return { ids: new Set([id]), anchor: id };
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set(range.map(({ page }) => page.id)), anchor };
}

export function selectAll(rows: readonly PageRow[]): RowSelection {
  return { ids: new Set(rows.map(({ page }) => page.id)), anchor: rows[0]?.page.id ?? null };
}

/** Without pages that are not shown any more: nothing is done to what nobody sees. */
export function stillShown(selection: RowSelection, rows: readonly PageRow[]): RowSelection {
  if (selection.ids.size === 0) return selection;
  const shown = rows.filter(({ page }) => selection.ids.has(page.id)).map(({ page }) => page.id);
  return shown.length === selection.ids.size ? selection : { ...selection, ids: new Set(shown) };
}
