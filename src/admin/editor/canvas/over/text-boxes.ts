import type { Box } from './geometry.ts';

const unseen = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);

/** The lines of text of a page that can be seen within a zone, in CSS pixels of its viewport. */
export function textBoxes(page: Document, zone: Box): readonly Box[] {
  const found: Box[] = [];
  const range = page.createRange();

  function lines(text: Node, clip: Box): void {
    if (!text.nodeValue?.trim()) return;
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const seen = common(line, clip);
      if (seen) found.push(seen);
    }
  }

  function visit(element: Element, clip: Box): void {
    for (const node of element.childNodes) {
      if (node.nodeType === node.TEXT_NODE) lines(node, clip);
      else if (node.nodeType === node.ELEMENT_NODE) enter(node as Element, clip);
    }
  }

  function enter(element: Element, clip: Box): void {
    if (unseen.has(element.tagName)) return;
    const box = element.getBoundingClientRect();
    // One without a box of its own may have children that have.
    if (box.width === 0 && box.height === 0) {
      visit(element, clip);
      return;
    }
    const seen = common(box, clip);
    if (!seen || !element.checkVisibility?.({ visibilityProperty: true })) return;
    visit(element, cutsOff(element) ? seen : clip);
  }

  // A document that has only begun to load has none yet.
  if (page.body as HTMLElement | null) visit(page.body, zone);
  return found;
}

/** What does not fit is not seen, such as the slides beside the one that shows. */
function cutsOff(element: Element): boolean {
  return element.ownerDocument.defaultView?.getComputedStyle(element).overflow !== 'visible';
}

function common(a: Box, b: Box): Box | undefined {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : undefined;
}
