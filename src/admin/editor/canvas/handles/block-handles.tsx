import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { migrateBlock } from '#content/block/block.ts';
import { blockHandles } from '#content/block/block-handles.ts';
import { devices } from '#content/look/layout.ts';
import { classNames } from '#ui/class-names.ts';
import { panelWords } from '../../../forms/panel-words.ts';
import { words } from '../../../words.ts';
import {
  type SelectedBlock,
  useDraft,
  useEditor,
  usePane,
  useSelected,
  useView,
} from '../../services/editor-context.ts';
import { followPage } from '../overlay/follow-page.ts';
import type { Box, ShownSize } from '../overlay/geometry.ts';
import { formatHandleValue, formatPoint, isPreset } from './handle-values.ts';
import { listMarkedElements, placeHandles } from './place-handles.ts';
import type { PlacedHandle } from './placed-handle.ts';
import { formatHandleName, useHandle } from './use-handle.ts';
import './block-handles.css';

interface BlockHandlesProps {
  readonly page: Document;
  readonly size: ShownSize;
}

/**
 * Renders the handles of the selected block in the page: paddings, gaps, corner radii, heights, columns, and
 * the focal point of an image.
 */
export function BlockHandles({ page, size }: BlockHandlesProps) {
  const selected = useSelected();
  const count = useDraft(({ selection }) => selection.ids.length);
  if (!selected?.definition || count !== 1) return null;
  return <Handles key={selected.block.id} page={page} size={size} selected={selected} />;
}

function Handles({ page, size, selected }: BlockHandlesProps & { readonly selected: SelectedBlock }) {
  const placed = usePlacedHandles(page, selected);
  const { id } = selected.block;
  const isNear = useIsNear(id);
  if (placed.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      className={classNames('handles', isNear && 'handles--near')}
      aria-label={words.handles.group(selected.definition?.label ?? '')}
    >
      {placed.map((handle) => (
        <Handle key={handle.id} blockId={id} placed={handle} size={size} />
      ))}
    </div>
  );
}

/** True while the pointer is over the block or its children. */
function useIsNear(id: string): boolean {
  const { draft } = useEditor();
  return useView(({ hoveredId }) => {
    if (hoveredId === null) return false;
    const { tree } = draft.store.getState();
    return hoveredId === id || tree.around(hoveredId).some((block) => block.id === id);
  });
}

interface HandleProps {
  readonly blockId: string;
  readonly placed: PlacedHandle;
  readonly size: ShownSize;
}

function Handle({ blockId, placed, size }: HandleProps) {
  const { dragging, handlers } = useHandle(blockId, placed, size.scale);
  const { kind } = placed.handle;
  const isUpright = placed.grows.x !== 0;
  const text = formatPill(placed);
  const x = placed.at.x * size.scale;
  const y = placed.at.y * size.scale;
  const room = size.height * size.scale;
  const slider = (
    <div
      role="slider"
      tabIndex={0}
      className={classNames(
        'handle',
        `handle--${kind}`,
        isUpright && kind !== 'point' && 'handle--upright',
        isQuiet(placed) && 'handle--quiet',
      )}
      data-dragging={dragging || undefined}
      data-corner={kind === 'radius' ? (placed.part.part ?? 'topleft') : undefined}
      aria-label={formatHandleName(placed)}
      aria-roledescription={placed.picture && words.handles.pointRole}
      aria-orientation={placed.picture ? undefined : isUpright ? 'horizontal' : 'vertical'}
      aria-valuenow={Math.round(placed.pixels)}
      aria-valuemin={0}
      aria-valuemax={placed.picture && 100}
      aria-valuetext={text}
      style={{ translate: `${x}px ${y}px` }}
      {...handlers}
    >
      <span
        className={classNames('handle__pill', y > room - 56 && 'handle__pill--above')}
        style={
          {
            '--shift': `${computeShift(x, size.width * size.scale, halfPill[placed.picture ? 'point' : 'length'])}px`,
          } as React.CSSProperties
        }
        aria-hidden="true"
      >
        {text}
      </span>
    </div>
  );
  // The slider stays mounted, since it has captured the pointer.
  return (
    <>
      {dragging && placed.whole && <DraggedColumns box={placed.whole} scale={size.scale} />}
      {slider}
    </>
  );
}

