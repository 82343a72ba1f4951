import type { KeyboardEvent } from 'react';
import { readKeys } from '#preview/read-keys.ts';
import { moveStrokes } from '../../command-menu/strokes.ts';
import { isKeystroke } from '../../shared/keystroke.ts';
import type { PageRow } from '../page-tree.ts';
import type { MoveStep } from './move-places.ts';
import { findActionForKey, type RowAction } from './row-actions.ts';

/** Callbacks and state for the keyboard. */
export interface ListKeys {
  /** Visible rows. */
  readonly rows: readonly PageRow[];
  readonly index: number;
  readonly folded: ReadonlySet<string>;
  readonly goTo: (row: PageRow | undefined) => void;
  readonly fold: (id: string, closed: boolean) => void;
  readonly select: (id: string, how: 'one more' | 'up to it' | 'all' | 'none') => void;
  readonly step: (row: PageRow, step: MoveStep) => void;
  readonly act: (action: RowAction, row: PageRow) => void;
  readonly openMenu: (row: PageRow) => void;
  readonly find: () => void;
  readonly undo: () => boolean;
}

const steps = Object.keys(moveStrokes) as MoveStep[];
/** Number of rows that Page Up and Page Down skip. */
const pageOfRows = 10;

/**
 * Handles the keys of a treegrid with row focus, by the WAI-ARIA Authoring Practices. Returns true if it handled the
 * event.
 */
export function listKey(event: KeyboardEvent, keys: ListKeys): boolean {
  const { rows, index } = keys;
  const row = rows[index];
  if (!row) return false;
  const mod = event.metaKey || event.ctrlKey;
  const pressed = readKeys(event.nativeEvent);
  const step = steps.find((direction) => isKeystroke(moveStrokes[direction], pressed));
  if (step) {
    keys.step(row, step);
    return true;
  }
  if (mod && !event.altKey && !event.shiftKey && handleModKey(event.key.toLowerCase(), keys)) return true;
  const action = findActionForKey(event.nativeEvent, row);
  if (action) {
    keys.act(action, row);
    return true;
  }
  if (event.altKey || mod) return false;
  return walkKey(event, row, keys) || handleRowKey(event, row, keys);
}

function handleModKey(key: string, keys: ListKeys): boolean {
  if (key === 'a') keys.select('', 'all');
  else if (key === 'f') keys.find();
  else return key === 'z' && keys.undo();
  return true;
}

function walkKey(event: KeyboardEvent, row: PageRow, keys: ListKeys): boolean {
  const { rows, index } = keys;
  const to = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: rows.length - 1,
    PageUp: Math.max(0, index - pageOfRows),
    PageDown: Math.min(rows.length - 1, index + pageOfRows),
  }[event.key];
  if (to === undefined) return false;
  const next = rows[to];
  if (next && event.shiftKey) keys.select(next.page.id, 'up to it');
  keys.goTo(next ?? row);
  return true;
}

function handleRowKey(event: KeyboardEvent, row: PageRow, keys: ListKeys): boolean {
  const { rows, index, folded } = keys;
  const { id } = row.page;
  const isFolded = folded.has(id);
  switch (event.key) {
    case ' ':
      keys.select(id, event.shiftKey ? 'up to it' : 'one more');
      return true;
    case 'Escape':
      keys.select('', 'none');
      return true;
    case 'ArrowRight':
      if (row.childCount === 0) return true;
      if (isFolded) keys.fold(id, false);
      else keys.goTo(rows[index + 1]);
      return true;
    case 'ArrowLeft':
      if (row.childCount > 0 && !isFolded) keys.fold(id, true);
      else keys.goTo(rows.find(({ page }) => page.id === row.below));
      return true;
    case 'ContextMenu':
      keys.openMenu(row);
      return true;
    case 'F10':
      if (event.shiftKey) keys.openMenu(row);
      return event.shiftKey;
    default:
      return false;
  }
}
