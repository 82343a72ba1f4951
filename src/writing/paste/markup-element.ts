/** What is read of a node of markup: a browser's own has it, and whoever has no browser brings one that does. */
export interface MarkupNode {
  /** 1 for an element, 3 for words. */
  readonly nodeType: number;
  readonly textContent: string | null;
}

/** What is read of an element of markup. */
export interface MarkupElement extends MarkupNode {
  readonly localName: string;
  readonly childNodes: Iterable<MarkupNode>;
  getAttribute(name: string): string | null;
}

/** True for an element; `instanceof` fails for those of another document. */
export function isMarkupElement(node: MarkupNode): node is MarkupElement {
  return node.nodeType === 1;
}
