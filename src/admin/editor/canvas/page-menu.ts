import { isTyping } from '../../shared/typing.ts';
import type { EditorServices } from '../services/editor-context.ts';
import { openBlockMenu } from '../services/open-block-menu.ts';
import type { Pane } from '../services/panes.ts';
import { toWindowPoint } from './overlay/point-in-page.ts';

/** ms of a long press by a finger, and CSS pixels that it may move meanwhile. */
const longPress = { time: 500, tolerance: 10 };

interface PageMenuOptions {
  readonly page: Document;
  readonly services: EditorServices;
  readonly pane: Pane;
}

/**
 * Opens the menu of a block that is clicked with the right button in the page, or pressed long by a finger.
 * With Shift, in a text that is being written and beside blocks, the browser's own menu opens. Returns a
 * function that stops listening.
 */
export function listenForPageMenu(options: PageMenuOptions): () => void {
  const { page } = options;
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  page.addEventListener(
    'contextmenu',
    (event) => {
      if (event.defaultPrevented || event.shiftKey || isTyping(event.target)) return;
      if (openMenuAt(options, event)) event.preventDefault();
    },
    { signal },
  );
  page.addEventListener(
    'pointerdown',
    (start) => {
      stop();
      if (start.pointerType !== 'touch' || !start.isPrimary || isTyping(start.target)) return;
      const waiting = new AbortController();
      timer = setTimeout(() => {
        waiting.abort();
        if (openMenuAt(options, start)) ignoreNextClick(page);
      }, longPress.time);
      const move = ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - start.clientX, clientY - start.clientY) > longPress.tolerance) stop();
      };
      page.addEventListener('pointermove', move, { signal: waiting.signal });
    },
    { signal },
  );
  page.addEventListener('pointerup', stop, { signal });
  page.addEventListener('pointercancel', stop, { signal });
  return () => {
    stop();
    ending.abort();
  };
}

/** False if there is no block, or if blocks are being dragged. */
function openMenuAt({ page, services, pane }: PageMenuOptions, event: MouseEvent): boolean {
  const target = event.target as Element;
  const blockId = target.closest<HTMLElement>('[data-block-id]')?.dataset.blockId;
  if (blockId === undefined || services.view.getState().dragged.length > 0) return false;
  services.panes.activate(pane.id);
  const at = toWindowPoint(page, { x: event.clientX, y: event.clientY });
  openBlockMenu(services, blockId, at, target.closest<HTMLElement>('[data-field]')?.dataset.field);
  return true;
}

/** Ignores the click that follows when the finger leaves: it would select what is below the menu. */
function ignoreNextClick(page: Document): void {
  const ending = new AbortController();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    ending.abort();
  };
  const { signal } = ending;
  page.defaultView?.addEventListener('click', stop, { capture: true, signal });
  page.addEventListener('pointerdown', () => ending.abort(), { capture: true, signal });
}
