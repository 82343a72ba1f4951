import type { EditorServices } from '../../services/editor-context.ts';
import { type DragState, dragOverPage } from './drag-over-page.ts';
import { createBlockPayload } from './drag-payload.ts';

interface HearOptions {
  readonly page: Document;
  readonly services: EditorServices;
  readonly show: (over: DragState | undefined) => void;
}

/**
 * Follows rows of the outline that are dragged over the page. They use native drag and drop, so that the page
 * receives the events. Returns a function that stops listening.
 */
export function onRowDrag({ page, services, show }: HearOptions): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let over: ReturnType<typeof dragOverPage> | undefined;
  const leave = () => {
    over?.cancel();
    over = undefined;
  };
  const isRow = ({ dataTransfer }: DragEvent) =>
    services.view.getState().dragged.length > 0 && dataTransfer?.types.includes('Files') !== true;

  page.addEventListener(
    'dragover',
    (event) => {
      if (!isRow(event)) return;
      event.preventDefault();
      const point = { x: event.clientX, y: event.clientY };
      const ids = services.view.getState().dragged;
      over ??= dragOverPage(
        {
          page,
          payload: createBlockPayload(services, ids),
          show,
          tree: () => services.draft.store.getState().tree,
        },
        point,
      );
      over.move(point);
    },
    { signal },
  );
  page.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && leave(), { signal });
  page.addEventListener(
    'drop',
    (event) => {
      if (!over) return;
      event.preventDefault();
      over.drop();
      over = undefined;
    },
    { signal },
  );
  // The browser handles Escape, and may not send the page an event.
  const stopWatching = services.view.subscribe((now) => now.dragged.length === 0 && leave());
  return () => {
    stopWatching();
    leave();
    ending.abort();
  };
}
