import { readKeys } from '#preview/read-keys.ts';
import { isKeystroke, type Keystroke } from '../keystroke.ts';
import { isTyping } from '../typing.ts';
import type { MenuAnchor } from './menu-anchor.ts';

/** ms of a long press by a finger, and CSS pixels that the finger may move during it. */
const longPress = { time: 500, tolerance: 10 };

/** Keys that open a menu. */
export const menuStrokes: readonly Keystroke[] = [{ key: 'F10', shift: true }, { key: 'ContextMenu' }];

/** Opens the menu for an element, at a point of its window. False if there is none for it. */
type OpenMenu = (target: Element, at: MenuAnchor) => boolean;

/**
 * Opens a menu on a click with the right button and on a long press by a finger; with `hasKeys` also by the
 * keys. With Shift and in a text that is being written, the browser's own menu opens. Returns a function that
 * stops listening.
 */
export function listenForMenu(area: Document | HTMLElement, open: OpenMenu, hasKeys = false): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const openAt = ({ target, clientX, clientY }: MouseEvent) =>
    open(target as Element, { x: clientX, y: clientY });
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    hear: (event: DocumentEventMap[Type]) => void,
    until = signal,
  ) => area.addEventListener(type, hear as EventListener, { signal: until });

  listen('contextmenu', (event) => {
    if (event.defaultPrevented || event.shiftKey || isTyping(event.target)) return;
    if (openAt(event)) event.preventDefault();
  });
  listen('pointerdown', (start) => {
    stop();
    if (start.pointerType !== 'touch' || !start.isPrimary || isTyping(start.target)) return;
    const waiting = new AbortController();
    timer = setTimeout(() => {
      waiting.abort();
      if (openAt(start)) ignoreNextClick(area);
    }, longPress.time);
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.clientX, clientY - start.clientY) > longPress.tolerance) stop();
    };
    listen('pointermove', move, waiting.signal);
  });
  listen('pointerup', stop);
  listen('pointercancel', stop);
  if (hasKeys) {
    listen('keydown', (event) => {
      if (!menuStrokes.some((stroke) => isKeystroke(stroke, readKeys(event)))) return;
      const { x, y, width, height } = (event.target as Element).getBoundingClientRect();
      if (open(event.target as Element, { x: x + width / 2, y, height })) event.preventDefault();
    });
  }
  return () => {
    stop();
    ending.abort();
  };
}

/** Ignores the click that follows when the finger leaves: it would select what is below the menu. */
function ignoreNextClick(area: Document | HTMLElement): void {
  const view = (area instanceof HTMLElement ? area.ownerDocument : area).defaultView;
  const ending = new AbortController();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    ending.abort();
  };
  const { signal } = ending;
  view?.addEventListener('click', stop, { capture: true, signal });
  area.addEventListener('pointerdown', () => ending.abort(), { capture: true, signal });
}
