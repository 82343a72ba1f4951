import { canMove, getSwipeStep, limitDrag } from './engine.ts';
import type { CarouselState } from './standing.ts';

/** Minimum movement of a pointer that is a drag and not a click, in CSS pixels. */
const dragFrom = 8;
/** Selector of elements that need dragging themselves. */
const draggables = 'video[controls],input,textarea,select';

interface Drag {
  readonly standing: () => CarouselState;
  /** Called when the movement becomes a drag. */
  readonly begin: () => void;
  /** Called on release, with the step to one side or 0. */
  readonly end: (by: -1 | 0 | 1) => void;
}

/** Watches horizontal drags. Vertical ones scroll the page. */
export function watchDrag(view: HTMLElement, signal: AbortSignal, drag: Drag): void {
  let from = 0;
  let down = false;
  let moved = false;

  const take = ({ button, target, clientX }: PointerEvent) => {
    const element = target as Element;
    // A nested carousel handles its own drags.
    const own = element.closest('.carousel__viewport') === view && !element.closest(draggables);
    const { place, course } = drag.standing();
    down = button === 0 && own && !place.jumping && canMove(course);
    from = clientX;
    moved = false;
  };
  const follow = ({ clientX, pointerId }: PointerEvent) => {
    const distance = clientX - from;
    if (!down || (!moved && Math.abs(distance) < dragFrom)) return;
    if (!moved) {
      moved = true;
      view.setPointerCapture?.(pointerId);
      drag.begin();
    }
    const { fades, perView } = drag.standing().course;
    if (!fades) view.style.setProperty('--drag', `${limitDrag(distance, view.clientWidth / perView)}px`);
  };
  const endDrag = ({ type, clientX }: PointerEvent) => {
    const dragged = down && moved;
    down = false;
    if (!dragged) return;
    view.style.removeProperty('--drag');
    // If the drag ends with a click, the browser fires it before this timeout.
    setTimeout(() => {
      moved = false;
    });
    // `pointercancel`: the browser took over the pointer to scroll the page.
    drag.end(type === 'pointercancel' ? 0 : getSwipeStep(clientX - from));
  };
  /** Prevents a drag that ends on a link from following it. */
  const onClick = (event: Event) => {
    if (!moved) return;
    event.preventDefault();
    event.stopPropagation();
  };

  view.addEventListener('pointerdown', take, { signal });
  view.addEventListener('pointermove', follow, { signal });
  view.addEventListener('pointerup', endDrag, { signal });
  view.addEventListener('pointercancel', endDrag, { signal });
  view.addEventListener('click', onClick, { signal, capture: true });
  view.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
}
