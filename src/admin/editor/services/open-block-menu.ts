import { formatPath } from '#content/block/issue.ts';
import type { Place } from '#document/edit.ts';
import type { MenuAnchor } from '../../shared/menu/menu-anchor.ts';
import type { EditorServices } from './editor-context.ts';

/**
 * Opens the menu of a block. The selection stays if the block is part of it, so that the menu's commands apply
 * to all of it. `field` is the marked field of the block that was pressed.
 */
export function openBlockMenu(
  { draft, view }: Pick<EditorServices, 'draft' | 'view'>,
  blockId: string,
  at: MenuAnchor,
  field?: string,
): void {
  if (!draft.store.getState().selection.ids.includes(blockId)) draft.select(blockId);
  view.setState({ dialog: { type: 'block-menu', at, field }, hoveredId: null });
}

/** Opens the menu of a block at one of its slots, such as a column. */
export function openSlotMenu(
  services: Pick<EditorServices, 'draft' | 'view'>,
  { place: { parent, slot } }: { readonly place: Place },
  at: MenuAnchor,
): void {
  if (parent === null) return;
  services.draft.select(parent);
  openBlockMenu(services, parent, at, formatPath(slot));
}

/** Opens the menu at the block that the keyboard is at: its row in the outline, or its toolbar in the page. */
export function openSelectionMenu(services: Pick<EditorServices, 'draft' | 'view'>): void {
  const { lead } = services.draft.store.getState().selection;
  if (lead === null) return;
  const row = document.querySelector(`[data-row="${CSS.escape(lead)}"]`);
  const isInOutline = document.activeElement?.closest('[data-row]') !== null;
  const toolbar = document.querySelector('.selection-toolbar [data-more]');
  const anchor = (isInOutline ? row : toolbar) ?? row ?? document.querySelector('.frame');
  const { x, y, width, height } = anchor?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
  // The middle of a row, since it is as wide as the outline.
  openBlockMenu(services, lead, anchor === row ? { x: x + width / 2, y, height } : { x, y, width, height });
}
