import { useEffect, useState } from 'react';
import { getDeviceForWidth } from '#content/look/layout.ts';
import { getChosenKind } from '#content/media/media-types.ts';
import type { PageTree } from '#document/page-tree.ts';
import { uploadWords } from '../../../uploads/upload-words.ts';
import { canPlaceFiles, type FilePlace } from '../../services/arrange-files.ts';
import { useEditor, useOwnPane } from '../../services/editor-context.ts';
import { findMediaSlot, type MediaSlot } from '../../services/media-slots.ts';
import type { Pane } from '../../services/panes.ts';
import type { PendingUploads } from '../../services/pending-uploads.ts';
import type { Draft } from '../../work/draft/draft.ts';
import type { Box, Point, ShownSize } from '../overlay/geometry.ts';
import { toPagePoint } from '../overlay/point-in-page.ts';
import { findBesidePlace } from './beside-place.ts';
import { DropLine } from './drop-line.tsx';
import { type DropPlace, findDropPlace } from './drop-place.ts';
import { measureLists } from './measure-lists.ts';

interface FileDropsProps {
  readonly page: Document;
  readonly size: ShownSize;
}

/**
 * The result of a drop: the file fills `slot`, or the files become blocks at `place`, which may be beside a
 * block.
 */
interface Drop {
  readonly line: DropPlace['line'];
  readonly slot?: MediaSlot;
  readonly place?: FilePlace;
}

/**
 * Shows where files dragged over the page would go: a line between blocks, or a box around the media field.
 */
export function FileDrops({ page, size }: FileDropsProps) {
  const { pendingUploads, draft } = useEditor();
  const pane = useOwnPane();
  const [over, setOver] = useState<Drop>();
  useEffect(
    () => onFileDrag({ page, pendingUploads, draft, pane, show: setOver }),
    [page, pendingUploads, draft, pane],
  );
  if (!over) return null;
  const { slot } = over;
  const name = slot && (slot.isEmpty ? uploadWords.fill : uploadWords.replace)(slot.field.label);
  return (
    <div className="drop-layer" data-over="">
      <DropLine line={over.line} size={size} name={name} />
    </div>
  );
}

interface FileDragOptions {
  readonly page: Document;
  readonly pendingUploads: PendingUploads;
  readonly draft: Draft;
  /** Frame of the page. A dropped file replaces the file in its language. */
  readonly pane: Pane;
  readonly show: (drop: Drop | undefined) => void;
}

/**
 * Listens in the page, where `dragover` events have to be handled: otherwise the browser opens the file in
 * place of the page. Elements over the frame, such as the handles of a block, send their events to the
 * editor's window.
 *
 * @returns a function that stops listening
 */
function onFileDrag({ page, pendingUploads, draft, pane, show }: FileDragOptions): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const listen = (where: EventTarget, toPoint: (event: DragEvent) => Point) => {
    const on = (type: string, run: (event: DragEvent) => void) =>
      where.addEventListener(type, (event) => hasFiles(event as DragEvent) && run(event as DragEvent), {
        signal,
      });
    on('dragover', (event) => {
      event.preventDefault();
      show(dropAt(page, draft, toPoint(event), event));
    });
    on('dragleave', (event) => {
      if (event.relatedTarget === null) show(undefined);
    });
    on('drop', (event) => {
      event.preventDefault();
      show(undefined);
      const files = [...(event.dataTransfer?.files ?? [])];
      const [file] = files;
      const { slot, place } = dropAt(page, draft, toPoint(event), event) ?? {};
      if (slot && file) pendingUploads.fill(file, slot, pane.store.getState().language);
      else if (place) pendingUploads.add(files, place);
    });
  };
  listen(page, ({ clientX: x, clientY: y }) => ({ x, y }));
  const overFrame = page.defaultView?.frameElement?.parentElement;
  if (overFrame) listen(overFrame, ({ clientX, clientY }) => toPagePoint(page, clientX, clientY));
  return () => {
    ending.abort();
    show(undefined);
  };
}

function dropAt(page: Document, draft: Draft, point: Point, event: DragEvent): Drop | undefined {
  const { tree } = draft.store.getState();
  const lists = measureLists(page, tree);
  // On phones columns are stacked, so that there is nothing beside a block.
  const isNarrow = getDeviceForWidth(page.defaultView?.innerWidth ?? 0) === 'mobile';
  const aside = isNarrow ? undefined : findBesidePlace(lists, point, (at) => canPlaceFiles(tree, at));
  if (aside) return { line: aside.line, place: aside.beside };
  const found = findMediaSlotAt(page, tree, point);
  if (found && hasSingleFile(found.slot.field.accepts, event)) {
    const { left: x, top: y, right, bottom } = found.box;
    return { slot: found.slot, line: { x, y, length: right - x, height: bottom - y, upright: false } };
  }
  return findDropPlace(lists, point, (place) => canPlaceFiles(tree, place));
}

/** True for a drag of one file of this kind. During a drag the type of the file is known, and its name is not. */
function hasSingleFile(kind: MediaSlot['field']['accepts'], { dataTransfer }: DragEvent): boolean {
  const [item, ...others] = [...(dataTransfer?.items ?? [])].filter((one) => one.kind === 'file');
  if (!item || others.length > 0) return false;
  return getChosenKind({ type: item.type, name: dataTransfer?.files[0]?.name ?? '' }) === kind;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

/**
 * Edges of a media field that belong to the list around it: as a part of its height, and the maximum in CSS
 * pixels.
 */
const edge = { part: 0.2, most: 12 };

/** Finds the media field at a point of the page, with its box; undefined outside of all fields. */
function findMediaSlotAt(
  page: Document,
  tree: PageTree,
  { x, y }: Point,
): { readonly slot: MediaSlot; readonly box: Box } | undefined {
  // A card's link may cover its image.
  for (const element of page.elementsFromPoint(x, y)) {
    const marked = element.closest<HTMLElement>('[data-field]');
    const blockId = marked?.closest<HTMLElement>('[data-block-id]')?.dataset.blockId;
    const slot =
      blockId === undefined ? undefined : findMediaSlot(tree, blockId, marked?.dataset.field ?? '');
    if (!marked || !slot) continue;
    const box = marked.getBoundingClientRect();
    const margin = Math.min(edge.most, box.height * edge.part);
    return y > box.top + margin && y < box.bottom - margin ? { slot, box } : undefined;
  }
  return undefined;
}
