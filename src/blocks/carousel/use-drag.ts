import { type PointerEvent, type SyntheticEvent, useRef, useState } from 'react';
import { type Course, canMove, limitDrag, swipeStep } from './engine.ts';

/** From here on a movement of the pointer is a drag and no click. */
const dragFrom = 8;
/** What is used by dragging itself. */
const draggables = 'video[controls],input,textarea,select';

type Pointer = PointerEvent<HTMLElement>;

/** Dragging sideways; up and down stays the page's. */
export function useDrag(course: Course, blocked: boolean, swipe: (by: -1 | 1) => void) {
  const hold = useRef({ from: 0, down: false, moved: false });
  const [dragging, setDragging] = useState(false);

  const take = (event: Pointer) => {
    const may = event.button === 0 && !blocked && canMove(course);
    const own = (event.target as Element).closest(draggables);
    hold.current = { from: event.clientX, down: may && !own, moved: false };
  };
  const follow = (event: Pointer) => {
    const { from, down, moved } = hold.current;
    const distance = event.clientX - from;
    if (!down || (!moved && Math.abs(distance) < dragFrom)) return;
    const { currentTarget: view } = event;
    if (!moved) {
      hold.current.moved = true;
      view.setPointerCapture?.(event.pointerId);
      setDragging(true);
    }
    if (course.fades) return;
    view.style.setProperty('--drag', `${limitDrag(distance, view.clientWidth / course.perView)}px`);
  };
  const letGo = (event: Pointer) => {
    const { from, down, moved } = hold.current;
    hold.current.down = false;
    if (!down || !moved) return;
    event.currentTarget.style.removeProperty('--drag');
    setDragging(false);
    // The click that a drag may end with comes at once, or never.
    setTimeout(() => {
      hold.current.moved = false;
    });
    // The browser took the pointer to scroll the page.
    const by = event.type === 'pointercancel' ? 0 : swipeStep(event.clientX - from);
    if (by !== 0) swipe(by);
  };
  /** A drag that ends on a link does not follow it. */
  const click = (event: SyntheticEvent) => {
    if (!hold.current.moved) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    dragging,
    handlers: {
      onPointerDown: take,
      onPointerMove: follow,
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onClickCapture: click,
      onDragStart: (event: SyntheticEvent) => event.preventDefault(),
    },
  };
}
