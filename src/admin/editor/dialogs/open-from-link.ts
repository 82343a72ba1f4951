import type { ToastInput } from '#ui/toast/toast.tsx';
import { words } from '../../words.ts';
import type { EditorServices } from '../services/editor-context.ts';
import { type FieldPlace, goToPlace } from '../services/go-to-place.ts';

/**
 * Opens a dialog or block that a link names: the versions of the page, or one of them (`?versions`), the
 * comparison before publishing (`?publish`), or a block (`?block`) and its field (`field`).
 */
export function openFromLink(
  services: Pick<EditorServices, 'draft' | 'view' | 'panes'>,
  toast: (toast: ToastInput) => void,
): void {
  const { view } = services;
  const address = new URL(window.location.href);
  const selected = address.searchParams.get('versions');
  if (selected !== null) view.setState({ dialog: { type: 'versions', selected: selected || undefined } });
  const blockId = address.searchParams.get('block');
  const field = address.searchParams.get('field') ?? '';
  if (blockId !== null) goToBlock(services, { blockId, field }, toast);
  if (address.searchParams.has('publish')) view.setState({ dialog: { type: 'publish' } });
  // The parameters are removed, so that a reload does not open the dialog again.
  const once = ['publish', 'block', 'field'].filter((name) => address.searchParams.has(name));
  if (once.length === 0) return;
  for (const name of once) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
}

/** Selects the linked block, or shows a toast if it no longer exists. */
function goToBlock(
  services: Parameters<typeof openFromLink>[0],
  place: FieldPlace,
  toast: (toast: ToastInput) => void,
): void {
  const { tree } = services.draft.store.getState();
  if (tree.find(place.blockId)) goToPlace(services, place);
  else toast({ text: words.editor.blockGone });
}
