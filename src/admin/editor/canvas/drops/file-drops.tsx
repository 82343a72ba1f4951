import { useEffect, useState } from 'react';
import { takesFiles } from '../../services/arrange-files.ts';
import { type EditorServices, useEditor } from '../../services/editor-context.ts';
import type { ShownSize } from '../over/geometry.ts';
import { DropLine } from './drop-line.tsx';
import { type DropPlace, dropPlaceAt } from './drop-place.ts';
import { measureLists } from './measure-lists.ts';

interface FileDropsProps {
  /** What the frame shows. */
  readonly page: Document;
  readonly size: ShownSize;
}

/** Files that are dragged over the page: a line says where they would stand. */
export function FileDrops({ page, size }: FileDropsProps) {
  const services = useEditor();
  const [over, setOver] = useState<DropPlace>();
  useEffect(() => hearFiles(page, services, setOver), [page, services]);
  if (!over) return null;
  return (
    <div className="drop-layer" data-over="">
      <DropLine line={over.line} size={size} />
    </div>
  );
}

/**
 * The page's own events: such a drop has to be answered while it lasts, or the browser opens the file in place of the page.
 * Answers how to stop.
 */
function hearFiles(
  page: Document,
  services: EditorServices,
  show: (place: DropPlace | undefined) => void,
): () => void {
  const placeAt = (event: DragEvent) =>
    dropPlaceAt(
      measureLists(page, services.draft.store.getState().tree),
      { x: event.clientX, y: event.clientY },
      (place) => takesFiles(services.draft.store.getState().tree, place),
    );
  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    show(placeAt(event));
  };
  const leave = (event: DragEvent) => {
    if (event.relatedTarget === null) show(undefined);
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    show(undefined);
    const found = placeAt(event);
    if (found) services.arrivals.add([...(event.dataTransfer?.files ?? [])], found.place);
  };
  page.addEventListener('dragover', over);
  page.addEventListener('dragleave', leave);
  page.addEventListener('drop', drop);
  return () => {
    page.removeEventListener('dragover', over);
    page.removeEventListener('dragleave', leave);
    page.removeEventListener('drop', drop);
    show(undefined);
  };
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}
