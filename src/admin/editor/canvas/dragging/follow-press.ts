import type { Point } from '../overlay/geometry.ts';

/** A press with callbacks for the drag that it may become. */
export interface Drag {
  readonly move: (point: Point) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

interface Press {
  /** Element that captures the pointer during the drag. */
  readonly holder: HTMLElement;
  /** Windows that are listened to for Escape. */
  readonly windows: readonly Window[];
  /** True if a finger drags without a long press, since there is nothing to scroll. */
  readonly atOnce: boolean;
  readonly toPoint: (event: PointerEvent) => Point;
  readonly begin: (point: Point) => Drag;
}

/** CSS pixels that a mouse moves before a drag starts, since a hand moves a little during a click. */
const threshold = 4;
/** ms of a long press by a finger; if it moves sooner, it scrolls. */
const longPress = 350;
/** CSS pixels that a finger may move during the long press. */
const touchTolerance = 10;

/**
 * Follows a press that may become a drag until the pointer is released. Escape and `pointercancel` cancel it.
 * Returns a function that cancels it.
 */
export function followPress(start: PointerEvent, press: Press): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const { holder } = press;
  const view = holder.ownerDocument.defaultView ?? window;
  const waits = start.pointerType === 'touch' && !press.atOnce;
  let drag: Drag | undefined;
  let hasDragged = false;

  const begin = (point: Point) => {
    hasDragged = true;
    holder.setPointerCapture(start.pointerId);
    drag = press.begin(point);
  };
  const timer = waits ? setTimeout(() => begin(press.toPoint(start)), longPress) : undefined;
  const end = () => {
    if (signal.aborted) return;
    clearTimeout(timer);
    ending.abort();
    if (hasDragged) ignoreNextClick(view);
  };
  /** Removes the listeners before the callbacks run, so that later events find no drag. */
  const release = () => {
    const released = drag;
    drag = undefined;
    return released;
  };
  const cancel = () => release()?.cancel();
  const move = (event: PointerEvent) => {
    const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (!hasDragged && waits && way > touchTolerance) end();
    else if (!hasDragged && !waits && way >= threshold) begin(press.toPoint(event));
    else drag?.move(press.toPoint(event));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drag) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    cancel();
  };

  const up = () => {
    release()?.drop();
    end();
  };
  const onPointerCancel = () => {
    cancel();
    end();
  };
  /** Listens to the first pointer only: further fingers are ignored. */
  const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', run: (event: PointerEvent) => void) =>
    view.addEventListener(type, (event) => event.pointerId === start.pointerId && run(event), {
      signal,
      capture: true,
    });
  on('pointermove', move);
  on('pointerup', up);
  on('pointercancel', onPointerCancel);
  for (const each of press.windows) each.addEventListener('keydown', handleKey, { signal, capture: true });
  keepStill(view, signal, () => hasDragged);
  return onPointerCancel;
}

/** Prevents the browser's defaults during a drag: selecting text, dragging an image, context menu. */
function keepStill(view: Window, signal: AbortSignal, isDragging: () => boolean): void {
  const prevent = (event: Event) => event.preventDefault();
  view.addEventListener('selectstart', prevent, { signal });
  view.addEventListener('dragstart', prevent, { signal });
  view.addEventListener('contextmenu', (event) => isDragging() && event.preventDefault(), { signal });
}

/** Ignores the click that browsers send after the release of a drag. It comes at once, or never. */
function ignoreNextClick(view: Window): void {
  const ending = new AbortController();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  view.addEventListener('click', stop, { capture: true, signal: ending.signal });
  setTimeout(() => ending.abort());
}
