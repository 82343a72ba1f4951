/**
 * The part of a DOM node that is needed. Browsers' nodes have it, and so do those of a parser on the server.
 */
export interface MarkupNode {
  /** 1 for an element, 3 for a text. */
  readonly nodeType: number;
  readonly textContent: string | null;
}

/** The part of a DOM element that is needed. */
export interface MarkupElement extends MarkupNode {
  readonly localName: string;
  readonly childNodes: Iterable<MarkupNode>;
  getAttribute(name: string): string | null;
}

/** True for an element. `instanceof` fails for elements of other documents. */
export function isMarkupElement(node: MarkupNode): node is MarkupElement {
  return node.nodeType === 1;
}
