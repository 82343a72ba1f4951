import { isTyping } from '../../../shared/typing.ts';
import { draggedWith } from '../../services/dragged-blocks.ts';
import type { Draft } from '../../work/draft/draft.ts';

/** The blocks that a press in the page takes hold of: the selected one that is under the pointer, and all that go with it. */
export function pressedBlocks(event: PointerEvent, draft: Pick<Draft, 'store'>): readonly string[] {
  const { button, shiftKey, metaKey, ctrlKey, altKey } = event;
  if (button !== 0 || !event.isPrimary || shiftKey || metaKey || ctrlKey || altKey) return [];
  const target = event.target as Element;
  if (isTyping(target) || target.closest('dialog, video[controls]')) return [];
  const { ids } = draft.store.getState().selection;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (hasOwnDrag(element)) return [];
    const id = element.getAttribute('data-block-id');
    if (id !== null && ids.includes(id)) return draggedWith(draft, id);
  }
  return [];
}

/** What is dragged by visitors says so to their fingers: a carousel, the line between two pictures. */
function hasOwnDrag(element: Element): boolean {
  const { touchAction } = (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
  return touchAction === 'none' || touchAction.startsWith('pan-');
}
