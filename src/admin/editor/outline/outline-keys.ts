import type { KeyboardEvent } from 'react';
import { selectRange, toggleBlock } from '#document/selection.ts';
import { enterForm } from '../services/areas.ts';
import type { EditorServices } from '../services/editor-context.ts';
import type { BlockRow, OutlineRow } from './outline-rows.ts';

/**
 * The keys of a tree in which several can be selected, as the WAI-ARIA Authoring Practices have them; true when the key
 * was one of them. Moving with Alt is the editor's own shortcut.
 */
export function outlineKey(
  event: TreeKey,
  rows: readonly OutlineRow[],
  { draft, view }: EditorServices,
): boolean {
  if (event.altKey) return false;
  const blocks = rows.filter((row) => row.kind === 'block');
  const { tree, selection } = draft.store.getState();
  const focused = focusedRow(event.currentTarget) ?? selection.lead;
  const index = blocks.findIndex((row) => row.key === focused);
  const current = blocks[index];
  const order = blocks.map((row) => row.key);
  const mod = event.metaKey || event.ctrlKey;
  const go = (row: BlockRow | undefined): boolean => {
    if (!row) return true;
    if (event.shiftKey) draft.select(selectRange(tree, selection, row.key, order));
    else if (!mod) draft.select(row.key);
    focusRow(event.currentTarget, row.key);
    return true;
  };
  if (event.key === ' ' && current) {
    draft.select(toggleBlock(tree, selection, current.key));
    return true;
  }
  if (mod && !walking.has(event.key)) return false;
  const fold = (row: BlockRow, closed: boolean): boolean => {
    view.setState(({ collapsed }) => ({ collapsed: withMember(collapsed, row.key, closed) }));
    return true;
  };
  switch (event.key) {
    case 'ArrowDown':
      return go(blocks[index + 1]);
    case 'ArrowUp':
      return go(index < 0 ? blocks.at(-1) : blocks[index - 1]);
    case 'Home':
      return go(blocks[0]);
    case 'End':
      return go(blocks.at(-1));
    case 'ArrowRight':
      if (!current || current.expanded === undefined) return true;
      return current.expanded ? go(blocks[index + 1]) : fold(current, false);
    case 'ArrowLeft':
      if (!current) return true;
      return current.expanded
        ? fold(current, true)
        : go(blocks.find((row) => row.key === current.place.parent));
    case 'Enter':
      view.setState({ panelOpen: true, area: 'properties' });
      enterForm(view, selection.lead);
      return true;
    default:
      return false;
  }
}

type TreeKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'currentTarget'>;

/** With Ctrl or Command these move the focus alone, so that Space can add a row further down. */
const walking: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End']);

function focusedRow(tree: Element): string | undefined {
  const row = tree.ownerDocument.activeElement?.closest<HTMLElement>('[data-row]');
  return row && tree.contains(row) ? row.dataset.row : undefined;
}

export function withMember(set: ReadonlySet<string>, key: string, member: boolean): ReadonlySet<string> {
  const copy = new Set(set);
  if (member) copy.add(key);
  else copy.delete(key);
  return copy;
}

/** Focus follows the selection at once: the next key comes sooner than the next render. */
function focusRow(tree: Element, key: string): void {
  tree.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus();
}
