/** What is read of a node of markup: a browser's own has it, and whoever has no browser brings one that does. */
interface MarkupNode {
  /** 1 for an element, 3 for words. */
  readonly nodeType: number;
  readonly textContent: string | null;
}

/** What is read of an element of markup. */
export interface MarkupElement extends MarkupNode {
  readonly localName: string;
  readonly childNodes: Iterable<MarkupNode>;
  readonly children: { readonly length: number };
  getAttribute(name: string): string | null;
  querySelectorAll(selector: 'tr' | '[style]'): Iterable<MarkupElement>;
}