/** Shows the twelve columns to which a dragged width snaps. */
function DraggedColumns({ box: { left, top, right, bottom }, scale }: { box: Box; scale: number }) {
  const style = {
    translate: `${left * scale}px ${top * scale}px`,
    width: (right - left) * scale,
    height: (bottom - top) * scale,
  };
  return <div className="handle-columns" style={style} />;
}

/**
 * True for an unset value of a list item, whose handle is shown only on hover: otherwise a grid of rows would
 * be full of handles.
 */
function isQuiet({ handle, part }: PlacedHandle): boolean {
  return handle.kind === 'padding' && part.path.length > 1 && part.value === undefined;
}

/** About half the width of the label at a handle, in CSS pixels of the editor; keeps it inside the frame. */
const halfPill = { length: 76, point: 132 } as const;

function computeShift(x: number, width: number, half: number): number {
  return Math.max(0, half - x) - Math.max(0, x + half - width);
}

/** Formats the label at a handle: its device and its value. Columns that all devices have need no device. */
function formatPill(placed: PlacedHandle): string {
  if (placed.picture) return formatPoint(placed, placed.picture);
  const device = placed.part.device ?? devices.find((name) => name === placed.part.part);
  if (placed.columns && !device) return formatHandleValue(placed);
  const value = formatHandleValue(placed);
  return words.handles.value(
    device ? words.devices[device] : panelWords.allDevices,
    isPreset(placed) ? words.handles.preset(value) : value,
  );
}

/** Handles of a block at their positions in the page, updated in the same frame in which it moves. */
function usePlacedHandles(page: Document, { block, definition }: SelectedBlock): readonly PlacedHandle[] {
  const { draft } = useEditor();
  const device = usePane((state) => state.device);
  const [placed, setPlaced] = useState<readonly PlacedHandle[]>([]);
  const handles = useMemo(() => {
    if (!definition) return [];
    return blockHandles(definition.fields, migrateBlock(definition, block), device);
  }, [definition, block, device]);
  const newest = useRef({ handles, device });
  const placeSoon = useRef<() => void>(() => undefined);
  const { id } = block;

  useEffect(() => {
    const following = followPage(page, () => flushSync(() => setPlaced(measure())));
    const measure = () => {
      const element = page.querySelector<HTMLElement>(`[data-block-id="${CSS.escape(id)}"]`);
      if (!element || isWriting(page)) return [];
      const { handles: now, device: shown } = newest.current;
      following.observe([
        element,
        ...now.flatMap(({ name }) => listMarkedElements(element, name).flatMap(withChildren)),
      ]);
      return placeHandles(element, now, shown);
    };
    let frame = 0;
    const view = page.defaultView;
    // Changes collected in a frame of the editor are rendered before this frame of the page.
    const measureSoon = () => {
      view?.cancelAnimationFrame(frame);
      frame = view?.requestAnimationFrame(() => setPlaced(measure())) ?? 0;
    };
    placeSoon.current = measureSoon;
    const stop = draft.listen(measureSoon);
    return () => {
      stop();
      view?.cancelAnimationFrame(frame);
      following.stop();
    };
  }, [page, id, draft]);

  useEffect(() => {
    newest.current = { handles, device };
    placeSoon.current();
  }, [handles, device]);
  return placed;
}

const withChildren = (element: HTMLElement) => [element, ...element.children];

function isWriting({ activeElement }: Document): boolean {
  return activeElement instanceof (activeElement?.ownerDocument.defaultView ?? window).HTMLElement
    ? (activeElement as HTMLElement).isContentEditable
    : false;
}
