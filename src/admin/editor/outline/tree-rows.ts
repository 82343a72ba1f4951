import type { KeyboardEvent } from 'react';
import { selectRange } from '#document/selection.ts';
import type { EditorServices } from '../services/editor-context.ts';
import type { ViewStore } from '../services/view-store.ts';
import type { OutlineRow } from './outline-rows.ts';

export type TreeKey = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'currentTarget' | 'nativeEvent'
>;

/** Key of the focused row. */
export function findFocusedRow(tree: Element): string | undefined {
  const row = tree.ownerDocument.activeElement?.closest<HTMLElement>('[data-row]');
  return row && tree.contains(row) ? row.dataset.row : undefined;
}

/** Focuses a row at once, since the next key may come before the next render. */
export function focusRow(tree: Element, key: string): void {
  tree.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus();
}

export function findParentRow(rows: readonly OutlineRow[], index: number): OutlineRow | undefined {
  const level = rows[index]?.level ?? 0;
  return rows.slice(0, Math.max(index, 0)).findLast((row) => row.level < level);
}

/** Collapses or expands a row. */
export function foldRow(view: ViewStore, key: string, closed: boolean): true {
  view.setState(({ collapsed }) => ({ collapsed: withMember(collapsed, key, closed) }));
  return true;
}

function withMember(set: ReadonlySet<string>, key: string, member: boolean): ReadonlySet<string> {
  const copy = new Set(set);
  if (member) copy.add(key);
  else copy.delete(key);
  return copy;
}

type Way = Pick<TreeKey, 'key' | 'shiftKey'>;

/** Returns the row that an arrow key, Home or End leads to. Ranges contain only blocks. */
export function findRowInDirection(
  { key, shiftKey }: Way,
  rows: readonly OutlineRow[],
  index: number,
): OutlineRow | undefined {
  const isReachable = (row: OutlineRow) => !shiftKey || row.kind === 'block';
  const before = rows.slice(0, Math.max(index, 0));
  switch (key) {
    case 'ArrowDown':
      return rows.slice(index + 1).find(isReachable);
    case 'ArrowUp':
      return index < 0 ? rows.findLast(isReachable) : before.findLast(isReachable);
    case 'Home':
      return rows.find(isReachable);
    default:
      return rows.findLast(isReachable);
  }
}

/** Focuses a row, and selects it if it is a block. */
export function goToRow(
  event: TreeKey,
  row: OutlineRow | undefined,
  rows: readonly OutlineRow[],
  { draft }: EditorServices,
): true {
  if (!row) return true;
  const { tree, selection } = draft.store.getState();
  if (row.kind === 'block' && event.shiftKey) {
    const order = rows.flatMap(({ kind, key }) => (kind === 'block' ? [key] : []));
    draft.select(selectRange(tree, selection, row.key, order));
  } else if (row.kind === 'block' && !event.metaKey && !event.ctrlKey) draft.select(row.key);
  focusRow(event.currentTarget, row.key);
  return true;
}
