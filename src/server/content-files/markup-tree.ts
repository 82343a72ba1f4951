import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Tree = DefaultTreeAdapterTypes.Node;
type TreeElement = DefaultTreeAdapterTypes.Element;

/**
 * Parses untrusted HTML like a browser, without loading or running anything. Elements have the interface that
 * text extraction needs (`writing/paste/markup-element.ts`).
 */
export function readMarkupTree(html: string): MarkupTreeElement {
  const html5 = getChildren(parse(html)).find((node) => isElement(node) && node.tagName === 'html');
  const body = html5 && getChildren(html5).find((node) => isElement(node) && node.tagName === 'body');
  if (!body || !isElement(body)) throw new Error('A document must have a body.');
  return new MarkupTreeElement(body);
}

/** Finds links in headings that become separate blocks, which have no marks. */
export function findLinksInHeadings(html: string): { readonly heading: string; readonly href: string }[] {
  const read = new Map<TreeElement, string>();
  return [...iterateDescendants(parse(html))].flatMap((node) => {
    const href =
      isElement(node) && node.tagName === 'a' ? new MarkupTreeElement(node).getAttribute('href') : null;
    const heading = href === null ? undefined : findEnclosingHeading(node);
    if (!heading) return [];
    const words = read.get(heading) ?? readHeading(heading);
    read.set(heading, words);
    return [{ heading: words, href: href ?? '' }];
  });
}

/** Finds an enclosing heading within a few levels, since hostile markup can be deep. */
function findEnclosingHeading(node: Tree): TreeElement | undefined {
  let at: Tree | null = node;
  for (let level = 0; level < 20 && at; level += 1) {
    if (isElement(at) && ['h1', 'h2'].includes(at.tagName)) return at;
    at = 'parentNode' in at ? at.parentNode : null;
  }
  return undefined;
}

/**
 * Reads the start of a heading from a bounded number of nodes: an unclosed heading contains the rest of the
 * document.
 */
function readHeading(heading: TreeElement): string {
  const most = 60;
  let nodes = 0;
  let text = '';
  for (const node of iterateDescendants(heading)) {
    if (node.nodeName === '#text' && 'value' in node) text += node.value.slice(0, 1000);
    nodes += 1;
    if (nodes === 200 || text.length > 1000) break;
  }
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > most ? `${words.slice(0, most)}…` : words;
}

class MarkupTreeText {
  readonly nodeType = 3;
  readonly textContent: string;

  constructor(text: string) {
    this.textContent = text;
  }
}

class MarkupTreeElement {
  readonly nodeType = 1;
  readonly #element: TreeElement;

  constructor(element: TreeElement) {
    this.#element = element;
  }

  get localName(): string {
    return this.#element.tagName;
  }

  get childNodes(): (MarkupTreeElement | MarkupTreeText)[] {
    return getChildren(this.#element).flatMap((node) => {
      if (isElement(node)) return new MarkupTreeElement(node);
      return node.nodeName === '#text' && 'value' in node ? new MarkupTreeText(node.value) : [];
    });
  }

  get textContent(): string {
    return [...iterateDescendants(this.#element)].map((node) => ('value' in node ? node.value : '')).join('');
  }

  getAttribute(name: string): string | null {
    return this.#element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
  }
}

/** Iterates descendants in document order, without recursion, since hostile markup can be deep. */
function* iterateDescendants(element: Tree): Generator<Tree> {
  const waiting = getChildren(element).toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    for (const child of getChildren(node).toReversed()) waiting.push(child);
  }
}

function getChildren(node: Tree): Tree[] {
  return 'childNodes' in node ? node.childNodes : [];
}

function isElement(node: Tree): node is TreeElement {
  return 'tagName' in node;
}
