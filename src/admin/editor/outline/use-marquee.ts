import { type PointerEvent, type RefObject, useState } from 'react';
import { selectBlocks } from '#document/selection.ts';
import { announce } from '../../shared/announcer.tsx';
import { followPointer } from '../../shared/follow-pointer.ts';
import { words } from '../../words.ts';
import { type EditorServices, useEditor } from '../services/editor-context.ts';
import { isBesideRows } from './beside-rows.ts';
import { rowsTouched } from './marquee.ts';
import { boxBetween, type MarqueeBox, pointIn, rowSpans, scrollAlong } from './marquee-box.ts';

/** A press where no row is taken hold of draws a rectangle: the blocks whose rows it touches are selected. */
export function useMarquee(tree: RefObject<HTMLElement | null>) {
  const services = useEditor();
  const [box, setBox] = useState<MarqueeBox>();
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const element = tree.current;
    if (!element || event.button !== 0 || event.pointerType === 'touch' || !isBesideRows(event)) return;
    event.preventDefault();
    drawMarquee(element, event.nativeEvent, services, setBox);
  };
  return { box, onPointerDown };
}

function drawMarquee(
  tree: HTMLElement,
  start: globalThis.PointerEvent,
  { draft }: EditorServices,
  show: (box: MarqueeBox | undefined) => void,
): void {
  const pressed = (start.target as Element).closest<HTMLElement>('[data-row]');
  // Escape has to come here, also from somebody who worked in the frame.
  (pressed ?? tree.querySelector<HTMLElement>('[tabindex="0"]'))?.focus({ preventScroll: true });
  const { selection: before } = draft.store.getState();
  const adds = start.shiftKey || start.metaKey || start.ctrlKey;
  const from = pointIn(tree, start.clientX, start.clientY);
  const spans = rowSpans(tree);
  let way = { x: 0, y: 0 };
  let chosen = '';
  const choose = () => {
    const to = pointIn(tree, start.clientX + way.x, start.clientY + way.y);
    show(boxBetween(from, to, tree));
    const touched = rowsTouched(spans, from.y, to.y);
    if (touched.join() === chosen) return;
    chosen = touched.join();
    const kept = adds ? before.ids.filter((id) => !touched.includes(id)) : [];
    draft.select(selectBlocks(draft.store.getState().tree, [...kept, ...touched]));
  };
  const stopScrolling = scrollAlong(tree, () => start.clientY + way.y, choose);
  followPointer(tree, start, {
    move: (to) => {
      way = to;
      choose();
    },
    cancel: () => draft.select(before),
    end: (moved) => {
      stopScrolling();
      show(undefined);
      if (moved) announce(words.outline.selected(draft.store.getState().selection.ids.length));
      else if (!adds && !pressed?.matches('.row--slot')) draft.select(pressed?.dataset.row ?? null);
    },
  });
}
