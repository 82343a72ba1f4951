import { type PointerEvent, useRef } from 'react';
import { followPointer } from '../shared/follow-pointer.ts';
import { createFreshId } from '../shared/fresh-id.ts';

/** CSS pixels per step: enough that a resting hand changes nothing. */
const pixelsPerStep = 2;

interface ScrubOptions {
  /**
   * Steps since the start of the gesture, times ten with Shift; `gestureId` is the same during one gesture.
   */
  readonly drag: (steps: number, gestureId: string) => void;
  /** Called on Escape: restore the value from the start of the gesture. */
  readonly giveUp: (gestureId: string) => void;
}

export interface ScrubHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/** Changes a value by dragging its label sideways. */
export function useScrub(options: ScrubOptions): ScrubHandlers {
  // The options at the start of the gesture: its own changes cause renders with other ones.
  const atStart = useRef(options);
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      atStart.current = options;
      follow(event.currentTarget, event.nativeEvent, atStart.current);
    },
  };
}

function follow(label: HTMLElement, start: globalThis.PointerEvent, { drag, giveUp }: ScrubOptions): void {
  const gestureId = createFreshId();
  let steps = 0;
  followPointer(label, start, {
    move: ({ x, shift }) => {
      const next = Math.trunc(x / pixelsPerStep) * (shift ? 10 : 1);
      if (next === steps) return;
      steps = next;
      drag(steps, gestureId);
    },
    end: () => {
      // Cancels the click after a drag, which would focus the input.
      if (steps !== 0) label.addEventListener('click', (event) => event.preventDefault(), { once: true });
    },
    cancel: () => steps !== 0 && giveUp(gestureId),
  });
}
