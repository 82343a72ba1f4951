import { Ban } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Place } from '#document/edit.ts';
import { BlockIcon } from '../../../shared/blocks/block-icon.tsx';
import { words } from '../../../words.ts';
import { type EditorServices, useEditor, useThisPane } from '../../services/editor-context.ts';
import { formatSlotLabel } from '../../services/format-slot-label.ts';
import type { StartInsertDrag } from '../../services/view-store.ts';
import { DropLine } from '../drops/drop-line.tsx';
import type { ShownSize } from '../overlay/geometry.ts';
import { toPagePoint } from '../overlay/point-in-page.ts';
import { type DragOver, dragOverPage } from './drag-over-page.ts';
import { createInsertablePayload } from './drag-payload.ts';
import { followPress } from './follow-press.ts';
import { type DragListenerOptions, type Grab, onBlockDrag } from './on-block-drag.ts';
import { onRowDrag } from './on-row-drag.ts';
import './block-drags.css';

interface BlockDragsProps {
  /** What the frame shows. */
  readonly page: Document;
  readonly size: ShownSize;
  /** Is given how the grip takes hold, and told when it cannot any more. */
  readonly onReady: (grab: (() => Grab) | undefined) => void;
}

/** Blocks that are dragged over the page: where they would stand, and what they are. */
export function BlockDrags({ page, size, onReady }: BlockDragsProps) {
  const services = useEditor();
  const pane = useThisPane();
  const [over, setOver] = useState<DragOver>();
  useEffect(() => {
    const drags = onBlockDrag({ page, services, pane, show: setOver });
    const stopRows = onRowDrag({ page, services, show: setOver });
    const stopListening = onInsertDrag({ page, services, pane, show: setOver });
    onReady(() => drags.grab);
    return () => {
      onReady(undefined);
      stopRows();
      stopListening();
      drags.stop();
    };
  }, [page, services, pane, onReady]);
  if (!over) return null;
  const { landing } = over;
  return (
    <div className="drop-layer" aria-hidden="true">
      {landing?.outcome === 'moves' && (
        <DropLine line={landing.line} size={size} name={nameOfPlace(services, landing.place)} />
      )}
      <DragChip over={over} size={size} />
    </div>
  );
}

/** What is dragged, at the pointer, and why it cannot go where that points. */
function DragChip({ over: { cargo, point, landing }, size }: { over: DragOver; size: ShownSize }) {
  const services = useEditor();
  const refused = landing?.refused && describeRefusal(services, landing.refused);
  // Outside the frame the pointer still has it at its side.
  const x = within(point.x, size.width) * size.scale;
  const y = within(point.y, size.height) * size.scale;
  return (
    <div
      className="drag-chip"
      data-left={x > (size.width * size.scale) / 2 || undefined}
      data-above={y > size.height * size.scale - 72 || undefined}
      style={{ translate: `${x}px ${y}px` }}
    >
      <div className="drag-chip__card">
        <span className="drag-chip__name">
          {cargo.type !== undefined && <BlockIcon type={cargo.type} />}
          {cargo.name}
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

function within(at: number, room: number): number {
  return Math.min(room, Math.max(0, at));
}

/** The name of a place inside a block; nothing for the page itself. */
function nameOfPlace({ draft }: Pick<EditorServices, 'draft'>, { parent, slot }: Place): string | undefined {
  const { tree } = draft.store.getState();
  const block = tree.find(parent)?.block;
  const definition = block && tree.definitionOf(block);
  if (!block || !definition) return undefined;
  const isOnly = tree.listsOf(block).length === 1;
  return words.drag.inside(definition.label, isOnly ? undefined : formatSlotLabel(definition, slot));
}

/** Why a place takes something else only. */
function describeRefusal({ draft, definitions }: EditorServices, place: Place): string | undefined {
  const { tree } = draft.store.getState();
  const taken = tree.listAt(place)?.accepts;
  const name = nameOfPlace({ draft }, place);
  if (!taken || name === undefined) return undefined;
  return words.drag.takesOnly(
    name,
    taken.map((type) => definitions.get(type)?.label ?? type),
  );
}

/** Takes new blocks over this page, when it is the one that is worked in. Answers how to stop. */
function onInsertDrag({ page, services, pane, show }: DragListenerOptions): () => void {
  const { draft, view, panes } = services;
  let stop = () => {};
  const startInsertDrag: StartInsertDrag = ({ insertable, start, holder, begun, ended }) => {
    const cargo = createInsertablePayload(services, insertable);
    stop = followPress(start, {
      holder,
      windows: [window],
      atOnce: true,
      pointOf: ({ clientX, clientY }) => toPagePoint(page, clientX, clientY),
      begin: (point) => {
        begun();
        const over = dragOverPage({ page, cargo, show, tree: () => draft.store.getState().tree }, point);
        return {
          move: over.move,
          drop: () => ended(over.drop()?.landed),
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
