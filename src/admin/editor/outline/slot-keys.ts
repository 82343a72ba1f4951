import { type PressedKeys, readKeys } from '#preview/read-keys.ts';
import { announce } from '../../shared/announcer.tsx';
import { matches } from '../../shared/keystroke.ts';
import { words } from '../../words.ts';
import { allCommands } from '../commands/all-commands.ts';
import { insertCommand } from '../commands/insert.command.ts';
import type { EditorServices } from '../services/editor-context.ts';
import type { OutlineRow, SlotRow } from './outline-rows.ts';
import { foldRow, goToRow, parentRow, rowInWay, type TreeKey } from './tree-rows.ts';

/**
 * The keys of a place inside a block: they add to it, and go through the tree. It is no block: what would be done to one
 * is not done to that which was selected before either.
 */
export function slotKey(
  event: TreeKey,
  rows: readonly OutlineRow[],
  slot: SlotRow,
  services: EditorServices,
): boolean {
  const index = rows.indexOf(slot);
  const go = (row: OutlineRow | undefined) => goToRow(event, row, rows, services);
  const isHeld = event.altKey || event.metaKey || event.ctrlKey;
  if (!event.altKey && ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) {
    return go(rowInWay(event, rows, index));
  }
  if (!isHeld && event.key === 'ArrowRight') {
    if (slot.expanded === undefined) return true;
    return slot.expanded ? go(rows[index + 1]) : foldRow(services.view, slot.key, false);
  }
  if (!isHeld && event.key === 'ArrowLeft' && slot.expanded) return foldRow(services.view, slot.key, true);
  if (!isHeld && (event.key === 'ArrowLeft' || event.key === 'Escape')) return go(parentRow(rows, index));
  const stroke = readKeys(event.nativeEvent);
  if (!isHeld && (event.key === 'Enter' || matches({ key: '+' }, stroke) || isFor(insertCommand, stroke))) {
    services.view.setState({ dialog: { type: 'insert', at: slot.place } });
    return true;
  }
  const meantForBlock = allCommands.some((command) => command.group === 'block' && isFor(command, stroke));
  if (!meantForBlock && event.key !== ' ') return false;
  announce(words.outline.noBlock(slot.label));
  return true;
}

function isFor({ strokes }: (typeof allCommands)[number], stroke: PressedKeys): boolean {
  return strokes.some((wanted) => matches(wanted, stroke));
}
