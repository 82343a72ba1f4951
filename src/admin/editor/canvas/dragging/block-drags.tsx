import { Ban } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Place } from '#document/edit.ts';
import { BlockIcon } from '../../../shared/blocks/block-icon.tsx';
import { words } from '../../../words.ts';
import { formatSlotLabel } from '../../services/editing/format-slot-label.ts';
import { type EditorServices, useEditor, useOwnPane } from '../../services/editor-context.ts';
import type { StartInsertDrag } from '../../services/view-store.ts';
import { DropLine } from '../drops/drop-line.tsx';
import type { DropTarget } from '../drops/drop-target.ts';
import type { ShownSize } from '../overlay/geometry.ts';
import { toPagePoint } from '../overlay/point-in-page.ts';
import { type DragState, dragOverPage } from './drag-over-page.ts';
import { createInsertablePayload } from './drag-payload.ts';
import { followPress } from './follow-press.ts';
import { type DragListenerOptions, type Grab, onBlockDrag } from './on-block-drag.ts';
import { onRowDrag } from './on-row-drag.ts';
import './block-drags.css';

interface BlockDragsProps {
  readonly page: Document;
  readonly size: ShownSize;
  /** Called with a function that starts a drag from the grip, and with undefined on unmount. */
  readonly onReady: (grab: (() => Grab) | undefined) => void;
}

/** Shows a drag over the page: the line or box where the blocks would be dropped, and a label of them. */
export function BlockDrags({ page, size, onReady }: BlockDragsProps) {
  const services = useEditor();
  const pane = useOwnPane();
  const [over, setOver] = useState<DragState>();
  useEffect(() => {
    const drags = onBlockDrag({ page, services, pane, show: setOver });
    const stopRows = onRowDrag({ page, services, show: setOver });
    const stopListening = onInsertDrag({ page, services, pane, show: setOver });
    onReady(() => drags.startDrag);
    return () => {
      onReady(undefined);
      stopRows();
      stopListening();
      drags.stop();
    };
  }, [page, services, pane, onReady]);
  if (!over) return null;
  const { target } = over;
  return (
    <div className="drop-layer" aria-hidden="true">
      {target?.outcome === 'moves' && (
        <DropLine line={target.line} size={size} name={formatTargetLabel(services, target)} />
      )}
      <DragChip over={over} size={size} />
    </div>
  );
}

/** Labels the dragged blocks next to the pointer, with the reason if they cannot be dropped there. */
function DragChip({ over: { payload, point, target }, size }: { over: DragState; size: ShownSize }) {
  const services = useEditor();
  const refused = target?.refused && describeRefusal(services, target.refused);
  // Outside the frame the label stays at the nearest edge.
  const x = isWithin(point.x, size.width) * size.scale;
  const y = isWithin(point.y, size.height) * size.scale;
  return (
    <div
      className="drag-chip"
      data-left={x > (size.width * size.scale) / 2 || undefined}
      data-above={y > size.height * size.scale - 72 || undefined}
      style={{ translate: `${x}px ${y}px` }}
    >
      <div className="drag-chip__card">
        <span className="drag-chip__name">
          {payload.type !== undefined && <BlockIcon type={payload.type} />}
          {payload.name}
        </span>
        {refused && (
          <span className="drag-chip__why">
            <Ban />
            {refused}
          </span>
        )}
      </div>
    </div>
  );
}

function isWithin(at: number, room: number): number {
  return Math.min(room, Math.max(0, at));
}

function formatTargetLabel(services: EditorServices, { place, beside }: DropTarget): string | undefined {
  const block = services.draft.store.getState().tree.find(beside?.blockId ?? null)?.block;
  if (!beside || !block) return formatPlaceLabel(services, place);
  return words.drag.beside[beside.side](services.editing.describeBlocks([block]));
}

/** Label of a slot inside a block; '' for the page itself. */
function formatPlaceLabel(
  { draft }: Pick<EditorServices, 'draft'>,
  { parent, slot }: Place,
): string | undefined {
  const { tree } = draft.store.getState();
  const block = tree.find(parent)?.block;
  const definition = block && tree.findDefinition(block);
  if (!block || !definition) return undefined;
  const isOnly = tree.getLists(block).length === 1;
  return words.drag.inside(definition.label, isOnly ? undefined : formatSlotLabel(definition, slot, block));
}

/** Says which blocks a slot accepts, if it does not accept the dragged ones. */
function describeRefusal({ draft, definitions }: EditorServices, place: Place): string | undefined {
  const { tree } = draft.store.getState();
  const taken = tree.listAt(place)?.accepts;
  const name = formatPlaceLabel({ draft }, place);
  if (!taken || name === undefined) return undefined;
  return words.drag.takesOnly(
    name,
    taken.map((type) => definitions.get(type)?.label ?? type),
  );
}

/**
 * Lets items of the insert menu be dragged over this page while its frame is active. Returns a function that
 * stops it.
 */
function onInsertDrag({ page, services, pane, show }: DragListenerOptions): () => void {
  const { draft, view, panes } = services;
  let stop = () => {};
  const startInsertDrag: StartInsertDrag = ({ insertable, start, holder, begun, ended }) => {
    const payload = createInsertablePayload(services, insertable);
    stop = followPress(start, {
      holder,
      windows: [window],
      atOnce: true,
      toPoint: ({ clientX, clientY }) => toPagePoint(page, clientX, clientY),
      begin: (point) => {
        begun();
        const over = dragOverPage({ page, payload, show, tree: () => draft.store.getState().tree }, point);
        return {
          move: over.move,
          drop: () => ended(over.drop()?.newBlockId),
          cancel: () => {
            over.cancel();
            ended(undefined);
          },
        };
      },
    });
  };
  const offer = () => {
    if (panes.active().id === pane.id) view.setState({ startInsertDrag });
  };
  offer();
  const stopWatching = panes.store.subscribe(offer);
  return () => {
    stop();
    stopWatching();
    if (view.getState().startInsertDrag === startInsertDrag) view.setState({ startInsertDrag: undefined });
  };
}
