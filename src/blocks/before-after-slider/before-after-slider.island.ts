import type { HydrateMarkup } from '#ui/island/island-controller.ts';
import { clampPosition } from './position.ts';

/** True for a label in the editor's frame, where a press writes in it. */
const isWritable = (target: EventTarget | null) =>
  (target as Element).closest('[data-field$=Label]') !== null;

/**
 * Moves the line between two images by click, by dragging, and by the range input, which keyboards and
 * assistive technology use. The position is kept only in the markup, so that in the live preview the last
 * writer wins: the visitor, or React after a new position is typed.
 */
export const hydrate: HydrateMarkup<object> = (root) => {
  const box = root.querySelector('.before-after') as HTMLElement;
  const range = box.querySelector('input') as HTMLInputElement;
  const end = new AbortController();
  const { signal } = end;
  let dragging = false;

  const show = (to: number) => {
    const position = clampPosition(to);
    const rounded = `${Math.round(position)}`;
    box.style.setProperty('--position', `${position}%`);
    range.value = rounded;
    range.setAttribute('aria-valuetext', `${rounded}%`);
  };
  const settle = () => show(Number.parseFloat(box.style.getPropertyValue('--position')));
  const follow = ({ clientX, target }: MouseEvent) => {
    if (isWritable(target)) return;
    const { left, width } = box.getBoundingClientRect();
    // The position is the right image's share of the width.
    if (width > 0) show(100 - ((clientX - left) / width) * 100);
  };
  const grab = (event: PointerEvent) => {
    if (event.button !== 0 || isWritable(event.target)) return;
    dragging = true;
    box.setPointerCapture?.(event.pointerId);
    follow(event);
  };
  const drag = (event: PointerEvent) => {
    if (dragging) follow(event);
  };
  const release = () => {
    dragging = false;
  };

  range.disabled = false;
  range.addEventListener('input', () => show(Number(range.value)), { signal });
  box.classList.add('before-after--alive');
  box.addEventListener('pointerdown', grab, { signal });
  box.addEventListener('pointermove', drag, { signal });
  box.addEventListener('pointerup', release, { signal });
  box.addEventListener('pointercancel', release, { signal });
  box.addEventListener('click', follow, { signal });
  // Browsers may restore the range's value from an earlier visit.
  settle();

  return { update: settle, stop: () => end.abort() };
};
