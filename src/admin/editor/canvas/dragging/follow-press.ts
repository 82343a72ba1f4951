import type { Point } from '../overlay/geometry.ts';

/** Something that is being dragged. */
export interface Drag {
  readonly move: (point: Point) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

interface Press {
  /** Holds the pointer while it drags, wherever that goes. */
  readonly holder: HTMLElement;
  /** The windows in which Escape may be pressed meanwhile. */
  readonly windows: readonly Window[];
  /** A finger drags at once, and need not rest first: there is nothing to scroll. */
  readonly atOnce: boolean;
  readonly pointOf: (event: PointerEvent) => Point;
  readonly begin: (point: Point) => Drag;
}

/** CSS pixels that a mouse moves before it drags; less is the hand of a click. */
const threshold = 4;
/** ms that a finger rests before it drags; one that moves sooner scrolls. */
const rest = 350;
/** CSS pixels that a finger may move while it rests. */
const tremor = 10;

/** Follows a press that may become a drag until it is let go. Escape, or a pointer that the browser takes away, undoes it. */
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
  const timer = waits ? setTimeout(() => begin(press.pointOf(start)), rest) : undefined;
  const end = () => {
    if (signal.aborted) return;
    clearTimeout(timer);
    ending.abort();
    if (hasDragged) swallowClick(view);
  };
  /** Whatever comes later finds nothing that is dragged. */
  const release = () => {
    const released = drag;
    drag = undefined;
    return released;
  };
  const cancel = () => release()?.cancel();
  const move = (event: PointerEvent) => {
    const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (!hasDragged && waits && way > tremor) end();
    else if (!hasDragged && !waits && way >= threshold) begin(press.pointOf(event));
    else drag?.move(press.pointOf(event));
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drag) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    cancel();
  };

  const up = () => {
    release()?.drop();
    end();
  };
  const takenAway = () => {
    cancel();
    end();
  };
  /** Of several fingers the first one counts. */
  const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', run: (event: PointerEvent) => void) =>
    view.addEventListener(type, (event) => event.pointerId === start.pointerId && run(event), {
      signal,
      capture: true,
    });
  on('pointermove', move);
  on('pointerup', up);
  on('pointercancel', takenAway);
  for (const each of press.windows) each.addEventListener('keydown', key, { signal, capture: true });
  keepStill(view, signal, () => hasDragged);
  return takenAway;
}

/** What a browser would make of a press that is a drag: selected text, a picture that is carried off, a menu. */
function keepStill(view: Window, signal: AbortSignal, isDragging: () => boolean): void {
  const prevent = (event: Event) => event.preventDefault();
  view.addEventListener('selectstart', prevent, { signal });
  view.addEventListener('dragstart', prevent, { signal });
  view.addEventListener('contextmenu', (event) => isDragging() && event.preventDefault(), { signal });
}

/** The click that comes with letting go means nothing. It comes at once, or never. */
function swallowClick(view: Window): void {
  const ending = new AbortController();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  view.addEventListener('click', stop, { capture: true, signal: ending.signal });
  setTimeout(() => ending.abort());
}
