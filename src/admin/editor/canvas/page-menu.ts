import { listenForMenu } from '../../shared/menu/listen-for-menu.ts';
import type { EditorServices } from '../services/editor-context.ts';
import { openBlockMenu } from '../services/open-block-menu.ts';
import type { Pane } from '../services/panes.ts';
import { toWindowPoint } from './overlay/point-in-page.ts';

interface PageMenuOptions {
  readonly page: Document;
  readonly services: EditorServices;
  readonly pane: Pane;
}

/**
 * Opens the menu of a block that is clicked with the right button in the page, or pressed long by a finger.
 * There is none beside blocks and while blocks are dragged. Returns a function that stops listening.
 */
export function listenForPageMenu({ page, services, pane }: PageMenuOptions): () => void {
  return listenForMenu(page, (target, at) => {
    const blockId = target.closest<HTMLElement>('[data-block-id]')?.dataset.blockId;
    if (blockId === undefined || services.view.getState().dragged.length > 0) return false;
    services.panes.activate(pane.id);
    const field = target.closest<HTMLElement>('[data-field]')?.dataset.field;
    openBlockMenu(services, blockId, toWindowPoint(page, at), field);
    return true;
  });
}
