import { useLayoutEffect, useState } from 'react';
import { isEqual } from '#content/is-equal.ts';
import { computeSurroundings, type FreePlace, findFreePlace, type OwnSize } from './free-place.ts';
import type { Box, ShownSize } from './geometry.ts';

interface PlacementOptions {
  /** Document in the frame: its texts are not covered. */
  readonly page: Document | undefined;
  /** Box of the block, in CSS pixels of the frame's viewport. */
  readonly block: Box;
  readonly size: ShownSize;
  /** Measures its own size, in CSS pixels of the editor; called once it is in the document. */
  readonly own: () => OwnSize;
  /** Change it when the size changes. */
  readonly name: string | undefined;
}

/** Positions something at a block so that it covers no text, neither of the block nor of its neighbours. */
export function useFreePlace({ page, block, size, own, name }: PlacementOptions) {
  const [place, setPlace] = useState<FreePlace>();
  const { width, height, scale } = size;
  const { left, top, right, bottom } = block;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another name it has another size
  useLayoutEffect(() => {
    const shown = scaleBox({ left, top, right, bottom }, scale);
    const sizes = own();
    const room = { width: width * scale, height: height * scale };
    const zone = scaleBox(computeSurroundings(shown, sizes), 1 / scale);
    const texts = page ? measureTextLines(page, zone).map((box) => scaleBox(box, scale)) : [];
    const next = findFreePlace(shown, room, sizes, texts);
    setPlace((before) => (isEqual(before, next) ? before : next));
  }, [page, left, top, right, bottom, width, height, scale, name]);
  return { place, isOut: bottom < 0 || top > height };
}

function scaleBox({ left, top, right, bottom }: Box, scale: number): Box {
  return { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
}

const unseen = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);

/** Boxes of the visible lines of text within a zone, in CSS pixels of the viewport. */
function measureTextLines(page: Document, zone: Box): readonly Box[] {
  const found: Box[] = [];
  const range = page.createRange();

  function collectLines(text: Node, clip: Box): void {
    if (!text.nodeValue?.trim()) return;
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const seen = intersect(line, clip);
      if (seen) found.push(seen);
    }
  }

  function visit(element: Element, clip: Box): void {
    for (const node of element.childNodes) {
      if (node.nodeType === node.TEXT_NODE) collectLines(node, clip);
      else if (node.nodeType === node.ELEMENT_NODE) enter(node as Element, clip);
    }
  }

  function enter(element: Element, clip: Box): void {
    if (unseen.has(element.tagName)) return;
    const box = element.getBoundingClientRect();
    // An element without a box, such as one with `display: contents`, may have children with boxes.
    if (box.width === 0 && box.height === 0) {
      visit(element, clip);
      return;
    }
    const seen = intersect(box, clip);
    if (!seen || !element.checkVisibility?.({ visibilityProperty: true })) return;
    visit(element, clipsOverflow(element) ? seen : clip);
  }

  // A document that has only begun to load has no body yet.
  if (page.body as HTMLElement | null) visit(page.body, zone);
  return found;
}

/** True for elements that clip their overflow, such as a carousel. */
function clipsOverflow(element: Element): boolean {
  return element.ownerDocument.defaultView?.getComputedStyle(element).overflow !== 'visible';
}

function intersect(a: Box, b: Box): Box | undefined {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : undefined;
}
