import type { Place } from '#document/edit.ts';
import type { PageTree } from '#document/page-tree.ts';
import { toggleBlock } from '#document/selection.ts';
import { type PressedKeys, readKeys } from '#preview/read-keys.ts';
import { announce } from '../../shared/announcer.tsx';
import { isKeystroke, isSwitchedOn } from '../../shared/keystroke.ts';
import { allCommands } from '../commands/all-commands.ts';
import { insertCommand } from '../commands/block.command.ts';
import { menuCommand } from '../commands/menu.command.ts';
import { enterForm } from '../services/area-focus.ts';
import type { EditorServices } from '../services/editor-context.ts';
import { openSlotMenu } from '../services/open-block-menu.ts';
import type { BlockRow, OutlineRow, SlotRow } from './outline-rows.ts';
import { outlineWords } from './outline-words.ts';
import {
  findFocusedRow,
  findParentRow,
  findRowInDirection,
  foldRow,
  goToRow,
  type TreeKey,
} from './tree-rows.ts';

/**
 * Handles the keys of a multi-select tree as the WAI-ARIA Authoring Practices define them. True if it handled
 * the key. Alt with an arrow moves blocks and is a shortcut of the editor.
 */
export function handleOutlineKey(
  event: TreeKey,
  rows: readonly OutlineRow[],
  services: EditorServices,
): boolean {
  const { draft, view } = services;
  const { tree, selection } = draft.store.getState();
  const focused = findFocusedRow(event.currentTarget) ?? selection.lead;
  const index = rows.findIndex((row) => row.key === focused);
  const current = rows[index];
  if (current?.kind === 'slot') return handleSlotKey(event, rows, current, services);
  if (event.altKey) return false;
  const mod = event.metaKey || event.ctrlKey;
  if (event.key === ' ' && current) {
    draft.select(toggleBlock(tree, selection, current.key));
    return true;
  }
  if (mod && !walking.has(event.key)) return false;
  const go = (row: OutlineRow | undefined) => goToRow(event, row, rows, services);
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
    case 'Home':
    case 'End':
      return go(findRowInDirection(event, rows, index));
    case 'ArrowRight':
      if (current?.expanded === undefined) return true;
      return current.expanded ? go(rows[index + 1]) : foldRow(view, current.key, false);
    case 'ArrowLeft':
      if (!current) return true;
      return current.expanded ? foldRow(view, current.key, true) : go(findParentRow(rows, index));
    case '+':
      if (!isSwitchedOn({ key: '+' })) return false;
      if (current) view.setState({ dialog: { type: 'insert', at: placeAt(current, tree) } });
      return true;
    case 'Enter':
      view.setState({ panelOpen: true, area: 'properties' });
      enterForm(view, selection.lead);
      return true;
    default:
      return false;
  }
}

/**
 * With Ctrl or Command these keys move only the focus, so that Space can add a distant row to the selection.
 */
const walking: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End']);

/**
 * Place for a block that is added from a row: in its first empty slot, else its first slot; after the block
 * if it has no slots.
 */
function placeAt({ key, block, place }: BlockRow, tree: PageTree): Place {
  const lists = tree.getLists(block);
  const list = lists.find(({ blocks }) => blocks.length === 0) ?? lists[0];
  if (!list) return { ...place, index: place.index + 1 };
  return { parent: key, slot: list.slot, index: list.blocks.length };
}

/**
 * Handles keys on the row of a slot: adding to it, and moving through the tree. Commands on blocks do nothing
 * here, since the selected block is not the focused row.
 */
function handleSlotKey(
  event: TreeKey,
  rows: readonly OutlineRow[],
  slot: SlotRow,
  services: EditorServices,
): boolean {
  const index = rows.indexOf(slot);
  const go = (row: OutlineRow | undefined) => goToRow(event, row, rows, services);
  const isHeld = event.altKey || event.metaKey || event.ctrlKey;
  if (!event.altKey && ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) {
    return go(findRowInDirection(event, rows, index));
  }
  if (!isHeld && event.key === 'ArrowRight') {
    if (slot.expanded === undefined) return true;
    return slot.expanded ? go(rows[index + 1]) : foldRow(services.view, slot.key, false);
  }
  if (!isHeld && event.key === 'ArrowLeft' && slot.expanded) return foldRow(services.view, slot.key, true);
  if (!isHeld && (event.key === 'ArrowLeft' || event.key === 'Escape')) return go(findParentRow(rows, index));
  const stroke = readKeys(event.nativeEvent);
  if (
    !isHeld &&
    (event.key === 'Enter' || isKeystroke({ key: '+' }, stroke) || isFor(insertCommand, stroke))
  ) {
    services.view.setState({ dialog: { type: 'insert', at: slot.place } });
    return true;
  }
  if (isFor(menuCommand, stroke)) {
    const { x, y, width, height } =
      event.currentTarget.ownerDocument.activeElement?.getBoundingClientRect() ?? {
        ...{ x: 0, y: 0, width: 0, height: 0 },
      };
    openSlotMenu(services, slot, { x: x + width / 2, y, height });
    return true;
  }
  const meantForBlock = allCommands.some((command) => command.group === 'block' && isFor(command, stroke));
  if (!meantForBlock && event.key !== ' ') return false;
  announce(outlineWords.noBlock(slot.label));
  return true;
}

function isFor({ strokes }: (typeof allCommands)[number], stroke: PressedKeys): boolean {
  return strokes.some((wanted) => isKeystroke(wanted, stroke));
}
