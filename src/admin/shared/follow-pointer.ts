/** Distance of the pointer from where it was pressed, in CSS pixels, with the current modifier keys. */
interface PointerWay {
  readonly x: number;
  readonly y: number;
  readonly shift: boolean;
  readonly alt: boolean;
}

interface PointerCallbacks {
  readonly move: (way: PointerWay) => void;
  /** Called on release; false if the pointer hasn't moved. */
  readonly end?: (moved: boolean) => void;
  /** Called on Escape: restore the state before the gesture. */
  readonly cancel: () => void;
}

/**
 * Follows a pressed pointer until it is released, also over the preview frame, which would otherwise receive
 * its events. A change of modifier keys is reported immediately, not only with the next movement.
 */
export function followPointer(element: HTMLElement, start: PointerEvent, followed: PointerCallbacks): void {
  const ending = new AbortController();
  const { signal } = ending;
  let at = { x: 0, y: 0 };
  let moved = false;
  element.setPointerCapture(start.pointerId);
  const tell = ({ shiftKey, altKey }: PointerEvent | KeyboardEvent) =>
    followed.move({ ...at, shift: shiftKey, alt: altKey });
  const move = (event: PointerEvent) => {
    at = { x: event.clientX - start.clientX, y: event.clientY - start.clientY };
    moved ||= at.x !== 0 || at.y !== 0;
    if (moved) tell(event);
  };
  const end = () => {
    ending.abort();
    followed.end?.(moved);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (moved) followed.cancel();
      end();
    } else if (moved && (event.key === 'Shift' || event.key === 'Alt')) tell(event);
  };
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', end, { signal });
  element.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', handleKey, { signal, capture: true });
  window.addEventListener('keyup', handleKey, { signal, capture: true });
}
